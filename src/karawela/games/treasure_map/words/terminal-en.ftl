## Treasure Map at the terminal, in English.
term-round = Round { $n } of { $most }
term-level = Level { $n }
term-begins = Begins:
term-first = first
term-steps = Steps left: { $n }
term-supply = Supply
term-pirates = Pirates
term-sunk = destroyed
term-store = Store
terminal-legend =
    ·  sea      ▒  jungle      →  wave      ╥  harbour      ⌂  city      ▲  temple      Ω1  home of pirate 1
    \A/  ship of A with its crew      \a/  the same without its crew      ‡A  the crew ashore      P1  pirate      \G/  galleon
    •  gold      ▲••  treasure of level 2      ▣  a hoard      ◈2  token of level 2      ✕  a place of your token      ✦  El Dorado
    †  sabres and pistols      ◎  cannon      ●  cannonballs      ♧  camouflage      [1·3·]  pieces 1 and 3 of the map
    P1 G8 → ‡A  pirate 1 chases A      ◇ 5  the sector of the compass, its rings from the inside
