"""What is kept on disk: preferences, the journal, records, house rules, the log."""
