## Tiny Epic Pirates: o co pyta gra, po polsku.

ask-choose_side = Której strony swojej karty kapitana używasz? Wybierasz ją na całą grę.
ask-place_ship = W której zatoce zaczyna twój statek? Będzie w niej ukryty.
ask-command = Twój kapitan wchodzi na pole { NAME($order, case: "gen") }. Zatrzymujesz się czy idziesz dalej?
ask-assign_deckhand = Gdzie ma pracować ten pokładowy?
ask-sail = Płyniesz dalej z karty { NAME($card) }? { $n ->
    [one] Możesz przepłynąć jeszcze 1 kartę.
    [few] Możesz przepłynąć jeszcze { $n } karty.
   *[other] Możesz przepłynąć jeszcze { $n } kart.
}
ask-order = Jak wykonujesz rozkaz { NAME($order, case: "gen") } na karcie { NAME($card) }?
ask-discard_crate = Twój statek mieści { crates-most }. Którą odkładasz do worka?{ $n ->
    [one] {""}
    [few] {" "}Musisz odłożyć { $n } kostki.
   *[other] {" "}Musisz odłożyć { $n } kostek.
}
ask-crew_up = Z którego rzędu wynajmujesz załogę?
ask-hire = Kogo wynajmujesz?
ask-dismiss = { $card ->
    [none] Twoja załoga jest pełna. Kogo zwalniasz?
   *[other] Twoja załoga jest pełna. Kogo zwalniasz, aby wynająć { NAME($card, case: "acc") }?
}
ask-hide_assign = Ukrywasz się. Przestawiasz pokładowych? Każdy przestawiony na wymuszenie daje 1 Złota.
ask-dice = { $defends ->
    [yes] Bronisz się. Masz { hits-total }, a atakujący { $against }. Zmieniasz wynik na którejś kości?
   *[no] Masz { hits-total }{ $ends ->
        [open] .
       *[other] , a przeciwnik { $against }.
    } Zmieniasz wynik na którejś kości?
}
ask-jostle = Twój statek ma przechył. Który pokładowy trafia do napraw?
ask-choose_port = Oba porty są równie daleko. Z którego statek kupiecki wypływa ponownie?
ask-captain_bury = Zakopujesz coś na karcie { NAME($card) }?
ask-captain_bonus = { $what ->
    [attack] Atakujesz w ramach drugiej akcji premiowej kapitana?
   *[plunder] Plądrujesz w ramach drugiej akcji premiowej kapitana?
}
ask-crew_bonus = Z czyjej akcji premiowej korzystasz?
ask-trade = Czym handlujesz?
ask-search = Który żeton odkrywasz?
ask-attack = Kogo atakujesz?
ask-reassign = Których pokładowych przestawiasz?
ask-mend = Na które stanowisko trafia pokładowy z napraw?
ask-cursed_plunder = Twój kapitan jest przeklęty. Bierzesz też kostkę Przeklętego Złota?
ask-deep_search = Który żeton z sąsiedniej karty odkrywasz?
ask-market_shift = Którą cenę podnosisz? To kosztuje kostkę Przeklętego Złota.
ask-cursed_exchange = Ile kostek Przeklętego Złota wymieniasz na Złoto, po { $n } za każdą?
ask-borrow_crew = Czyją akcję premiową pożyczasz?
ask-move_ship = Kilka dróg jest równie krótkich. Dokąd płynie ten statek?
ask-navy_crate = Marynarka zabiera ci jedną kostkę Łupów. Którą oddajesz?

kind-choose_side = wybiera stronę karty kapitana
kind-place_ship = wybiera zatokę
kind-command = przesuwa kapitana po kole
kind-assign_deckhand = przydziela pokładowego
kind-sail = żegluje
kind-order = wykonuje rozkaz
kind-discard_crate = robi miejsce w ładowni
kind-crew_up = wynajmuje załogę
kind-hire = wynajmuje załogę
kind-dismiss = zwalnia członka załogi
kind-hide_assign = przestawia pokładowych w ukryciu
kind-dice = może zmienić wyniki na kościach
kind-jostle = wysyła pokładowego do napraw
kind-choose_port = wybiera port
kind-captain_bury = może coś zakopać
kind-captain_bonus = rozważa akcję premiową kapitana
kind-crew_bonus = rozważa akcje premiowe załogi
kind-trade = handluje
kind-search = wybiera żeton
kind-attack = wybiera cel ataku
kind-reassign = przestawia pokładowych
kind-mend = przestawia pokładowych z napraw
kind-cursed_plunder = może wziąć Przeklęte Złoto
kind-deep_search = wybiera żeton
kind-market_shift = zmienia ceny
kind-cursed_exchange = wymienia Przeklęte Złoto
kind-borrow_crew = pożycza akcję premiową
kind-move_ship = prowadzi statek
kind-navy_crate = oddaje kostkę Łupów Marynarce

hits-total = { $total ->
    [one] razem 1 trafienie
    [few] razem { $total } trafienia
   *[other] razem { $total } trafień
}
crates-most = { $most ->
    [one] { $most } kostkę Łupów
    [few] { $most } kostki Łupów
   *[other] { $most } kostek Łupów
}
