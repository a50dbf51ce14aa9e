# Nagłówki możliwości na pasku, pisane ręcznie.
group-alonso_claim = Zajmij
group-load = Załaduj
group-load_wood = Drewno zamiast innego dobra
group-zorro_give = Oddaj 1
