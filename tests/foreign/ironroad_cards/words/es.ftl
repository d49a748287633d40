### Cards, un juego de prueba.

cards-name = Cartas
cards-option-rounds = Rondas
cards-option-rounds-three = tres
cards-option-rounds-nine = nueve
cards-table-rounds = Rondas

## Lo que se hace y se pregunta.

cards-deal = Repartir el { $card }
cards-bet = Apostar { $amount }
cards-hide-left = Esconder la piedra a la izquierda
cards-hide-right = Esconder la piedra a la derecha
cards-ask-deal = Se reparte una carta.
cards-ask-bet = Tu carta es el { $card }. ¿Cuánto apuestas por ella?
cards-ask-hide = ¿Dónde escondes tu piedra?

## Lo que ocurre.

cards-event-got = { $seat } recibe el { $card }.
cards-event-hidden = { $seat } hace algo que nadie más ve.
cards-event-bet = { $seat } apuesta { $amount }.
cards-event-stone = { $seat } esconde una piedra: { $place }.

## El recuento.

cards-score-card = Carta
cards-score-bets = Apuestas
cards-end = Se han jugado todas las rondas.

## El tablero en el terminal.

cards-cli-round = Ronda { $round } de { $rounds }
cards-cli-hand = { $name }: carta { $card }, apuestas { $bets }
cards-cli-unknown = desconocida
