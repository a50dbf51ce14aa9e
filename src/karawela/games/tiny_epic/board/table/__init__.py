"""What everybody shares beside the sea: market, merchants, crew, legend, dice, and the things of the curse."""
