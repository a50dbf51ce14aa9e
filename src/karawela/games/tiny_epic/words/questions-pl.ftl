## Tiny Epic Pirates: o co pyta gra, po polsku.

ask-choose_side = Której strony swojej karty kapitana używasz? Zostaje z tobą na całą grę.
ask-place_ship = W której zatoce zaczyna twój statek? Będzie w niej ukryty.
ask-command = Twój kapitan wchodzi na pole { NAME($order) }. Zatrzymujesz się czy idziesz dalej?
ask-assign_deckhand = Gdzie ma pracować ten pokładowy?
ask-sail = { NAME($card) }: płyniesz dalej? { $n ->
    [one] Możesz przepłynąć jeszcze 1 kartę.
    [few] Możesz przepłynąć jeszcze { $n } karty.
   *[other] Możesz przepłynąć jeszcze { $n } kart.
}
ask-order = { NAME($order) } ({ NAME($card) }): co robisz?
ask-discard_crate = Twój statek mieści { crates-most }. Którą odkładasz do worka?{ $n ->
    [one] {""}
    [few] {" "}(Musisz odłożyć { $n }.)
   *[other] {" "}(Musisz odłożyć { $n }.)
}
ask-crew_up = Z którego rzędu zatrudniasz?
ask-hire = Kogo zatrudniasz?
ask-dismiss = { $card ->
    [none] Twoja załoga jest pełna. Kogo zwalniasz?
   *[other] Twoja załoga jest pełna. Kogo zwalniasz, aby przyjąć kartę { NAME($card) }?
}
ask-hide_assign = Ukrywasz się. Przestawiasz pokładowych? Każdy przestawiony na wymuszenie daje 1 Złota.
ask-dice = { $defends ->
    [yes] Bronisz się: twoje kości dają razem { $total }, napastnik ma { $against }. Zmieniasz kość?
   *[no] Twoje kości dają razem { $total }{ $ends ->
        [open] .
       *[other] , a przeciwnik ma { $against }.
    } Zmieniasz kość?
}
ask-jostle = Przechył! Który pokładowy idzie do napraw?
ask-choose_port = Oba porty są równie daleko. Z którego statek kupiecki wypływa ponownie?
ask-captain_bury = { NAME($card) }: zakopujesz coś tutaj?
ask-captain_bonus = { $what ->
    [attack] Druga akcja premiowa kapitana: atakujesz?
   *[plunder] Druga akcja premiowa kapitana: plądrujesz?
}
ask-crew_bonus = Z czyjej akcji premiowej korzystasz?
ask-trade = Czym handlujesz?
ask-search = Który żeton odkrywasz?
ask-attack = Kogo atakujesz?
ask-reassign = Których pokładowych przestawiasz?
ask-mend = Dokąd idzie pokładowy z napraw?
ask-cursed_plunder = Twój kapitan jest przeklęty: bierzesz też kostkę Przeklętego Złota?
ask-deep_search = Który żeton z sąsiedniej karty odkrywasz?
ask-market_shift = Którą cenę podnosisz? To kosztuje kostkę Przeklętego Złota.
ask-cursed_exchange = Ile kostek Przeklętego Złota wymieniasz na Złoto, po { $n } za każdą?
ask-borrow_crew = Czyją akcję premiową pożyczasz?
ask-move_ship = Dwie drogi są równie krótkie. Dokąd płynie ten statek?
ask-navy_crate = Marynarka zabiera ci jedną skrzynię. Którą?

kind-choose_side = wybiera stronę karty kapitana
kind-place_ship = wybiera zatokę
kind-command = przesuwa kapitana po kole
kind-assign_deckhand = przydziela pokładowego
kind-sail = żegluje
kind-order = wykonuje rozkaz
kind-discard_crate = robi miejsce w ładowni
kind-crew_up = szuka załogi
kind-hire = szuka załogi
kind-dismiss = kogoś zwalnia
kind-hide_assign = przestawia pokładowych w ukryciu
kind-dice = patrzy na kości
kind-jostle = wysyła pokładowego do napraw
kind-choose_port = wybiera port
kind-captain_bury = może coś zakopać
kind-captain_bonus = myśli o akcji premiowej kapitana
kind-crew_bonus = przegląda akcje premiowe załogi
kind-trade = handluje
kind-search = wybiera żeton
kind-attack = wybiera cel ataku
kind-reassign = przestawia pokładowych
kind-mend = zabiera pokładowych z napraw
kind-cursed_plunder = może wziąć Przeklęte Złoto
kind-deep_search = wybiera żeton
kind-market_shift = zmienia ceny
kind-cursed_exchange = wymienia Przeklęte Złoto
kind-borrow_crew = pożycza akcję premiową
kind-move_ship = prowadzi statek
kind-navy_crate = oddaje skrzynię Marynarce

crates-most = { $most ->
    [one] { $most } skrzynię
    [few] { $most } skrzynie
   *[other] { $most } skrzyń
}
