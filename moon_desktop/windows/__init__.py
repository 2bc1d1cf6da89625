"""Everything around the felt: the bar, the keys near your hand, the score sheet, the dialogs."""
