## How to play Treasure Map, in English.
how-aim = Somewhere on the chart lies El Dorado. Only a captain who carries all four pieces of the map sees where. Find treasure in the temples, exchange it for map pieces, and be the first to stand on El Dorado with pieces 1, 2, 3 and 4.
how-turn-1 = The compass is spun: it says who begins the round and where the Spanish galleon sails. The galleon leaves coins behind; a ship with its crew picks them up in passing.
how-turn-2 = Move up to four squares. Ships sail, crews walk; going ashore or aboard is a step like any other. Along the arrow of a whirlpool a ship drifts for free. The sea has no edges: who leaves at the top comes in at the bottom.
how-turn-3 = Fights come only where you stop: hand to hand on the same square, with cannon on a square next to it. Cities and harbours are safe. Who loses goes home and hands over everything the crew was carrying.
how-turn-4 = On a temple your crew takes the treasure token and rolls its dice for gold. Every skull counts 7, and calls a pirate who will chase you.
how-turn-5 = Look at the back of your token: it names a square. End a move there, and exchange the token for a map piece of your choice.
how-turn-6 = In any city your crew buys cards for fights. In your own city it can store gold, tokens and map pieces where nobody can take them; only carried pieces count for El Dorado.
how-turn-7 = After all turns the pirates sail after those they chase, two squares each. A bribe of 4 gold sends one home; otherwise it may catch your ship and fight.
how-end = The game is over at once when a crew stands on El Dorado with all four pieces. When the temples are empty a new level begins, with richer treasure, more map pieces and stronger pirates. At the round limit the captain with most different map pieces is first. Alone you also lose when anything beats your crew.
how-tip-1 = Go home and store your map pieces before a fight you may lose; fetch them all for the last voyage.
how-tip-2 = Two sabres cards turn most pirates from hunters into prey.
how-tip-3 = Never stop next to a pirate at level 2 or 3 without cannonballs: his cannon hits without dice.
