### El cliente web.

## En todas partes.

web-home = Todas las partidas
web-skip = Ir al contenido
web-close = Cerrar
web-cancel = Cancelar
web-loading = Un momento…
web-language = Idioma
web-language-en = English
web-language-es = Español
web-lost = Sin conexión, reintentando
web-offline = No se puede contactar con el servidor. Esta página lo vuelve a intentar sola.
web-offline-action = No se puede contactar con el servidor. No ha cambiado nada; inténtalo de nuevo enseguida.
web-guest = Invitado
web-you = tú
web-unofficial = ironroad es un proyecto no oficial, hecho por jugadores. No contiene ilustraciones ni textos de los juegos publicados: cómpralos, por favor.

## Ajustes.

web-settings = Ajustes
web-your-name = Tu nombre
web-theme = Colores
web-theme-system = como el sistema
web-theme-light = claro
web-theme-dark = oscuro
web-speed = Narración de jugadas
web-speed-off = sin narración
web-speed-slow = lenta
web-speed-normal = normal
web-speed-fast = rápida
web-confirm-clicks = Pedir un segundo clic antes de cada acción
web-follow = Acercar los lugares de cada decisión
web-sound = Sonido cuando sea mi turno
web-keys = Teclas: C va a las opciones, U deshace, las flechas, Inicio y Fin recorren la historia.
web-account = Cuenta
web-account-why = Puedes jugar como invitado. Con una cuenta encuentras tus partidas también en otros dispositivos.
web-signed-in = Has entrado como { $login }.
web-login = Nombre de usuario
web-password = Contraseña
web-sign-in = Entrar
web-sign-out = Salir
web-open-account = Crear una cuenta

## Vestíbulo.

web-play = Empezar una partida
web-your-turn = Te toca
web-players = { $from ->
   *[other] De { $from } a { $to } jugadores
}
web-against-bots = Contra el ordenador
web-bots-count = { $count ->
    [0] En solitario
    [one] { $count } rival
   *[other] { $count } rivales
}
web-with-friends = En línea, con un enlace
web-on-device = En este dispositivo, por turnos
web-device-name = Jugador { $number } en este dispositivo
web-seats-count = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
web-more-options = Más opciones
web-edition = Edición
web-bot-level = Jugadores del ordenador
web-bot-random = al azar
web-visibility = Quién puede ver la mesa
web-visibility-public = todos, aparece en la lista
web-visibility-unlisted = quien tenga el enlace
web-visibility-private = solo los jugadores
web-pace = Tiempo para pensar
web-pace-none = sin límite
web-pace-live = 20 minutos cada uno y 20 segundos por turno
web-pace-slow = tres días por turno
web-confirm-turns = Hay que confirmar cada turno
web-rules-here = Reglas de esto
web-rules = Reglas
web-tables = Mesas
web-search = Buscar
web-list-mine = Tus partidas
web-list-open = Esperan jugadores
web-list-running = En juego
web-list-finished = Terminadas
web-none-open = Ninguna mesa espera jugadores. ¡Abre una!
web-none-running = Ahora mismo no se juega ninguna otra partida.
web-none-finished = Todavía no ha terminado ninguna partida.
web-free-seat = asiento libre
web-status-open = en espera
web-status-running = en curso
web-status-finished = terminada
web-status-abandoned = abandonada
web-moves = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
web-import = Abrir un registro
web-import-why = Una partida registrada se abre como estudio: mira cada jugada o sigue jugando desde cualquiera.
web-import-file = Desde un archivo
web-import-text = … o pega aquí el registro
web-import-go = Abrir

## Antes de empezar.

web-waiting-room = La mesa espera a sus jugadores
web-invite-why = Envía este enlace a tus amigos; quien lo abra puede sentarse.
web-link = Enlace a esta mesa
web-copy-link = Copiar el enlace
web-copied = Copiado
web-sit = Sentarse aquí
web-make-bot = Que juegue el ordenador
web-make-open = Dejar libre
web-start = Empezar
web-delete = Borrar la mesa
web-leave = Levantarse
web-seats-missing = Aún hay asientos libres.

## La partida.

web-no-game = Esa partida no existe o no está abierta para ti.
web-board = Tablero
web-decision = Decisión
web-choices = Qué hacer aquí
web-turn-of = Decide { $name }
web-waiting = Esperando a { $name }
web-bot-thinks = { $name } (ordenador) está pensando
web-watching = Estás viendo esta partida.
web-over = La partida ha terminado.
web-paused = La partida está en pausa.
web-looking-back = Ves la posición tras la jugada { $move } de { $last }.
web-back-to-now = Volver al presente
web-confirm-turn = Tu turno está completo.
web-confirm = Confirmar el turno
web-again = otro clic
web-preview = Qué sucede
web-preview-hint = Señala una opción para ver qué hace.
web-preview-none = No se puede saber de antemano.
web-undo = Deshacer
web-restart = Repetir el turno
web-agree = Aceptar
web-refuse = Rechazar
web-proposal-undo = { $name } quiere volver a la jugada { $move }.
web-proposal-pause = { $name } quiere hacer una pausa.
web-proposal-resume = { $name } quiere continuar.
web-proposal-replace = { $name } quiere que el ordenador juegue un asiento vacío.
web-less = Menos
web-more = Más
web-amount = Cantidad
web-curtain = Pasa el dispositivo a { $name }
web-curtain-open = Soy yo, mostrar el tablero

## Historia.

web-history = Historia de la partida
web-first = Al principio
web-previous = Una jugada atrás
web-next = Una jugada adelante
web-now = Al presente
web-move-of = Jugada { $move } de { $last }
web-replay = Repetición
web-stop = Parar
web-since = Desde mi último turno

## Junto al tablero.

web-around = Junto al tablero
web-players-list = Jugadores
web-bot = ordenador
web-bot-name = Bot { $number }
web-here = presente
web-away = ausente
web-gone-resigned = abandonó
web-gone-replaced = sustituido por el ordenador
web-gone-timeout = sin tiempo
web-spectators = { $count ->
    [one] { $count } espectador
   *[other] { $count } espectadores
}
web-clock = Tiempo restante
web-tab-log = Crónica
web-tab-scores = Puntos
web-tab-chat = Charla
web-tab-notes = Notas
web-tab-more = Más
web-log-all = Mostrar las { $count } líneas
web-log-empty = Todavía no ha pasado nada.
web-go-to-move = Mostrar la posición tras la jugada { $move }
web-score-now = Si la partida acabara ahora
web-score-final = Recuento final
web-total = Total
web-chart = Puntos de los jugadores a lo largo de la partida
web-chart-show = Mostrar el curso de la partida
web-chat-empty = Nadie ha dicho nada todavía.
web-chat-say = Di algo
web-send = Enviar
web-notes-hint = Solo tú puedes leer esto.
web-notes-kept = Guardado.
web-notes-lost = Sin guardar: no se puede contactar con el servidor.
web-download = Descargar el registro
web-ask-undo = Pedir deshacer una jugada
web-pause = Proponer una pausa
web-resume = Proponer continuar
web-resign = Abandonar
web-resign-sure = ¿Quieres dejar tu asiento? El ordenador seguirá jugando.
web-orders = Órdenes permanentes
web-orders-why = Una orden se cumple por ti cuando su acción es posible, tantas veces como digas.
web-orders-action = Acción
web-orders-times = Cuántas veces
web-orders-used = { $used } de { $times }
web-orders-give = Ordenar
web-orders-none = Cancelar todas

## El final.

web-result = Resultado
web-rematch = Jugar otra vez

## Reglas.

web-rules-own-words = Un resumen con nuestras palabras, para jugar en esta mesa. Manda el reglamento del juego publicado.
web-rules-none = Todavía no hay un resumen de estas reglas.

## Dibujos.

web-zoom-in = Acercar
web-zoom-out = Alejar
web-zoom-all = Mostrar todo
web-position = La posición en palabras
web-reconstructed = (valor reconstruido)

## Trans-Siberian Railroad.

web-ts-map = Mapa de los tramos
web-ts-link = { $name }; ingresos { $income }; { $state }
web-ts-free = sin construir
web-ts-unsold = { $count ->
    [one] { $count } certificado sin vender
   *[other] { $count } certificados sin vender
}
web-ts-shift = A partir de aquí, un valor bursátil trae la segunda fase.
web-ts-black = Las casillas negras suben el valor bursátil.
web-ts-end = FIN
web-ts-no-certificates = sin certificados
web-ts-auction = Subasta
web-ts-described = { $railroad }: caja { $treasury } $, ingresos { $income }, valor { $stock } $; tramos: { $links }

## Mini Express.

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
web-me-bot = El Bot: compañía { $company }, destino { $city }.
web-me-chart = Valor de las acciones según la longitud de vía
web-me-chart-note = valor de una acción para la mayor influencia, la segunda y las demás
web-me-described = { $company }: { $trains } trenes, { $shares } acciones, longitud de vía { $length }; ciudades: { $cities }

## Russian Railroads.

web-rr-owed = Por tomar, en cualquier orden
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

## Reglas con nuestras palabras.

trans-siberian-rules-1 = De qué trata
trans-siberian-rules-1-text =
    Los jugadores invierten en compañías que abren Rusia desde Moscú hacia el este.
    Nadie posee una compañía en solitario: los certificados dan parte de sus ingresos y, al final, de su valor.
    Gana quien suma más dinero y más valor en compañías públicas.
trans-siberian-rules-2 = Subastas
trans-siberian-rules-2-text =
    Las compañías se abren en subasta. Puja más que la última oferta o retírate; quien se retira no vuelve.
    Quien gana paga la oferta a la caja de la compañía, construye gratis su primer tramo y elige su primer valor bursátil, como mucho la oferta.
    Una compañía que nadie quiere deja la partida.
trans-siberian-rules-3 = Tu turno
trans-siberian-rules-3-text =
    Compra un certificado a su valor bursátil, o certificados de dos compañías, una de las cuales recibe de ti una prima.
    O construye para una compañía que controles; o pasa.
    Algunas de estas acciones mueven el marcador de tiempo; al final de su recorrido se paga un dividendo.
trans-siberian-rules-4 = Construir
trans-siberian-rules-4-text =
    Una compañía paga sus tramos con su propia caja. Un tramo debe tocar su red o alcanzarse por tramos de otras, que cobran por su uso.
    Cada tramo sube los ingresos; las casillas negras de ingresos suben también el valor bursátil.
    Los tramos al extranjero son caros y valen mucho.
trans-siberian-rules-5 = Dividendos y nacionalización
trans-siberian-rules-5-text =
    Un dividendo paga a cada certificado su parte de los ingresos.
    Cuando un valor bursátil es bastante alto empieza la segunda fase: se subastan la compañía negra y la blanca.
    Desde el dividendo siguiente, el Estado se queda con las compañías públicas cuyo valor esté por debajo del marcador de nacionalización: pagan una vez más y sus certificados desaparecen. Sus tramos quedan.
trans-siberian-rules-6 = El final
trans-siberian-rules-6-text =
    La partida acaba tras un dividendo cuando el marcador de dividendos llega al final, cuando una compañía alcanza el valor más alto o cuando quedan menos de dos compañías públicas.
    Cuenta tu dinero y tu valor en compañías públicas.
mini-express-rules-1 = De qué trata
mini-express-rules-1-text =
    Cuatro compañías crecen por el mapa. Tienes acciones de ellas e influencia en ellas; al final, una acción vale más cuanto más larga sea su vía y más influencia tengas.
mini-express-rules-2 = Tu turno
mini-express-rules-2-text =
    Toma una acción de una compañía y págala con influencia en ella; la compañía recibe entonces trenes nuevos.
    O construye vía: elige una compañía con trenes y conéctala con una ciudad a su alcance, con un tren en cada hexágono del camino.
mini-express-rules-3 = Ciudades y demanda
mini-express-rules-3-text =
    Una ciudad admite tantas compañías como sitio tenga. Su loseta de demanda muestra dos colores: en esas compañías ganas influencia al construir allí.
    Cuando la ciudad está llena, su loseta desaparece.
mini-express-rules-4 = El final
mini-express-rules-4-text =
    La partida acaba cuando se agotan las acciones de bastantes compañías. Las acciones valen entonces según la tabla: para quien tiene más influencia, para el segundo y para los demás.
russian-railroads-rules-1 = De qué trata
russian-railroads-rules-1-text =
    Construyes tres líneas en tu tablero, compras locomotoras y fábricas y contratas ingenieros. En cada ronda puntúa de nuevo todo lo construido.
russian-railroads-rules-2 = Tu turno
russian-railroads-rules-2-text =
    Coloca trabajadores en una casilla de acción libre y haz lo que muestra; o pasa por el resto de la ronda. Los rublos pueden hacer de trabajadores.
    Los efectos que ganes por el camino se toman en cualquier orden; aparecen en la bandeja sobre el tablero.
russian-railroads-rules-3 = Vías
russian-railroads-rules-3-text =
    Las vías avanzan casilla a casilla. Un color mejor nunca adelanta al anterior. Las casillas solo puntúan hasta donde llegan tus locomotoras.
russian-railroads-rules-4 = Locomotoras y fábricas
russian-railroads-rules-4-text =
    Una loseta es locomotora por un lado y fábrica por el otro. Una locomotora va a una línea y puede desplazar a otra más débil; una fábrica llena un hueco de la industria y actúa cuando llega el marcador.
russian-railroads-rules-5 = El final
russian-railroads-rules-5-text =
    Tras la última ronda cuentan las cartas de bonificación final y la mayoría de ingenieros. Gana quien tenga más puntos.
