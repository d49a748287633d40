### Trans-Siberian Railroad.
### Las compañías se llaman por su color en femenino; la frase pone el artículo («la Roja», «la banca»).

trans-siberian-name = Trans-Siberian Railroad
trans-siberian-scoring = Se paga un dividendo
trans-siberian-scoring-total = Dinero
trans-siberian-pitch = Puja por compañías, construye con su dinero y quédate con acciones de las que el Estado no nacionalice.
trans-siberian-aim = Gana quien tenga al final más dinero y acciones. Las acciones pagan dividendos por el camino y al final cuentan su cotización, si su compañía es entonces pública.
trans-siberian-order-auction = En esta subasta: pujar lo menos posible, hasta un límite, y después retirarse
trans-siberian-order-pass = Pasar, salvo que sea posible algo mejor
trans-siberian-edition-standard = Rio Grande Games, 2020
trans-siberian-edition-steps-of-four = Otra lectura de la pista de nacionalización
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
ts-nth = { $link } ({ $number })
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

ts-stage = antes del dividendo { $number }
ts-feat-longest = Ninguna compañía construyó más tramos que la { $railroad }: { $links }.
ts-end-dividends = El marcador de dividendos ha llegado al final de su pista.
ts-end-stock = Una compañía ha alcanzado la cotización más alta.
ts-end-public = Quedan menos de dos compañías públicas.
ts-score-cash = Dinero
ts-score-stock = { $railroad }, { $count ->
    [one] { $count } acción
   *[other] { $count } acciones
}

ts-score-dividend = Próximo dividendo
ts-origin-start = Dinero inicial
ts-origin-dividends = Dividendos de la { $railroad }
ts-origin-certificates = Acciones de la { $railroad }, menos lo que costaron

## Lo que trae una elección: $amount es un número con su signo, o dos; $count es para el plural.

ts-amount-cash = dinero { $amount }
ts-amount-treasury = caja de la { $railroad } { $amount }
ts-amount-income = ingresos de la { $railroad } { $amount }
ts-amount-stock = valor de la { $railroad } { $amount }
ts-amount-certificates = { $amount } { $count ->
    [one] acción
   *[other] acciones
} de la { $railroad }
ts-amount-worth = dinero y acciones { $amount }
ts-amount-dividend = próximo dividendo { $amount }

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
trans-siberian-table-railroads = Compañías
trans-siberian-table-setup = Preparación
trans-siberian-table-costs = Costes
trans-siberian-table-cities = Ciudades
trans-siberian-table-links = Tramos

## Nombres de los valores impresos.

trans-siberian-value-certificates = certificados
trans-siberian-value-cubes = cubos
trans-siberian-value-opens-in-phase = se abre en la fase
trans-siberian-value-city = ciudad
trans-siberian-value-last = última casilla
trans-siberian-value-black = casillas negras
trans-siberian-value-end = última casilla
trans-siberian-value-lat = latitud
trans-siberian-value-lon = longitud
trans-siberian-value-ends = extremos
trans-siberian-value-income = ingresos
trans-siberian-value-circle = círculo

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
ts-certificates = Acciones
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

## La página de reglas del cliente web: un resumen con nuestras palabras, en secciones numeradas.

trans-siberian-rules-1 = De qué trata
trans-siberian-rules-1-text =
    Inviertes en seis compañías que abren Rusia desde Moscú hasta el Pacífico. Nadie es dueño de una compañía: tienes acciones de ella.
    Una acción cobra su parte de los ingresos en cada dividendo, y al final cuenta su cotización si la compañía es pública.
    Gana quien tenga más dinero y acciones al final.
trans-siberian-rules-2 = Subastas
trans-siberian-rules-2-text =
    Antes del primer turno se subastan la Roja, la Azul, la Verde y la Amarilla, en este orden; quien empieza abre la subasta de la Roja. La primera puja es de 8 $ como mínimo; cada puja supera a la anterior. Quien se retira queda fuera de esa subasta.
    Quien gana paga su puja a la caja de la compañía, toma su primera acción, construye gratis un primer tramo junto a Moscú y fija la cotización en cualquier casilla que no supere la puja.
    Quien gana abre la siguiente subasta. Una compañía que nadie quiere sale del juego, y el marcador de nacionalización avanza tres casillas.
trans-siberian-rules-3 = Tu turno: una acción
trans-siberian-rules-3-text =
    Compra una acción de una compañía abierta por su cotización; el dinero va a la caja de esta.
    O compra acciones de dos compañías distintas por 4 $ más, que recibe una de las dos; esto mueve el marcador de tiempo.
    O construye para una compañía pública en la que nadie tenga más acciones que tú; o pasa, lo que mueve el marcador de tiempo.
    Una compañía es pública en cuanto los jugadores tienen dos de sus acciones.
trans-siberian-rules-4 = Construir tramos
trans-siberian-rules-4-text =
    La compañía paga de su caja; tu dinero no se usa nunca. Un tramo junto a su propia red cuesta 4 $.
    Llegar a un tramo por vías de otras compañías cuesta 2 $ más por cada una, que se pagan a sus cajas, por el camino más barato.
    Puedes construir un segundo tramo desde el extremo del primero por otros 4 $ y un recargo de 4 $; esto sube la cotización una casilla y mueve el marcador de tiempo.
    Un tramo al extranjero cuesta 8 $ (4 $ más por cada tramo ajeno del camino), sube la cotización una casilla y mueve el marcador de tiempo.
trans-siberian-rules-5 = Ingresos y cotización
trans-siberian-rules-5-text =
    El número de un tramo se suma a los ingresos de la compañía. El coste no depende de ese número.
    Cada casilla negra de la tabla de ingresos que se alcanza o se pasa sube la cotización una casilla, además de la que suben dos tramos o un tramo al extranjero.
trans-siberian-rules-6 = Dividendos
trans-siberian-rules-6-text =
    Cuando el marcador de tiempo llega a 5, el turno acaba con un dividendo: los ingresos de cada compañía se dividen entre sus acciones en manos de jugadores, redondeando hacia arriba, y cada acción cobra.
    Después, las compañías públicas con más ingresos suben una casilla, las privadas bajan una, y avanzan los marcadores de nacionalización y de dividendos.
trans-siberian-rules-7 = La segunda fase y la nacionalización
trans-siberian-rules-7-text =
    En un dividendo, cuando una cotización ha llegado a 48 $, empieza la segunda fase: se subastan del mismo modo la Negra y la Blanca. Tienen tres acciones cada una y empiezan junto a cualquier tramo construido.
    Desde entonces, en cada dividendo el Estado se queda con las compañías públicas que estén por debajo del marcador de nacionalización: pagan una vez más y luego sus acciones salen de la partida. Sus tramos siguen en pie y pueden usarse; lo que se debe por ellos va a la banca.
    Por cada compañía nacionalizada el marcador salta tres casillas; si no hay ninguna, avanza una.
trans-siberian-rules-8 = El final
trans-siberian-rules-8-text =
    La partida acaba tras un dividendo si el marcador de dividendos está al final, si una compañía cotiza a 75 $ o si quedan menos de dos compañías públicas.
    Cuentas tu dinero y la cotización de tus acciones de compañías públicas. Las cajas y las compañías privadas no cuentan.

## La primera partida guiada: un paseo por el tablero y una palabra en cada pregunta nueva.

web-guide-trans-siberian-1 = Esto es Rusia. Las líneas punteadas son tramos que una compañía puede construir; el número es lo que un tramo suma a sus ingresos. Los círculos con flecha llevan al extranjero.
web-guide-trans-siberian-2 = Las seis compañías. Cada una tiene su caja, sus ingresos y su cotización. Las acciones pequeñas son las que aún se venden; la bandera muestra quién puede construir.
web-guide-trans-siberian-3 = Cotizaciones, ingresos y los marcadores de la partida. Cuando el marcador de tiempo llega al final, cada compañía paga su dividendo.
web-guide-trans-siberian-4 = Los jugadores con su dinero y sus acciones. Ganas con más dinero y acciones al final.
web-guide-ts-ask-start = El jugador inicial abre la primera subasta.
web-guide-ts-ask-first-bid = Se subasta una compañía y hablas primero. Tu puja va a su caja, así que una buena puja es también dinero para construir. Entre 12 $ y 16 $ es un comienzo razonable.
web-guide-ts-ask-bid = Puja más o retírate. Guarda algo de dinero: en los primeros turnos querrás comprar acciones.
web-guide-ts-ask-home-link = La compañía es tuya para abrirla. Elige su primer tramo, gratis: un número alto o una buena dirección.
web-guide-ts-ask-attached-link = La nueva compañía empieza junto a cualquier vía construida. Busca un lugar donde otros tengan que pagarle.
web-guide-ts-ask-value = Fija el precio de una acción. Con un precio bajo se venden pronto; uno alto trae más a la caja por cada una.
web-guide-ts-ask-action = Te toca. Con una segunda acción en manos de cualquiera, la compañía es pública, y solo entonces puede construir. Construye quien tiene más acciones.
web-guide-ts-ask-bonus = Compras dos acciones. Una de las dos compañías recibe tus 4 $: elige aquella con la que quieras construir.
web-guide-ts-ask-link = Elige un tramo. Paga la compañía, no tú. Fíjate en las casillas negras de ingresos: cada una sube la cotización.
web-guide-ts-ask-second-link = Puedes añadir un segundo tramo desde el extremo o parar. Dos tramos suben la cotización, pero mueven el marcador de tiempo.
web-guide-ts-ask-payee = Dos caminos cuestan lo mismo. Elige qué compañía cobra el peaje.
web-guide-ts-event-dividends = Un dividendo: cada acción ha cobrado su parte de los ingresos. Las compañías privadas bajan, las públicas más fuertes suben.
web-guide-ts-event-phase-two = La segunda fase. Desde ahora el Estado se queda con las compañías públicas que cotizan por debajo del marcador de nacionalización: elige bien lo que compras.
web-guide-ts-event-nationalized = Una compañía ha sido nacionalizada. Sus acciones desaparecen; sus tramos quedan y todos pueden usarlos.

## El tablero en el navegador.

web-ts-map = Mapa de los tramos
web-ts-link = { $name }; ingresos { $income }; { $state }
web-ts-free = sin construir
web-ts-unsold = { $count ->
    [one] { $count } acción sin vender
   *[other] { $count } acciones sin vender
}
web-ts-shift = Desde aquí una cotización trae la segunda fase.
web-ts-black = Las casillas negras suben la cotización.
web-ts-end = FIN
web-ts-no-certificates = sin acciones
web-ts-auction = Subasta
web-ts-described = { $railroad }: caja { $treasury } $, ingresos { $income }, cotización { $stock } $; tramos: { $links }

## La lección: una idea cada vez.

trans-siberian-lesson-aim = ¡Te damos la bienvenida! Gana quien tenga al final más dinero y acciones. En los próximos minutos juegas los primeros turnos de una partida, de las subastas al primer dividendo. Otros dos juegan contigo.
trans-siberian-lesson-railroads = Hay seis compañías; ahora se subastan cuatro. Cada compañía tiene dinero propio, su caja. Nadie es dueño de ella: los jugadores tienen acciones.
trans-siberian-lesson-bid = Empiezas con 48 $. Lo que pujas por una compañía va a su caja, así que es dinero para construir y no se pierde. Puja 12 $ por la Roja.
trans-siberian-lesson-home = Nadie puja más: la primera acción de la Roja es tuya. Su primer tramo sale de Moscú y es gratis. Construye hasta Samara: el 3 del tramo se suma a los ingresos de la Roja.
trans-siberian-lesson-value = Ahora fija el precio de una acción de la Roja, como mucho tu puja. Con un precio bajo es fácil comprar pronto la segunda. Fija 8 $.
trans-siberian-lesson-blue = Ahora la Azul. Te quedan 36 $ y necesitarás dinero para comprar acciones: retírate. Quien se retira de una subasta queda fuera de ella.
trans-siberian-lesson-green = Lo mismo con la Verde. Que la paguen los demás.
trans-siberian-lesson-yellow = Y con la Amarilla, la última por ahora. La Negra y la Blanca llegan mucho después.
trans-siberian-lesson-public = La Roja es privada: los jugadores solo tienen una acción suya. Con la segunda se hace pública, y solo las compañías públicas construyen y cuentan al final.
trans-siberian-lesson-buy = Compra, pues, una segunda acción de la Roja por 8 $. El dinero va otra vez a su caja.
trans-siberian-lesson-build = La Roja es pública y nadie tiene más acciones suyas que tú: tú decides lo que construye. Construye para la Roja. Paga de su caja; tu dinero no se toca.
trans-siberian-lesson-link = Un tramo junto a su propia red cuesta 4 $. Sigue de Samara a Cheliábinsk, hacia el este.
trans-siberian-lesson-second = Puedes añadir un segundo tramo desde el extremo por 8 $ más. Sube la cotización una casilla, pero también mueve el marcador de tiempo. Construye hasta Ekaterimburgo o hasta Orsk.
trans-siberian-lesson-clock = Una acción de la Roja ya vale 12 $. Mira el marcador de tiempo: está en el 4. En el 5 todas las compañías reparten un dividendo: sus ingresos divididos entre las acciones que tienen los jugadores.
trans-siberian-lesson-buy-two = Comprar dos acciones a la vez cuesta 4 $ más y mueve el marcador de tiempo: el dividendo llega en tu turno, justo después de tu compra. Compra de la Roja y de la Azul.
trans-siberian-lesson-bonus = Una de las dos compañías recibe los 4 $. Construyes con la Roja, así que le vienen bien; también puedes dárselos a la Azul.
trans-siberian-lesson-dividend = El dividendo: la Roja tiene 8 de ingresos y tres acciones, así que cada una de las tuyas te ha dado 3 $, y la de la Azul 2 $. La Roja, la compañía pública con más ingresos, ha subido una casilla.
trans-siberian-lesson-end = Ya sabes jugar. Cada dividendo mueve los marcadores de nacionalización y de dividendos. Cuando una cotización ha llegado a 48 $, el Estado se queda con las compañías públicas que están por debajo del marcador de nacionalización. La partida acaba poco después; entonces cuentan el dinero y las acciones de compañías públicas. Sigue jugando desde aquí: el ordenador lleva a los demás.

## Iconos: cómo se llama cada uno y qué significa en una frase.

ts-name-railroad = Compañía
ts-icon-railroad = Una compañía con su color y su figura; no es de nadie, los jugadores tienen acciones de ella.
ts-name-player = Jugador
ts-icon-player = El color y el número de un jugador.
ts-name-cash = Dinero de un jugador
ts-icon-cash = Lo que el jugador puede gastar en acciones; cuenta al final.
ts-name-treasury = Caja
ts-icon-treasury = El dinero de la propia compañía: la llenan las acciones que se compran, y solo de ella se pagan los tramos.
ts-name-certificate = Acción
ts-icon-certificate = Una parte de la compañía, que cobra en cada dividendo; las rellenas siguen en venta.
ts-name-control = Control
ts-icon-control = Nadie tiene más acciones que estos jugadores, así que cada uno de ellos puede construir para la compañía.
ts-name-leader = Puja más alta
ts-icon-leader = Este jugador ha hecho hasta ahora la puja más alta de la subasta.
ts-name-asked = Le toca pujar
ts-icon-asked = Este jugador puja o se retira ahora.
ts-name-home = Moscú
ts-icon-home = Las cuatro primeras compañías construyen aquí su primer tramo.
ts-name-city = Ciudad
ts-icon-city = Los tramos unen ciudades; una compañía sigue construyendo desde cualquier ciudad que toque uno de sus tramos.
ts-name-link = Tramo por construir
ts-icon-link = Una línea discontinua se puede construir: por 4 $ junto a la propia red, por más pasando por tramos ajenos.
ts-name-cube = Tramo de una compañía
ts-icon-cube = Una compañía ha construido este tramo; las demás le pagan por pasar.
ts-name-external = Tramo al extranjero
ts-icon-external = Cuesta el doble, sube la cotización una casilla y mueve el marcador de tiempo.
ts-name-link-income = Ingresos de un tramo
ts-icon-link-income = Lo que el tramo suma a los ingresos de la compañía que lo construye.
ts-name-income = Ingresos
ts-icon-income = En un dividendo se dividen entre las acciones en manos de jugadores, redondeando hacia arriba.
ts-name-black = Casilla negra
ts-icon-black = Los ingresos que la alcanzan o la pasan suben la cotización una casilla.
ts-name-stock = Cotización
ts-icon-stock = El precio de una acción, y lo que cuenta al final si la compañía es pública.
ts-name-timing = Marcador de tiempo
ts-icon-timing = Lo mueven pasar, la compra doble, los segundos tramos y los tramos al extranjero; al final de su tabla hay un dividendo.
ts-name-dividends = Marcador de dividendos
ts-icon-dividends = Avanza en cada dividendo; al final de su tabla acaba la partida.
ts-name-shift = Segunda fase
ts-icon-shift = Una cotización que alcanza esta casilla trae la segunda fase en el siguiente dividendo.
ts-name-nationalization = Marcador de nacionalización
ts-icon-nationalization = En la segunda fase el Estado se queda, en un dividendo, con las compañías públicas que estén por debajo.
ts-name-nationalized = Tramo nacionalizado
ts-icon-nationalized = El Estado se quedó con su compañía; el tramo aún se puede usar, y lo que se debe por él va a la banca.
ts-name-end = Final
ts-icon-end = Si un marcador está aquí tras un dividendo, la partida acaba.
ts-name-worth = Valor
ts-icon-worth = El dinero y la cotización de las acciones de compañías públicas, tal como contarían ahora.

## Posiciones colocadas a mano.

ts-place-phase = Parte de la partida
ts-place-auctions = subastas antes del primer turno
ts-place-phase-1 = primera fase
ts-place-phase-2 = segunda fase
ts-place-timing = Marcador de tiempo
ts-place-dividends = Marcador de dividendos
ts-place-nationalization = Marcador de nacionalización
ts-place-certificates = Certificados de la { $railroad }
ts-place-railroad = { $railroad }
ts-place-in-game = en juego
ts-place-removed = retirada
ts-place-nationalized = nacionalizada
ts-place-links = Tramos
ts-place-free = libre
ts-place-sold = Los jugadores tienen { $count } certificados de la { $railroad }, pero solo hay { $most }.
ts-place-cubes = La { $railroad } tiene { $count } cubos en el mapa, pero en la caja solo hay { $most }.
ts-place-out = La { $railroad } está fuera de la partida, así que nadie tiene certificados suyos.
ts-place-no-treasury = Nadie tiene certificados de la { $railroad }, así que no tiene caja.
ts-place-no-stock = Nadie tiene certificados de la { $railroad }, así que su acción no puede haber subido.
ts-place-no-links = Nadie tiene certificados de la { $railroad }, así que no tiene tramos en el mapa.
ts-place-early = La { $railroad } se subasta cuando empieza la segunda fase. Hasta entonces está en juego y nadie tiene certificados suyos.
ts-place-unauctioned = La subasta de la { $railroad } ya pasó, pero nadie tiene certificados suyos. Dale uno a alguien o retira la compañía.
ts-place-no-nationalization = Las compañías solo se nacionalizan en la segunda fase, y la { $railroad } ya está nacionalizada.
ts-place-rich = A estas alturas de la partida nadie puede tener más de { $most }.
ts-place-all-auctioned = Todas las compañías de la primera fase se han subastado, así que la primera fase ha empezado.
ts-place-auction-marker = Antes del primer turno este marcador está en su primera casilla.
ts-place-auction-order = Las compañías se subastan en orden, pero la { $railroad } se ha subastado antes que otra anterior.
ts-place-auction-link = Antes del primer turno una compañía abierta tiene exactamente un tramo, y está en la ciudad de origen. La { $railroad } no cumple esto.
