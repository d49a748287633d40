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
web-keys = Teclas: C va a las opciones, B a los lugares del tablero, U deshace, las flechas, Inicio y Fin recorren la historia.
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
web-import = Abrir un registro
web-import-why = Una partida registrada se abre como estudio, en el que miras cada jugada y sigues desde cualquiera, o como mesa nueva, en la que la gente se sienta y continúa desde su final.
web-import-file = Desde un archivo
web-import-text = … o pega aquí el registro
web-import-study = Abrir como estudio
web-import-table = Hacer una mesa

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
web-overdue = A { $name } se le ha acabado el tiempo.
web-overdue-replace = Que el ordenador ocupe este asiento
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
web-curtain-why = A continuación se muestra lo que solo puede ver { $name }.
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
web-bot = ordenador · { $level }
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
web-score-projected = Los puntos de ahora y lo que darán las puntuaciones que faltan si no se construye nada más
web-points-now = Puntos ahora
web-times = { $count ->
    [one] { $what }
   *[other] { $what }, { $count } veces
}
web-chart-what = Se muestra
web-chart-scores = Puntos
web-chart-move = Jugada { $move }
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
web-orders-times = Cuántas veces
web-orders-used = { $used } de { $times }
web-orders-give = Ordenar
web-orders-cancel = Anular

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

## La primera partida guiada; lo que dice de un juego está entre las palabras del juego.

web-guide = Tu primera partida
web-guide-step = { $step } de { $count }
web-guide-next = Seguir
web-guide-back = Atrás
web-guide-done = Entendido
web-guide-stop = Terminar la guía
