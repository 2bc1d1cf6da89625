"""How dialogs and sheets look: paper, ink, and controls on it."""
