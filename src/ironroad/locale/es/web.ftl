### El cliente web.

## En todas partes.

web-home = Todas las partidas
web-nowhere = Esa página no existe
web-nowhere-why = No hay nada en { $address }. Quizá falte una parte de la dirección.
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
web-speed = Movimiento y narración
web-speed-off = sin narración
web-speed-slow = lenta
web-speed-normal = normal
web-speed-fast = rápida
web-confirm-clicks = Pedir un segundo clic antes de cada acción
web-advance = Saltar las decisiones sin alternativa
web-forced = Esto se ha hecho por ti, no había otra opción:
web-go-on = Seguir
web-first-game = Primera partida guiada
web-follow = Acercar los lugares de cada decisión
web-sound = Sonido cuando sea mi turno
web-alerts = Aviso de este navegador cuando me toca y no estoy mirando
web-alerts-denied = Se ha prohibido a este navegador mostrar avisos de esta página. Se cambia en los ajustes del propio navegador.
web-keys = Teclas: C va a las opciones, B a los lugares del tablero, I de icono en icono, U deshace; las flechas, Inicio y Fin recorren la historia; ? las muestra todas.
web-keys-title = Teclas
web-key-choices = a las opciones
web-key-board = a los lugares del tablero
web-key-tab = a la siguiente opción o lugar
web-key-icon = al icono siguiente, que se explica; con Mayús al anterior
web-key-enter = elegir
web-key-undo = deshacer
web-key-arrows = una decisión atrás o adelante en la historia
web-key-ends = al principio, al presente
web-key-escape = soltar una opción, cerrar
web-key-help = esta lista
web-build = ironroad { $version }. Motor del servidor: { $server }. Motor de los bots: { $bots }.
web-build-compiled = compilado
web-build-interpreted = interpretado
web-addresses = Avisos cuando me toca
web-addresses-why = Si llevas un minuto fuera cuando te toca, se puede enviar un aviso a un chat o por correo. Lo eliges para cada partida en «Más».
web-webhook = Dirección del webhook
web-webhook-shape = Tipo de webhook
web-webhook-discord = Discord
web-webhook-slack = Slack
web-webhook-matrix = Matrix
web-email = Correo electrónico
web-keep = Guardar
web-kept = Guardado.
web-address-waiting = A la espera de confirmación: sigue el enlace del correo enviado a esta dirección. Antes no se le envía nada más.
web-address-confirmed = Esta dirección está confirmada.
web-address-again = Enviar el correo otra vez
web-address-sent = El correo está en camino.
web-address-failed = El último aviso falló { $when }: { $reason }
web-address-given-up = No se intentará de nuevo.
web-address-retried = Se intentará de nuevo.
web-mail-confirm-title = Confirmar una dirección de correo
web-mail-confirm-why = Los avisos de que te toca se enviarán entonces a la dirección en la que recibiste este enlace, en las partidas para las que lo elijas.
web-mail-confirm = Confirmar
web-mail-confirm-done = { $address } está confirmada.
web-mail-stop-title = Dejar de recibir correos
web-mail-stop-why = Se olvidará la dirección en la que recibiste este enlace y no se le enviará ningún correo más.
web-mail-stop = Dejar de recibir correos
web-mail-stop-done = No se enviarán más correos a { $address }.
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
web-learn = Aprender
web-learn-on = Seguir aprendiendo
web-quick-bots = Contra bots
web-quick-friends = Con amigos
web-set-up = Otras partidas
web-good-start = Una buena primera partida: { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}, bots: { $level }.
web-minutes = De { $from } a { $to } minutos
web-weight-light = se aprende pronto
web-weight-medium = pide algo de práctica
web-weight-heavy = exigente
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
web-values-reconstructed = { $count ->
    [one] Uno de los { $values } valores impresos en uso está reconstruido: nadie ha podido verificarlo. Si tu caja dice otra cosa, vale la caja.
   *[other] { $count } de los { $values } valores impresos en uso están reconstruidos: nadie ha podido verificarlos. Si tu caja dice otra cosa, vale la caja.
}
web-values-correct = «{ $command }» enumera cada valor con su motivo. Un archivo con lo que dice tu caja los corrige.
web-bot-level = Jugadores del ordenador
web-bot-random = al azar
web-bot-greedy = rápido
web-bot-easy = fácil
web-bot-normal = normal
web-bot-hard = difícil
web-bot-expert = experto
web-bot-easy-why = Mira una jugada más allá y se equivoca a menudo. Para una primera partida.
web-bot-normal-why = Mira una jugada más allá y toma lo mejor que ve.
web-bot-hard-why = Piensa un quinto de segundo en cada decisión.
web-bot-expert-why = Piensa un segundo en cada decisión: el más fuerte de aquí.
web-bot-strength = fuerza { $rating }
web-bot-strength-why = La fuerza se midió en partidas entre bots, en la escala de las personas: 1500 es alguien antes de su primera partida puntuada.
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
web-show-all = Mostrar los { $count }
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
web-import = Abrir una partida guardada
web-import-why = Una partida guardada se abre como estudio, en el que miras cada jugada y sigues desde cualquiera, o como mesa nueva, en la que la gente se sienta y continúa desde su final.
web-import-file = Desde un archivo
web-import-text = … o pega aquí la partida guardada
web-import-study = Abrir como estudio
web-import-table = Hacer una mesa

## Antes de empezar.

web-waiting-room = La mesa espera a sus jugadores
web-invite-why = Envía este enlace a tus amigos; quien lo abra puede ocupar un asiento libre. «Invitar» crea un enlace para un solo asiento.
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
web-table-ready = Ya están todos
web-table-full = La mesa está completa. Podrás mirar en cuanto empiece.
web-table-invited = Todos los asientos libres están reservados para invitados.
web-waits-for-maker = Empieza la partida quien abrió la mesa.
web-invited-here = Te invitan a jugar a { $title }. ¿Cómo te llamas?
web-welcome-here = Aquí va a empezar una partida de { $title }. ¿Cómo te llamas? Después elige un asiento.
web-name-missing = Primero escribe cómo te llamas.
web-sit-down = Sentarse
web-invite = Invitar
web-invite-private = Solo los jugadores ven esta mesa. Envía a cada uno el enlace de su asiento; sirve para una persona.
web-invitation = Enlace a este asiento
web-invitation-text = Siéntate conmigo a jugar a { $title }:
web-share = Compartir
web-revoke = Retirar
web-invited-seat = reservado para quien tenga el enlace
web-seat-kept-for = reservado para { $name }
web-kept-seat = reservado para ti
web-kick = Pedir que se levante
web-kick-whom = Pedir a { $name } que se levante de la mesa
web-what-is-played = A qué se juega: { $title }
web-options-change = Cambiar
web-options-done = Listo
web-pace-own = lo acordado
web-yes = sí
web-no = no

## La partida.

web-no-game = Esa partida no existe o no está abierta para ti.
web-board = Tablero
web-decision = Decisión
web-choices = Qué hacer aquí
web-turn-of = Decide { $name }
web-waiting = Esperando a { $name }
web-waiting-confirm = Esperando a que { $name } confirme el turno
web-bot-thinks = { $name } (ordenador) está pensando
web-bot-waits = { $before ->
    [0] { $name } (ordenador) espera su turno para pensar: es el siguiente
   *[other] { $name } (ordenador) espera su turno para pensar ({ $before } por delante)
}
web-watching = Estás viendo esta partida.
web-over = La partida ha terminado.
web-paused = La partida está en pausa.
web-looking-back = Ves la posición tras la jugada { $move } de { $last }.
web-back-to-now = Volver al presente
web-play-on = Seguir jugando desde aquí:
web-play-on-bots = contra el ordenador
web-play-on-study = a solas, en todos los asientos
web-confirm-turn = Tu turno está completo.
web-confirm = Confirmar el turno
web-overdue = A { $name } se le ha acabado el tiempo.
web-overdue-replace = Que el ordenador ocupe este asiento
web-again = otro clic
web-preview = Qué sucede
web-preview-hold = Mantén el dedo sobre una opción para ver qué hace.
web-preview-none = No se puede saber de antemano.
web-brings-follows = Siguen más preguntas; los intervalos dependen de las respuestas.
web-brings-more = Siguen más preguntas, con más respuestas de las que se pudieron mirar: puede haber más.
web-ends-sure = termina la partida
web-ends-possible = puede terminar la partida
web-brings-end = La partida terminaría con esto y se mostraría lo que está oculto.
web-undo = Deshacer
web-restart = Repetir turno
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
web-curtain-why = A continuación se muestra lo que solo puede ver { $name }.
web-curtain-open = Soy yo, mostrar el tablero

## Historia.

web-history = Historia de la partida
web-first = Al principio
web-previous = Una decisión atrás
web-next = Una decisión adelante
web-now = Al presente
web-move-of = Jugada { $move } de { $last }
web-replay = Repetición
web-stop = Parar
web-since = Desde mi último turno

## Junto al tablero.

web-around = Junto al tablero
web-players-list = Jugadores
web-bot = ordenador · { $level }
web-bot-name = Bot { $number }
web-rival = de las reglas
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
web-tab-chat = Chat
web-tab-notes = Notas
web-tab-more = Más
web-log-all = Mostrar las { $count } líneas
web-log-setup = Antes del primer turno
web-log-forced = { $count ->
    [one] Un paso sin alternativa
   *[other] { $count } pasos sin alternativa
}
web-log-empty = Todavía no ha pasado nada.
web-go-to-move = Mostrar la posición tras la jugada { $move }
web-score-projected = Los puntos de ahora con la próxima puntuación, como los ve el motor
web-score-coming = con la próxima puntuación
web-points-of = { $name }: { $total } puntos
web-points-projected = { $name }: { $now } puntos, { $total } con la próxima puntuación
web-chart-what = Se muestra
web-chart-scores = Puntos
web-chart-move = Jugada { $move }
web-score-final = Recuento final
web-total = Total
web-chart = Puntos de los jugadores a lo largo de la partida
web-chart-show = Mostrar el curso de la partida
web-chat-empty = Nadie ha dicho nada todavía.
web-chat-say = Di algo
web-chat-players = (solo jugadores)
web-chat-players-only = Solo lo leen los jugadores
web-send = Enviar
web-notes-hint = Solo tú puedes leer esto.
web-notes-kept = Guardado.
web-notes-lost = Sin guardar: no se puede contactar con el servidor.
web-download = Descargar la partida
web-download-events = Descargar los sucesos
web-ask-undo = Pedir deshacer una jugada
web-ask-replace = Proponer que el ordenador juegue por { $name }
web-pause = Proponer una pausa
web-resume = Proponer continuar
web-resign = Abandonar
web-resign-sure = ¿Quieres dejar tu asiento? El ordenador seguirá jugando.
web-notices = Avisarme de mi turno en esta partida
web-notices-webhook = en mi chat (webhook)
web-notices-email = por correo electrónico
web-notices-none = Indica antes una dirección en los ajustes, en «Avisos cuando me toca».
web-orders = Órdenes permanentes
web-orders-why = Una orden se cumple por ti cuando su acción es posible, tantas veces como digas.
web-orders-action = Acción
web-orders-up-to = como mucho: { $action }; después: { $then }
web-orders-ask = preguntarme
web-orders-unless = { $action }, salvo que sea posible: { $what }
web-orders-unless-add = Salvo que sea posible
web-orders-unless-drop = Quitar: { $what }
web-orders-limit = Como mucho
web-orders-free = Otra orden
web-orders-times = Cuántas veces
web-orders-used = { $used } de { $times }
web-orders-give = Ordenar
web-orders-cancel = Anular

## El final.

web-result = Resultado
web-rematch = Jugar otra vez

## Reglas.

web-aim = Objetivo del juego
web-rules-own-words = Un resumen con nuestras palabras, para jugar en esta mesa. Manda el reglamento del juego publicado.
web-rules-none = Todavía no hay un resumen de estas reglas.

## Dibujos.

web-zoom-in = Acercar
web-zoom-out = Alejar
web-zoom-all = Mostrar todo
web-position = La posición en palabras
web-icon-rule = Reglas { $number }: { $heading }
web-icon-approx = Nadie pudo comprobar este valor en el juego impreso: se reconstruyó a partir de otras fuentes. Un archivo de edición propio lo corrige.
web-legend = Todos los iconos
web-legend-print = Imprimir
web-reconstructed = (valor reconstruido)

## La primera partida guiada; lo que dice de un juego está entre las palabras del juego.

web-guide = Tu primera partida
web-guide-step = { $step } de { $count }
web-guide-next = Seguir
web-guide-back = Atrás
web-guide-done = Entendido
web-guide-stop = Terminar la guía
web-panels = Partes de la mesa
web-panel-main = Tablero
web-panel-own = Lo mío
web-panel-others = Rivales
web-panel-rest = Compañías
web-panel-around = Crónica
web-panel-moves = Jugadas
web-panel-review = Revisión
web-sheet-up = Mostrar la decisión
web-sheet-down = Plegar la decisión
web-story = Lo que decidió la partida
web-story-margin = { $seat } ganó con { $points ->
        [one] un punto
       *[other] { $points } puntos
    } de ventaja sobre { $other }.
web-story-tie-broken = { $seat } y { $other } tenían los mismos puntos; ganó el desempate { $seat }.
web-story-shared = { $seat } y { $other } comparten el primer puesto.
web-story-item = Su mayor diferencia estuvo en «{ $item }»: { $points } para { $seat }, { $less } para { $other }.
web-story-led-always = { $seat } fue por delante desde los primeros puntos hasta el final.
web-story-led-since = { $seat } fue por delante sin interrupción desde la jugada { $move }; el primer puesto cambió de dueño { $changes ->
        [one] una vez
       *[other] { $changes } veces
    }.
web-story-led-last = { $seat } no fue por delante hasta el último turno; el primer puesto cambió de dueño { $changes ->
        [one] una vez
       *[other] { $changes } veces
    }.
web-records = Récords de la partida
web-record-stage = Mejor parte de la partida: { $seat }, { $points } puntos ({ $stage }).
web-record-leap = Mayor salto: { $seat }, { $points } puntos en el turno que terminó en la jugada { $move }.
web-points-by-stage = Puntos por parte de la partida
web-see-board = Ver el tablero
web-see-result = Ver el resultado
web-other-options = Otras opciones
web-game-like-this = Preparar una partida como esta
web-course = El curso de la partida
web-rematch-watch = Verlos jugar otra vez
web-rematch-waits = La próxima partida está preparada: «Jugar otra vez» te lleva a tu asiento.
web-panel-result = Resultado
web-stage-from = Ir a { $number }: { $stage }
web-replay-speed = Velocidad de la repetición
web-scoring = Puntuación
web-skip-scoring = Saltar
web-show-scoring = Contar las puntuaciones sobre el tablero

## La lección; sus ideas están entre las palabras del juego.

web-lesson = Lección
web-lesson-step = { $step } de { $count }
web-lesson-do = Haz esto:
web-lesson-do-one = Haz una de estas cosas:
web-lesson-others = Juegan los demás…
web-lesson-later = Seguir más tarde
web-lesson-later-why = Déjala cuando quieras: la lección te espera en el vestíbulo, donde la dejaste.
web-lesson-play-on = Seguir jugando
web-lesson-left = Esta partida se ha apartado de la lección. «Deshacer» te lleva de vuelta, o sigue jugando como quieras.
