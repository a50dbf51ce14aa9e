## Stół w przeglądarce, po polsku.

# Imiona, gdy nikt ich nie podał
captain = Szyper
guest = Gość
open-seat = wolne miejsce
player-n = Gracz { $n }
bot-name-1 = Golden Hind
bot-name-2 = Pinta
bot-name-3 = Vasa
bot-name-4 = Endeavour
bot-name-5 = Beagle
bot-name-6 = Batavia
bot-level = { $bot ->
    [deckhand] majtek
    [sailor] marynarz
    [mate] bosman
    [captain] kapitan
    [admiral] admirał
    [random] szczur lądowy
    [greedy] marynarz
   *[other] { $bot }
}
bot-about = { $bot ->
    [deckhand] robi cokolwiek, byle nie gruby błąd; na pierwszą grę
    [sailor] wyciska, ile się da, z każdej tury, ale dalej nie patrzy
    [mate] patrzy trochę naprzód i odpowiada od razu
    [captain] myśli około sekundy nad ruchem
    [admiral] myśli około pięciu sekund nad ruchem; najsilniejszy
    [random] robi dowolny ruch zgodny z zasadami
    [greedy] wyciska, ile się da, z każdej tury, ale dalej nie patrzy
   *[other] { $bot }
}
web-colour-name = { $colour ->
    [red] czerwony
    [yellow] żółty
    [blue] niebieski
    [green] zielony
   *[other] { $colour }
}

# Każda strona
web-skip = Przejdź do treści
web-menu = Menu główne
web-harbour = Port
web-me = Ja
web-guest = Gość
web-rules = Zasady
web-rules-small = zasady
web-credits = Podziękowania
web-footer = Port pirackich gier planszowych. Pilnujemy każdej zasady, nic się nie instaluje, konto nie jest potrzebne.
web-copied = Skopiowano.
web-copy = Kopiuj
web-close = Zamknij
web-back = Wróć
web-name = Imię
web-save = Zapisz
web-search = Szukaj
web-go = Przejdź

# Port
web-tagline = Witaj na pokładzie: zagraj od razu z botami albo wyślij link znajomym.
web-my-tables = Moje stoły
web-titles = Gry
web-open-tables = Stoły, które czekają na graczy
web-no-open-tables = Żaden stół nie czeka teraz na graczy. Otwórz własny!
web-finished = Skończone gry
web-players-range = od { $few } do { $many } graczy
web-quick = Zagraj od razu z botami
web-new-table = Nowy stół
web-waits-for-players = czeka jeszcze na { $n } { $n ->
    [one] gracza
   *[other] graczy
}
web-your-turn = Twoja kolej
web-turn-of = kolej: { $name }
web-winner = wygrana
web-nobody-won = { $seats ->
    [1] przegrana
   *[other] nikt nie wygrał
}
web-replay = Powtórka

# Nowy stół
web-new-lead = Kto gdzie siedzi i według jakich zasad?
web-presets = Szybki wybór miejsc
web-preset-bots = Przeciw botom
web-preset-friends = Ze znajomymi, przez link
web-preset-device = Razem przy tym urządzeniu
web-preset-alone = W pojedynkę
web-seats = Miejsca
web-seat-n = Miejsce { $n }
web-seat-me = ja
web-seat-open = wolne dla innych
web-seat-bot = bot: { $level }
web-bot-levels = Jak silne są boty?
web-seat-guest = ktoś jeszcze przy tym urządzeniu
web-seat-none = nikt
web-too-few = { $n ->
    [one] Potrzebne jest co najmniej { $n } miejsce.
    [few] Potrzebne są co najmniej { $n } miejsca.
   *[other] Potrzebne jest co najmniej { $n } miejsc.
}
web-name-optional = jeśli chcesz
web-colour = Kolor
web-order = Kolejność miejsc
web-order-given = jak wyżej
web-order-random = losowa
web-who-finds-it = Kto może znaleźć stół
web-public-no = tylko osoby, które mają link
web-public-yes = każdy: stół widać w porcie
web-hot-seat = Przy jednym urządzeniu
web-hot-seat-yes = kilka osób może grać przy jednym urządzeniu
web-hot-seat-about = Kto siedzi przy stole, może zająć kolejne wolne miejsca dla osób, które grają na tym samym urządzeniu.
web-undo-policy = Cofanie
web-undo-horizon = dopóki nic nie wyszło na jaw
web-undo-horizon-about = Własne decyzje, dopóki nic nie wyszło na jaw i nikt inny nie odpowiedział; później za zgodą pozostałych graczy.
web-undo-free = zawsze
web-undo-free-about = Do ćwiczeń.
web-undo-never = nigdy
web-undo-never-about = Raz dokonany wybór obowiązuje.
web-options-of-title = Opcje tej gry
web-open-table = Otwórz stół

# Stół
web-table-tools = Narzędzia stołu
web-players = Gracze
web-question = Pytanie i możliwości
web-drawer = Dziennik, czat i zasady
web-log = Dziennik
web-chat = Czat
web-more = Menu
web-zoom = Wielkość planszy
web-zoom-in = Większa
web-zoom-out = Mniejsza
web-zoom-fit = Cała plansza
web-reconnecting = Łączę ponownie…
web-failed = To nie dotarło do serwera. Spróbuj jeszcze raz.
web-free = czeka
web-you = ty
web-person = gracz
web-to-move = teraz gra
web-gathering = Czekamy na graczy
web-over = Koniec gry
web-watching = Przyglądasz się tej grze.
web-wait-a-moment = Chwileczkę.
web-why-not = Dlaczego nie mogę?
web-why-not-about = Co można by tu chcieć zrobić i dlaczego teraz się nie da.
web-no-reasons = Nie ma tu nic, czego można by próbować na próżno.
web-legal-now = To jest teraz możliwe.
web-see-rule = Zasada
web-closed = Tego nie da się cofnąć
web-closed-legend = Możliwości z tym znakiem nie da się cofnąć: decyduje los albo coś wychodzi na jaw.
web-undo-free-button = Cofnij
web-undo-ask-button = Poproś o cofnięcie
web-undo-sent = Zapytano pozostałych.
web-wish = { $name } prosi o cofnięcie wyboru. Zgadzasz się?
web-wish-sent = Zapytano pozostałych, czy możesz cofnąć swój wybór.
web-agree = Zgoda
web-refuse = Nie
web-pass-device = Podaj urządzenie dalej: { $name }.
web-curtain-down = Ekran jest zasłonięty.
web-i-am = To ja, { $name }
web-ending = { $ending ->
    [winner] Wygrywa { $names }
    [team] Wygrywają razem { $names }
    [shared] Wspólne zwycięstwo: { $names }
    [lost] { $n ->
        [one] Przegrywa { $names }
       *[other] Przegrywają { $names }
    }
   *[nobody] Nikt nie wygrał
}
web-rematch = Rewanż
web-to-rematch = Do rewanżu
web-record = Zapis gry
web-verify = Sprawdź kości
web-whole-log = Od początku
web-log-empty = Jeszcze nic się nie stało.
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-chat-guests = Aby rozmawiać, najpierw się przedstaw:
web-say = Powiedz coś
web-send = Wyślij
web-search-rules = Słowo albo numer zasady
web-settings = Ustawienia
web-copy-table-link = Skopiuj link do tego stołu
web-leave = Odejdź od stołu
web-leave-open = Twoje miejsce zwolni się dla kogoś innego.
web-leave-running = Twoje miejsce na stałe zajmie bot. Pozostali grają dalej.
web-leave-yes = Odchodzę
web-stay = Zostaję
web-seal = Kości są zapieczętowane:
web-keys = Klawisze
web-key-1 = 1 … 9, 0
web-key-1-does = wybierz tę możliwość; dłuższe numery po prostu wpisz
web-key-arrows = ← → Tab Enter
web-key-arrows-does = przejdź między możliwościami i wybierz
web-key-u = u
web-key-u-does = cofnij
web-key-h = h
web-key-h-does = podpowiedź: co zrobiłby kapitan?
web-key-w = w
web-key-w-does = czemu nie?
web-key-l = l
web-key-l-does = dziennik
web-key-c = c
web-key-c-does = czat
web-key-r = r
web-key-r-does = zasady
web-key-zoom = + − =
web-key-zoom-does = większa, mniejsza, cała plansza
web-key-pan = 0 ← ↑ → ↓
web-key-pan-does = gdy wybrana jest mapa: pokaż całą, przesuń ją
web-key-help = ? Esc
web-key-help-does = ta pomoc; zamknij

# Podpowiedzi
web-hint = Podpowiedź
web-hint-title = Co zrobiłby kapitan?
web-hint-thinking = Kapitan się zastanawia…
web-hint-said = Wybór kapitana: { $label }. { $share }% prób, spodziewany wynik { $expected }%.
web-hint-expected = spodziewany wynik
web-hint-share = { $share }% prób
web-hint-about = { $tries ->
    [one] { $tries } próba
    [few] { $tries } próby
   *[other] { $tries } prób
} z pozycji zgodnych z tym, co wiesz. Liczba obok możliwości to wynik, jakiego można się po niej spodziewać: 100% to wygrana, { $even }% to równe szanse wszystkich.

# Analiza skończonej gry i „a gdyby”
web-analysis = Analiza
web-analysis-lead = Jak komu szło i które decyzje kosztowały najwięcej.
web-analysis-wait = Kapitan może przejrzeć tę grę jeszcze raz. Potrwa to od pół minuty do minuty.
web-analysis-working = Kapitan przegląda grę jeszcze raz…
web-analysis-failed = Analiza została przerwana. Zacznij ją jeszcze raz.
web-analysis-start = Przeanalizuj grę
web-analysis-chart = Jak komu szło
web-analysis-chart-about = Spodziewany wynik przed każdą turą, przy odkrytych kartach: 100% to wygrana, { $even }% to równe szanse wszystkich. Kółko oznacza kosztowną decyzję.
web-analysis-way = { $name }: od { $first }% do { $last }%
web-analysis-table = Jako tabela
web-analysis-costliest = Najkosztowniejsze decyzje
web-analysis-costliest-about = Oceniane według tego, co gracz mógł wtedy wiedzieć.
web-analysis-none = Żadna decyzja się nie wyróżnia. Dobra gra!
web-analysis-chosen = Wybór
web-analysis-better = Wybór kapitana
web-analysis-points = { $points ->
    [one] punkt procentowy
    [few] punkty procentowe
   *[other] punktów procentowych
}
web-analysis-cost = { $points ->
    [one] strata { $points } punktu procentowego
    [few] strata { $points } punktów procentowych
   *[other] strata { $points } punktów procentowych
}
web-analysis-see = Zobacz w powtórce
web-what-if = A gdyby?
web-what-if-button = A gdyby: graj od tego miejsca
web-what-if-about = Otwiera stół do ćwiczeń, który zaczyna się od tego kroku: ty decydujesz za gracza, którego jest kolej, za pozostałych grają kapitanowie, a kolejne rzuty są nowe.

# Czekanie na graczy
web-room = Stół już czeka
web-room-about = Gra zacznie się, gdy wszystkie miejsca będą zajęte. Wyślij link znajomym; nie potrzebują konta.
web-room-waits = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-invitation = Zaproszenie
web-your-name = Twoje imię
web-join = Siadam tu
web-join-here = Przy tym urządzeniu

# Powtórka i sprawdzanie
web-steps = Kroki
web-step = Krok
web-first = Na początek
web-previous = Krok wstecz
web-next = Krok naprzód
web-last = Na koniec
web-play = Odtwarzaj
web-pause = Wstrzymaj
web-seen-by = Kto patrzy
web-everybody = wszyscy
web-copy-step = Link do tego kroku
web-replay-start = Przed pierwszym ruchem.
web-verified-title = Kości były uczciwe
web-verify-about = Przed pierwszym ruchem stół ogłosił pieczęć swojego tajnego ziarna. Gra jest skończona, więc ziarno jest jawne: pasuje do pieczęci, a każdy rzut i każde losowanie w tej grze z niego wynika.
web-verify-yourself = Możesz to sprawdzić u siebie:
web-title = Gra
web-seal-before = Pieczęć, ogłoszona przed grą
web-seed-after = Ziarno, ogłoszone po grze
web-back-to-table = Wróć do stołu

# Ja
web-me-guest = Jesteś tu gościem: pamięta cię ta przeglądarka. Do gry to wystarczy.
web-me-known = Możesz się zalogować na każdym urządzeniu.
web-language = Język
web-set-symbols = Nazwy kolorów
web-set-symbols-about = Kolor ma zawsze symbol i literę; tu dodasz do nich nazwę.
web-set-still = Bez animacji
web-set-still-about = Pionki zmieniają miejsce bez animacji.
web-set-sounds = Dźwięki
web-set-sounds-about = Krótki ton, gdy przychodzi twoja kolej.
web-links = Prywatne linki
web-links-about = Otwórz prywatny link na innym urządzeniu, aby grać tam na swoich miejscach. Kto ma ten link, może działać w twoim imieniu.
web-link-new = Utwórz prywatny link
web-link-made = Twój nowy prywatny link
web-link-made-about = Skopiuj go teraz, bo drugi raz się nie pokaże. Jeśli go zgubisz, unieważnij go tutaj i utwórz nowy.
web-link-one = Prywatny link
web-made = utworzony { $when }
web-used = ostatnio w użyciu { $when }
web-not-used = jeszcze nieużyty
web-sessions = Zalogowane przeglądarki i programy
web-session-this = ta przeglądarka
web-session-program = program
web-session-unknown = przeglądarka
web-begun = zalogowano { $when }
web-end-session = Wyloguj
web-end-link = Unieważnij
web-end-others = Wyloguj wszędzie indziej
web-end-others-about = Zalogowana zostanie tylko ta przeglądarka, a wszystkie twoje prywatne linki stracą ważność.
web-change-name = Twoje imię
web-change-name-button = Zmień imię
web-new-name = Nowe imię
web-change-password = Twoje hasło
web-change-password-about = Wszystkie inne przeglądarki i programy zostaną wylogowane, a twoje prywatne linki stracą ważność.
web-change-password-button = Zmień hasło
web-present-password = Obecne hasło
web-new-password = Nowe hasło
web-somebody = gość bez imienia
web-guest-named = gość { $name }
web-link-question = Grać jako { $name }?
web-link-question-of-two = Grać jako { $name } czy tak jak dotąd?
web-link-means = Ten prywatny link prowadzi do konta: { $name }. Jeśli się zgodzisz, ta przeglądarka będzie widzieć miejsca tego konta i na nich grać. Kto dał ci ten link, może robić to samo, a także cię wylogować.
web-link-guest = Gość nie ma hasła. Jeśli ktoś o tym samym imieniu ma hasło, jest to inna osoba.
web-link-now = Jesteś tu jako { $name }.
web-link-lost = Jesteś tu gościem i masz własne stoły, ale nie masz prywatnego linku ani hasła. Jeśli się zgodzisz, nie wrócisz już do tych stołów. Lepiej zostań i najpierw zachowaj swoje imię z hasłem albo utwórz prywatny link.
web-link-to-me = Do strony „Ja”
web-link-go-on = Graj jako { $name }
web-link-stay = Gram tak jak dotąd
web-link-not-now = Nie teraz
web-link-yours = To twój własny prywatny link
web-link-yours-about = W tej przeglądarce grasz już jako { $name }. Otwórz link na innym urządzeniu, aby grać także tam.
web-sign-up = Zachowaj swoje imię
web-sign-up-about = Z imieniem i hasłem zalogujesz się wszędzie. Nie pytamy o e-mail.
web-sign-up-button = Zachowaj
web-sign-in = Logowanie
web-sign-in-button = Zaloguj się
web-sign-in-lost = Jesteś tu gościem i masz własne stoły. Po zalogowaniu się jako ktoś inny nie wrócisz do tych stołów, chyba że najpierw utworzysz prywatny link.
web-sign-out = Wyloguj się
web-password = Hasło

# Zasady i podziękowania
web-source-R = instrukcja
web-source-P = źródło publiczne
web-source-D = nasza decyzja
web-credits-about = Karawela korzysta z pracy innych.

# Co może być nie tak
web-problem = Poza mapą
web-to-harbour = Do portu
problem-no-table = Nie ma takiego stołu. Może link jest niepełny?
problem-stale = Gra poszła tymczasem dalej, więc twój wybór nie został wykonany. Spójrz jeszcze raz.
problem-not-started = Gra jeszcze się nie zaczęła.
problem-game-over = Gra jest skończona.
problem-not-finished = Gra jeszcze trwa.
problem-not-your-seat = To nie jest twoje miejsce.
problem-no-free-seat = Nie ma już wolnego miejsca.
problem-undo-never = Przy tym stole niczego się nie cofa.
problem-undo-nothing = Nie ma twojej decyzji, którą można by cofnąć.
problem-undo-asked-already = Pozostałych już o to zapytano.
problem-undo-not-asked = Nikt cię nie prosi o zgodę na cofnięcie.
problem-no-rematch = Rewanż jest dla tych, którzy rozegrali skończoną grę.
problem-bad-undo = Nie ma takiego sposobu cofania: „{ $given }”.
problem-bad-seat = „{ $given }” nie może tam usiąść.
problem-bad-language = Nie ma języka „{ $given }”; są polski i angielski.
problem-name-empty = Potrzebne jest imię.
problem-name-taken = Imię „{ $name }” jest już zajęte.
problem-password-length = Hasło musi mieć od { $least } do { $most } znaków.
problem-name-registered = Imię „{ $name }” należy do kogoś, kto ma hasło; wybierz inne.
problem-wrong-present-password = To nie jest twoje obecne hasło. Nic się nie zmieniło.
problem-has-password = To konto ma już imię i hasło. Zaloguj się nimi albo zmień je na stronie „Ja”.
problem-no-password = Nie masz hasła, które można by zmienić. Najpierw wybierz imię i hasło.
problem-sign-in-wait = { $n ->
    [one] Było zbyt wiele błędnych haseł. Odczekaj { $n } sekundę i spróbuj ponownie.
    [few] Było zbyt wiele błędnych haseł. Odczekaj { $n } sekundy i spróbuj ponownie.
   *[many] Było zbyt wiele błędnych haseł. Odczekaj { $n } sekund i spróbuj ponownie.
}
problem-sign-in-busy = Zbyt wiele osób próbuje się teraz zalogować. Spróbuj ponownie za chwilę.
problem-too-many-links = Możesz mieć najwyżej { $most } { $most ->
    [one] prywatny link
    [few] prywatne linki
   *[other] prywatnych linków
}. Najpierw unieważnij któryś z nich.
problem-no-link = Nie ma takiego prywatnego linku. Może został już unieważniony albo adres jest niepełny.
problem-seated-already = Siedzisz już przy tym stole. Kolejne miejsce możesz zająć tylko tam, gdzie gospodarz pozwolił kilku osobom grać przy jednym urządzeniu.
problem-wrong-password = Nie ma nikogo z takim imieniem i hasłem.
problem-no-token = Kto pyta? Prześlij swój token w nagłówku „Authorization: Bearer …”.
problem-no-cookie = Ten stół jeszcze cię nie zna. Zajmij miejsce albo przedstaw się na stronie „Ja”.
problem-chat-length = Powiedz coś, najwyżej { $most } znaków.
problem-hints-among-people = W grze między ludźmi nie ma podpowiedzi; są tam, gdzie wszyscy pozostali to boty.
problem-hint-not-asked = W tej chwili nie masz nic do zdecydowania.
problem-hint-one-option = Jest tu tylko jedna możliwość.
problem-hint-failed = Kapitan nie ma odpowiedzi. Zapytaj jeszcze raz.
problem-hints-too-fast = Kapitan daje najwyżej { $most } podpowiedzi na minutę. Odczekaj chwilę i zapytaj jeszcze raz.
problem-hints-waiting = Czekasz już na podpowiedzi: { $most }. Zaczekaj na którąś z nich i zapytaj jeszcze raz.
problem-too-many-of-bots = Możesz mieć naraz najwyżej { $most } { $most ->
    [one] stół, przy którym grają same boty
    [few] stoły, przy których grają same boty
   *[other] stołów, przy których grają same boty
}. Poczekaj, aż któraś z tych gier się skończy, albo zajmij miejsce przy stole.
problem-hints-busy = Zbyt wielu graczy pyta teraz kapitana. Zapytaj za chwilę jeszcze raz.
problem-analysis-busy = Zbyt wiele gier czeka na analizę. Wróć za minutę.
problem-what-if-over = Po tym kroku nikt nie miał już nic do zdecydowania. Wybierz wcześniejszy.
problem-bad-step = „{ $given }” to nie jest krok gry; kroki to liczby całkowite od 0.
problem-http-400 = Nie udało się zrozumieć tego żądania.
problem-http-401 = Kto pyta?
problem-http-403 = Stąd nie wolno tego zrobić. Po długiej przerwie wczytaj stronę jeszcze raz.
problem-http-404 = Pod tym adresem nic nie ma.
problem-http-405 = Pod tym adresem nie da się tego zrobić.
problem-http-408 = Żądanie przesyłano zbyt długo. Wyślij je jeszcze raz.
problem-http-409 = Tymczasem coś się zmieniło; nic nie zrobiono.
problem-http-413 = To jest za duże.
problem-http-422 = Czegoś tu brakuje albo coś jest niemożliwe.
problem-http-429 = Za szybko. Odczekaj chwilę i graj dalej.
problem-http-429-open = Zbyt wiele żądań z twojego adresu wciąż czeka na odpowiedź. Odczekaj chwilę i graj dalej.
problem-http-429-streams = Z twojego adresu na żywo ogląda się zbyt wiele stołów. Zamknij te, na które nikt nie patrzy, i wczytaj stronę jeszcze raz.
problem-http-429-streams-account = Oglądasz na żywo zbyt wiele stołów. Zamknij niektóre i wczytaj stronę jeszcze raz.
problem-http-431 = Adres lub nagłówki żądania są za długie.
problem-http-500 = Coś się u nas zepsuło. Gra nie przepadła; spróbuj jeszcze raz.
problem-http-503 = Serwer jest w tej chwili pełny. Spróbuj ponownie za chwilę.

# jak grać i duże obrazki
web-how = Jak grać
web-how-small = jak grać
web-how-aim = Cel gry
web-how-turn = Twoja tura
web-how-end = Koniec gry
web-how-tips = Trzy wskazówki
web-thing-source = Źródło: { $source }
web-company = gra według skryptu
web-plays-now = teraz gra

problem-bad-bot = Do stołu nie ma bota „{ $given }”; są { $bots }.
# Stół: kolumny, strzałki, duże postacie rzeczy, pomoc
web-fold-people = Zwiń kolumnę graczy (p)
web-ways = Możliwości w tę stronę
web-closing = To kończy twoją turę, a zostało jeszcze coś do zrobienia. Wybierz ponownie, jeśli tak ma być.
web-how-whole = Z obrazkami i wskazówkami
web-how-meanwhile = Tymczasem: jak grać
web-key-p = p
web-key-p-does = zwiń lub rozwiń kolumnę graczy
web-mouse = Mysz
web-key-point = Wskazanie
web-key-point-does = objaśnia to, co jest pod wskaźnikiem
web-key-pin = Kliknięcie
web-key-pin-does = wybiera to, co świeci; przy reszcie zatrzymuje objaśnienie
web-key-wheel = Kółko
web-key-wheel-does = przybliża i oddala mapę morza
web-key-ctrl-wheel = Ctrl + kółko
web-key-ctrl-wheel-does = przybliża i oddala planszę
web-key-drag = Przeciąganie
web-key-drag-does = przesuwa przybliżoną mapę morza
web-key-twice = Dwukrotne kliknięcie
web-key-twice-does = bliżej i z powrotem
web-touch = Dotyk
web-key-tap = Dotknięcie
web-key-tap-does = wybiera to, co świeci; resztę objaśnia
web-key-press = Dłuższe przytrzymanie
web-key-press-does = objaśnia wszystko, niczego nie wybiera
web-key-pinch = Dwa palce
web-key-pinch-does = przybliżają i oddalają
web-key-swipe = Przesunięcie palcem
web-key-swipe-does = przesuwa planszę
web-key-ways = Strzałki na brzegu
web-key-ways-does = liczą możliwości po tamtej stronie; dotknij, aby się tam przenieść

# Pasek z wyborem
# Stół: kolumny, strzałki, duże postacie rzeczy, pomoc
web-all-options = Wszystkie możliwości

# Pasek z wyborem
web-options-list = { $count ->
    [one] Lista: { $count } możliwość
    [few] Lista: { $count } możliwości
   *[other] Lista: { $count } możliwości
 }
web-endings = Zakończenie
web-amount = Ile
web-less = Mniej
web-more-of-it = Więcej
web-step-back = Krok wstecz
web-click-the-board = Wybierz pole na mapie
web-key-o = o
web-key-o-does = wszystkie możliwości
web-key-escape = Esc
web-key-escape-does = krok wstecz; zapomina numer wpisany do połowy


# opowieść: dziennik, co się właśnie stało, koniec, cofanie
web-undo-far = Cofnąć aż tak daleko?
web-undo-yes = Cofnij
web-stage = Co się właśnie stało
web-stage-short = Ostatnie tury
web-stage-since = Od twojej tury: #
web-stage-again = Pokaż
web-stage-hold = Zatrzymaj albo wznów
web-stage-now = Wróć do teraz
web-pace = Tempo
web-pace-slow = wolno
web-pace-normal = normalnie
web-pace-fast = szybko
web-pace-instant = od razu
web-pace-next = krok po kroku
web-hint-why = { $lead ->
    [clear] Wyraźnie lepsze niż następne w kolejności: { $expected }% wobec { $other }%.
    [slight] Trochę lepsze niż następne w kolejności: { $expected }% wobec { $other }%.
   *[none] Mniej więcej tak dobre jak następne w kolejności ({ $other }%), ale kapitan wciąż do tego wracał.
}
web-hint-few = Starczyło czasu tylko na kilka prób, więc to raczej przeczucie.
web-hint-alone = Nic innego nie było warte próby.
web-hint-then = Dalszy plan: { $moves }.
