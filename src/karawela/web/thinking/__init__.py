"""What programs think about in worker processes: moves of bots, hints, analyses."""
