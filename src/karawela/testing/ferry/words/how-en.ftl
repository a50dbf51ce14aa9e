how-aim = You are a merchant with crates of salt and cork. Whoever has shipped most when the ferry stops has won.
how-turn-1 = The waves are rolled.
how-turn-2 = Load one or two crates of one good: each is a point, and waves of three feet pay one more.
how-turn-3 = Or wait ashore, and keep your crates.
how-end = The ferry crosses 24 times; then points are counted.
how-tip-1 = You have nine crates of each good: they will not last for every crossing.
how-tip-2 = Wait while the sea is calm, load when it is high.
how-tip-3 = What others still hold nobody sees; count along.
