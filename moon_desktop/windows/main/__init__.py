"""The window with the table in it: its bar, its panel of choices, its cards."""
