## Treasure Map: what the table shows besides the board, in English.
fact-pieces = Map pieces, carried or stored
fact-gold = Gold carried
fact-token = Treasure token of level { $n }
fact-token-known = The { NAME($token) } is exchanged on
fact-stored-gold = Gold in the store
fact-stored-pieces = Map pieces in the store
fact-stored-tokens = Treasure tokens in the store
fact-chased = Chased by { NAME($pirate) }
fact-first = Begins this round

aim-goal = Carry map pieces 1, 2, 3 and 4 and be the first to stand on El Dorado.
aim-goal-solo = Carry map pieces 1, 2, 3 and 4 to El Dorado before anybody beats your crew.
aim-now = Round { $round } of { $rounds }, level { $level }
aim-progress = { $n } of { $all } map pieces

# What a component is and does
about-price = Costs { $gold } gold in any city; you may have at most { $most }.
about-ship = Carries its crew over the sea: four steps a turn, in all eight directions and over the edges of the chart. When the crew goes ashore, the ship waits where it is, empty, and can be destroyed.
about-crew = Everything is done by the crew: ashore it digs up treasure, exchanges tokens and shops. What it carries goes to whoever beats it.
about-pirate = Comes when a treasure die shows a skull, and chases that captain two squares a round. In melee it adds 2, 4 or 6 to its die at level 1, 2 or 3; from level 2 on it also has cannon. A bribe of 4 gold sends it home.
about-galleon = Sails two squares a round to the harbour that the compass names and drops a coin on each square it leaves. Destroyed, it brings 5, 10 or 15 gold at level 1, 2 or 3. It never shoots, and its die has no bonus.
about-sea = Any ship may sail here.
about-harbour = Neutral water beside a city: nobody fights here. The harbour of your colour is your home.
about-skull = The home of a pirate, and the hoard of all that he has taken. End a move here with ship and crew while he is away, and the hoard is yours.
about-wave = Part of a whirlpool. Along the arrow a ship drifts without a step, once a turn for each wave.
about-jungle = Land. Crews walk here; many treasure tokens are exchanged in the jungle.
about-city = Neutral land: nobody fights here. Crews buy cards with the gold they carry, and in the city of their own colour they store what they carry, safe from everybody.
about-temple = End a move here with your crew, and the token that lies on it is yours, with as many dice of gold as its level. A skull counts 7 and calls a pirate.
about-area = One of the nine parts of the chart. A treasure token with a rim of this colour is exchanged in this part; the numbers in its quarters say where.
about-colour = A colour of captains. Its city and its harbour are the home of whoever plays it.
about-tile = A tile of the sea; thirty-six of them make the chart.
about-sector = A sector of the compass. From the inside out: the first colour that is played begins the round. The galleon sails for the harbour of the innermost colour.
about-map = Shows where the five big islands with the temples lie in this game; on its back is El Dorado.
