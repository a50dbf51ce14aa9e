"""Live push: who looks on, what they see, and what of it has changed."""
