"""Moon, whole: its rules, the flow of a match, its record, its players, what is shown of it."""
