## Tiny Epic Pirates: how to play, in English.
how-aim = You plunder, trade and fight on a sea of sixteen cards until you can pay for burying your 3 treasures, each at a different burial place. Whoever has done it first wins. With The Curse of Amdiak, Amdiak's urn must be buried too; alone, you race against the solo pirate or the ghost pirate.
how-turn-1 = Command. Your captain moves clockwise around the wheel, at least one space. To go past an order he leaves a deckhand on it; a deckhand he comes to is put back to work. Where he stops is the order of your turn.
how-turn-2 = When he crosses the ship line, just before Hide Out, each deckhand on extort brings 1 Gold, and at the end of your turn the ships will sail.
how-turn-3 = Sail. You may go as many cards as your level of legend says, and 1 more for each deckhand on rigging. A storm on an edge that you cross jostles your ship: a deckhand goes to repair.
how-turn-4 = Order. Carry it out on your card if you can. Plunder at a settlement draws crates from the bag, Trade sells up to 3 of a kind at a market, Crew Up hires somebody in a tavern, Search turns up a token.
how-turn-5 = Attack fights a merchant ship or another pirate on your card. Every die hits once for each equal symbol on your captain and crew; deckhands on cannons add hits. A sunk merchant gives Gold and its crate, a strong one also legend; of two pirates the stronger gains legend, the weaker is jostled.
how-turn-6 = Hide Out in a free cove keeps you safe from pirates and the Navy, and all your deckhands may go back to work. Its space of the wheel is passed free.
how-turn-7 = Bonus actions. With the captain on Search you may bury a treasure: pay the 12 or 13 Gold of the burial place. Crew whose sign is the order of your turn add an action of their own.
how-turn-8 = Ships. If the ship line was crossed, both merchants sail a card, and the Navy chases you: 1 card, and 1 more for each treasure you have buried. Caught outside a cove, you are jostled and lose a crate, or 2 Gold.
how-turn-9 = With the curse, the ghost ship comes too, 2 cards, whether you are hidden or not. A haunting curses your captain, jostles your ship and takes all your Cursed Gold; but cubes pay like Gold, and 2 of them buy the urn at a mausoleum.
how-end = When somebody has buried everything, the round is played to its end. If several have done it, the higher legend wins, then more Gold, then more crates. Alone, whoever is first wins at once.
how-tip-1 = Gold beyond 13 is lost. Be near a burial place when you grow rich, with the captain not far from Search.
how-tip-2 = Prices fall when somebody sells. Collect a kind that stands at 4 or 5, and sell three at a time.
how-tip-3 = Before you cross the ship line, look where the Navy is. A full lap brings Gold from extort, but also the ships.
picture-aim = A chest is buried where the X is.
picture-turn = The captain goes around the wheel, and a ship sails from card to card.
picture-end = Three treasures lie on three islands.
