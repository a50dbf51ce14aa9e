"""Who somebody is: guests, names and passwords, private links, the own page."""
