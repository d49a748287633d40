### La primera partida guiada: un paseo por el tablero y luego unas palabras en cada pregunta nueva.

web-guide = Tu primera partida
web-guide-step = { $step } de { $count }
web-guide-next = Seguir
web-guide-back = Atrás
web-guide-done = Entendido
web-guide-stop = Terminar la guía

## Trans-Siberian Railroad.

web-guide-trans-siberian-1 = Esto es Rusia. Las líneas punteadas son tramos que una compañía puede construir; el número es lo que un tramo suma a sus ingresos. Los círculos con flecha llevan al extranjero.
web-guide-trans-siberian-2 = Las seis compañías. Cada una tiene su caja, sus ingresos y su cotización. Las acciones pequeñas son las que aún se venden; la bandera muestra quién puede construir.
web-guide-trans-siberian-3 = Cotizaciones, ingresos y los relojes de la partida. Cuando el marcador de tiempo llega al final, cada compañía paga su dividendo.
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
web-guide-ts-ask-second-link = Puedes añadir un segundo tramo desde el extremo o parar. Dos tramos suben la cotización, pero mueven el reloj.
web-guide-ts-ask-payee = Dos caminos cuestan lo mismo. Elige qué compañía cobra el peaje.
web-guide-ts-event-dividends = Un dividendo: cada acción ha cobrado su parte de los ingresos. Las compañías privadas bajan, las públicas más fuertes suben.
web-guide-ts-event-phase-two = La segunda fase. Desde ahora el Estado se queda con las compañías públicas que cotizan por debajo de la bandera: elige bien lo que compras.
web-guide-ts-event-nationalized = Una compañía ha sido nacionalizada. Sus acciones desaparecen; sus tramos quedan y todos pueden usarlos.

## Mini Express.

web-guide-mini-express-1 = El mapa. Las ciudades tienen borde dorado, plateado o negro: admiten tres, dos o una compañía. La ficha de una ciudad muestra en qué compañías ganas influencia allí.
web-guide-mini-express-2 = Las cuatro compañías: trenes preparados, acciones que quedan, lo que vale ahora una acción para el primero, el segundo y los demás en influencia, y la influencia de todos.
web-guide-mini-express-3 = Los jugadores y sus acciones. El número es lo que valen ahora.
web-guide-mini-express-4 = La tabla: cuanto más larga es la vía de una compañía, más valen sus acciones.
web-guide-me-ask-start = El jugador inicial juega el primer turno.
web-guide-me-ask-choose = Toma una acción inicial. Dos acciones de compañías distintas son tu primer interés en la partida.
web-guide-me-ask-take-two = En la partida experta tomas las dos acciones iniciales de una compañía.
web-guide-me-ask-split = Elige una compañía de la que cada uno tome una acción.
web-guide-me-ask-action = Toma una acción, que cuesta influencia por cada tren preparado, o construye, que da influencia. Las acciones son baratas cuando una compañía acaba de construir.
web-guide-me-ask-second-action = Una segunda acción, con otra compañía.
web-guide-me-ask-city = Elige una ciudad. Mira su ficha: en sus dos colores ganas influencia. Las ciudades lejanas alargan la vía y encarecen las acciones.
web-guide-me-ask-hex = Varios caminos más cortos llevan allí. Donde otras compañías ya tienen vía, reciben un tren nuevo.
web-guide-me-ask-influence = Morado: gana influencia en otra compañía que elijas.
web-guide-me-ask-west = Las dos líneas se encuentran. Elige la compañía que comparte el premio.
web-guide-me-ask-harbor = Elige el puerto desde el que la compañía también podrá construir.
web-guide-me-event-depleted = Las acciones de una compañía se han agotado. Con la segunda, la partida acaba al terminar la ronda; en la experta, la primera la acaba de inmediato.

## Russian Railroads.

web-guide-russian-railroads-1 = Los espacios de acción. El dibujo muestra lo que da un espacio; las figuras punteadas, lo que cuesta. Las flechas sobre un color avanzan vías, los engranajes la industria.
web-guide-russian-railroads-2 = Ingenieros: el primero puede contratarse por un rublo, los siguientes los puede usar cualquiera. Después vienen los de rondas posteriores.
web-guide-russian-railroads-3 = Locomotoras y fábricas son las dos caras de las mismas losetas; tomas el número más bajo. El dibujo pequeño es lo que hace la fábrica.
web-guide-russian-railroads-4 = Tu tablero: tres ferrocarriles con las locomotoras que los sirven, y la vía industrial. La línea azul muestra hasta dónde llegan tus locomotoras; solo allí cuentan las vías.
web-guide-rr-ask-start = Toma una pequeña ventaja para empezar.
web-guide-rr-ask-turn = Coloca trabajadores en un espacio libre. Para empezar: las vías negras del Transiberiano traen las grises en la casilla 2, y una locomotora hace que cuenten.
web-guide-rr-ask-pay = Puedes pagar con trabajadores o rublos. Los rublos son escasos y contratan ingenieros: guarda uno si puedes.
web-guide-rr-ask-swap = El orden de turno necesita un trabajador de tu color.
web-guide-rr-ask-owed = Varios efectos esperan en la bandeja. Tómalos en el orden que quieras: de uno puede salir otro.
web-guide-rr-ask-locomotive = Elige el ferrocarril para la locomotora. Su número dice cuántas casillas cuentan. Un número más alto desplaza a uno más bajo.
web-guide-rr-ask-displaced = La locomotora más débil se muda según la misma regla. No se pierde nada.
web-guide-rr-ask-replace = Todos los huecos están llenos: una fábrica debe dejar sitio.
web-guide-rr-ask-card = Elige una de las cartas ?; se usa enseguida y deja de estar para los demás.
web-guide-rr-ask-bonus = Una carta de bonificación final cuenta al final y es secreta; o toma los puntos ahora.
web-guide-rr-ask-reuse = Usa otra vez un espacio que tenga un solo trabajador tuyo.
web-guide-rr-ask-relocate = Tu trabajador del orden de turno aún puede actuar en un espacio libre de un trabajador.
web-guide-rr-event-scored-round = Se puntúa la ronda: cuenta todo lo que alcanzan tus locomotoras, y volverá a contar en cada ronda que venga.
