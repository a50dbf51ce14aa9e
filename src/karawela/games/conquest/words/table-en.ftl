## Caribbean Conquest: what the table shows besides the board, in English.
fact-score = Score as it stands
fact-gold = Gold, and income at the end of the round
fact-ships = Ships on the board
fact-crews = Crews on the board
fact-area = Points of the { NAME($area) } area
fact-area-whole = The whole { NAME($area) } area, its points count double
fact-first = Begins this round

aim-goal = Areas: { $need } of { $all } win. Then, or when somebody is eliminated, most points win.
aim-now = Round { $round } of { $rounds }
aim-progress = { $n } of { $need } areas
aim-out = eliminated

about-price = Costs { $gold } gold; you may have at most { $most }. It works for all your units.
about-ship = Costs 6 gold and appears in the harbour of a city of yours. Sails, carries crews, takes skulls, fights by hand and with cannon. At most four of your units stand on one square.
about-crew = Costs 3 gold and appears in a city of yours. Walks on land and over ships, takes temples and cities, fights by hand. In every loss crews go before ships.
about-pirate = Does not sail in this game.
about-galleon = Does not sail in this game.
about-sea = Any ship may sail here. Crews need a ship to stand on.
about-harbour = New ships appear here. It goes with its city, and fights may happen here.
about-skull = A strategic point at sea: a ship alone on it takes it. It brings income, counts for its area, and can fire cannon.
about-wave = Part of a whirlpool. Along the arrow a group with a ship drifts without a step, once a turn for each wave.
about-jungle = Land. Crews walk here.
about-city = A strategic point on land: a crew alone on it takes it. Its owner buys crews here and ships in its harbour. It belongs to no area.
about-temple = A strategic point on land: a crew alone on it takes it. It brings income, counts for its area, and can fire cannon.
about-area = A strategic area. Who controls all its temples and skulls controls it: its points then count 2 instead of 1, for income and score.
about-colour = A colour of captains. Its cities belong at first to whoever plays it.
about-tile = A tile of the sea; thirty-six of them make a box.
about-sector = A sector of the compass. From the inside out: the first colour that is played begins the round.
about-map = Not used in this game.
