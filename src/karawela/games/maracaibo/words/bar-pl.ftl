# Co pasek mówi o tym, co wybiera się krok po kroku, i nagłówki pisane ręcznie.
group-bm_place = Umieść kafelek
step-bm_place = { CAPITAL(TELL($does)) }
