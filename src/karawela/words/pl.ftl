## Ogólne komunikaty po polsku.
title = Karawela
chance = los
waiting = { $name } { $what }.
log-move = { $name }: { $what }
log-secret = { $name } wybiera w tajemnicy
log-secret-chance = Losowanie, którego wyniku nie wszyscy widzą
refusal-unknown = Teraz to nie jest możliwe.
refusal-not-your-turn = To nie twoja kolej. Teraz gra { $name }.
option-value-yes = tak
option-value-no = nie
option-value-random = losowo
seat-colour-red = czerwony
seat-colour-yellow = żółty
seat-colour-blue = niebieski
seat-colour-green = zielony

# Wiersz poleceń
you = Szyper
error-illegal = „{ $text }” nie jest tu możliwe.
error-no-move = „{ $text }” to nie jest ruch.
error-nearest = Podobne ruchy: { $moves }.
error-game-over = Gra skończona: żaden ruch nie jest już możliwy.
error-unknown-title = Nie ma gry „{ $title }”. Gry: { $known }.
error-unknown-title-near = Nie ma gry „{ $title }”. Może chodziło o { $nearest }?
error-seat-count = { $title } to gra dla { $few }–{ $many } graczy, a nie dla { $seats }.
error-undo-horizon = Tego nie można już cofnąć: od tamtej chwili coś odkryto albo odpowiedział inny gracz.
error-undo-nothing = Nie ma twojej decyzji, którą można by cofnąć.
error-system = Nie udało się wykonać polecenia { $command }: { $reason }.
error-record-line = Wiersz { $line } zapisu: { $reason }.
saved = Zapisano: { $path }. Dalsza gra: karawela play --resume { $path }
saved-finished = Zapis gry: { $path }
drawn = Narysowano: { $path }
verified = Sprawdzono: wszystkie wyniki losowania ({ $outcomes }) wynikają z zapieczętowanego ziarna, a wszystkie ruchy ({ $moves }) są dozwolone.
final-score = Wynik końcowy
rank = Miejsce
titles-id = id
titles-name = gra
titles-players = gracze
titles-options = opcje
sim-bots = Według botów
sim-seats = Według miejsc
sim-games = gry
sim-wins = wygrane (95%)
sim-score = średni wynik (95%)
sim-summary = Gier: { $games }, ruchów na grę: { $moves }, gier na sekundę: { $rate }.
sim-truncated = Przerwanych przez limit tur: { $n }.
sim-lost = Przegranych (nikt przy stole nie wygrał): { $n }.

# Stół w terminalu
table-over = Koniec gry.
table-see-score = (e: punktacja)
table-you-are = grasz jako
table-story = Co się stało
table-type = / wpisz ruch lub numer: { $move }
table-empty = Wpisz numer, ruch taki jak na liście albo help.
table-no-number = Nie ma możliwości nr { $number }; są numery od 1 do { $most }.
table-several = Pasuje kilka możliwości: { $moves }. Wpisz trochę więcej.
table-possible = Teraz można: { $moves }.
table-taken-back = Cofnięto.
table-undo-anyway = Grając tylko z botami, możesz to mimo wszystko cofnąć; zapis gry to odnotuje. Cofnąć?
table-undo-consent = Gdy przy stole są inni ludzie, musieliby się zgodzić, więc wybór zostaje.
table-saved = Zapisano: { $path }. Każdy ruch zapisuje się też sam.
table-not-saved = Nie udało się zapisać do { $path }: { $reason }.
table-quit-unsaved = Nie udało się zapisać gry. Wyjść mimo to?
legend-closed = ! nie da się cofnąć
legend-handover = → da się cofnąć tylko do odpowiedzi następnego gracza
key-choose = 1-9↑↓⏎ wybierz
key-type = / wpisz
key-undo = u cofnij
key-why = w dlaczego nie
key-rules = r zasady
key-language = l English
key-save = s zapisz
key-hurry = spacja szybciej
key-help = ? pomoc
key-quit = q wyjdź
panel-keys = Esc zamknij · l English
panel-search = szukaj: słowo albo numer zasady
panel-search-keys = Esc zamknij · ↑↓ strona · F2 English
panel-rules = Zasady i elementy gry
panel-components = Elementy gry
panel-nothing = Nic nie zawiera „{ $word }”.
panel-why-not = Dlaczego nie mogę?
panel-no-refusals = To nie twoja kolej albo nie ma tu nic, czego można by próbować na próżno.
panel-help = Pomoc
panel-confirm = Na pewno?
panel-confirm-keys = t tak · n nie
ending-winner = Wygrywa { $names }, { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
ending-shared = Wspólne zwycięstwo: { $names }, po { $points } { $points ->
    [one] punkcie
    [few] punkty
   *[many] punktów
}.
ending-team = Wygrywają razem { $names }, { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
ending-lost = { $n ->
    [one] Przegrywa { $names }.
   *[other] Przegrywają { $names }.
}
ending-nobody = Nikt nie wygrał.
board-lost = { ending-lost }
board-nobody = { ending-nobody }
ending-and = { $first } i { $last }
ending-truncated = Grę zatrzymał limit tur.
curtain-pass = Teraz przy klawiaturze: { $name }.
curtain-ready = Naciśnij Enter, gdy wszystko gotowe.
curtain-keys = u cofnij ostatni wybór · l English · q wyjdź
help-keys =
    1-9          wybierz tę możliwość (dłuższe numery: potem Enter)
    ↑ ↓ Enter    wybierz z listy; można też kliknąć myszą
    /            wpisz ruch, numer albo kilka słów z listy; Esc opuszcza wiersz
    u            cofnij swój ostatni wybór
    w            czemu nie? ruchy teraz niemożliwe i zasady, które tak mówią
    r            zasady i elementy gry, z wyszukiwaniem
    l            drugi język
    s            zapisz teraz; i tak zapisuje się każdy ruch
    spacja       bez czekania między ruchami botów
    e            punktacja po końcu gry
    Tab          do planszy albo opowieści, żeby przewijać; Ctrl+↑ Ctrl+↓ przewijają planszę
    q            wyjdź; gra jest zapisana i można do niej wrócić
help-signs =
    !   tego nie da się cofnąć: decyduje los albo coś wychodzi na jaw
    →   da się cofnąć tylko do odpowiedzi następnego gracza
    ›   na planszy: czego dotyczą twoje możliwości
    ▸   czyja kolej
plain-help =
    Wpisz numer możliwości, jej zapis albo kilka słów z niej. Poza tym:
    undo          cofnij swój ostatni wybór (undo anyway: także gdy coś już wyszło na jaw, jeśli grasz tylko z botami)
    why RUCH      dlaczego ruch jest niemożliwy; samo why wymienia wszystkie takie ruchy
    how           jak się gra, w minutę
    rules SŁOWO   zasady z tym numerem lub słowem; samo rules wymienia rozdziały
    board, log    pokaż planszę, opowiedz przebieg gry
    save, quit    zapisz teraz; zapisz i wyjdź
    lang pl|en    drugi język
plain-other-language = Nie ma języka „{ $language }”; są en i pl.
plain-legal = To jest teraz możliwe.
plain-no-reason = Żadna zasada nie zabrania tego wprost; to po prostu nie jest tu ruch.
plain-undo-anyway = Grając tylko z botami, możesz to mimo wszystko cofnąć: undo anyway
serving = Karawela czeka pod adresem { $address } (Ctrl-C zatrzymuje)

packs-title = tytuł
packs-name = zestaw danych
packs-edition = wydanie albo co jest z nim nie tak
packs-none = Nie ma żadnych zestawów danych. --packs albo KARAWELA_PACKS wskazuje katalog, w którym leżą, każdy w swoim katalogu.

# jak skończyła się gra: dlaczego, miejsce, skąd punkty
score-total = Razem
ending-ahead = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, o { $n } więcej niż { $name }.
ending-tie = Tyle samo punktów co { $name }; rozstrzyga kolejne kryterium.
ending-level = Po { $points ->
    [one] { $points } punkcie
    [few] { $points } punkty
   *[many] { $points } punktów
} i remis we wszystkich kolejnych kryteriach.
ending-place = Zajmujesz { $place }. miejsce z { $of }.
ending-sources = Najwięcej punktów dały ci: { $what }.
ending-counted = Tylko policzone, bez punktów
new-title-next = Jeszcze jedna linijka i tytuł będzie znany, w { $file }: { $line }

# co dziennik zwija i jak daleko sięga cofanie
log-setup = Przygotowanie gry
log-deal = { $first } … i jeszcze { $n }
log-way = { $last } ({ $n ->
    [one] { $n } krok
    [few] { $n } kroki
   *[many] { $n } kroków
})
undo-choice = Cofa wybór: { $what }.
undo-unnamed = Cofa twój ostatni wybór.
undo-before = To powrót do chwili przed turą gracza { $name }.
undo-chapter = To powrót do chwili, zanim zaczęła się obecna część gry.
undo-forced = { $n ->
    [one] Razem z nim znika { $n } późniejszy ruch, w którym nie było wyboru.
    [few] Razem z nim znikają { $n } późniejsze ruchy, w których nie było wyboru.
   *[many] Razem z nim znika { $n } późniejszych ruchów, w których nie było wyboru.
}
undo-peek = Od tamtej pory coś się rozstrzygnęło lub odkryło: grasz bez innych ludzi, więc wolno ci wrócić, ale zapis gry to odnotuje.
undo-consent = Od tamtej pory ktoś odpowiedział lub coś odkryto: pozostali muszą się zgodzić.
