## Tiny Epic Pirates at the terminal, in English.
term-first = first
term-turn = turn
term-bag = bag { $n }
term-deck = deck { $n }
term-pool = pool
term-lid = lid { $n }, discarded { $discard }
term-nearest = nearer merchant
term-hull = { $ship ->
    [merchant_1] 1
    [merchant_2] 2
    [navy] N
   *[ghost] G
}
term-legend-curse = Π  mausoleum      Ш  wreck      ✠  cursed burial place      ⚱A  A's urn is here      ⚱•  urn on board      ⚱✓  urn buried      ☠  Cursed Gold      ☠!  cursed captain      ≋  wake token      \G/  ghost ship      ☠›▣  pay a cube for it      $/☠  for each of your cubes      ☺?  borrow a bonus action
term-legend-solo = 3⌕→\1/  face 3: Search, it sails for merchant ship 1      –›$4  Gold for an order that it cannot carry out      [»2⚄2]  where its treasure row is now
terminal-legend =
    ⌂2  settlement, Plunder      ⚖♧  market, Trade      ☺  tavern, Crew Up      ⌕  search token, Search      ∩  cove, Hide Out
    ⚔  Attack      ✕12  burial place      ✕12A  A's treasure is there      ✕1/3  treasures buried      ↯  storm, jostle      ⚑1  port 1
    \A/  ship of A      (A)  hidden in the cove      \1/  merchant ship 1      \N/  the Navy      ›2  option 2      ›…  several options
    ♧  sugarcane      ◎  rum      ●  coffee      ✹  gunpowder      $  Gold      ★  legend      ⌖  sure-fire token      ▣  crate
    ☻  deckhand      (☻)  the fourth, not there yet      ║  ship line      »2  sails 2 cards      ⚄3  3 dice      124  dice that hit      !  hit      !>4  more than 4 hits sink it
    ⚖›⚔  on Trade, a bonus Attack      ⇄  move deckhands      ⚒2  2 from repair      ⚄1  a reroll
