## Piraci z Maracaibo: jawne informacje o kapitanach, cel gry i kto ile ma, po polsku.
aim-goal = Wygrywa, kto ma najwięcej punktów po { $rounds } { $rounds ->
    [one] rundzie
   *[other] rundach
}. Runda kończy się, gdy pierwszy okręt dopłynie do Maracaibo.
aim-solo = Miej więcej punktów niż Czerwonobrody po { $rounds } { $rounds ->
    [one] rundzie
   *[other] rundach
}. Runda kończy się, gdy pierwszy okręt dopłynie do Maracaibo.
aim-progress = { $n ->
    [0] W Maracaibo
    [1] W Zatoce
    [few] Do Maracaibo: { $n } kolumny
   *[other] Do Maracaibo: { $n } kolumn
}
fact-points = Dotychczasowe punkty; karty, zadania, rezydencje i skarby liczą się na koniec
fact-doubloons = Dublony
fact-quests = Zadania na ręce
fact-residences = Rezydencje
fact-equipment = Karty ekwipunku
fact-crew = Karty załogi
fact-ship = Karty okrętu
fact-upgrades = Wzmocnienia okrętu
fact-explorer = Ile pól przeszedł poszukiwacz; stoi teraz tu: { NAME($space) }
fact-rivers = Przekroczone rzeki
fact-galleon = Galion: { CAPITAL(NAME($tile)) }
fact-rubies = Rubiny
fact-income-dbl = Dochód w dublonach na koniec rundy
fact-income-vp = Dochód w punktach na koniec rundy
fact-discount = O ile tańsze są karty i rezydencje
fact-raid-bonus = Siła dodawana w każdym rabunku
fact-die-bonus = Siła dodawana przy wyborze kości: { NAME($kind, case: "die") }
fact-rerolls = Przerzuty w każdym rabunku
fact-steps = O ile pól może płynąć okręt
fact-explore-bonus = Pola dodawane w każdej eksploracji
fact-lightnings = Karty z błyskawicą
fact-tiles = Nieumieszczone kafelki czarnego rynku
fact-redbeard-card = Karta Czerwonobrodego w tej turze
fact-redbeard-deck = Karty pozostałe w talii Czerwonobrodego
fact-redbeard-slots = Zapełnione pola okrętu Czerwonobrodego
fact-redbeard-track = Pozycja na torze rabunków i eksploracji Czerwonobrodego
fact-stored = { NAME($kind, case: "loot") } w składzie
fact-buried = { NAME($kind, case: "loot") } w składzie i zakopane
