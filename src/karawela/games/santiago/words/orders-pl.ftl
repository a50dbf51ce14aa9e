order-pass = pasuj przy załadunku
order-pass-until-turn = w tej rundzie załadunku
order-pass-until-round = aż ten statek odpłynie
order-give = oddawaj { NAME("el_zorro") } peso, a gdy go brak, punkt
