"""The rules of Pirates of Maracaibo: one module a chapter."""
