## Arena: błędy, raporty, drabinki.
arena-no-extra = Do tego potrzebny jest dodatek { $extra }, który nie jest zainstalowany: { $command }
arena-nothing-to-write = { $path }: nie ma wyników dla { $title }, więc nic nie zapisano. Bez --only polecenie najpierw rozgrywa gry.
arena-no-ladder = Drabinka to co najmniej dwa poziomy, od najniższego (--levels sailor,mate), albo załoga złożona z dwóch (--crew captain,sailor), albo jedno i drugie.
arena-few-entrants = Gra dla { $players } graczy wymaga co najmniej { $players } uczestników, a jest ich { $entrants }. Uczestnika można podać kilka razy: zagra wtedy sam ze sobą.
arena-no-games = --games i --jobs to liczby całkowite od 1 wzwyż.
arena-no-results = { $path }: nie ma tu wyników. Tworzy je „karawela arena run”.
arena-damaged = Plik { $path } nie zawiera wyników areny albo jest uszkodzony. Podaj inny plik po --results.
arena-unwritable = Nie można zapisać pliku { $path }: { $reason }.
arena-later-format = Plik { $path } zapisała późniejsza wersja programu (format { $format }).
arena-two-runs = Gra { $game } jest już w pliku { $path }: zapisuje go także inny przebieg. Pozwól mu skończyć albo podaj inny plik po --results.
arena-other-plan = Plik { $path } zawiera inny turniej: { $what ->
    [title] gra
    [entrants] uczestnicy
    [players] liczba graczy
    [deals] liczba rozdań
    [seed] ziarno
    [variants] opcje
    [rules] wersja zasad
   *[program] wersja Karaweli
} to { $there }, a nie { $here }. Podaj inny plik po --results albo ten sam plan.
arena-lost-workers = Jeden z procesów nagle się zakończył (czy starcza pamięci?). Rozegrane gry są zachowane; to samo polecenie wznawia turniej.
arena-no-cluster = Pod adresem { $address } nie ma klastra Ray: { $reason }.
arena-lost-cluster = Klaster Ray pod adresem { $address } odmówił pracy: { $reason }. Rozegrane gry są zachowane; to samo polecenie wznawia turniej.

# Przebieg
arena-progress = { $title }
arena-done = Gier w pliku { $path }: { $games }, odcisk { $mark }.
arena-timed = Grają na czas: { $bots }. Te wyniki zależą od komputera i nie da się ich dokładnie powtórzyć. Powtarzalne wyniki daje liczba iteracji, na przykład { $example }.
arena-stopped = Przerwano. Gier w pliku { $path }: { $done } z { $games }; to samo polecenie wznawia turniej.
arena-written = Zapisano: { $path }

# Raport
arena-contents = Spis treści
arena-report = Arena: { $title }
arena-lead = Gry: { $games }, graczy przy stole: { $players }. Uczestnicy: { $entrants }.
arena-how = Każde rozdanie rozegrała każda grupa uczestników przy każdym obrocie miejsc, więc szczęście i miejsca przypadają wszystkim po równo. Przedziały obejmują prawdziwą wartość z ufnością 95 %; uwzględniają podobieństwo gier z tego samego rozdania.
arena-partial = Turniej jeszcze trwa: rozegrano { $done } z { $games } gier.
arena-untimed = Wyniki są powtarzalne: ten sam plan daje te same gry na dowolnej liczbie komputerów.
arena-fact-deals = Rozdania
arena-fact-games = Gry
arena-fact-seed = Ziarno
arena-fact-rules = Wersja zasad
arena-fact-program = Wersja Karaweli
arena-fact-mark = Odcisk wyników
arena-fact-options = Opcje
arena-as-usual = zwykłe
arena-truncated = Gier przerwanych przez limit tur lub rund: { $n } z { $games }.
arena-ratings = Ranking
arena-ratings-about = Według modelu Bradleya-Terry’ego. Średnia wszystkich uczestników to { $average }; kto ma o 400 więcej, zajmuje wyższe miejsce dziesięć razy na jedenaście. Przedziały pochodzą z prób bootstrapowych na rozdaniach.
arena-ratings-none = Ranking wymaga dwóch różnych uczestników przy jednym stole.
arena-col-entrant = Uczestnik
arena-col-rating = Ranking
arena-col-interval = Przedział 95 %
arena-col-games = Gry
arena-col-wins = Wygrane
arena-col-score = Średni wynik
arena-col-pace = Milisekund na decyzję
arena-col-seat = Miejsce
arena-col-against = kontra
arena-col-share = Udział
arena-results = Wyniki uczestników
arena-results-about = Wygrane to udział wygranych gier; wspólne zwycięstwo liczy się w części.
arena-pairs = Kto z kim wygrywa
arena-pairs-about = Jak często uczestnik z wiersza zajmuje w tej samej grze wyższe miejsce niż uczestnik z kolumny; remis liczy się po połowie.
arena-seats = Przewaga miejsca
arena-seats-about = Udział zwycięstw według miejsca. Każdy siedział wszędzie równie często, więc miejsce z udziałem innym niż { $even } jest lepsze lub gorsze od pozostałych.
arena-first-random = W tych grach losuje się, kto zaczyna, więc miejsca mówią o położeniu przy stole, a nie o kolejności gry.
arena-length = Długość gry
arena-length-about = Decyzje wszystkich graczy w jednej grze: mediana { $median }, w dziewięciu grach na dziesięć od { $low } do { $high }.
arena-length-axis = decyzji na grę
arena-games-axis = gry
arena-scores = Wyniki punktowe
arena-scores-about = Środkowa połowa wyników to pudełko, mediana jest czerwona, a między wąsami mieści się dziewięć wyników na dziesięć.
arena-score-axis = wynik
arena-wins-axis = udział zwycięstw
arena-margin-about = Zwycięzca wyprzedza drugiego gracza średnio o { $mean }, a w połowie gier najwyżej o { $median }.
arena-col-p5 = 5 %
arena-col-p25 = 25 %
arena-col-p50 = mediana
arena-col-p75 = 75 %
arena-col-p95 = 95 %
arena-variants = Co zmieniają opcje
arena-variants-about = Każdy zestaw opcji rozegrano w tych samych rozdaniach co pierwszy. Różnice odnoszą się do pierwszego zestawu i mają przedziały 95 %; pogrubione to więcej niż przypadek.
arena-col-options = Opcje
arena-col-score-change = Wynik
arena-col-length-change = Decyzji na grę
arena-col-margin-change = Przewaga zwycięzcy
arena-taken = Co brano
arena-taken-about = Udział zwycięstw tych, którzy wzięli daną rzecz choć raz w grze, pomniejszony o udział, jaki ci sami uczestnicy wygrywają i tak. Pokazuje, co idzie w parze z wygraną, a nie co do niej prowadzi: kto prowadzi, tego też stać na więcej. Pogrubione różnice to więcej niż przypadek, ale wśród wielu rzeczy jedna na dwadzieścia jest pogrubiona przypadkiem.
arena-lift-axis = punkty procentowe zwycięstw
arena-col-thing = Rzecz
arena-col-taken = Wzięto
arena-col-appetite = Gdy można było
arena-col-takers = Biorący
arena-col-lift = Różnica (punkty procentowe)
arena-most-and-least = Najczęściej i najrzadziej wygrywające (po { $n }) spośród { $all }, które wzięto w co najmniej { $least } przypadkach; w tabeli są wszystkie.
arena-never = Nigdy nie wzięto, choć było można: { $things }.
arena-always = Brane prawie zawsze, gdy można (co najmniej 90 % z co najmniej { $least } okazji): { $things }.
arena-rarely = Brane dużo rzadziej niż inne, gdy można (najwyżej jedna czwarta średniej): { $things }.
arena-nothing-extreme = Nie ma rzeczy branych zawsze ani takich, których nie bierze się nigdy lub prawie nigdy.
arena-nothing-taken = Gra nie podaje, co warto liczyć.
arena-all-figures = Wszystkie liczby
arena-seat-n = miejsce { $n }

# Drabinki i równowaga
arena-ladder = Drabinka: { $title }
arena-ladder-about = Jak silne są poziomy. Każde dwa poziomy grają te same rozdania na obu miejscach; wspólne zwycięstwo liczy się po połowie. Pogrubione to więcej niż przypadek.
arena-ladder-made = Powstało w Karaweli { $program }. Liczba po @ to liczba iteracji na decyzję; z nią to samo polecenie w tej samej wersji daje te same gry:
arena-ladder-rungs = Każdy poziom przeciw niższemu
arena-ladder-rungs-about = Udział gier wygranych przez wyższy poziom; 50 % oznaczałoby równą siłę.
arena-ladder-crew = Jeden przeciw trzem
arena-ladder-crew-about = Udział gier czteroosobowych, które jeden gracz wygrywa z trzema graczami niższego poziomu; 25 % oznaczałoby równą siłę.
arena-col-level = Poziom
arena-balance = Równowaga: { $title }
arena-balance-about = Jak sama gra traktuje graczy. Na wszystkich miejscach siedzą równi sobie ({ $bot }), więc różnice są dziełem gry. Zaczyna miejsce 1, jeśli gra pozwala to wybrać. Pogrubione to więcej niż przypadek.
arena-balance-made = Powstało w Karaweli { $program }; to samo polecenie w tej samej wersji daje te same gry:
arena-balance-players = Liczba graczy: { $players }
