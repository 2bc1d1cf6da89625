"""The score pad and the score sheet, on screen and on paper."""
