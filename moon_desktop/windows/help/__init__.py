"""The help window: the rules, the terms, the licences."""
