## Caribbean Conquest at the terminal, in English.
term-round = Round { $n } of { $most }
term-begins = Begins:
term-steps = Steps left: { $n }
term-areas = To win: { $n } of { $all } areas
term-out = out of the game
terminal-legend =
    ·  sea      ▒  jungle      →  wave      ╥  harbour      ⌂  city      ▲  temple      Ω  skull
    A2/1  two ships of A with a crew      A3  crews ashore, or three units with a crew among them      a2  two ships without a crew
    ▲1A  a temple of area 1 that A controls      ›  several options lead there, a number is the only one
    •5 +3  gold and income      \_/  ships      ☻  crews      ▲Ω⌂  points      ✦  whole areas
    †  sabres and pistols      ◎  cannon      ●  cannonballs      ♧  camouflage      ◇ 5  the sector of the compass
