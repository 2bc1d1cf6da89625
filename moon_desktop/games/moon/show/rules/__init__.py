"""The rules of Moon in force, told in words."""
