order-shortest = płyń którąkolwiek z najkrótszych dróg
order-no-sure-fire = nigdy nie wydawaj żetonów celnego strzału
order-decline-bonus = pomijaj akcje premiowe
order-bury = zakopuj, gdy tylko mogę, używając jak najwięcej kostek
order-take-cursed = zawsze bierz kostkę Przeklętego Złota
order-done = zostawiaj moich pokładowych tam, gdzie są
