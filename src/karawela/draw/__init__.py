"""SVG pieces that the boards share: small typed functions that return escaped markup."""
