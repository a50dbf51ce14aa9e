## Mapa Skarbów: co stół pokazuje poza planszą, po polsku.
fact-pieces = Kawałki mapy, niesione i w schowku
fact-gold = Złoto przy załodze
fact-token = Żeton skarbu poziomu { $n }
fact-token-known = { CAPITAL(NAME($token)) } wymienia się na polu
fact-stored-gold = Złoto w schowku
fact-stored-pieces = Kawałki mapy w schowku
fact-stored-tokens = Żetony skarbów w schowku
fact-chased = Ściga { NAME($pirate) }
fact-first = Zaczyna tę rundę

aim-goal = Zdobądź kawałki mapy 1, 2, 3 i 4 i stań z nimi w El Dorado przed innymi.
aim-goal-solo = Zanieś kawałki mapy 1, 2, 3 i 4 do El Dorado, zanim ktoś pokona twoją załogę.
aim-now = Runda { $round } z { $rounds }, poziom { $level }
aim-progress = Kawałki mapy: { $n } z { $all }

about-price = Cena w każdym mieście: { gold-nom }. Można mieć najwyżej { $most ->
    [one] { $most } taką kartę
    [few] { $most } takie karty
   *[other] { $most } takich kart
}.
about-ship = Wozi swoją załogę po morzu: cztery kroki na turę, w ośmiu kierunkach i przez krawędzie mapy. Gdy załoga zejdzie na ląd, pusty statek czeka na swoim polu i można go zniszczyć.
about-crew = Wszystko robi załoga: na lądzie wykopuje skarby, wymienia żetony i kupuje. To, co niesie, zabiera ten, kto ją pokona.
about-pirate = Przybywa, gdy na kości skarbu wypadnie czaszka, i ściga tego kapitana o dwa pola na rundę. W walce wręcz dodaje do kości 2, 4 albo 6 na poziomie 1, 2 albo 3; od poziomu 2 ma też armaty. Okup – 4 złote monety – odsyła go do domu.
about-galleon = Płynie o dwa pola na rundę do portu wskazanego przez kompas i na każdym opuszczanym polu zostawia monetę. Zniszczony daje 5, 10 albo 15 złotych monet na poziomie 1, 2 albo 3. Nigdy nie strzela, a do kości nic nie dodaje.
about-sea = Może tu wpłynąć każdy statek.
about-harbour = Neutralne wody przy mieście: tu nikt nie walczy. Port w twoim kolorze jest twoim macierzystym portem.
about-skull = Dom pirata i wszystko, co zrabował. Zakończ tu ruch statkiem z załogą, gdy pirata nie ma, a łup będzie twój.
about-wave = Część wiru. Zgodnie ze strzałką statek dryfuje bez kroku, na każdej fali raz na turę.
about-jungle = Ląd. Załogi chodzą tędy pieszo; w dżungli wymienia się wiele żetonów skarbów.
about-city = Neutralny ląd: tu nikt nie walczy. Załogi kupują karty za niesione złoto, a w mieście własnego koloru chowają to, co niosą; nikt tego nie ruszy.
about-temple = Zakończ tu ruch załogą, a leżący tu żeton będzie twój, razem z tyloma kośćmi złota, ile wynosi jego poziom. Czaszka liczy się za 7 i wzywa pirata.
about-area = Jedna z dziewięciu części mapy. Żeton skarbu z brzegiem w tym kolorze wymienia się właśnie tutaj; liczby w jego ćwiartkach mówią, na którym polu.
about-colour = Kolor kapitana. Miasto i port w tym kolorze są domem tego, kto nim gra.
about-tile = Płytka morza; trzydzieści sześć takich tworzy mapę.
about-sector = Sektor kompasu. Licząc od środka, rundę zaczyna pierwszy kolor, którym ktoś gra. Galeon płynie do portu koloru najbliższego środka.
about-map = Pokazuje, gdzie w tej grze leży pięć dużych wysp ze świątyniami; na rewersie jest El Dorado.
