order-pass = pass when loading
order-pass-until-turn = in this loading round
order-pass-until-round = until this ship has left
order-give = give { NAME("el_zorro") } a peso, or else a point
