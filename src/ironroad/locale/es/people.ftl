### Palabras sobre puntuaciones, perfiles, clasificaciones y torneos.

## Por qué una mesa no puede puntuar, o alguien no puede sentarse a ella.

server-unknown-person = Esa persona no existe, o su cuenta fue eliminada.
server-rated-edition = Una partida puntuada se juega con una edición que viene con el juego.
server-rated-clock = Una partida puntuada necesita un reloj y un bot que siga cuando se acabe el tiempo: nadie puede retenerla para siempre.
server-rated-one-seat = En una mesa puntuada hay al menos dos asientos, y cada persona tiene uno solo.
server-rated-nobody = Una mesa puntuada necesita al menos una persona.
server-rated-bot = El bot «{ $level }» no tiene puntuación en este juego. Elige otro.
server-rated-account = { $name } no tiene cuenta. Las partidas puntuadas son para quienes tienen cuenta.
server-rated-opted-out = { $name } ha elegido jugar sin puntuación. Se puede cambiar en los ajustes.
server-rated-no-replacing = En una partida puntuada nadie es sustituido por acuerdo: para eso está el reloj.
server-rated-no-help = En una partida puntuada no hay pistas ni análisis.
server-rated-no-closing = Una partida puntuada no se puede cerrar: quien no quiera seguir, abandona.

## Quien no quiere encontrarse con alguien ni leerlo.

server-blocked = Quien hizo esta mesa no quiere jugar contigo.
server-muted = Quien hizo esta mesa no te deja hablar aquí.
server-suspended = Esta cuenta está suspendida. Pregunta a quienes administran el servidor.
server-not-oneself = Eso no es posible con uno mismo.
server-unknown-line = Esa línea del chat no existe o no es para ti.
server-too-many-blocked = Has bloqueado a tantas personas como se puede. Desbloquea antes a alguna.
server-too-many-reports = Muchas denuncias tuyas esperan todavía. Espera a que las atiendan.

web-block = Bloquear
web-unblock = Desbloquear
web-block-why = No ves el chat de las personas que bloqueas, y no pueden unirse a las mesas que haces.
web-blocked = Has bloqueado a esta persona.
web-blocks = Personas que has bloqueado
web-report = Denunciar
web-report-of = Denunciar a { $name }
web-report-line = Denunciar lo que dijo { $name }
web-report-why = Lo leen quienes administran este servidor; nadie más.
web-report-reason = ¿Qué ocurre?
web-report-send = Enviar la denuncia
web-reported = Gracias. Quienes administran el servidor lo mirarán.
web-mute = Silenciar aquí
web-unmute = Dejar hablar de nuevo
web-muted = silenciado
web-no-result = La partida ha terminado sin resultado.
web-close-table = Cerrar la mesa
web-close-table-sure = ¿Terminar esta partida sin resultado, para todos?
web-chat-actions = Sobre esta línea
web-my-data = Tus datos
web-download-data = Descargar todo lo que se guarda sobre ti
web-delete-account = Eliminar la cuenta
web-delete-why = Tu nombre, tus notas, tu chat y tus direcciones se borran al momento y para siempre. Las partidas conservan un asiento sin nombre, para que las partidas y las puntuaciones de los demás sigan completas.
web-delete-sure = ¿Borrar todo lo tuyo para siempre?

## Mesas puntuadas.

web-rated = Puntuada
web-rated-why = El resultado cambia la puntuación de quienes juegan. Una partida puntuada tiene reloj; quien abandona o agota su tiempo queda detrás de todos los que siguen.
web-rated-needs-account = Las partidas puntuadas son para quienes tienen cuenta: abre una en los ajustes.
web-rated-opted-out = Has elegido jugar sin puntuación; se cambia en los ajustes.
web-play-unrated = Jugar sin puntuación y no aparecer en ninguna clasificación

## Perfiles.

web-my-profile = Tu perfil
web-profile-account = Aquí desde el { $date }.
web-profile-guest = Invitado, aquí desde el { $date }.
web-profile-unrated = Juega sin puntuación.
web-ratings = Puntuaciones
web-rating = Puntuación
web-rating-sure = ± { $deviation }
web-rating-course = La puntuación pasó de { $from } a { $to } en { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}.
web-provisional = provisional
web-provisional-why = Provisional: todavía hay pocas partidas.
web-games = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}
web-results = Resultados
web-no-results = No hay partidas terminadas que puedas ver.
web-title = Juego
web-seats = Asientos
web-games-played = Partidas
web-wins = Ganadas
web-places = Puestos
web-place = Puesto { $place }
web-place-count = { $count } veces en el puesto { $place }
web-head-to-head = Cara a cara
web-opponent = Rival
web-ahead = Delante
web-level-with = Igualados
web-behind = Detrás
web-more-games = Partidas anteriores

## Clasificaciones.

web-leaderboard = Clasificación
web-leaderboard-empty = Nadie ha terminado todavía una partida puntuada de este juego.
web-leaderboard-why = Una puntuación de 1500 es la fuerza del ordenador en el nivel «normal». El signo de interrogación indica que hay pocas partidas. Los bots puntúan por partidas entre ellos y no cambian.
web-rank = N.º
web-who = Jugador

## Torneos.

server-unknown-tournament = Ese torneo no existe.
server-tournament-clock = Un torneo necesita un reloj: nadie puede retener a todos los demás.
server-tournament-rounds = Una eliminatoria tiene las rondas que hagan falta. No indiques el número de rondas.
server-tournament-games = Solo los grupos de una eliminatoria juegan varias partidas. Deja el número de partidas en una.
server-tournament-full = El torneo está completo: juegan { $most } personas.
server-tournament-few = Hacen falta al menos { $least } personas.
server-tournament-begun = El torneo ya ha empezado.
server-tournament-over = El torneo ya terminó.
server-tournament-changed = Mientras tanto alguien entró o salió. Vuelve a mirar y empieza después.
server-lesson-table = Una lección se empieza como tal, no como una mesa propia.
server-no-lesson = Este juego no tiene lección.
server-tournament-table = Esta mesa pertenece a un torneo, que se ocupa de ella.
server-not-organiser = Solo quien organiza el torneo puede hacer esto.
server-too-many-tournaments = Organizas demasiados torneos a la vez. Cierra antes alguno.

web-tournament = Al torneo
web-tournaments = Torneos
web-no-tournaments = No hay ningún torneo anunciado.
web-new-tournament = Anunciar un torneo
web-tournament-why = El servidor prepara las mesas, ronda a ronda, da a cada cual los asientos que menos ha tenido y lleva la clasificación.
web-tournament-name = Nombre del torneo
web-tournament-public = En la lista pública
web-table-size = Asientos por mesa
web-rounds = Rondas
web-rounds-all-meet = hasta que todos se hayan encontrado
web-format = Formato
web-format-round-robin = Liga
web-format-swiss = Sistema suizo
web-format-knock-out = Eliminatoria
web-format-why-round-robin = De 3 a 16 personas: todas se encuentran con todas lo más igualmente posible.
web-format-why-swiss = De 3 a 64 personas: en cada ronda se encuentran quienes tienen puntos parecidos, nadie dos veces si se puede evitar, y nadie queda fuera.
web-format-why-knock-out = De 3 a 64 personas: cada mesa es un grupo, y quien la gana pasa a la siguiente fase, hasta que queda una sola mesa, la final. Si los primeros no llenan una mesa, pasan también los mejores segundos.
web-rounds-enough = las que hagan falta
web-group-games = Partidas de cada grupo
web-announce = Anunciarlo
web-round = Ronda { $round }
web-round-of = ronda { $round } de { $rounds }
web-players-count = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}
web-tournament-open = inscripción abierta
web-tournament-running = en curso
web-tournament-finished = terminado
web-tournament-closed = cerrado
web-tournament-entered = juegas tú
web-tournament-enter = Inscribirse
web-tournament-leave = Dejar el torneo
web-tournament-start = Empezar el torneo
web-tournament-close = Cerrar el torneo
web-tournament-close-sure = ¿No empezar más rondas? Las partidas en curso se siguen jugando.
web-tournament-needs = Inscritos: { $people }; hacen falta al menos { $least }.
web-tournament-people = Quién juega
web-nobody-entered = Todavía no se ha inscrito nadie.
web-to-your-table = A tu mesa
web-table-later = más tarde
web-bye = descansa
web-standings = Clasificación
web-points = Puntos
web-opposition = Rivales
web-reached = Fase
web-withdrawn = retirado
web-remove = Quitar
web-standings-why = Un punto por cada rival que queda detrás, medio por cada uno en el mismo puesto; descansar vale la mitad de lo que tiene una mesa. A igualdad de puntos deciden los primeros puestos y después los puntos de los rivales.
web-standings-why-knock-out = Va delante quien llegó más lejos; dentro de una fase deciden los puntos: uno por cada rival que queda detrás, medio por cada uno en el mismo puesto.
web-no-show-why = Quien agota su tiempo queda último en esa mesa, y sigue por él un bot del nivel «normal». Quien no llegó a mover queda fuera del torneo, y el bot juega en las rondas siguientes.
