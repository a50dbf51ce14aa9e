## How to play Caribbean Conquest, in English.
how-aim = Fleets fight for temples, skulls and cities. Temples and skulls of one colour make an area, and who holds a whole area counts its points double. Control most of the areas, or simply have most points when the game ends.
how-turn-1 = The compass says who begins the round. A turn has four parts: purchases, movement, battles, and the reaction fire of the others.
how-turn-2 = Purchases: crews (3 gold) appear in your cities, ships (6 gold) in their harbours, and cards work for all your units.
how-turn-3 = Movement: six steps for all your units together. A step moves a group of up to four units, or part of it, by one square. Ships carry crews; along a whirlpool's arrow they drift for free. The sea has no edges.
how-turn-4 = Undefended points where your units stand are yours at once: temples and cities by a crew, skulls by a ship. They stay yours when you sail on, until somebody takes them.
how-turn-5 = Melees: on a square with enemies both sides roll a die and add 2 for each sabres card and 1 for each unit beyond the first. The loser removes a unit, until one side is alone.
how-turn-6 = Cannon: a ship or a point of yours fires at a neighbouring square; each cannonballs card is one die. Without an answer the shot hits. Afterwards the others may fire on whoever came next to them.
how-turn-7 = At the end of the round every point brings 1 gold, in an area that you control whole 2.
how-end = The game ends after a round in which somebody is eliminated, or at whose end somebody controls more than half of the areas, or with the last round. Each point counts 1, in a whole area 2; ties go to gold, then to units.
how-tip-1 = Income grows with every point: take empty temples and skulls in the first rounds, fight later.
how-tip-2 = Four units together are worth +3 in a melee. Attack with a full group or not at all.
how-tip-3 = Leave somebody at home: a captain without cities buys no units.
