"""Every sentence a person reads, made from values that speak no language."""
