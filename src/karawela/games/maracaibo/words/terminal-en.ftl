## Pirates of Maracaibo at the terminal, in English.
term-round = { $n ->
    [0] Before the first round
   *[other] Round { $n } of { $most }
}
term-first = first
term-last = last
term-deck = Deck of level II: { $n }
term-quest-deck = deck { $n }
term-start = Start
term-gulf = Gulf
term-maracaibo = Maracaibo
term-strength = Strength { $n }
term-ship = Ship:
term-strengths = Skills:
term-hideout = Hideout:
term-market = Black market:
term-tableau = Cards:
term-quests = Quests:
term-redbeard-last = His last card:
term-redbeard-coming = To come:
term-redbeard-played = Played:
term-legend-solo = ↑  Redbeard's progress      ▴?  a cube, if he has more of it      ✕  not possible      →  where he would go from here
terminal-legend =
    $  doubloons      ◆  points      ▬  gold      ▼  emerald      ○  pearl      ◈  any treasure
    ⚄  the treasure of the die      ▣  equipment      ☻  crew      ◣  ship      ⌂  residence
    ░  face down      \A/  ship of A      ›2  option 2      ›…  several options      †  raid
    †+1  stronger      †=5  without dice      †2:3◆  3 points for 2 strength      †↻  reroll
    »3  explore      »-1:3$  3 doubloons for going 1 less      »!  your explorer's space
    ≈  river      ■  ship upgrade      ↓  bury, buried      ¶  quest      -¶  discard a quest
    ✓  met, done      ▴▬  cube to the gold island      %  black market      %!  use a tile
    ♆  figurehead      ☻+3$  acquire for 3 more      -1$  lower costs      ϟ  at once      ↻  income
    Σ  at the end      1◆/☻  a point for each crew card      ≤6  at most      ✦  ruby
    ⌂½  for half its cost
