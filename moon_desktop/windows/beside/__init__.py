"""Sheets that lie beside the table: the hint and the count."""
