"""How everything looks: colours, type, and the shapes that table and windows share."""
