"""Effects of cards, slots and spaces: their notation, the tree that it is read into, how they are carried out, said,
drawn and set in cells. A title declares its words in rows and classes; the control words are the same for all."""
