## Podbój Karaibów: co stół pokazuje poza planszą, po polsku.
fact-score = Wynik w tej chwili
fact-gold = Złoto i dochód na koniec rundy
fact-ships = Statki na planszy
fact-crews = Załogi na planszy
fact-area = Obszar { NAME($area) }, punkty
fact-area-whole = Cały obszar { NAME($area) }, punkty liczone podwójnie
fact-first = Zaczyna tę rundę

aim-goal = Obszary: do zwycięstwa { $need } z { $all }. Wtedy, albo gdy ktoś odpadnie, wygrywa najwięcej punktów.
aim-now = Runda { $round } z { $rounds }
aim-progress = Obszary: { $n } z { $need }
aim-out = poza grą

about-price = Cena: { gold-nom }. Można mieć najwyżej { $most ->
    [one] { $most } taką kartę
    [few] { $most } takie karty
   *[other] { $most } takich kart
}. Działa dla wszystkich twoich jednostek.
about-ship = Kosztuje 6 złotych monet i staje w porcie twojego miasta. Pływa, wozi załogi, zajmuje czaszki, walczy wręcz i z armat. Na jednym polu stoją najwyżej cztery twoje jednostki.
about-crew = Kosztuje 3 złote monety i staje w twoim mieście. Chodzi po lądzie i po statkach, zajmuje świątynie i miasta, walczy wręcz. Załogi giną zawsze przed statkami.
about-pirate = W tej grze nie pływa.
about-galleon = W tej grze nie pływa.
about-sea = Może tu wpłynąć każdy statek. Załoga potrzebuje statku, na którym stanie.
about-harbour = Tu stają nowe statki. Port należy do swojego miasta i można w nim walczyć.
about-skull = Punkt strategiczny na morzu: zajmuje go statek, który stoi tu sam. Daje dochód, liczy się do obszaru i może strzelać z armat.
about-wave = Część wiru. Zgodnie ze strzałką grupa ze statkiem dryfuje bez kroku, na każdej fali raz na turę.
about-jungle = Ląd. Załogi chodzą tędy pieszo.
about-city = Punkt strategiczny na lądzie: zajmuje go załoga, która stoi tu sama. Właściciel kupuje tu załogi, a w porcie statki. Nie należy do żadnego obszaru.
about-temple = Punkt strategiczny na lądzie: zajmuje go załoga, która stoi tu sama. Daje dochód, liczy się do obszaru i może strzelać z armat.
about-area = Obszar strategiczny. Kontroluje go ten, kto ma wszystkie jego świątynie i czaszki: wtedy ich punkty liczą się za 2 zamiast za 1, w dochodzie i w wyniku.
about-colour = Kolor kapitana. Miasta w tym kolorze należą na początku do tego, kto nim gra.
about-tile = Płytka morza; trzydzieści sześć takich tworzy pudełko.
about-sector = Sektor kompasu. Licząc od środka, rundę zaczyna pierwszy kolor, którym ktoś gra.
about-map = W tej grze niepotrzebna.
