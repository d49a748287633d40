### Las páginas de reglas del cliente: resúmenes con nuestras palabras, en secciones numeradas.

## Trans-Siberian Railroad.

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

## Mini Express.

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
    Los empates a puntos los gana quien tenga menos acciones y, después, quien esté más cerca del jugador inicial en el orden de turno.
mini-express-rules-7 = Variantes: clavo de oro y puertos
mini-express-rules-7-text =
    Clavo de oro (Estados Unidos): la primera compañía en Omaha es la del Este, y las demás reciben un inicio en San Francisco, que pierde su ficha. Cuando la vía de cualesquiera compañías une ambas ciudades, quien construye elige la del Oeste entre las compañías de los hexágonos nuevos, y las dos crecen dos casillas. Si una compañía llega a San Francisco antes de que haya alguna en Omaha, nada de esto ocurre.
    Puertos (Europa): nadie construye en los puertos. La primera construcción en una ciudad con ficha morada abre un puerto a la compañía cuyo color muestra la ficha, construya quien construya: quien construye pone un tren de esa compañía en un puerto libre, desde el que puede empezar de nuevo.
mini-express-rules-8 = El Bot: uno o dos jugadores
mini-express-rules-8-text =
    A solas juegas contra el Bot; si sois dos, el Bot es el tercer jugador. Suyo es el último turno de la ronda.
    En su turno se roba una ficha, que mueve su marcador por las compañías y su bandera en el mapa por las ciudades con ficha.
    Si la compañía tiene dos trenes o menos en su zona, el Bot toma una acción de ella sin pagar influencia y se añaden tres trenes. Con tres o más construye: hasta la ciudad más cercana a su bandera; entre las igual de cercanas, la que pide menos trenes, luego la que tiene más compañías y luego la de número más alto. Una ficha morada le da influencia en las cuatro compañías. Si la compañía no puede hacer ni lo uno ni lo otro, se roba otra ficha solo para la compañía.
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

## Russian Railroads.

russian-railroads-rules-1 = De qué trata
russian-railroads-rules-1-text =
    Construyes tres ferrocarriles en tu propio tablero, compras locomotoras y fábricas y contratas ingenieros. Al final de cada ronda vuelve a puntuar todo lo que has construido, así que lo que haces pronto rinde muchas veces.
russian-railroads-rules-2 = Tu turno: un espacio
russian-railroads-rules-2-text =
    Pon los trabajadores indicados en un espacio libre y haz enseguida lo que da; o pasa por el resto de la ronda, lo que da unos puntos a quienes van tarde en el orden de turno.
    Los rublos pueden sustituir a trabajadores, nunca al revés. Un espacio con una moneda punteada necesita un rublo.
    Debes poder hacer todo lo que da un espacio; solo tus propios ingenieros pueden usarse en parte.
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
    Una fábrica ocupa el siguiente hueco de tu vía industrial.
russian-railroads-rules-5 = Industria
russian-railroads-rules-5-text =
    Un engranaje mueve tu marcador industrial una casilla. Un hueco vacío lo detiene. Donde llega a una fábrica, esta actúa enseguida.
russian-railroads-rules-6 = Efectos en cualquier orden
russian-railroads-rules-6-text =
    Una acción trae a menudo varios efectos. Quedan en la bandeja sobre el tablero hasta que los tomas, en el orden que quieras. Lo que ganas por el camino se suma a ellos.
russian-railroads-rules-7 = Ingenieros y orden de turno
russian-railroads-rules-7-text =
    Por un rublo contratas al ingeniero que encabeza la fila: desde entonces es un espacio solo para ti. Los claros de al lado están abiertos a todos. Cada ronda la fila avanza.
    Un trabajador en un espacio de orden de turno reclama esa posición para la ronda siguiente; antes de puntuar aún puede usarse en un espacio libre de un trabajador.
russian-railroads-rules-8 = Puntuar una ronda
russian-railroads-rules-8-text =
    Cada casilla al alcance de tus locomotoras cuenta según el color que la cubre: gris 1, marrón 2, natural 4, blanca 7, negra nada. Una dobladora sobre una casilla del Transiberiano la cuenta dos veces.
    San Petersburgo y Kiev tienen ventajas propias; el marcador industrial cuenta su número o el último anterior.
russian-railroads-rules-9 = Fichas, cartas y el final
russian-railroads-rules-9-text =
    Una ? te deja jugar una de tus siete fichas, cada una una vez: avances, industria, dobladoras, mejores valores, un segundo marcador, la medalla de Kiev o una carta.
    Tras la última ronda se muestran y cuentan las cartas de bonificación final; quien tenga más ingenieros gana 40 puntos, el segundo 20. Gana quien tenga más puntos.

## Russian Railroads con los tableros y módulos de sus expansiones.

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
    No puede usarse al pasar ni después, cuando un trabajador sale del orden de turno, ni durante una puntuación.
russian-railroads-rules-board-german-5 = Vías, marcadores, trabajadores, medalla
russian-railroads-rules-board-german-5-text =
    Tienes dos vías naturales y pones cada una en el ferrocarril que quieras.
    Es posible un tercer marcador industrial. Uno nuevo espera hasta que no haya otro en la casilla de salida.
    Nunca recibes más de dos trabajadores adicionales de tu color. La medalla pertenece a la casilla 5 de Núremberg–Fürth.
russian-railroads-rules-board-american = El tablero americano
russian-railroads-rules-board-american-1 = Montañas Rocosas y Transcontinental
russian-railroads-rules-board-american-1-text =
    Tu primera locomotora está en Montañas Rocosas. Las vías naturales y la blanca pueden usarse en los tres ferrocarriles mientras tengas piezas, y las dobladoras van sobre todos: sobre las ocho primeras casillas de Montañas Rocosas y las tres primeras de los otros.
    La última casilla de cada ferrocarril Transcontinental paga en cada puntuación cuando se cumple su condición. Con el clavo de oro, una de tus fichas ?, paga mucho más.
    La mayor parte de lo impreso en este tablero es reconstrucción nuestra; lleva el signo ≈.
russian-railroads-rules-board-american-2 = Rocas y casillas con moneda
russian-railroads-rules-board-american-2-text =
    Una roca cierra la casilla 8 de Transcontinental Este y otra la pista de industria inferior. Nada las atraviesa. Las casillas 3 y 4 de Montañas Rocosas retiran, cada una, una de tus rocas y te dan sus puntos.
    Cada ferrocarril tiene una casilla con una moneda. Cuando se cumple su condición puedes pagar, enseguida o en cualquier turno posterior antes o después de tu acción, y tomar lo que da.
russian-railroads-rules-board-american-3 = Dos pistas de industria
russian-railroads-rules-board-american-3-text =
    Un engranaje mueve cualquiera de tus dos marcadores, y ambos puntúan. En la pista inferior un hueco vacío detiene el marcador como siempre.
    La pista superior no tiene huecos. Un marcador que llega a una flecha usa la fábrica de debajo, si está allí en ese momento; una construida después ya no le sirve.
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
    Un espacio cuyo precio es carbón se usa además de tu acción, antes o después de ella, y varios en un turno si quieres; cada uno una vez por ronda. El carbón se queda allí hasta que acaba la ronda. Quien pasa ya no puede hacerlo.
russian-railroads-rules-coal-on-2 = El tablero de carbón
russian-railroads-rules-coal-on-2-text =
    Un espacio da carbón por un trabajador, otro una fundición y carbón por un rublo, otro un fogonero por carbón. Con dos jugadores los dos primeros son un solo espacio: quien usa uno cierra ambos.
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
    Una segunda revalorización con otros valores, nunca junto con la primera. Una fábrica de carbón: dos avances negros, y dos más por cada carbón que pagues allí, hasta tres. Un ingeniero con el número −10, que cuenta en las sumas pero nunca te cuesta puntos. Un vagón de mercancías que sube en dos una locomotora. O dinero y una carta de bonificación final.
