### Mini Express.
### Las compañías se llaman por su color en femenino; la frase pone el artículo («la Marrón»).

mini-express-name = Mini Express
mini-express-scoring = Se cuentan las acciones
mini-express-scoring-total = Total
mini-express-pitch = Cuatro compañías tienden vía de ciudad en ciudad. Ten las acciones buenas cuando acabe la partida.
mini-express-aim = Gana quien tenga más puntos, y solo las acciones los dan. Haz crecer las compañías de las que tienes acciones y ten en ellas más influencia que los demás.
mini-express-edition-standard = Reglamento de 2020
mini-express-edition-rising-chart = Otra lectura de la tabla de longitud de vía
mini-express-option-map = Mapa
mini-express-option-map-usa = Estados Unidos
mini-express-option-map-europe = Europa
mini-express-option-map-usa-why = De la costa este al Pacífico. Empieza aquí.
mini-express-option-map-europe-why = De Minsk y Atenas a Lisboa, con mares estrechos entre medias.
mini-express-option-variant = Variante
mini-express-option-variant-none = ninguna
mini-express-option-variant-golden-spike = Clavo de oro (Estados Unidos)
mini-express-option-variant-harbor = Puertos (Europa)
mini-express-option-variant-none-why = El juego sin más.
mini-express-option-variant-golden-spike-why = Una línea de Omaha a San Francisco, y un premio para quien la cierre.
mini-express-option-variant-harbor-why = La demanda morada abre puertos, desde los que las compañías empiezan de nuevo.
mini-express-option-mode = Modalidad
mini-express-option-mode-standard = según el número de jugadores; uno o dos juegan con el Bot
mini-express-option-mode-expert = partida experta para dos
mini-express-option-level = Nivel del Bot
mini-express-option-level-easy = fácil
mini-express-option-level-normal = normal
mini-express-option-level-hard = difícil
mini-express-option-level-expert = experto
mini-express-option-level-nightmare = pesadilla
mini-express-option-capacity = Capacidad de las ciudades
mini-express-option-capacity-standard = según el color de la ciudad
mini-express-option-capacity-first-game = dos compañías en cada ciudad

me-refuse-golden-spike = El clavo de oro solo se juega en el mapa de Estados Unidos.
me-refuse-harbor = Los puertos solo se juegan en el mapa de Europa.
me-refuse-expert = La partida experta es para dos jugadores.
me-refuse-level = El Bot, y por tanto su nivel, es de las partidas de uno o dos jugadores que no sean la experta.

## Compañías, fichas y el Bot.

me-company-brown = Marrón
me-company-gray = Gris
me-company-orange = Naranja
me-company-white = Blanca
me-colour-brown = marrón
me-colour-gray = gris
me-colour-orange = naranja
me-colour-white = blanco
me-colour-purple = morado
me-tile = { $first } + { $second }
me-bot = el Bot

## Lo que un jugador puede hacer y lo que se roba.

me-do-start = Empieza { $seat }
me-do-deal = Colocar { $tile }
me-do-choose = Tomar una acción inicial de la { $company }
me-do-take-two = Tomar las dos acciones iniciales de la { $company }
me-do-split = Repartir la { $company }: una acción para cada jugador
me-do-share = Tomar una acción de la { $company }
me-do-build = Construir vía para la { $company }
me-do-to = Conectar con { $city }
me-do-via = Construir por el hexágono { $hex }
me-do-influence = Ganar influencia en la { $company }
me-do-west = Elegir la { $company } como compañía del Oeste
me-do-harbor = Abrir el puerto de { $harbor }
me-do-draw-refresh = Robar una ficha de renovación
me-do-draw = Robar la ficha del Bot { $company } / { $city }

## Lo que se pregunta.

me-ask-start = ¿Quién es el jugador inicial?
me-ask-deal = ¿Qué ficha de demanda recibe { $city }?
me-ask-choose = Elige una acción inicial.
me-ask-take-two = Elige una compañía y toma sus dos acciones.
me-ask-split = Elige una compañía de la que cada jugador toma una acción.
me-ask-draw-share = ¿Qué ficha decide una acción inicial del Bot?
me-ask-action = Toma una acción o construye vía para una compañía.
me-ask-second-action = Elige la segunda jugada, con otra compañía.
me-ask-city = Elige la ciudad hasta la que construye la { $company }. { $trains ->
    [one] Tiene { $trains } tren.
   *[other] Tiene { $trains } trenes.
}
me-ask-hex = La { $company } construye hasta { $city } con { $trains } trenes más. Elige el hexágono siguiente.
me-ask-influence = Elige otra compañía, además de la { $company }, en la que ganar influencia.
me-ask-west = Se clava el último clavo. Elige la compañía del Oeste.
me-ask-harbor = Elige el puerto desde el que podrá construir la { $company }.
me-ask-draw = ¿Qué ficha del Bot se roba?

## Lo que ocurre.

me-event-start = El jugador inicial es { $seat }.
me-event-dealt = { $city } recibe la ficha de demanda { $tile }.
me-event-chose = { $count ->
    [one] Una acción inicial de la { $company } es para { $seat }.
   *[other] { $count } acciones iniciales de la { $company } son para { $seat }.
}
me-event-share = Una acción de la { $company } es para { $seat } por { $paid } de influencia.
me-event-trains = La { $company } añade { $count ->
    [one] { $count } tren
   *[other] { $count } trenes
} a su zona.
me-event-depleted = Se agotan las acciones de la { $company }.
me-event-built = La { $company } queda conectada con { $city } con { $trains ->
    [one] { $trains } tren
   *[other] { $trains } trenes
}; construye { $seat }.
me-event-length = La longitud de vía de la { $company } sube { $steps }, hasta { $length }.
me-event-influence = Influencia en la { $company } +{ $steps }: { $seat }.
me-event-closed = { $city } pierde su ficha de demanda.
me-event-spike-lost = La ficha del clavo de oro sale de la partida.
me-event-spike-east = La { $company } es la compañía del Este.
me-event-spike-no-east = A la { $company } no le quedan trenes, así que no hay compañía del Este.
me-event-spike-coast = La { $company } ya puede construir desde { $city }.
me-event-spike-driven = El último clavo une el Este y el Oeste.
me-event-spike-west = La { $company } es la compañía del Oeste; elige { $seat }.
me-event-spike-no-west = A la { $company }, que elige { $seat }, no le quedan trenes, así que no hay compañía del Oeste.
me-event-harbor = La { $company } ya puede construir desde el puerto de { $harbor }; elige { $seat }.
me-event-bot-refresh = Una renovación devuelve a la bolsa todas las fichas del Bot.
me-event-bot-company = La compañía del Bot es la { $company }.
me-event-bot-target = El objetivo del Bot es { $city }.
me-event-bot-cannot = El Bot no puede hacer nada con la { $company } y roba otra ficha.
me-event-skipped = No hay jugada posible para { $seat }.
me-event-no-second = No hay segunda jugada posible para { $seat }.
me-event-scored = { $company }, { $seat }: { $count ->
    [one] { $count } acción
   *[other] { $count } acciones
} a { $value }, { $points }.
me-event-end = La partida ha terminado. { $reason }

## El recuento.

me-stage = { $count ->
    [0] ninguna compañía agotada
    [one] { $count } compañía agotada
   *[other] { $count } compañías agotadas
}
me-feat-longest = Ninguna compañía tiene una vía más larga que la { $company }: { $length }.
me-end-depleted = Se han agotado las acciones de suficientes compañías.
me-end-stuck = Ya nadie puede hacer nada.
me-score = { $company }, { $count ->
    [one] { $count } acción
   *[other] { $count } acciones
} a { $value }

## Lo que trae una elección: $amount es un número con su signo, o dos; $count es para el plural.

me-amount-trains = { $amount } { $count ->
    [one] tren
   *[other] trenes
} de la { $company }
me-amount-length = { $amount } de longitud de la { $company }
me-amount-shares = { $amount } { $count ->
    [one] acción
   *[other] acciones
} de la { $company }
me-amount-influence = { $amount } de influencia en la { $company }
me-amount-points = { $amount } { $count ->
    [one] punto
   *[other] puntos
}
me-amount-shares-of = { $player }: { $amount } { $count ->
    [one] acción
   *[other] acciones
} de la { $company }
me-amount-influence-of = { $player }: { $amount } de influencia en la { $company }
me-amount-points-of = { $player }: { $amount } { $count ->
    [one] punto
   *[other] puntos
}

## El tablero.

me-board-company = Compañía
me-board-trains = Trenes
me-board-supply = Reserva
me-board-shares = Acciones
me-board-depleted = agotadas
me-board-length = Longitud
me-board-first = 1.º
me-board-second = 2.º
me-board-other = Otros
me-board-influence = Influencia
me-board-points = Puntos
me-board-legend = Un hexágono se nombra por su columna y su fila. Una ciudad muestra su nombre y su capacidad, debajo su ficha (B marrón, G gris, O naranja, W blanco, P morado) y sus trenes en minúsculas; * es una salida, ~ un puerto.
me-board-bot = Bot ({ $level }): compañía { $company }, objetivo { $city }; en la bolsa: { $bag }
me-board-no-target = ninguno aún
me-board-spike-waits = Clavo de oro: espera a la primera compañía en Omaha, hexágono { $hex }
me-board-spike-east = Clavo de oro: Este { $east }
me-board-spike-driven = Clavo de oro: Este { $east }, Oeste { $west }
me-board-spike-gone = Clavo de oro: fuera de la partida
me-board-nobody = nadie
me-hint-share = { $influence } de influencia de { $have }
me-hint-trains = { $trains ->
    [one] { $trains } tren
   *[other] { $trains } trenes
}
me-hint-tile = ficha { $tile }
me-hint-cities = { $count ->
    [one] { $count } ciudad al alcance
   *[other] { $count } ciudades al alcance
}

## Tablas de valores impresos.

mini-express-table-chart = Tabla de longitud de vía
mini-express-table-demand = Fichas de demanda
mini-express-table-bot-tiles = Fichas del Bot
mini-express-table-usa-columns = Hexágonos del mapa de EE. UU.
mini-express-table-usa-starts = Salidas del mapa de EE. UU.
mini-express-table-usa-cities = Ciudades del mapa de EE. UU.
mini-express-table-usa-water = Agua del mapa de EE. UU.
mini-express-table-europe-columns = Hexágonos del mapa de Europa
mini-express-table-europe-starts = Salidas del mapa de Europa
mini-express-table-europe-cities = Ciudades del mapa de Europa
mini-express-table-europe-water = Agua del mapa de Europa
mini-express-table-europe-harbors = Puertos del mapa de Europa
mini-express-table-components = Trenes, acciones y otras piezas
mini-express-table-limits = Límites
mini-express-table-metals = Capacidad de las ciudades según el metal
mini-express-table-setup = Preparación
mini-express-table-end = Final de la partida
mini-express-table-bot = El bot de las reglas
mini-express-table-levels = Niveles del bot de las reglas
mini-express-table-usa-golden-spike = Golden Spike

## Nombres de los valores impresos.

mini-express-value-capacity = huecos
mini-express-value-area = acciones al principio
mini-express-value-aside = apartadas
mini-express-value-advance = avance
mini-express-value-depleted = compañías agotadas
mini-express-value-colours = colores
mini-express-value-company = compañía
mini-express-value-city = ciudad
mini-express-value-area-up-to = área hasta
mini-express-value-compensation-below = compensación por debajo de
mini-express-value-shares = acciones
mini-express-value-influence-with-share = influencia con una acción
mini-express-value-influence-at-start = influencia al principio
mini-express-value-column = columna
mini-express-value-rows = filas
mini-express-value-hex = hexágono
mini-express-value-metal = metal

## Ediciones.

me-edition-colours = La ficha «{ $key }» necesita dos colores, y el primero ha de ser el de una compañía.
me-edition-demand = Hay { $tiles } fichas de demanda para { $cities } ciudades. Pon tantas fichas como ciudades.
me-edition-bot-tiles = Alguna ficha del Bot debe mover 1 o 3 el marcador de compañía, o no se llega a todas. Cambia un número.
me-edition-shares = Las acciones de la zona y las apartadas son más que las { $shares } de una compañía. Baja una de las dos cifras.
me-edition-column = La columna «{ $key }» necesita filas que estén una sola vez, todas pares o impares como la columna. Corrígelas.
me-edition-hex = En este mapa no hay ningún hexágono «{ $hex }». Añádelo a su columna o nombra otro.
me-edition-taken = El hexágono { $hex } ya lo ocupa otro lugar. Nombra otro hexágono.
me-edition-too-many-cities = El mapa tiene más de { $most } ciudades. Quita algunas.
me-edition-too-many-hexes = El mapa tiene más de { $most } hexágonos. Quita algunos.
me-edition-harbors = Debe haber al menos { $least } puertos, uno por cada ficha de demanda morada. Añade alguno.
me-edition-chart = La fila «{ $key }» necesita tres valores: 1.º, 2.º y otros.

## Ciudades.

me-city-baltimore = Baltimore
me-city-wilmington = Wilmington
me-city-erie = Erie
me-city-tallahassee = Tallahassee
me-city-augusta = Augusta
me-city-boston = Boston
me-city-new-york = Nueva York
me-city-charleston = Charleston
me-city-miami = Miami
me-city-detroit = Detroit
me-city-atlanta = Atlanta
me-city-louisville = Louisville
me-city-montgomery = Montgomery
me-city-chicago = Chicago
me-city-nashville = Nashville
me-city-new-orleans = Nueva Orleans
me-city-st-paul = Saint Paul
me-city-fort-smith = Fort Smith
me-city-omaha = Omaha
me-city-tulsa = Tulsa
me-city-houston = Houston
me-city-bismarck = Bismarck
me-city-dallas = Dallas
me-city-san-antonio = San Antonio
me-city-rapid-city = Rapid City
me-city-denver = Denver
me-city-santa-fe = Santa Fe
me-city-el-paso = El Paso
me-city-helena = Helena
me-city-salt-lake-city = Salt Lake City
me-city-phoenix = Phoenix
me-city-boise = Boise
me-city-los-angeles = Los Angeles
me-city-seattle = Seattle
me-city-portland = Portland
me-city-san-francisco = San Francisco
me-city-minsk = Minsk
me-city-odessa = Odesa
me-city-riga = Riga
me-city-constantinople = Constantinopla
me-city-kiev = Kiev
me-city-bucharest = Bucarest
me-city-lemberg = Leópolis
me-city-sofia = Sofía
me-city-athens = Atenas
me-city-warsaw = Varsovia
me-city-belgrade = Belgrado
me-city-danzig = Dánzig
me-city-vienna = Viena
me-city-prague = Praga
me-city-reggio = Regio de Calabria
me-city-berlin = Berlín
me-city-venice = Venecia
me-city-rome = Roma
me-city-frankfurt = Fráncfort
me-city-bremen = Bremen
me-city-essen = Essen
me-city-milan = Milán
me-city-marseille = Marsella
me-city-amsterdam = Ámsterdam
me-city-brussels = Bruselas
me-city-lyon = Lyon
me-city-barcelona = Barcelona
me-city-paris = París
me-city-valencia = Valencia
me-city-london = Londres
me-city-bordeaux = Burdeos
me-city-madrid = Madrid
me-city-manchester = Mánchester
me-city-brest = Brest
me-city-seville = Sevilla
me-city-lisbon = Lisboa
me-city-copenhagen = Copenhague
me-city-kavala = Kavala
me-city-brindisi = Bríndisi
me-city-le-havre = El Havre
me-city-porto = Oporto

## Por qué algo no es posible.

me-why-no-shares = A la { $company } no le quedan acciones.
me-why-influence = Una acción de la { $company } cuesta { $cost } de influencia en ella, y tienes { $have }.
me-why-no-trains = La { $company } no tiene trenes preparados.
me-why-no-city = Con sus { $trains } trenes la { $company } no llega a ninguna ciudad en la que pueda entrar.
me-why-there = La { $company } ya está en { $city }.
me-why-full = En { $city } no caben más compañías.
me-why-far = { $city } está demasiado lejos para los { $trains } trenes de la { $company }.
me-why-way = Ningún camino más corto pasa por este hexágono.
me-why-first = Tu primera jugada de este turno fue con la { $company }. La segunda es con otra compañía.
me-why-share-ends = Esta acción agotaría la { $company }, y una segunda jugada no puede acabar la partida.
me-why-build-ends = Construya lo que construya, la { $company } agotaría una compañía, y una segunda jugada no puede acabar la partida.
me-why-city-ends = Todo camino hasta { $city } agotaría una compañía, y una segunda jugada no puede acabar la partida.
me-why-way-ends = Este camino agotaría una compañía, y una segunda jugada no puede acabar la partida.
me-why-west = La { $company } no puede ser la compañía del Oeste: es la del Este o no tiene vía en los hexágonos nuevos de la línea.
me-why-west-ends = El último tren de la { $company } la agotaría, y una segunda jugada no puede acabar la partida.

## La página de reglas del cliente web: un resumen con nuestras palabras, en secciones numeradas.

mini-express-rules-1 = De qué trata
mini-express-rules-1-text =
    Cuatro compañías crecen por el mapa. No son de nadie: tienes acciones de ellas, e influencia en ellas.
    Solo las acciones dan puntos, y todos ven quién tiene cuáles. Al final una acción vale más cuanto más larga es la vía de su compañía y cuanta más influencia tienes en ella comparado con los demás.
    Antes del primer turno cada jugador toma dos acciones iniciales de compañías distintas, y nadie la misma pareja que otro. Las que nadie tomó alargan la vía de su compañía en uno con cuatro jugadores, en dos con tres o cinco.
mini-express-rules-2 = Tu turno: una de dos jugadas
mini-express-rules-2-text =
    Toma una acción o construye vía. No puedes pasar, y puedes jugar con cualquier compañía.
    Si no te es posible nada, pierdes el turno; si nadie puede hacer nada, la partida ha terminado.
mini-express-rules-3 = Tomar una acción
mini-express-rules-3-text =
    Elige una compañía a la que le queden acciones. Por cada tren preparado en su zona pierdes un punto de influencia en ella; si no te alcanza, no puedes tomarla.
    Luego la compañía recibe tres trenes nuevos de la reserva; en su zona caben cinco como máximo.
mini-express-rules-4 = Construir vía
mini-express-rules-4-text =
    Elige una compañía y una ciudad a la que pueda llegar con sus trenes: un tren en cada hexágono de un camino más corto desde su vía, incluida la ciudad, y sin cruzar otra ciudad.
    La compañía debe ser nueva en esa ciudad y debe haber sitio: en las doradas caben tres compañías, en las plateadas dos y en las negras una. En una primera partida podéis dejar que quepan dos en todas.
    Cada tren nuevo en un hexágono que no es ciudad alarga la vía en uno en la tabla, que acaba en 15.
    Si otras compañías ya tienen vía en un hexágono nuevo, cada una de ellas recibe un tren de su reserva, hasta cinco en su zona.
mini-express-rules-5 = Fichas de demanda e influencia
mini-express-rules-5-text =
    La ficha de demanda de la ciudad muestra dos colores: ganas un punto de influencia en cada uno. Dos veces el mismo color da dos; el morado da uno en otra compañía que elijas.
    Cuando una ciudad está llena, su ficha se retira.
mini-express-rules-6 = El final
mini-express-rules-6-text =
    Una compañía se agota cuando se toma su última acción o cuando su reserva de trenes queda vacía; entonces el resto de sus acciones desaparece. Aún puede construir con los trenes que tiene. Con la segunda compañía agotada se termina la ronda y acaba la partida; la partida experta tiene su propio final.
    Una acción vale lo que la tabla indica para la longitud de su compañía: más para quien tiene más influencia, menos para el segundo, lo mínimo para los demás y nada sin influencia. Quienes empatan a más influencia son todos primeros, y entonces nadie es segundo.
    Los empates a puntos los gana quien tenga menos acciones y, después, quien esté más cerca del jugador inicial en el orden de juego.
mini-express-rules-7 = Variantes: clavo de oro y puertos
mini-express-rules-7-text =
    Clavo de oro (Estados Unidos): la primera compañía en Omaha es la del Este, y las demás reciben una salida en San Francisco, que pierde su ficha. Cuando la vía de cualesquiera compañías une ambas ciudades, quien construye elige la del Oeste entre las compañías de los hexágonos nuevos, y la vía de las dos crece en dos. Si una compañía llega a San Francisco antes de que haya alguna en Omaha, nada de esto ocurre.
    Puertos (Europa): nadie construye en los puertos. La primera construcción en una ciudad con ficha morada abre un puerto a la compañía cuyo color muestra la ficha, construya quien construya: quien construye pone un tren de esa compañía en un puerto libre, desde el que puede empezar de nuevo.
mini-express-rules-8 = El Bot: uno o dos jugadores
mini-express-rules-8-text =
    A solas juegas contra el Bot; si sois dos, el Bot es el tercer jugador. Suyo es el último turno de la ronda.
    En su turno se roba una ficha, que mueve su marcador por las compañías y su objetivo por las ciudades con ficha.
    Si la compañía tiene dos trenes o menos en su zona, el Bot toma una acción de ella sin pagar influencia y se añaden tres trenes. Con tres o más construye: hasta la ciudad más cercana a su objetivo; entre las igual de cercanas, la que pide menos trenes, luego la que tiene más compañías y luego la de número más alto. Una ficha morada le da influencia en las cuatro compañías. Si la compañía no puede hacer ni lo uno ni lo otro, se roba otra ficha solo para la compañía.
    Con el Bot, en las zonas hay cinco acciones. A solas, la primera columna de la tabla no se usa y el Bot gana los empates. Si sois dos, el Bot recibe las acciones iniciales que nadie tomó.
mini-express-rules-9 = Niveles del Bot
mini-express-rules-9-text =
    Fácil: como se ha descrito.
    Normal: cuando el Bot toma una acción, la zona solo se completa hasta tres trenes; y donde construye el Bot, las compañías con dos trenes o más no reciben ninguno.
    Difícil: además, a solas, el Bot empieza con dos acciones de cada compañía que le toca en vez de una.
    Experto: además, el Bot gana un punto de influencia con cada acción que toma.
    Pesadilla: además, el Bot empieza con dos puntos de influencia en cada compañía en vez de uno.
mini-express-rules-10 = La partida experta para dos
mini-express-rules-10-text =
    Dos juegan sin el Bot; en las zonas hay cinco acciones. El jugador inicial toma las dos acciones iniciales de una compañía y elige otra de la que cada uno toma una; luego el otro jugador toma las dos de una tercera, y de la última cada uno toma una.
    El primer turno de todos tiene una jugada; cada turno siguiente, dos, con dos compañías distintas.
    Una sola compañía agotada acaba la partida de inmediato, en cuanto esa jugada se ha hecho entera. La segunda jugada de un turno no puede agotar una compañía: lo que lo haría no se ofrece.
    La primera columna de la tabla no se usa: quien tiene más influencia puntúa por la segunda y el otro por la tercera; si empatáis, los dos por la segunda.

## La primera partida guiada: un paseo por el tablero y una palabra en cada pregunta nueva.

web-guide-mini-express-1 = El mapa. Las ciudades tienen borde dorado, plateado o negro: admiten tres, dos o una compañía. La ficha de una ciudad muestra en qué compañías ganas influencia allí.
web-guide-mini-express-1-capacity-first-game = El mapa. En esta primera partida caben dos compañías en cada ciudad, sea cual sea su borde. La ficha de una ciudad muestra en qué compañías ganas influencia allí.
web-guide-mini-express-2 = Las cuatro compañías: trenes preparados, acciones que quedan, lo que vale ahora una acción para el primero, el segundo y los demás en influencia, y la influencia de todos.
web-guide-mini-express-3 = Los jugadores y sus acciones. El número es lo que valen ahora.
web-guide-mini-express-4 = La tabla: cuanto más larga es la vía de una compañía, más valen sus acciones.
web-guide-me-ask-start = El jugador inicial juega el primer turno.
web-guide-me-ask-choose = Toma una acción inicial. Dos acciones de compañías distintas son tu primer interés en la partida.
web-guide-me-ask-take-two = En la partida experta tomas las dos acciones iniciales de una compañía.
web-guide-me-ask-split = Elige una compañía de la que cada uno tome una acción.
web-guide-me-ask-action = Toma una acción, que cuesta influencia por cada tren preparado, o construye, que da influencia. Las acciones son baratas cuando su compañía acaba de construir.
web-guide-me-ask-second-action = Una segunda jugada, con otra compañía.
web-guide-me-ask-city = Elige una ciudad. Mira su ficha: en sus dos colores ganas influencia. Las ciudades lejanas alargan la vía y encarecen las acciones.
web-guide-me-ask-hex = Varios caminos más cortos llevan allí. Donde otras compañías ya tienen vía, reciben un tren nuevo.
web-guide-me-ask-influence = Morado: gana influencia en otra compañía que elijas.
web-guide-me-ask-west = Las dos líneas se encuentran. Elige la compañía que comparte el premio.
web-guide-me-ask-harbor = Elige el puerto desde el que la compañía también podrá construir.
web-guide-me-event-depleted = Las acciones de una compañía se han agotado. Con la segunda, la partida acaba al terminar la ronda; en la experta, la primera la acaba de inmediato.

## El tablero en el navegador.

web-me-best = Valor de una acción con más influencia
web-me-map = Mapa de hexágonos
web-me-hex = Hexágono { $hex }
web-me-capacity = { $count ->
    [one] sitio para { $count } compañía
   *[other] sitio para { $count } compañías
}
web-me-spike = Clavo de oro
web-me-target = objetivo del Bot
web-me-first = Jugador inicial
web-me-influence = { $name }: influencia { $count }
web-me-bot = El Bot: compañía { $company }, objetivo { $city }.
web-me-chart = Valor de las acciones según la longitud de vía
web-me-chart-note = valor de una acción para la mayor influencia, la segunda y las demás
web-me-described = { $company }: { $trains } trenes, { $shares } acciones, longitud de vía { $length }; ciudades: { $cities }

## La lección: una idea cada vez.

mini-express-lesson-aim = ¡Te damos la bienvenida! Gana quien tenga más puntos, y solo las acciones los dan. En los próximos minutos juegas los primeros turnos de una partida: todo lo que haces aquí lo harás en todas. Otros dos juegan contigo.
mini-express-lesson-map = En el mapa hay ciudades, y cuatro compañías salen del este. En esta primera partida caben dos compañías en cada ciudad. La ficha de una ciudad muestra dos colores: quien construye allí gana influencia en esas compañías.
mini-express-lesson-first-share = Nadie es dueño de una compañía; tienes acciones de ella. Toma la primera: de la Naranja.
mini-express-lesson-second-share = La segunda acción es de otra compañía, y nadie puede tener la misma pareja. Quedan la Gris y la Blanca: toma la Blanca. Su otra acción inicial no es de nadie, y eso alarga su vía enseguida.
mini-express-lesson-companies = Las cuatro compañías: trenes preparados, acciones que quedan, longitud de vía y lo que vale una acción para quien tiene más influencia, para el segundo y para los demás. La Naranja está en 4, 3 y 1.
mini-express-lesson-build = Un turno es una de dos cosas: construir vía o tomar una acción. Construye para la Naranja. Puedes construir para cualquier compañía, tenga quien tenga sus acciones.
mini-express-lesson-city = Detroit está cerca, y su ficha muestra naranja y blanco: las dos son tuyas. Conecta con Detroit.
mini-express-lesson-influence = Has ganado influencia en la Naranja y en la Blanca. Los demás también han construido: alguien ha alargado la vía de la Gris, y la Gris ha gastado todos sus trenes. Eso importa ahora.
mini-express-lesson-take-share = Una acción cuesta un punto de influencia en su compañía por cada tren preparado. La Gris no tiene ninguno, así que una acción suya no cuesta nada. ¡Tómala!
mini-express-lesson-chart = Cuanto más larga es la vía de una compañía, más valen sus acciones. La alargan los trenes en hexágonos sin ciudad, no los de las ciudades: por eso valen más las ciudades lejanas que las cercanas.
mini-express-lesson-far = Tu acción de la Gris le ha traído tres trenes nuevos. Úsalos: construye para la Gris.
mini-express-lesson-far-city = Nueva Orleans está a tres hexágonos. Dos de ellos no son ciudad, así que la Gris crece en dos.
mini-express-lesson-way = Hay dos caminos más cortos. En este la Blanca tiene vía, así que recibe un tren de regalo. Tienes una acción de la Blanca: te conviene.
mini-express-lesson-purple = La ficha de Nueva Orleans es naranja y morada. El morado es influencia en otra compañía que elijas. Tienes acciones de la Blanca, así que la Blanca es buena; también valen otras. La ciudad queda llena y pierde su ficha.
mini-express-lesson-price = La Blanca tiene dos trenes preparados, así que una acción suya te cuesta dos puntos de influencia. Dos acciones de una compañía que crece lo valen: tómala.
mini-express-lesson-end = Ya sabes jugar. La partida acaba cuando se agotan dos compañías: se toma su última acción o su reserva de trenes queda vacía. Entonces cuentan las acciones, más cuanta más influencia tienes comparado con los demás. Sigue jugando desde aquí: el ordenador lleva a los demás.

## Iconos: cómo se llama cada uno y qué significa en una frase.

me-name-company = Compañía
me-icon-company = Una compañía con su color y su figura; no es de nadie, y todos pueden jugar con ella.
me-name-player = Jugador
me-icon-player = El color y el número de un jugador; la B es el Bot de las reglas.
me-name-train = Tren en la zona
me-icon-train = Un tren listo para colocarse; cada uno cuesta un punto de influencia a quien toma una acción de la compañía.
me-name-supply = Trenes en la reserva
me-icon-supply = Los trenes que quedan en la reserva; cuando está vacía, la compañía se agota.
me-name-track = Vía
me-icon-track = Los trenes del mapa y la línea que los une son la vía de una compañía, desde la que sigue construyendo.
me-name-share = Acción
me-icon-share = Una acción de la compañía; solo las acciones dan puntos, al final de la partida.
me-name-influence = Influencia
me-icon-influence = El marcador de un jugador en la escala de influencia de la compañía, que decide cuánto valen para él sus acciones.
me-name-city = Ciudad
me-icon-city = El borde dice cuántas compañías caben: dorado tres, plateado dos, negro una, salvo que en todas quepan dos.
me-name-room = Sitio en una ciudad
me-icon-room = Aquí cabe el tren de una compañía más.
me-name-demand = Ficha de demanda
me-icon-demand = Quien construye hasta la ciudad gana un punto de influencia en cada uno de los dos colores; el morado es otra compañía a su elección.
me-name-length = Longitud de vía
me-icon-length = El marcador de una compañía en la tabla; lo mueve cada tren nuevo en un hexágono que no es ciudad.
me-name-worth = Valor de una acción
me-icon-worth = Lo que vale ahora una acción: con más influencia, con la segunda y con menos.
me-name-points = Puntos
me-icon-points = Lo que valen las acciones del jugador si la partida acabara ahora.
me-name-first = Jugador inicial
me-icon-first = Quien empezó la partida; en él empiezan las rondas, y estar más cerca de él deshace los últimos empates.
me-name-target = Objetivo del Bot
me-icon-target = La bandera del Bot: construye hasta la ciudad más cercana a ella.
me-name-spike = Clavo de oro
me-icon-spike = Cuando la vía une Omaha y San Francisco, crecen en dos las compañías de ambos lados.
me-name-harbor = Puerto
me-icon-harbor = Aquí no construye nadie; una ficha morada lo abre para la otra compañía de esa ficha, que puede empezar de nuevo desde él.

## Posiciones colocadas a mano.

me-place-part = Parte de la partida
me-place-draft = reparto de las acciones iniciales
me-place-turn = un turno
me-place-first-turn = el primer turno
me-place-start = Jugador inicial
me-place-spike = Ficha del clavo de oro
me-place-spike-gone = fuera de la partida
me-place-spike-waits = espera
me-place-spike-east = tiene lado este
me-place-spike-driven = el último clavo está puesto
me-place-east = Tren del lado este
me-place-west = Tren del lado oeste
me-place-bot = Marcadores y bolsa del Bot
me-place-chosen = Compañía elegida
me-place-target = Ciudad objetivo
me-place-bag = Fichas { $company }–{ $city } en la bolsa
me-place-shares = Acciones de la { $company }
me-place-influence = Influencia en la { $company }
me-place-company = { $company }
me-place-trains = Trenes en su zona
me-place-unsold = Acciones en su zona
me-place-length = Longitud de vía
me-place-tiles = Fichas de demanda
me-place-no-tile = sin ficha
me-place-track = Trenes de la { $company } en el mapa
me-place-hex = hexágono { $hex }
me-place-too-many = La { $company } tiene { $count } trenes en el tablero, pero en la caja solo hay { $most }.
me-place-shares-of = En la mesa hay { $count } acciones de la { $company }, pero en la caja solo hay { $most }.
me-place-depleted = A la { $company } no le queda ningún tren en la reserva, así que está agotada y no tiene acciones en su zona.
me-place-tile-count = Solo hay { $most } fichas { $tile }, y en el mapa hay más.
me-place-full = En { $city } no cabe otra compañía, así que su ficha de demanda ya no está.
me-place-not-full = { $city } no tiene ficha de demanda, pero solo hay { $count } de { $room } compañías.
me-place-no-east = Mientras no empiece el suceso del clavo de oro, no hay tren del lado este.
me-place-no-west = Mientras no se ponga el último clavo, no hay tren del lado oeste.
me-place-same-side = Los dos lados son dos compañías distintas.
me-place-spike-late = La ficha espera hasta que una compañía llegue a { $first } o a { $second }, y ya hay una.
me-place-spike-early = Para esto tiene que haber una compañía en { $city }.
me-place-harbor = En { $harbor } cabe un solo tren.
me-place-harbors = Hay menos puertos libres que fichas moradas en ciudades sin compañías.
me-place-draft-shares = Antes del reparto nadie tiene acciones.
me-place-draft-turn = El reparto lo empieza el jugador inicial.
me-place-draft-bag = Antes del reparto todas las fichas numeradas están en la bolsa.
me-place-draft-tiles = Una compañía ha construido, pero no hay fichas de demanda en el mapa. Coloca las fichas o elige un turno como parte de la partida.
