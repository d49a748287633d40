### Trans-Siberian Railroad.
### Las compañías se llaman por su color en femenino; la frase pone el artículo («la Roja», «la banca»).

trans-siberian-name = Trans-Siberian Railroad
trans-siberian-option-start = Jugador inicial
trans-siberian-option-start-random = por sorteo
trans-siberian-option-start-first = el primer asiento

## Compañías, tramos y lugares.

ts-railroad-red = Roja
ts-railroad-blue = Azul
ts-railroad-green = Verde
ts-railroad-yellow = Amarilla
ts-railroad-black = Negra
ts-railroad-white = Blanca
ts-bank = banca
ts-link-2 = { $city1 } – { $city2 }
ts-link-3 = { $city1 } – { $city2 } – { $city3 }
ts-link-4 = { $city1 } – { $city2 } – { $city3 } – { $city4 }
ts-external-1 = { $city1 } – extranjero
ts-external-2 = { $city1 } – { $city2 } – extranjero
ts-external-3 = { $city1 } – { $city2 } – { $city3 } – extranjero

## Lo que un jugador puede hacer.

ts-do-start = Empieza { $seat }
ts-do-drop = Retirarse de la subasta
ts-do-bid = Pujar { $amount } $
ts-do-value = Fijar la cotización en { $price } $
ts-do-buy = Comprar una acción de la { $railroad }
ts-do-buy-two = Comprar una acción de la { $first } y otra de la { $second }
ts-do-bonus = Pagar la prima a la { $railroad }
ts-do-build-for = Construir para la { $railroad }
ts-do-build = Construir { $link }
ts-do-stop = No construir un segundo tramo
ts-do-pay = Pagar a la { $payee }
ts-do-pass = Pasar

## Lo que se pregunta a un jugador.

ts-ask-start = ¿Quién es el jugador inicial?
ts-ask-first-bid = Se subasta la { $railroad } y aún no ha pujado nadie: puja o retírate.
ts-ask-bid = { $leader } ofrece { $amount } $ por la { $railroad }: puja más o retírate.
ts-ask-home-link = Elige el primer tramo de la { $railroad }; es gratis.
ts-ask-attached-link = Elige el primer tramo de la { $railroad }, junto a uno ya construido; es gratis.
ts-ask-value = Elige la primera cotización de la { $railroad }, como mucho los { $amount } $ de la puja.
ts-ask-action = Elige una acción. Dinero en mano: { $money } $; marcador de tiempo: { $timing } de { $end }.
ts-ask-bonus = Elige cuál de las dos compañías recibe la prima de { $amount } $.
ts-ask-link = Elige un tramo para que lo construya la { $railroad }. Dinero en su caja: { $money } $.
ts-ask-second-link = La { $railroad } construye { $link }. Elige un segundo tramo desde allí, por { $cost } $ más, o no sigas.
ts-ask-payee = La { $railroad } paga { $amount } $ por usar un tramo. Elige quién los recibe.

## Lo que ocurre.

ts-event-start = El jugador inicial es { $seat }.
ts-event-auction = Se subasta la { $railroad }; habla primero { $seat }.
ts-event-bid = { $seat } puja { $amount } $.
ts-event-dropped = { $seat } se retira de la subasta.
ts-event-unsold = Nadie quiere la { $railroad }, que sale de la partida.
ts-event-won = { $seat } se lleva la { $railroad } por { $amount } $.
ts-event-valued = La { $railroad } empieza con una cotización de { $price } $.
ts-event-bought = { $seat } compra una acción de la { $railroad } por { $price } $.
ts-event-bonus = { $seat } paga la prima de { $amount } $ a la { $railroad }.
ts-event-built = La { $railroad } construye { $link }: ingresos +{ $income }.
ts-event-built-no-income = La { $railroad } construye { $link }: los ingresos siguen en { $income }.
ts-event-no-link = No queda ningún tramo para la { $railroad }, que abre sin ninguno.
ts-event-paid = La { $railroad } paga { $amount } $ a la banca.
ts-event-fee = La { $railroad } paga { $amount } $ a la { $payee } por el uso de tramos.
ts-event-stock = La { $railroad } cotiza ahora a { $price } $.
ts-event-passed = { $seat } pasa.
ts-event-timing = El marcador de tiempo avanza a { $space }.
ts-event-dividends = { $seat } provoca un reparto de dividendos.
ts-event-dividend = { $seat } recibe { $amount } $ por la { $railroad }.
ts-event-phase-two = Empieza la segunda fase.
ts-event-nationalized = La { $railroad } es nacionalizada.
ts-event-nationalization = El marcador de nacionalización avanza a { $value }.
ts-event-end = La partida ha terminado. { $reason }

## El recuento.

ts-end-dividends = El marcador de dividendos ha llegado al final de su pista.
ts-end-stock = Una compañía ha alcanzado la cotización más alta.
ts-end-public = Quedan menos de dos compañías públicas.
ts-score-cash = Dinero
ts-score-stock = { $railroad }, { $count ->
    [one] { $count } acción
   *[other] { $count } acciones
}

## El tablero.

ts-money = { $amount } $
ts-board-phase = Fase { $phase }
ts-board-timing = Tiempo { $space } de { $end }
ts-board-dividends = Dividendos { $space } de { $end }
ts-board-nationalization = Nacionalización: menos de { $value }
ts-board-railroad = Compañía
ts-board-state = Estado
ts-board-unopened = cerrada
ts-board-public = pública
ts-board-private = privada
ts-board-removed = retirada
ts-board-nationalized = nacionalizada
ts-board-treasury = Caja
ts-board-income = Ingresos
ts-board-stock = Acción
ts-board-unsold = Quedan
ts-board-control = Control
ts-board-cash = Dinero
ts-board-worth = Total
ts-board-region = Región
ts-board-links = Tramos, cada uno con sus ingresos
ts-board-free = { $count ->
    [one] { $count } tramo libre
   *[other] { $count } tramos libres
}
ts-region-west = Oeste
ts-region-urals = Urales
ts-region-siberia = Siberia
ts-region-far-east = Extremo Oriente
ts-hint-cost = cuesta { $amount } $
ts-hint-income = ingresos +{ $income }
ts-hint-stock = { $steps ->
    [one] cotización: sube { $steps } casilla
   *[other] cotización: sube { $steps } casillas
}
ts-hint-timing = avanza el marcador de tiempo
ts-hint-dividend = el marcador de tiempo llega al final: dividendos
ts-hint-treasury = caja: { $amount } $

## Tablas de valores impresos.

trans-siberian-table-tracks = Pistas junto al mapa
trans-siberian-table-circles = Círculos de los tramos exteriores, solo para el dibujo

## Ediciones.

ts-edition-too-many-cities = El mapa tiene más de { $most } ciudades. Quita algunas.
ts-edition-home = La ciudad de origen «{ $city }» necesita al menos seis tramos propios, ninguno de ellos exterior. Añade tramos o elige otra ciudad.
ts-edition-ends = El tramo «{ $key }» necesita { $least ->
    [one] al menos { $least } ciudad
   *[other] al menos { $least } ciudades
} en sus extremos, cada una nombrada una sola vez.
ts-edition-not-rising = Los números de «{ $name }» tienen que subir de cada uno al siguiente, y tiene que haber al menos uno.

## Ciudades.

ts-city-abakan = Abakán
ts-city-arkhangelsk = Arcángel
ts-city-astrakhan = Astracán
ts-city-barnaul = Barnaúl
ts-city-belomorsk = Belomorsk
ts-city-birobidzhan = Birobidzhán
ts-city-bratsk = Bratsk
ts-city-bryansk = Briansk
ts-city-chelyabinsk = Cheliábinsk
ts-city-chita = Chitá
ts-city-irkutsk = Irkutsk
ts-city-kazan = Kazán
ts-city-khabarovsk = Jabárovsk
ts-city-kirov = Kírov
ts-city-komsomolsk-na-amure = Komsomolsk del Amur
ts-city-konosha = Kónosha
ts-city-kotlas = Kotlas
ts-city-krasnoyarsk = Krasnoyarsk
ts-city-lesosibirsk = Lesosibirsk
ts-city-moscow = Moscú
ts-city-murmansk = Múrmansk
ts-city-nadym = Nadym
ts-city-never = Néver
ts-city-nizhneangarsk = Nizhneangarsk
ts-city-nizhnevartovsk = Nizhnevártovsk
ts-city-nizhny-bestyakh = Nizhni Bestiaj
ts-city-nizhny-novgorod = Nizhni Nóvgorod
ts-city-novosibirsk = Novosibirsk
ts-city-novy-urengoy = Novi Urengói
ts-city-omsk = Omsk
ts-city-orenburg = Oremburgo
ts-city-orsk = Orsk
ts-city-oryol = Oriol
ts-city-pechora = Pechora
ts-city-rostov-na-donu = Rostov del Don
ts-city-salekhard = Salejard
ts-city-samara = Samara
ts-city-saratov = Sarátov
ts-city-smolensk = Smolensk
ts-city-st-petersburg = San Petersburgo
ts-city-surgut = Surgut
ts-city-tommot = Tommot
ts-city-tuapse = Tuapsé
ts-city-tynda = Tynda
ts-city-tyumen = Tiumén
ts-city-ulan-ude = Ulán-Udé
ts-city-urgal = Urgal
ts-city-ust-ilimsk = Ust-Ilimsk
ts-city-ust-kut = Ust-Kut
ts-city-vladivostok = Vladivostok
ts-city-volgograd = Volgogrado
ts-city-vologda = Vólogda
ts-city-vorkuta = Vorkutá
ts-city-voronezh = Vorónezh
ts-city-yaroslavl = Yaroslavl
ts-city-yekaterinburg = Ekaterimburgo

## Por qué algo no es posible.

ts-why-not-open = La { $railroad } no está abierta.
ts-certificates = Certificados
ts-why-sold-out = Todas las acciones de la { $railroad } están vendidas.
ts-why-cash = Una acción de la { $railroad } cuesta { $price } $, y tienes { $money } $.
ts-why-private = La { $railroad } es privada. Construye cuando los jugadores tienen dos de sus acciones.
ts-why-control = Alguien tiene más acciones de la { $railroad } que tú y construye para ella.
ts-why-no-cubes = A la { $railroad } no le quedan cubos para construir tramos.
ts-why-no-network = La { $railroad } no tiene ningún tramo del que partir: no quedaba ninguno para ella cuando abrió.
ts-why-no-link-left = Todos los tramos a los que la { $railroad } podría llegar están construidos.
ts-why-nothing-to-build = La { $railroad } no puede pagar ningún tramo con los { $money } $ de su caja.
ts-why-built = La { $railroad } ya ha construido este tramo.
ts-why-home = El primer tramo tiene que empezar en { $city }.
ts-why-attached = El primer tramo tiene que tocar un tramo construido y no lleva al extranjero.
ts-why-second = El segundo tramo empieza en el extremo del primero y no lleva al extranjero; la caja tiene que pagar los dos.
ts-why-no-way = Ninguna vía lleva allí: un tramo tiene que tocar la red de la { $railroad } o tramos ajenos que lleven a ella.
ts-why-poor = La { $railroad } tiene { $money } $ en su caja, que no alcanzan para llegar allí.
ts-why-value = La cotización es como máximo la puja de { $amount } $.
