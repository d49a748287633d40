### Russian Railroads.
### Los colores concuerdan con «vía»; los nombres de los ferrocarriles van sin artículo, que ponen rr-on-, rr-of- y rr-for-railroad.

russian-railroads-name = Russian Railroads
russian-railroads-scoring = Se puntúa la ronda
russian-railroads-scoring-total = Total
russian-railroads-pitch = Coloca trabajadores, tiende vías de colores cada vez mejores y vuelve a puntuar en cada ronda todo lo que has construido.
russian-railroads-aim = Gana quien tenga más puntos. En cada ronda puntúan otra vez todas las vías que alcanzan tus locomotoras y tu industria, así que lo que construyes pronto rinde una y otra vez.
russian-railroads-order-pass = Pasar el resto de la ronda, salvo que sea posible algo mejor
russian-railroads-edition-standard = Hans im Glück y Z-Man Games, 2013
russian-railroads-edition-spanish = Reglamento español de 2015

## Ferrocarriles, colores, piezas.

rr-railroad-trans-siberian = Transiberiano
rr-railroad-st-petersburg = San Petersburgo
rr-railroad-kiev = Kiev
rr-on-railroad = { $railroad ->
    [Transiberiano] en el Transiberiano
    [Rocosas] en las Rocosas
    [Transcontinental-Oeste] en el Transcontinental-Oeste
    [Transcontinental-Este] en el Transcontinental-Este
   *[other] en { $railroad }
}
rr-of-railroad = { $railroad ->
    [Transiberiano] del Transiberiano
    [Rocosas] de las Rocosas
    [Transcontinental-Oeste] del Transcontinental-Oeste
    [Transcontinental-Este] del Transcontinental-Este
   *[other] de { $railroad }
}
rr-for-railroad = { $railroad ->
    [Transiberiano] por el Transiberiano
    [Rocosas] por las Rocosas
    [Transcontinental-Oeste] por el Transcontinental-Oeste
    [Transcontinental-Este] por el Transcontinental-Este
   *[other] por { $railroad }
}
rr-colour-black = negra
rr-colour-gray = gris
rr-colour-brown = marrón
rr-colour-natural = natural
rr-colour-white = blanca
rr-and = { $first } y { $second }
rr-piece-own = { $count ->
    [one] { $count } trabajador
   *[other] { $count } trabajadores
}
rr-piece-black = { $count ->
    [one] el trabajador negro
   *[other] { $count } trabajadores negros
}
rr-piece-temporary = { $count ->
    [one] { $count } trabajador temporal
   *[other] { $count } trabajadores temporales
}
rr-piece-rouble = { $count ->
    [one] { $count } rublo
   *[other] { $count } rublos
}

## Efectos.

rr-reward-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
rr-reward-rouble = { $count ->
    [one] { $count } rublo
   *[other] { $count } rublos
}
rr-reward-temporary = { $count ->
    [one] { $count } trabajador temporal
   *[other] { $count } trabajadores temporales
}
rr-reward-worker = { $count ->
    [one] un trabajador nuevo
   *[other] { $count } trabajadores nuevos
}
rr-reward-revalue = reevaluación
rr-reward-medal = la medalla de Kiev
rr-reward-marker = otro indicador de industria
rr-reward-engineer-sum = puntos por la suma de tus ingenieros
rr-reward-locomotive-sum = { $count ->
    [one] puntos por tu mejor locomotora
   *[other] puntos por tus { $count } mejores locomotoras
}
rr-reward-black-worker = el trabajador negro
rr-reward-engineer = el ingeniero de la carta
rr-reward-hire = contratar a un ingeniero
rr-reward-claim = puesto { $count } en la ronda siguiente
rr-reward-reuse = volver a usar una casilla
rr-reward-card = una carta ?
rr-reward-place = la locomotora { $count }
rr-reward-industry = { $count ->
    [one] { $count } avance de industria
   *[other] { $count } avances de industria
}
rr-reward-doubler = { $count ->
    [one] { $count } dobladora
   *[other] { $count } dobladoras
}
rr-reward-build = { $count ->
    [one] una locomotora o una fábrica
   *[other] { $count } locomotoras o fábricas
}
rr-reward-locomotive = { $count ->
    [one] una locomotora
   *[other] { $count } locomotoras
}
rr-reward-factory = { $count ->
    [one] una fábrica
   *[other] { $count } fábricas
}
rr-reward-token = { $count ->
    [one] una ficha ?
   *[other] { $count } fichas ?
}
rr-reward-bonus = { $count ->
    [one] una carta de bonificación final o puntos
   *[other] { $count } cartas de bonificación final o puntos
}
rr-reward-again = una de estas cosas otra vez
rr-reward-track-black = { $count ->
    [one] { $count } avance de vía negra
   *[other] { $count } avances de vía negra
}
rr-reward-track-gray = { $count ->
    [one] { $count } avance de vía gris
   *[other] { $count } avances de vía gris
}
rr-reward-track-brown = { $count ->
    [one] { $count } avance de vía marrón
   *[other] { $count } avances de vía marrón
}
rr-reward-track-natural = { $count ->
    [one] { $count } avance de vía natural
   *[other] { $count } avances de vía natural
}
rr-reward-track-white = { $count ->
    [one] { $count } avance de vía blanca
   *[other] { $count } avances de vía blanca
}
rr-reward-track-black-or-gray = { $count ->
    [one] { $count } avance de vía negra o gris
   *[other] { $count } avances de vía negra o gris
}
rr-reward-track-any = { $count ->
    [one] { $count } avance de vía a elección
   *[other] { $count } avances de vía a elección
}
rr-reward-tracks-black = { $count ->
    [one] { $count } vía negra
   *[other] { $count } vías negras
}
rr-reward-tracks-gray = { $count ->
    [one] { $count } vía gris
   *[other] { $count } vías grises
}
rr-reward-tracks-brown = { $count ->
    [one] { $count } vía marrón
   *[other] { $count } vías marrones
}
rr-reward-tracks-natural = { $count ->
    [one] { $count } vía natural
   *[other] { $count } vías naturales
}
rr-reward-tracks-white = { $count ->
    [one] la vía blanca
   *[other] { $count } vías blancas
}

## Casillas y cartas.

rr-space-for = { $space } ({ $cost })
rr-space-track = prolongación de vías, { $rewards }
rr-space-locomotives = locomotoras, { $rewards }
rr-space-industry = industrialización, { $rewards }
rr-space-auxiliary = acción auxiliar, { $rewards }
rr-space-order = orden de juego, { $rewards }
rr-space-engineers = ingenieros, { $rewards }
rr-space-engineer = ingeniero { $number }, { $rewards }
rr-lane-points = la casilla del { $points } (paso { $place })
rr-lane-gap = la fábrica del paso { $place }
rr-lane-question = la casilla ? (paso { $place })
rr-bonus-flat = 15 puntos
rr-bonus-workers = trabajadores adicionales
rr-bonus-doublers = dobladoras
rr-bonus-railroads = ferrocarriles completados
rr-bonus-black-tracks = vías negras
rr-bonus-extra-engineer = un ingeniero más
rr-bonus-factories = fábricas
rr-bonus-tokens = fichas ?
rr-bonus-locomotives = locomotoras
rr-bonus-engineers = ingenieros

## Lo que un jugador puede hacer.

rr-do-deal-engineer = Ingeniero { $number }
rr-do-deal-seat = { $seat }
rr-do-remove = Retirar una carta de bonificación final: { $card }
rr-do-start = Tomar la carta de bonificación inicial: { $rewards }
rr-do-place = Ocupar { $space }
rr-do-pass = Pasar
rr-do-stay = Dejar al trabajador donde está
rr-do-pay = Pagar con { $pieces }
rr-do-swap = Traer al trabajador de { $space }
rr-do-advance = Avanzar la vía { $colour } { rr-on-railroad } hasta { $space }
rr-do-industry = Mover el indicador de industria { $marker } a { $space }
rr-do-doubler = Colocar una dobladora
rr-do-locomotive = Construir la locomotora { $number }
rr-do-new-factory = Construir la fábrica { $number } de la reserva: { $factory }
rr-do-used-factory = Construir la fábrica { $number } que está boca arriba: { $factory }
rr-do-token = Jugar la ficha ?: { $rewards }
rr-do-bonus-look = Mirar las cartas de bonificación final
rr-do-bonus-points = { $points ->
    [one] Sumar { $points } punto en vez de una carta de bonificación final
   *[other] Sumar { $points } puntos en vez de una carta de bonificación final
}
rr-do-again = Otra vez: { $reward }
rr-do-stop = Renunciar al resto
rr-do-put = Poner la locomotora { $number } { rr-on-railroad }
rr-do-put-slot = Poner la locomotora { $number } { rr-on-railroad }, lugar { $slot }
rr-do-replace = Dejar la fábrica del hueco { $slot }
rr-do-card = Usar la carta ?: { $rewards }
rr-do-take-bonus = Tomar la carta de bonificación final: { $card }
rr-do-reuse = Volver a usar: { $space }
rr-do-decline = No volver a usar ninguna casilla

## Lo que se pregunta a un jugador.

rr-ask-deal-order = ¿Quién ocupa el puesto { $position } del orden de juego?
rr-ask-deal-engineer = ¿Qué ingeniero { $letter } llega ahora?
rr-ask-remove = ¿Qué carta de bonificación final se retira?
rr-ask-start = Elige una carta de bonificación inicial.
rr-ask-turn = Ronda { $round } de { $rounds }: elige una casilla de acción o pasa. Tienes delante { $workers ->
    [one] { $workers } trabajador
   *[other] { $workers } trabajadores
}{ $temporary ->
    [0] { "" }
    [one] , { $temporary } trabajador temporal
   *[other] , { $temporary } trabajadores temporales
} y { $roubles ->
    [one] { $roubles } rublo
   *[other] { $roubles } rublos
}.
rr-ask-pay = Elige cómo pagar: { $space }. Cuesta { $cost }.
rr-ask-swap = En la casilla del orden de juego tiene que haber un trabajador de tu color: elige de dónde viene.
rr-ask-owed = Elige lo que haces ahora. Te queda por tomar: { $rewards }.
rr-ask-locomotive = Elige dónde pones la locomotora { $number }.
rr-ask-displaced = La locomotora { $number } ha sido desplazada: elige adónde va.
rr-ask-replace = Todos los huecos están ocupados. Elige la fábrica que deja sitio a la { $number }: { $factory }.
rr-ask-card = Elige una carta ?.
rr-ask-bonus = Elige una carta de bonificación final, o puntos en su lugar.
rr-ask-reuse = Elige la casilla que vuelves a usar.
rr-ask-relocate = Elige adónde va tu trabajador desde la casilla del orden de juego.

## Lo que ocurre.

rr-event-seated = { $seat } ocupa el puesto { $position } del orden de juego.
rr-event-dealt-engineer = Llega el ingeniero { $number }.
rr-event-removed-bonus = Se retira una carta de bonificación final sin mirarla.
rr-event-start = { $seat } toma una carta de bonificación inicial: { $rewards }.
rr-event-round = Empieza la ronda { $round } de { $rounds }.
rr-event-placed = { $seat } elige { $space }.
rr-event-paid = { $seat } paga con { $pieces }.
rr-event-swapped = { $seat } cambia la pieza por el trabajador de { $space }.
rr-event-passed = { $seat } pasa: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
rr-event-advanced = { $seat } avanza la vía { $colour } { rr-on-railroad } hasta { $space }.
rr-event-new-tracks = { $seat } recibe vías de un color nuevo ({ $colour }): { $count }.
rr-event-advantage = { $seat } llega a la casilla { $space } { rr-of-railroad }: { $rewards }.
rr-event-built-locomotive = { $seat } construye la locomotora { $number }.
rr-event-placed-locomotive = { $seat } pone la locomotora { $number } { rr-on-railroad }.
rr-event-turned-over = La locomotora { $number } de { $seat } pasa a ser una fábrica junto a la reserva.
rr-event-built-factory = { $seat } construye la fábrica { $number } en el hueco { $slot }: { $rewards }.
rr-event-moved-marker = { $seat } mueve el indicador de industria { $marker } a { $space }.
rr-event-used-factory = { $seat } llega a la fábrica { $number }: { $rewards }.
rr-event-added-marker = { $seat } coloca otro indicador de industria.
rr-event-doubler = { $seat } coloca una dobladora sobre la casilla { $space }.
rr-event-roubles = { $seat } toma { $count ->
    [one] { $count } rublo
   *[other] { $count } rublos
}.
rr-event-temporary = { $seat } toma { $count ->
    [one] { $count } trabajador temporal
   *[other] { $count } trabajadores temporales
}.
rr-event-workers = { $seat } gana { $count ->
    [one] { $count } trabajador
   *[other] { $count } trabajadores
}.
rr-event-black-worker = { $seat } toma al trabajador negro.
rr-event-points = { $seat } suma { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
rr-event-hired = { $seat } recibe al ingeniero { $number }: { $rewards }.
rr-event-engineers = Los ingenieros se mueven una casilla a la derecha.
rr-event-token = { $seat } juega una ficha ?: { $rewards }.
rr-event-revalued = { $seat } reevalúa sus vías.
rr-event-medal = { $seat } coloca la medalla de Kiev.
rr-event-card = { $seat } usa una carta ?: { $rewards }.
rr-event-looked = { $seat } mira las cartas de bonificación final.
rr-event-bonus-card = { $seat } toma la carta de bonificación final: { $card }.
rr-event-bonus-card-hidden = { $seat } toma una carta de bonificación final.
rr-event-reused = { $seat } vuelve a usar: { $space }.
rr-event-lapsed = { $seat } no puede o no quiere: { $reward }.
rr-event-stopped = { $seat } no toma nada más.
rr-event-relocated = { $seat } mueve al trabajador del orden de juego a { $space }.
rr-event-stayed = { $seat } deja al trabajador en el orden de juego.
rr-event-scored-railroad = { $seat } suma { $points } { rr-for-railroad }.
rr-event-scored-industry = { $seat } suma { $points } por la industria.
rr-event-scored-round = { $seat } suma { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} en esta ronda.
rr-event-bonus-scored = { $seat } muestra la carta de bonificación final «{ $card }»: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
rr-event-majority = { $seat } suma { $points } por los ingenieros.
rr-event-end = La partida termina tras { $rounds } rondas.

## El recuento.

rr-stage = ronda { $round }
rr-feat-longest = Ningún ferrocarril es más largo que el de { $seat }: { $spaces ->
    [one] { $spaces } casilla
   *[other] { $spaces } casillas
} { rr-on-railroad }.
rr-end-rounds = Se han jugado todas las rondas.
rr-score-industry = Industria
rr-score-passing = Al pasar
rr-score-effects = Efectos
rr-score-bonuses = Bonificación final
rr-score-majority = Ingenieros

rr-score-so-far = Puntos hasta ahora

## Lo que trae una elección: $amount es un número con su signo, o dos; $count es para el plural.

rr-amount-paid = { $amount } { $count ->
    [one] trabajador o rublo
   *[other] trabajadores o rublos
}
rr-amount-workers = { $amount } { $count ->
    [one] trabajador
   *[other] trabajadores
}
rr-amount-temporary = { $amount } { $count ->
    [one] trabajador temporal
   *[other] trabajadores temporales
}
rr-amount-roubles = { $amount } { $count ->
    [one] rublo
   *[other] rublos
}
rr-amount-track = { $amount } de vía { $colour }
rr-amount-reach = { $amount } de alcance de las locomotoras
rr-amount-industry = { $amount } de industria
rr-amount-factories = { $amount } { $count ->
    [one] fábrica
   *[other] fábricas
}
rr-amount-doublers = { $amount } { $count ->
    [one] dobladora
   *[other] dobladoras
}
rr-amount-extra-workers = { $amount } { $count ->
    [one] trabajador para siempre
   *[other] trabajadores para siempre
}
rr-amount-engineers = { $amount } { $count ->
    [one] ingeniero
   *[other] ingenieros
}
rr-amount-tokens = { $amount } { $count ->
    [one] ficha ? usada
   *[other] fichas ? usadas
}
rr-amount-cards = { $amount } { $count ->
    [one] carta de bonificación final
   *[other] cartas de bonificación final
}
rr-amount-coal = { $amount } de carbón
rr-amount-stock = { $amount } en la bolsa
rr-amount-points = { $amount } { $count ->
    [one] punto
   *[other] puntos
}
rr-amount-scoring = { $amount } en la próxima puntuación

## Tablas de valores impresos.

russian-railroads-table-tiles = Locomotoras y las fábricas de su reverso
russian-railroads-table-spaces = Casillas de acción
russian-railroads-table-engineers = Ingenieros
russian-railroads-table-german-areas = Lugares de las losetas de ampliación
russian-railroads-table-german-tiles = Losetas de ampliación
russian-railroads-table-german-advantages = Ventajas de los tableros alemanes
russian-railroads-table-german-scoring = Puntos de los tableros alemanes
russian-railroads-table-german-industry = Pista de industria de los tableros alemanes
russian-railroads-table-german-incomes = Marcadores de ingresos
russian-railroads-table-coal-spaces = Casillas de acción con carbón
russian-railroads-table-coal-foundries = Fundiciones
russian-railroads-table-coal-boilermen = Fábricas con fogonero
russian-railroads-table-new-setup = Número del vagón de mercancías
russian-railroads-table-new-engineers = Ingenieros nuevos
russian-railroads-table-new-items = Piezas ? especiales
russian-railroads-table-american-railroads = Ferrocarriles de los tableros americanos
russian-railroads-table-american-advantages = Ventajas de los tableros americanos
russian-railroads-table-american-scoring = Puntos de los tableros americanos
russian-railroads-table-american-industry = Pistas de industria de los tableros americanos
russian-railroads-table-american-lanes = Símbolos de bolsa en las pistas de industria
russian-railroads-table-american-stock = Bolsa
russian-railroads-table-american-dividends = Dividendos
russian-railroads-table-setup = Preparación
russian-railroads-table-colours = Vías y su valor
russian-railroads-table-railroads = Líneas
russian-railroads-table-advantages = Ventajas de los tableros de jugador
russian-railroads-table-scoring = Puntos de los tableros de jugador
russian-railroads-table-industry = Pista de industria
russian-railroads-table-starts = Cartas iniciales
russian-railroads-table-tokens = Fichas ?
russian-railroads-table-cards = Cartas
russian-railroads-table-bonuses = Cartas de bonificación final
russian-railroads-table-german-railroads = Líneas de los tableros alemanes
russian-railroads-table-german-branches = Ramales de los tableros alemanes
russian-railroads-table-coal-setup = Preparación con carbón
russian-railroads-table-coal-starts = Cartas iniciales con carbón
russian-railroads-table-new-colours = Reevaluación de las vías
russian-railroads-table-new-tokens = Fichas ? nuevas
russian-railroads-table-new-factories = Fábricas nuevas
russian-railroads-table-new-burning = Lo que da el carbón
russian-railroads-table-american-boulders = Rocas
russian-railroads-table-american-tokens = Fichas ? de los tableros americanos
russian-railroads-table-american-factories = Acerías

## Nombres de los valores impresos.

russian-railroads-value-for-2 = para 2 jugadores
russian-railroads-value-for-3 = para 3 jugadores
russian-railroads-value-for-4 = para 4 jugadores
russian-railroads-value-tracks = piezas de vía
russian-railroads-value-spaces = casillas
russian-railroads-value-colours = colores
russian-railroads-value-slots = sitios para locomotoras
russian-railroads-value-doublers = sitios para dobladoras
russian-railroads-value-railroad = línea
russian-railroads-value-space = casilla
russian-railroads-value-colour = vía necesaria
russian-railroads-value-rewards = da
russian-railroads-value-locomotive = tiene que llegar una locomotora
russian-railroads-value-double = duplica
russian-railroads-value-points = puntos
russian-railroads-value-medal = requiere la medalla
russian-railroads-value-markers = marcadores
russian-railroads-value-factory = fábrica
russian-railroads-value-area = zona
russian-railroads-value-workers = trabajadores
russian-railroads-value-roubles = rublos
russian-railroads-value-seats = números de jugadores
russian-railroads-value-unlimited = sin límite
russian-railroads-value-last-round = en la última ronda
russian-railroads-value-letter = letra
russian-railroads-value-counts = cuenta
russian-railroads-value-each = puntos por cada una
russian-railroads-value-most = como máximo
russian-railroads-value-from = desde
russian-railroads-value-start = aquí empieza la locomotora
russian-railroads-value-after = se bifurca después de
russian-railroads-value-first = primera casilla
russian-railroads-value-last = última casilla
russian-railroads-value-branch = ramal
russian-railroads-value-tile = loseta
russian-railroads-value-shares = es una casilla con
russian-railroads-value-shares-seats = una casilla con tantos jugadores
russian-railroads-value-coal = carbón
russian-railroads-value-number = número
russian-railroads-value-lane = pista de industria
russian-railroads-value-spike = con el clavo de oro
russian-railroads-value-passable = sin huecos en los que esperar
russian-railroads-value-piles = montones

## Ediciones.

rr-edition-reward = «{ $text }» no es un efecto que pueda ir aquí. Escribe un tipo conocido y un número, como "track gray 2".
rr-edition-numbering = Las entradas van numeradas desde 1 sin saltos: aquí se espera { $expected }, no { $found }.
rr-edition-unlettered = Hay { $count } ingenieros sin letra. Exactamente uno debe llevar letter = "none".
rr-edition-too-many = Hay más de { $most } entradas. Quita algunas.
rr-edition-steps = «{ $key }» necesita tantos números en «points» como en «from».
rr-edition-railroads = Tiene que haber exactamente { $count } ferrocarriles.
rr-edition-doublers = Al menos un ferrocarril debe tener casillas para dobladoras.
rr-edition-colours = «{ $key }» debe usar los colores en su orden, empezando por el negro.
rr-edition-values = «{ $key }» necesita tantos valores como los demás colores, y al menos uno.
rr-edition-tracks = «{ $key }» necesita { $count ->
    [one] exactamente { $count } vía
   *[other] exactamente { $count } vías
}, una por cada ferrocarril que la usa, y ventajas que las traigan.
rr-edition-lane = «{ $text }» no es posible en la pista de industria. Usa números, "gap" y un solo "?", y empieza por un número.
rr-edition-free = «{ $key }» no cuesta nada. Dale trabajadores o rublos.
rr-edition-repeated = «{ $key }» nombra un número dos veces en «{ $name }». Quita uno de los dos.
rr-edition-positions = Tiene que haber puntos para cada puesto del orden de juego.
rr-edition-too-much = { $number } es demasiado para «{ $key }»: como mucho puede ser { $most }.
rr-edition-start-tiles = No hay bastantes locomotoras de estas para que empiecen { $seats } jugadores.
rr-edition-starts = No hay bastantes cartas de bonificación inicial para { $seats } jugadores.
rr-edition-claim = «{ $key }» es para un puesto que no existe con este número de jugadores. Quita ese número de sus asientos.

## El tablero en el terminal.

rr-letter-black = N
rr-letter-gray = G
rr-letter-brown = M
rr-letter-natural = L
rr-letter-white = B
rr-board-round = { $round ->
    [0] Antes de la ronda 1
   *[other] Ronda { $round } de { $rounds }
}
rr-board-locomotives = Locomotoras { $tiles }
rr-board-factories = Fábricas boca arriba { $tiles }
rr-board-roubles = { $count ->
    [one] { $count } rublo
   *[other] { $count } rublos
}
rr-board-doublers = { $count ->
    [one] { $count } dobladora
   *[other] { $count } dobladoras
}
rr-board-bonuses = { $count ->
    [one] { $count } carta de bonificación final
   *[other] { $count } cartas de bonificación final
}
rr-board-engineers = Ingenieros
rr-board-engineer-hire = por contratar
rr-board-engineer-public = para todos
rr-board-engineer-later = { $place ->
    [one] en { $place } ronda
   *[other] en { $place } rondas
}
rr-board-area = Zona
rr-board-area-track = Vías
rr-board-area-locomotives = Locomotoras
rr-board-area-industry = Industrialización
rr-board-area-auxiliary = Auxiliares
rr-board-area-order = Orden de juego
rr-board-area-engineers = Ingenieros
rr-board-cost = Coste
rr-board-effect = Efecto
rr-board-pieces = Ocupada por
rr-board-position = Puesto
rr-board-points = Puntos
rr-board-workers = Trabajadores
rr-board-money = Rublos
rr-board-tokens = Fichas ?
rr-board-cards = Bonificación final
rr-board-legend = mayúscula: vía, minúscula: casillas detrás, |: alcance de las locomotoras, ²: dobladora, [ ]: indicador de industria
rr-board-revalued = vías reevaluadas
rr-board-medal = medalla de Kiev
rr-board-worth = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
rr-board-temporary = { $count }T
rr-board-black-worker = N

## Por qué algo no es posible.

rr-why-taken = Esta casilla está ocupada en esta ronda.
rr-why-pieces = Esta casilla cuesta { $workers ->
    [one] { $workers } trabajador
   *[other] { $workers } trabajadores
} y { $roubles ->
    [one] { $roubles } rublo
   *[other] { $roubles } rublos
}, y no te alcanza.
rr-why-engineer = No puedes usar al ingeniero { $number } en esta ronda.
rr-why-claim = No puedes reclamar este puesto: es el tuyo, ya has reclamado uno o ningún trabajador tuyo puede ir allí.
rr-why-coal = Esta casilla cuesta { $coal ->
    [one] { $coal } carbón
   *[other] { $coal } carbones
}, y tienes demasiado poco.
rr-why-useless = No podrías hacer todo lo que da esta casilla.

## Opciones.

russian-railroads-extra-board-german = German Railroads
russian-railroads-extra-board-american = American Railroads
russian-railroads-extra-coal-on = Carbón
russian-railroads-extra-new-material-on = Material nuevo
russian-railroads-option-board = Tablero
russian-railroads-option-board-russian = ruso
russian-railroads-option-board-german = alemán (German Railroads)
russian-railroads-option-board-american = americano (American Railroads)
russian-railroads-option-board-russian-why = El Transiberiano, San Petersburgo y Kiev. Empieza aquí.
russian-railroads-option-board-german-why = Una línea que se bifurca, estaciones que construyes tú y marcadores de ingresos.
russian-railroads-option-board-american-why = Rocas en el camino, dos pistas de industria y una bolsa de valores.
russian-railroads-option-coal = Carbón
russian-railroads-option-coal-off = sin él
russian-railroads-option-coal-on = con carbón, fundiciones y fogoneros
russian-railroads-option-coal-off-why = Todo se paga con trabajadores y rublos.
russian-railroads-option-coal-on-why = Un tercer medio de pago que compra acciones de más; una ronda menos.
russian-railroads-option-new-material = Material nuevo
russian-railroads-option-new-material-off = sin él
russian-railroads-option-new-material-on = ingenieros nuevos y piezas ? especiales
russian-railroads-option-new-material-off-why = Los ingenieros y las fichas del juego básico.
russian-railroads-option-new-material-on-why = Más clases de ingenieros y una pieza especial para cada jugador.

## Lugares y piezas.

rr-railroad-dresden = Dresde
rr-railroad-munich = Múnich
rr-railroad-nuremberg = Núremberg–Fürth
rr-railroad-rocky-mountain = Rocosas
rr-railroad-transcontinental-west = Transcontinental-Oeste
rr-railroad-transcontinental-east = Transcontinental-Este
rr-branch-hamburg = Hamburgo
rr-branch-berlin = Berlín
rr-area-hannover = Hannover
rr-area-wurzburg = Wurzburgo
rr-area-frankfurt = Fráncfort
rr-boulder-track = la roca del Transcontinental-Este
rr-boulder-industry = la roca de la pista de industria inferior
rr-slot = { $railroad }, lugar { $slot }
rr-factory = la fábrica { $number }
rr-factory-steelworks = la acería
rr-factory-coal-factory = la fábrica de carbón
rr-space-coal = carbón, { $rewards }
rr-piece-coal = { $count ->
    [one] { $count } carbón
   *[other] { $count } carbones
}

## Efectos.

rr-reward-coal = { $count ->
    [one] { $count } carbón
   *[other] { $count } carbones
}
rr-reward-spike = el clavo de oro
rr-reward-item-engineer = el ingeniero del −10
rr-reward-reuse-others = { $count ->
    [one] volver a usar una casilla
   *[other] volver a usar { $count } casillas distintas
}
rr-reward-stock = { $count ->
    [one] un paso en la bolsa
   *[other] { $count } pasos en la bolsa
}
rr-reward-payout = un reparto de la bolsa
rr-reward-payout-all = un reparto para todos
rr-reward-special = una pieza ? especial
rr-reward-coal-factory = la fábrica de carbón
rr-reward-draw = { $count ->
    [one] una carta de bonificación inicial al azar
   *[other] { $count } cartas de bonificación inicial al azar
}
rr-reward-track-apart = { $count ->
    [one] { $count } avance de cualquier vía
   *[other] { $count } avances de vías distintas
}
rr-reward-income = { $count ->
    [one] un marcador de ingresos
   *[other] { $count } marcadores de ingresos
}
rr-reward-foundry = { $count ->
    [one] una fundición
   *[other] { $count } fundiciones
}
rr-reward-boilerman = { $count ->
    [one] un fogonero
   *[other] { $count } fogoneros
}
rr-reward-boulder = { $count ->
    [one] retirar una roca
   *[other] retirar { $count } rocas
}
rr-reward-burn = { $count ->
    [one] más por { $count } carbón
   *[other] más por hasta { $count } carbones
}
rr-reward-car = el vagón de mercancías

## Lo que puede hacer un jugador.

rr-do-income = Tomar el marcador de ingresos: { $rewards }
rr-do-foundry = Tomar la fundición: { $rewards }
rr-do-boilerman = Poner al fogonero junto a la locomotora ({ $slot })
rr-do-boilerman-factory = Poner al fogonero junto a la fábrica del hueco { $slot }
rr-do-boulder = Retirar { $boulder }
rr-do-burn = Pagar 1 carbón: { $rewards }
rr-do-car = Enganchar el vagón de mercancías a la locomotora ({ $slot })
rr-do-branch = Tomar el ramal de { $branch }
rr-do-tile = Poner la loseta de ampliación { $tile }
rr-do-reveal = La fundición: { $rewards }
rr-do-keep = Dejar la fundición abierta
rr-do-item = Tomar la pieza especial: { $rewards }
rr-do-draw = La carta de bonificación inicial: { $rewards }
rr-do-dividend = Elegir el dividendo: { $rewards }
rr-do-fill = Ponerla en el hueco siguiente
rr-do-discard = Descartar la acería
rr-do-use-income = Usar el marcador de ingresos: { $rewards }
rr-do-use-foundry = Usar la fundición: { $rewards }
rr-do-use-space = Pagar con carbón: { $space }
rr-do-buy = Pagar { $roubles ->
    [one] { $roubles } rublo
   *[other] { $roubles } rublos
} por la casilla { $space } { rr-of-railroad }: { $rewards }
rr-do-finish = Terminar el turno
rr-do-doubler-above = Colocar una dobladora { rr-on-railroad }
rr-do-special-factory = Construir { $name } que está boca arriba: { $factory }

## Lo que se pregunta a un jugador.

rr-ask-branch = La línea se bifurca: elige el ramal { rr-of-railroad }. Todas las vías posteriores lo siguen.
rr-ask-tile = La vía negra ha llegado a { $area }: elige la loseta de ampliación.
rr-ask-reveal = ¿Qué fundición se pone ahora a la vista?
rr-ask-close = Has usado la fundición ({ $rewards }). Ciérrala a cambio de un fogonero o déjala abierta.
rr-ask-item = Elige una pieza ? especial.
rr-ask-draw = ¿Qué carta de bonificación inicial sale?
rr-ask-apart = Elige una vía que avanza. Vías distintas que faltan por mover: { $count }.
rr-ask-dividend = Eres el primero en el nivel { $level }: elige su dividendo.
rr-ask-factory = Elige adónde va { $factory }.
rr-ask-coin = ¿Quieres pagar una casilla de moneda antes de la puntuación?
rr-ask-finish = ¿Quieres usar algo más antes de terminar el turno?

## Lo que ocurre.

rr-event-branch = { $seat } toma el ramal de { $branch }.
rr-event-tile = { $seat } pone la loseta de ampliación { $tile } en { $area }.
rr-event-income = { $seat } toma un marcador de ingresos: { $rewards }.
rr-event-used-income = { $seat } usa un marcador de ingresos: { $rewards }.
rr-event-coal = { $seat } toma { $count ->
    [one] { $count } carbón
   *[other] { $count } carbones
}.
rr-event-foundry = { $seat } toma una fundición: { $rewards }.
rr-event-used-foundry = { $seat } usa una fundición: { $rewards }.
rr-event-closed-foundry = { $seat } cierra la fundición: { $rewards }.
rr-event-revealed = Una fundición queda a la vista: { $rewards }.
rr-event-burnt = { $seat } paga 1 carbón por la fábrica de carbón.
rr-event-boiled = { $seat } pone un fogonero junto a la locomotora ({ $slot }).
rr-event-boiled-factory = { $seat } pone un fogonero junto a la fábrica del hueco { $slot }.
rr-event-car = { $seat } engancha el vagón de mercancías a la locomotora ({ $slot }).
rr-event-item = { $seat } toma una pieza ? especial: { $rewards }.
rr-event-boulder = { $seat } retira { $boulder }.
rr-event-bought = { $seat } paga por la casilla { $space } { rr-of-railroad }: { $rewards }.
rr-event-stock = { $seat } llega al nivel { $level } de la bolsa.
rr-event-dividend = { $seat } elige el dividendo del nivel { $level }: { $rewards }.
rr-event-payout = { $seat } cobra un reparto por el nivel { $level } y los inferiores.
rr-event-steelworks = { $seat } toma una acería.
rr-event-discarded = { $seat } descarta la acería.
rr-event-spike = { $seat } coloca el clavo de oro.
rr-event-stock-scored = { $seat } suma { $points } por la bolsa.
rr-event-doubler-above = { $seat } coloca una dobladora sobre la casilla { $space } { rr-of-railroad }.
rr-event-built-special = { $seat } pone { $factory } en el hueco { $slot }.
rr-event-used-special = { $seat } llega a { $factory }: { $rewards }.
rr-score-stock = Bolsa

## Ediciones.

rr-edition-unreachable = Nunca se puede llegar a «{ $key }»: la vía { $colour } no puede avanzar tanto ahí, porque las vías guardan su orden y terminan con el ferrocarril. Revisa la casilla, el color y lo que tiene que estar colocado.
rr-edition-never = «{ $text }» no puede ocurrir nunca en «{ $key }»: no hay nada de ese tipo en el tablero ni en la reserva. Escribe otro efecto.
rr-edition-unscored = «{ $key }» espera una medalla o un clavo de oro que ninguna ficha da. Añade la ficha o quita el valor.
rr-edition-off-board = «{ $key }» no está en su ferrocarril o pista, o está donde hay piezas al empezar. Revisa sus casillas.
rr-edition-branch = «{ $key }» debe salir del mismo ferrocarril y de la misma casilla que los demás ramales, y el ramal más largo mide lo que el ferrocarril.
rr-edition-area = «{ $key }» necesita una loseta para cada uno de los { $seats } jugadores.

## Los tableros de las expansiones en el terminal.

rr-board-area-coal = Carbón
rr-board-closed = ocupada junto con la casilla vecina
rr-board-boilerman = f
rr-board-car = v
rr-board-tiles = Losetas de ampliación
rr-board-incomes = Marcadores de ingresos: { $things }
rr-board-foundries = Fundiciones: { $things } · { $stack } en la pila
rr-board-items = Piezas ? especiales: { $things }
rr-board-star = { $points ->
    [one] { $points } punto en cada puntuación
   *[other] { $points } puntos en cada puntuación
}
rr-board-with-locomotive = +locomotora
rr-board-dividend = Dividendo
rr-board-branch = ramal de { $branch }
rr-board-tile = { $area } { $tile } ({ $text })
rr-board-own-incomes = ingresos: { $things }
rr-board-own-foundries = fundiciones: { $things }
rr-board-used = usado
rr-board-bought = pagado: { $things }
rr-board-legend-modules = , f: fogonero, v: vagón de mercancías, { $boulder }: roca

## La página de reglas del cliente web: un resumen con nuestras palabras, en secciones numeradas.

russian-railroads-rules-1 = De qué trata
russian-railroads-rules-1-text =
    Construyes tres ferrocarriles en tu propio tablero, compras locomotoras y fábricas y contratas ingenieros. Al final de cada ronda vuelve a puntuar todo lo que has construido, así que lo que haces pronto rinde muchas veces.
russian-railroads-rules-2 = Tu turno: una casilla
russian-railroads-rules-2-text =
    Pon los trabajadores indicados en una casilla libre y haz enseguida lo que da; o pasa durante el resto de la ronda, lo que da unos puntos a quienes van tarde en el orden de juego.
    Los rublos pueden sustituir a trabajadores, nunca al revés. Una casilla con una moneda punteada necesita un rublo.
    Debes poder hacer todo lo que da una casilla; solo tus propios ingenieros pueden usarse en parte.
russian-railroads-rules-3 = Vías
russian-railroads-rules-3-text =
    Una flecha sobre un color avanza una casilla una vía de ese color; varias flechas pueden repartirse entre tus ferrocarriles. Primero va la negra, luego la gris, la marrón, la natural y la blanca: ninguna vía adelanta a la anterior.
    La negra trae los colores siguientes cuando llega a las casillas 2, 6, 10 y 15 del Transiberiano.
    Los símbolos de una casilla se ganan una vez, cuando está allí la vía del color que hay bajo el símbolo; una barra azul encima significa que también deben llegar tus locomotoras.
russian-railroads-rules-4 = Locomotoras y fábricas
russian-railroads-rules-4-text =
    Una loseta es locomotora por un lado y fábrica por el otro. Tomas el número más bajo que haya.
    Una locomotora va a un ferrocarril: su número dice cuántas casillas quedan a su alcance. Una más alta desplaza a una más baja, que pasa a otro ferrocarril según la misma regla; la que no cabe en ninguno se convierte en fábrica junto a la reserva.
    En el Transiberiano dos locomotoras se suman.
    Una fábrica ocupa el siguiente hueco de tu pista de industria.
russian-railroads-rules-5 = Industria
russian-railroads-rules-5-text =
    Un engranaje mueve tu indicador de industria una casilla. Un hueco vacío lo detiene. Donde llega a una fábrica, esta actúa enseguida.
russian-railroads-rules-6 = Efectos en cualquier orden
russian-railroads-rules-6-text =
    Una acción trae a menudo varios efectos. Quedan en la bandeja sobre el tablero hasta que los tomas, en el orden que quieras. Lo que ganas por el camino se suma a ellos.
russian-railroads-rules-7 = Ingenieros y orden de juego
russian-railroads-rules-7-text =
    Por un rublo contratas al ingeniero que encabeza la fila: desde entonces es una casilla solo para ti. Las claras de al lado están abiertas a todos. Cada ronda la fila avanza.
    Un trabajador en una casilla del orden de juego reclama ese puesto para la ronda siguiente; antes de puntuar aún puede usarse en una casilla libre de un trabajador.
russian-railroads-rules-8 = Puntuar una ronda
russian-railroads-rules-8-text =
    Cada casilla al alcance de tus locomotoras cuenta según el color que la cubre: gris 1, marrón 2, natural 4, blanca 7, negra nada. Una dobladora sobre una casilla del Transiberiano la cuenta dos veces.
    San Petersburgo y Kiev tienen ventajas propias; el indicador de industria cuenta su número o el último anterior.
russian-railroads-rules-9 = Fichas, cartas y el final
russian-railroads-rules-9-text =
    Una ? te deja jugar una de tus siete fichas, cada una una vez: avances, industria, dobladoras, mejores valores, un segundo indicador de industria, la medalla de Kiev o una carta.
    Tras la última ronda se muestran y cuentan las cartas de bonificación final; quien tenga más ingenieros gana 40 puntos, el segundo 20. Gana quien tenga más puntos.

## La página de reglas: tableros y módulos de las expansiones.

russian-railroads-rules-board-german = El tablero alemán
russian-railroads-rules-board-german-1 = Otros tres ferrocarriles
russian-railroads-rules-board-german-1-text =
    Dresde, Múnich y Núremberg–Fürth sustituyen a los ferrocarriles rusos; todo lo demás sigue igual. Tu primera locomotora está en la línea de Múnich, que tiene sitio para dos, y las dobladoras van sobre sus ocho primeras casillas.
    Los símbolos rodeados de flechas cuentan otra vez en cada puntuación. Dresde cuenta doble por entero cuando la gris y su locomotora llegan a la casilla 7.
    Solo se sabe de unas pocas casillas qué símbolo llevan en este tablero. Lo que hemos tenido que idear lleva el signo ≈.
russian-railroads-rules-board-german-2 = La bifurcación
russian-railroads-rules-board-german-2-text =
    Tras su octava casilla la línea de Múnich se divide. En cuanto la negra pisa la novena eliges un ramal: el de Hamburgo es más largo y tiene la vía blanca al final, el de Berlín es más corto y trae antes las vías naturales.
    Todos los colores posteriores siguen a la negra. El otro ramal queda cerrado para ti el resto de la partida.
russian-railroads-rules-board-german-3 = Estaciones y losetas de ampliación
russian-railroads-rules-board-german-3-text =
    Los tramos rayados aún no están construidos. Cuando la negra entra en uno, tomas cualquier loseta de esa estación que quede y la colocas; luego el movimiento continúa. Cada loseta existe una vez.
    Una loseta da lo que muestran sus casillas, con las mismas condiciones que el resto del ferrocarril: debe estar allí el color que hay bajo el símbolo y, con una barra azul encima, también tus locomotoras. Una marca verde indica lo que has conseguido.
russian-railroads-rules-board-german-4 = Marcadores de ingresos
russian-railroads-rules-board-german-4-text =
    Una casilla con un óvalo te da uno de los marcadores de ingresos a la vista. Puedes usar cada uno de los tuyos una vez por ronda, antes o después de tu acción, y cuantos quieras en un turno. El que se usa queda boca abajo hasta que se ha puntuado la ronda.
    No puede usarse al pasar ni después, cuando un trabajador sale del orden de juego, ni durante una puntuación.
russian-railroads-rules-board-german-5 = Vías, indicadores de industria, trabajadores, medalla
russian-railroads-rules-board-german-5-text =
    Tienes dos vías naturales y pones cada una en el ferrocarril que quieras.
    Es posible un tercer indicador de industria. Uno nuevo espera hasta que no haya otro en la casilla de salida.
    Nunca recibes más de dos trabajadores adicionales de tu color. La medalla pertenece a la casilla 5 de Núremberg–Fürth.
russian-railroads-rules-board-american = El tablero americano
russian-railroads-rules-board-american-1 = Las Rocosas y el Transcontinental
russian-railroads-rules-board-american-1-text =
    Tu primera locomotora está en las Rocosas. Las vías naturales y la blanca pueden usarse en los tres ferrocarriles mientras tengas piezas, y las dobladoras van sobre todos: sobre las ocho primeras casillas de las Rocosas y las tres primeras de los otros.
    La última casilla de cada ferrocarril Transcontinental paga en cada puntuación cuando se cumple su condición. Con el clavo de oro, una de tus fichas ?, paga mucho más.
    La mayor parte de lo impreso en este tablero es reconstrucción nuestra; lleva el signo ≈.
russian-railroads-rules-board-american-2 = Rocas y casillas con moneda
russian-railroads-rules-board-american-2-text =
    Una roca cierra la casilla 8 del Transcontinental-Este y otra la pista de industria inferior. Nada las atraviesa. Las casillas 3 y 4 de las Rocosas retiran, cada una, una de tus rocas y te dan sus puntos.
    Cada ferrocarril tiene una casilla con una moneda. Cuando se cumple su condición puedes pagar, enseguida o en cualquier turno posterior antes o después de tu acción, y tomar lo que da.
russian-railroads-rules-board-american-3 = Dos pistas de industria
russian-railroads-rules-board-american-3-text =
    Un engranaje mueve cualquiera de tus dos indicadores, y ambos puntúan. En la pista inferior un hueco vacío detiene el indicador como siempre.
    La pista superior no tiene huecos. Un indicador que llega a una flecha usa la fábrica de debajo, si está allí en ese momento; una construida después ya no le sirve.
russian-railroads-rules-board-american-4 = La bolsa
russian-railroads-rules-board-american-4-text =
    Un gráfico sube tu marcador de cotización un nivel. El primero en un nivel elige para él uno de los dividendos sin usar y lo cobra; quien llega después cobra lo mismo.
    En el nivel más alto un gráfico te da en cambio un reparto: los dividendos de tu nivel y de todos los inferiores, en cualquier orden. Una ficha ? da un paso y un reparto.
    Al final puntúan los dos que más han avanzado. En un mismo nivel va por delante el de más a la izquierda, que llegó antes.
russian-railroads-rules-board-american-5 = Acerías y el reparto para todos
russian-railroads-rules-board-american-5-text =
    Junto a tres de las pilas hay una acería. Quien toma la última loseta de una de ellas se la lleva también, y la pone en un hueco de la pista de industria o la descarta. Actúa como una fábrica y puede sustituirse aunque queden huecos vacíos.
    Después todos reciben un reparto de la bolsa, empezando por quien la tomó.
russian-railroads-rules-coal-on = Carbón
russian-railroads-rules-coal-on-1 = El carbón, un tercer medio de pago
russian-railroads-rules-coal-on-1-text =
    Empiezas con una pieza de carbón y un rublo más, y la partida dura una ronda menos. El carbón que no gastas lo conservas.
    Una casilla cuyo precio es carbón se usa además de tu acción, antes o después de ella, y varias en un turno si quieres; cada una, una vez por ronda. El carbón se queda allí hasta que acaba la ronda. Quien pasa ya no puede hacerlo.
russian-railroads-rules-coal-on-2 = El tablero de carbón
russian-railroads-rules-coal-on-2-text =
    Una casilla da carbón por un trabajador, otra una fundición y carbón por un rublo, otra un fogonero por carbón. Con dos jugadores las dos primeras son una sola casilla: quien usa una cierra ambas.
russian-railroads-rules-coal-on-3 = Fundiciones
russian-railroads-rules-coal-on-3-text =
    Una fundición que tomas queda ante ti, y se descubre la siguiente. Una vez por ronda puedes pagar su carbón y hacer lo que muestra, ya en la ronda en que la obtienes.
    Justo después de usarla puedes cerrarla para siempre: dada la vuelta es un fogonero.
russian-railroads-rules-coal-on-4 = Fogoneros
russian-railroads-rules-coal-on-4-text =
    Un fogonero se pone junto a una locomotora o fábrica tuya que aún no tenga.
    La locomotora cuenta uno más desde entonces, y el fogonero va con ella cuando se mueve. Una fábrica da uno más de lo que da. Cuando la locomotora o la fábrica deja tu tablero, el fogonero sale de la partida.
russian-railroads-rules-new-material-on = Material nuevo
russian-railroads-rules-new-material-on-1 = Nuevos ingenieros
russian-railroads-rules-new-material-on-1-text =
    Se mezclan con los demás. Cada uno muestra su precio: un trabajador, dos trabajadores o una moneda. Nunca hay en la fila dos ingenieros con el mismo número.
    Uno roba para ti dos cartas de bonificación inicial, otro avanza una casilla tres vías distintas.
russian-railroads-rules-new-material-on-2 = La doble ? y las piezas especiales
russian-railroads-rules-new-material-on-2-text =
    Tienes una ficha más, con dos interrogaciones. Jugada en una ? te da una de las piezas especiales que están a la vista para todos; cada una existe una vez.
    Una segunda reevaluación con otros valores, nunca junto con la primera. Una fábrica de carbón: dos avances negros, y dos más por cada carbón que pagues allí, hasta tres. Un ingeniero con el número −10, que cuenta en las sumas pero nunca te cuesta puntos. Un vagón de mercancías que sube en dos una locomotora. O dinero y una carta de bonificación final.

## Lo que significan los iconos: una frase para cada uno.

rr-icon-track = Cada flecha mueve una vía de este color una casilla, en cualquiera de tus ferrocarriles.
rr-icon-tracks = Vías nuevas de este color, que desde ahora pueden entrar en tus ferrocarriles.
rr-icon-apart = Cada flecha mueve una casilla otra de tus vías.
rr-icon-locomotive = Toma la locomotora del número más bajo y ponla en un ferrocarril.
rr-icon-factory = Toma la loseta del número más bajo como fábrica para el siguiente hueco de tu pista de industria.
rr-icon-build = Toma la loseta del número más bajo, como locomotora o como fábrica.
rr-icon-place = Una locomotora; su número es cuántas casillas de un ferrocarril alcanza.
rr-icon-locomotive-sum = Puntos inmediatos por los números de tus mejores locomotoras.
rr-icon-industry = Cada engranaje mueve un indicador de industria una casilla; un hueco vacío lo detiene.
rr-icon-marker = Otro indicador de industria, que avanza y puntúa como el primero.
rr-icon-hire = Contrata al ingeniero del principio de la fila; desde entonces es una casilla solo para ti.
rr-icon-engineer = El ingeniero de la carta es tuyo al momento.
rr-icon-item-engineer = Un ingeniero con el número −10, una casilla solo para ti.
rr-icon-engineer-sum = Puntos inmediatos por los números de tus ingenieros.
rr-icon-reuse = Usa otra vez una casilla en la que está uno de tus trabajadores.
rr-icon-reuse-others = Usa una casilla en la que hay trabajadores de otros.
rr-icon-again = Toma otra vez uno de los efectos de esta carta.
rr-icon-worker = Un trabajador más de tu color, para el resto de la partida.
rr-icon-temporary = Un trabajador solo para esta ronda.
rr-icon-black-worker = El trabajador negro es tuyo; en una casilla de vías, la negra avanza una casilla más.
rr-icon-boilerman = Un fogonero hace que una locomotora cuente uno más o que una fábrica dé uno más.
rr-icon-medal = La medalla cuenta en cada puntuación cuando se alcanza su lugar.
rr-icon-medal-place = Quien llega aquí y tiene la medalla gana estos puntos en cada puntuación.
rr-icon-token = Juega una de tus fichas ?; cada una se juega una vez.
rr-icon-card = Toma una de las cartas ? que quedan.
rr-icon-special = Toma una de las piezas especiales que están a la vista de todos.
rr-icon-bonus = Elige una carta de bonificación final, que cuenta al acabar, o toma puntos.
rr-icon-draw = Roba cartas de bonificación inicial y toma lo que dan.
rr-icon-revalue = Desde ahora tus vías valen más en cada puntuación.
rr-icon-coal = El carbón paga fundiciones y las casillas que lo piden; lo que sobra se guarda.
rr-icon-burn = Por cada carbón que pagas aquí, hasta este número, recibes el efecto una vez más.
rr-icon-foundry = Toma una fundición, que puedes usar con carbón una vez por ronda.
rr-icon-boulder = Retira una de tus rocas y gana sus puntos.
rr-icon-car = El vagón hace que una de tus locomotoras llegue más lejos.
rr-icon-spike = Con el clavo de oro los finales de los transcontinentales pagan mucho más.
rr-icon-stock = Sube un nivel tu marcador de cotización y toma el dividendo de ese nivel.
rr-icon-payout = Toma los dividendos de tu nivel y de todos los inferiores.
rr-icon-payout-all = Todos toman los dividendos de su nivel y de los inferiores.
rr-icon-steelworks = La acería llega con la última loseta de su pila y actúa como una fábrica.
rr-icon-coal-factory = Una fábrica que da más a cambio de carbón.
rr-icon-points = Puntos inmediatos.
rr-icon-star = Puntos en cada puntuación, cuando se ha alcanzado.
rr-icon-rouble = Un rublo puede sustituir a un trabajador, y algunas casillas lo piden.
rr-icon-doubler = Una casilla bajo una dobladora cuenta dos veces en cada puntuación.
rr-icon-double = Este ferrocarril cuenta el doble en cada puntuación, cuando se ha alcanzado.
rr-icon-income = Toma un marcador de ingresos, que puedes usar una vez por ronda.
rr-icon-claim = Un trabajador aquí reclama este puesto en el orden de la próxima ronda.

## La primera partida guiada: un paseo por el tablero y una palabra en cada pregunta nueva.

web-guide-russian-railroads-1 = Las casillas de acción. El dibujo muestra lo que da una casilla; las figuras punteadas, lo que cuesta. Las flechas sobre un color avanzan vías, los engranajes la industria.
web-guide-russian-railroads-2 = Ingenieros: el primero puede contratarse por un rublo, los siguientes los puede usar cualquiera. Después vienen los de las rondas posteriores.
web-guide-russian-railroads-3 = Locomotoras y fábricas son las dos caras de las mismas losetas; tomas el número más bajo. El dibujo pequeño es lo que hace la fábrica.
web-guide-russian-railroads-4 = Tu tablero: tres ferrocarriles con las locomotoras que los sirven, y la pista de industria. La línea azul muestra hasta dónde llegan tus locomotoras; solo allí cuentan las vías.
web-guide-rr-ask-start = Toma una pequeña ventaja para empezar.
web-guide-rr-ask-turn = Coloca trabajadores en una casilla libre. Para empezar: las vías negras del Transiberiano traen las grises en la casilla 2, y una locomotora hace que cuenten.
web-guide-rr-ask-pay = Puedes pagar con trabajadores o rublos. Los rublos son escasos y contratan ingenieros: guarda uno si puedes.
web-guide-rr-ask-swap = El orden de juego necesita un trabajador de tu color.
web-guide-rr-ask-owed = Varios efectos esperan en la bandeja. Tómalos en el orden que quieras: de uno puede salir otro.
web-guide-rr-ask-locomotive = Elige el ferrocarril para la locomotora. Su número dice cuántas casillas cuentan. Un número más alto desplaza a uno más bajo.
web-guide-rr-ask-displaced = La locomotora más débil se muda según la misma regla. No se pierde nada.
web-guide-rr-ask-replace = Todos los huecos están llenos: una fábrica debe dejar sitio.
web-guide-rr-ask-card = Elige una de las cartas ?; se usa enseguida y deja de estar para los demás.
web-guide-rr-ask-bonus = Una carta de bonificación final cuenta al final y es secreta; o toma los puntos ahora.
web-guide-rr-ask-reuse = Usa otra vez una casilla que tenga un solo trabajador tuyo.
web-guide-rr-ask-relocate = Tu trabajador del orden de juego aún puede actuar en una casilla libre de un trabajador.
web-guide-rr-event-scored-round = Se puntúa la ronda: cuenta todo lo que alcanzan tus locomotoras, y volverá a contar en cada ronda que venga.

## El tablero en el navegador.

web-rr-next-scoring = Lo que daría la próxima puntuación
web-rr-owed = Por tomar, en cualquier orden
web-rr-owed-short = Por tomar
web-rr-expand = Ampliar: { $name }
web-rr-shrink = Reducir: { $name }
web-rr-main-board = el tablero principal
web-rr-shared = lo que está a disposición de todos
web-rr-order = Orden
web-rr-supply = Locomotoras y fábricas
web-rr-tile = Loseta n.º { $number }, quedan { $count }; como fábrica: { $factory }
web-rr-used = Fábrica boca arriba n.º { $number }: { $factory }
web-rr-cost = { $workers ->
    [0] { $roubles } ₽
    [one] { $workers } trabajador, { $roubles } ₽
   *[other] { $workers } trabajadores, { $roubles } ₽
}
web-rr-reach = las locomotoras llegan a la casilla { $reach }
web-rr-lane = Industria, casilla { $place }
web-rr-passed = ha pasado
web-rr-described = { $player }: puntos { $points }, trabajadores { $workers }, rublos { $roubles }, industria por valor de { $industry }. { $railroads }
web-rr-star = { $count ->
    [one] { $count } punto en cada puntuación
   *[other] { $count } puntos en cada puntuación
}
web-rr-double = este ferrocarril cuenta doble en cada puntuación
web-rr-medal-place = lugar de la medalla: con ella { $count } puntos en cada puntuación
web-rr-needs = { $engine ->
    [yes] con la vía { $colour } y las locomotoras allí
   *[other] con la vía { $colour } allí
}
web-rr-met = conseguido
web-rr-boulder = una roca cierra el paso; al retirarla: { $rewards }
web-rr-doubler-place = lugar para una dobladora
web-rr-doublers = { $count } de { $most } dobladoras
web-rr-branch-left = no elegido
web-rr-lane-upper = Pista de industria superior, casilla { $place }
web-rr-lane-lower = Pista de industria inferior, casilla { $place }
web-rr-tile-taken = tomada
web-rr-tiles-note = se eligen cuando la negra llega a la estación
web-rr-level = nivel { $level } de la bolsa
web-rr-level-start = salida de la bolsa
web-rr-stock-end = al final { $first } para quien más avance, { $second } para el segundo
web-rr-dividends = Dividendos que nadie ha elegido aún
web-rr-foundries = Fundiciones
web-rr-foundry-stack = { $count ->
    [one] { $count } fogonero en la pila
   *[other] { $count } fogoneros en la pila
}
web-rr-incomes = Marcadores de ingresos
web-rr-incomes-note = cada uno una vez por ronda
web-rr-items = Piezas ? especiales
web-rr-or = o
web-rr-steelworks = quien tome la última recibe la acería
web-rr-boiled-factory = fogonero en la fábrica del hueco { $gap }
web-rr-upper = Pista superior
web-rr-lower = Pista inferior
web-rr-extra-workers = { $count } de { $most } trabajadores adicionales ganados

## La lección: una idea cada vez.

russian-railroads-lesson-aim = ¡Te damos la bienvenida! Gana quien tenga más puntos, y en cada ronda vuelve a puntuar todo lo que has construido. En los próximos minutos juegas la primera ronda de una partida para dos; el otro jugador juega contigo.
russian-railroads-lesson-start = Cada uno toma una pequeña ventaja para empezar. Toma el rublo: los rublos pueden sustituir a trabajadores y contratan ingenieros.
russian-railroads-lesson-spaces = Las casillas de acción. El dibujo muestra lo que da una casilla; las figuras punteadas, lo que cuesta. En tu turno tomas una casilla libre; quien la toma la cierra en esta ronda. Tienes seis trabajadores.
russian-railroads-lesson-black = Las flechas sobre negro avanzan tus vías negras. La negra va siempre delante y trae los colores mejores. Toma los tres avances de vía negra.
russian-railroads-lesson-pay = La casilla cuesta dos trabajadores. Guarda los rublos para más tarde y paga con trabajadores.
russian-railroads-lesson-advance = Tu tablero tiene tres ferrocarriles. Avanza la vía negra en el Transiberiano hasta su casilla 2.
russian-railroads-lesson-gray = La casilla 2 te ha traído las vías grises: desde ahora puedes construirlas, y cuentan. Sigue con la negra hasta la 3, para que la gris tenga sitio detrás.
russian-railroads-lesson-ahead = Ninguna vía adelanta a la anterior. Una vez más la negra, hasta la 4.
russian-railroads-lesson-locomotives = Las vías solo cuentan hasta donde llegan tus locomotoras. Locomotoras y fábricas son las dos caras de las mismas losetas, y tomas el número más bajo que haya.
russian-railroads-lesson-locomotive = Toma la casilla de una locomotora o una fábrica.
russian-railroads-lesson-locomotive-pay = Un trabajador.
russian-railroads-lesson-locomotive-side = Como locomotora, la número 2 alcanza dos casillas. Construye la locomotora.
russian-railroads-lesson-put = En el Transiberiano caben dos locomotoras y sus números se suman: la 1 y la 2 alcanzan tres casillas. Ponla en el segundo lugar.
russian-railroads-lesson-grays = Ahora, vías grises bajo ese alcance: toma los tres avances de vía gris.
russian-railroads-lesson-grays-pay = Dos trabajadores. La gris solo puede ir detrás de la negra en el Transiberiano, así que los tres pasos se hacen por ti.
russian-railroads-lesson-engineers = Ingenieros: el que encabeza la fila puede contratarse por un rublo. Desde entonces es una casilla solo para ti, en cada ronda. Quien tenga más ingenieros al final gana 40 puntos.
russian-railroads-lesson-hire = Contrata al ingeniero. Pagas con un rublo.
russian-railroads-lesson-own-engineer = El ingeniero 15 es tuyo y da dos avances de vía negra. Úsalo enseguida.
russian-railroads-lesson-engineer-pay = Tu último trabajador.
russian-railroads-lesson-kiev = Los pasos de una acción pueden ir a ferrocarriles distintos. Empieza en Kiev: la negra hasta la 2.
russian-railroads-lesson-kiev-more = Y una vez más: en Kiev hasta la 3, o en otro ferrocarril. Todos tienen sus propios premios más adelante.
russian-railroads-lesson-industry = No te quedan trabajadores, pero sí dos rublos. Un rublo sustituye a un trabajador: toma un avance de industria. El engranaje mueve tu indicador de industria, y su número cuenta en cada ronda.
russian-railroads-lesson-pass = Guarda el último rublo. Pasa: quien va tarde en el orden de juego recibe unos puntos. Cuando todos han pasado, se puntúa la ronda.
russian-railroads-lesson-scored = Hay tres vías grises al alcance de tus locomotoras: 3 puntos. La industria da 1. Todo vuelve a puntuar en cada una de las cinco rondas que vienen, y los colores mejores cuentan 2, 4 y 7.
russian-railroads-lesson-end = Ya sabes cómo va una ronda. Después llegan las dobladoras, las fábricas, las fichas ? y las cartas de bonificación; la ? junto a una pregunta lleva a sus reglas. Sigue jugando desde aquí: el ordenador lleva al otro.

## Posiciones colocadas a mano: lo que se coloca.

rr-place-yes = sí
rr-place-no = no
rr-place-round = Ronda
rr-place-first = el primero que no ha pasado
rr-place-order = Número { $position } del orden de juego
rr-place-nobody = nadie
rr-place-nothing = nada
rr-place-nowhere = fuera de juego
rr-place-at-hand = delante de su dueño
rr-place-won = Obtenidas: { $tracks }
rr-place-temporary = Trabajadores temporales
rr-place-points = Puntos: { $item }
rr-place-track = { $railroad }, vía { $colour }
rr-place-doublers = { $railroad }, dobladoras
rr-place-locomotive = Locomotora: { $slot }
rr-place-gap = Fábrica del hueco { $slot }
rr-place-marker = Indicador de industria { $marker }
rr-place-token = Ficha ? jugada: { $rewards }
rr-place-values = con los valores { $values }
rr-place-taken = Tomado en la casilla { $space } { rr-of-railroad }: { $rewards }
rr-place-hired = Contratado: { $space }
rr-place-public = para todos, lugar { $place }
rr-place-dealt = lo reparte el azar
rr-place-face-up = Boca arriba: { $factory }
rr-place-cards = Cartas ?
rr-place-there = sin tomar
rr-place-gone = se tomó
rr-place-pile = en el mazo, o retirada sin verla
rr-place-removed = retirada
rr-place-taken-as = En qué lugar se tomó: { $card } (0: da igual)
rr-place-looked = { $seat } vio el mazo por última vez
rr-place-never = nunca
rr-place-after = { $count ->
    [0] antes de que se tomara una carta
    [one] con { $count } carta tomada
   *[other] con { $count } cartas tomadas
}
rr-place-free = libre
rr-place-roubles = solo rublos
rr-place-coal = pagada con carbón
rr-place-temporary-at = Trabajadores temporales allí: { $space }
rr-place-roubles-at = Rublos en vez de trabajadores: { $space }
rr-place-own-of = Trabajadores de { $seat }: { $space }
rr-place-temporary-of = Trabajadores temporales de { $seat }: { $space }
rr-place-roubles-on = Rublos allí: { $space }
rr-place-black-at = Dónde está el trabajador negro
rr-place-branch = Ramal { rr-of-railroad }
rr-place-extension = { $area }, loseta { $tile }
rr-place-used = Se usó en esta ronda: { $thing }
rr-place-unseen = en la pila, o tomada sin verla
rr-place-open = expuesta
rr-place-closed = cerrada
rr-place-unseen-boilermen = Fogoneros tomados de la pila sin verlos
rr-place-boilerman = Fogonero junto a la locomotora de { $slot }
rr-place-car = Vagón de mercancías tras la locomotora de { $slot }
rr-place-boulder = Retirada: { $boulder }
rr-place-level = Nivel en la bolsa
rr-place-arrival = Marcadores de cotización que llegaron antes a este nivel
rr-place-dividend = Dividendo { $number }: { $rewards }

## Posiciones colocadas a mano: lo que no puede ser.

rr-placed-order = { $seat } tiene dos puestos en el orden de juego.
rr-placed-all-passed = Todos han pasado, así que no empieza el turno de nadie.
rr-placed-passed = { $seat } ha pasado y no tiene turno.
rr-placed-workers = { $seat } tiene { $count ->
    [one] { $count } trabajador
   *[other] { $count } trabajadores
} en las casillas, pero solo { $most } en total.
rr-placed-covered = Esta casilla no se puede usar en esta ronda.
rr-placed-nobody = Hay piezas aquí, pero no está nadie. Indica quién es.
rr-placed-pieces = { $count ->
    [one] La casilla cuesta { $count } trabajador, y lo sustituyen más piezas.
   *[other] La casilla cuesta { $count } trabajadores, y los sustituyen más piezas.
}
rr-placed-black = El trabajador negro está en una casilla, pero no es de nadie.
rr-placed-black-other = El trabajador negro está entre las piezas de { $seat }, pero es de otro.
rr-placed-claim = { $seat } no puede reclamar este puesto: ya es el suyo, o reclama otro más.
rr-placed-claim-piece = En una casilla del orden de juego solo puede quedar un trabajador del color de un jugador.
rr-placed-twin = Esta casilla y la de al lado son una sola: solo se puede usar una de las dos.
rr-placed-engineer = El ingeniero { $number } está en dos sitios.
rr-placed-number = En la fila hay dos ingenieros con el número { $number }: en la fila de una partida solo hay uno.
rr-placed-not-public = Nadie puede estar en este ingeniero: ni está entre los ingenieros públicos de la fila ni lo ha contratado nadie.
rr-placed-hired = En este ingeniero solo puede estar { $seat }, que lo ha contratado.
rr-placed-row = Quedan muy pocos ingenieros para repartir el resto de la fila. Indica quién está allí.
rr-placed-not-taken = La carta tiene un lugar entre las cartas tomadas, pero no la tiene nadie.
rr-placed-removed = Hay { $count } cartas retiradas, pero en cada partida solo se retiran { $most }.
rr-placed-pile = Los jugadores tienen tantas cartas que antes de la partida no se pudieron retirar { $count }.
rr-placed-looked = { $seat } no puede haber visto el mazo con más cartas tomadas de las que se tomaron, que son { $count }.
rr-placed-starts = Se han tomado { $count } cartas de bonificación inicial, pero solo { $most } jugadores toman una.
rr-placed-roubles = Entre jugadores, casillas y cartas ? hay { $count } rublos, pero en la caja solo hay { $most }.
rr-placed-doublers = Hay { $count } dobladoras en los tableros, pero en la caja solo hay { $most }.
rr-placed-temporary = Hay { $count } trabajadores temporales en uso, pero en la caja solo hay { $most }.
rr-placed-tiles = La loseta { $number } está { $count } veces en los tableros o boca arriba, pero en la partida solo hay { $most }.
rr-placed-card = La carta ? se usó, pero su locomotora { $number } no está en ninguna parte.
rr-placed-end = Ninguna vía puede estar ahora más allá de la casilla { $space } { rr-of-railroad }.
rr-placed-track = La vía { $colour } debe quedar detrás de la { $before }.
rr-placed-tracks = La vía { $colour } está en más ferrocarriles que vías hay, que son { $most }.
rr-placed-gap = El hueco { $slot } está vacío, pero hay uno posterior ocupado. Las fábricas llenan los huecos de izquierda a derecha.
rr-placed-marker-order = El indicador de industria { $marker } entra en juego antes que este.
rr-placed-marker-space = Otro indicador de industria está en esta casilla.
rr-placed-marker-gap = El indicador no puede haber pasado el hueco { $slot }, que está vacío.
rr-placed-taken = { $seat } no ha llegado a esta casilla.
rr-placed-no-branch = La vía negra está en la casilla { $space } { rr-of-railroad } o más allá, así que tiene que haber un ramal.
rr-placed-branch = El ramal se elige cuando la vía negra entra en la casilla { $space } { rr-of-railroad }.
rr-placed-no-tile = La vía negra de { $seat } ha llegado a { $area }, así que tiene que haber una loseta.
rr-placed-tile = La vía negra de { $seat } no ha llegado a { $area }, así que no puede haber una loseta.
rr-placed-two-tiles = El mismo jugador tiene dos losetas en { $area }.
rr-placed-used = No pertenece a nadie, así que no se puede haber usado.
rr-placed-unseen = Solo { $count } fundiciones no se han visto nunca, así que no se pueden haber tomado más sin verlas.
rr-placed-boilerman = No hay nada junto a lo que pueda estar el fogonero.
rr-placed-cars = Solo hay un vagón de mercancías.
rr-placed-car = No hay locomotora para el vagón de mercancías.
rr-placed-coal-factory = Solo hay una fábrica de carbón.
rr-placed-dividend = Hay dos dividendos en el mismo nivel.
rr-placed-steelworks = Hay { $count } acerías construidas, pero solo { $most } han llegado con la última loseta de su pila.
rr-placed-arrival-start = En la salida de la bolsa nadie va por delante de nadie.
rr-placed-arrival = El marcador de cotización necesita un lugar propio en el nivel { $level }, al que han llegado { $count }: un número menor que ese, y no el de otro marcador.
rr-placed-boulder = El indicador de industria no puede haber pasado { $boulder }.
