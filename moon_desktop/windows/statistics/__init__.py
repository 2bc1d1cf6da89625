"""The window that answers how somebody plays."""
