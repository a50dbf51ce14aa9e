"""The board for a phone, composed anew."""
