"""The harbour on the web: accounts, tables, live boards. It knows no title by name."""
