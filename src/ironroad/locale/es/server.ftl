### Palabras del servidor: por qué se rechaza algo, y avisos.

## Quién pregunta.

server-not-signed-in = No has iniciado sesión o tu sesión ha terminado. Entra como invitado o inicia sesión.
server-wrong-password = El nombre o la contraseña no son correctos.
server-login-taken = Ese nombre ya está en uso. Elige otro.
server-has-account = Ya tienes una cuenta.
server-no-account = Todavía no tienes cuenta. Crea una primero.
server-other-origin = No se aceptan peticiones desde páginas de otros sitios.

## Peticiones en general.

server-bad-request = El servidor no entiende la petición. Recarga la página e inténtalo de nuevo.
server-bad-method = Esta dirección no admite peticiones de ese tipo.
server-not-found = No hay nada en esta dirección.
server-too-long = Es demasiado largo.
server-too-fast = Demasiadas peticiones a la vez. Espera un poco e inténtalo de nuevo.
server-bad-cursor = Esa página de la lista no existe. Empieza de nuevo por la primera.
server-bad-webhook = Un webhook debe ser una dirección https.
server-bad-email = Esto no es una dirección de correo electrónico.
server-busy = El servidor está ocupado. Inténtalo de nuevo.
server-database-away = La base de datos no responde. No se ha perdido nada; inténtalo de nuevo dentro de un momento.
server-failed = El servidor ha cometido un error. Ha quedado anotado; nada ha cambiado.

## Mesas.

server-unknown-game = Esa partida no existe o no está abierta para ti.
server-not-owner = Solo quien creó la mesa puede hacer esto.
server-not-seated = No estás sentado en esta mesa.
server-has-begun = La partida ya ha empezado.
server-seats-open = Todavía quedan asientos libres.
server-no-seat = No queda ningún asiento libre para ti.
server-bad-seat = No se puede elegir ese asiento.
server-bad-link = Este enlace ya no lleva a un asiento libre.
server-not-over = La partida aún no ha terminado.
server-too-many-tables = Tienes demasiadas mesas abiertas. Termina o borra alguna antes.
server-too-many-watched = Sigues demasiadas partidas a la vez.
server-unknown-bot = No existe el bot «{ $level }». Elige uno de estos: { $choices }.
server-unknown-edition = Este juego no tiene ninguna edición «{ $edition }».

## El juego.

server-not-running = La partida no está en marcha.
server-outdated = Esta partida se jugó con reglas que han cambiado desde entonces. Se puede leer, pero no continuar. ({ $reason })
server-stale = La partida ha avanzado (versión { $version }). Mírala otra vez y decide de nuevo.
server-not-your-turn = No es tu turno.
server-not-this-seat = Ese asiento no es tuyo o no le toca.
server-paused = La partida está en pausa.
server-not-paused = La partida no está en pausa.
server-unconfirmed = Antes hay que confirmar el turno anterior.
server-nothing-to-confirm = No tienes ningún turno que confirmar.
server-nothing-to-answer = Nada espera tu consentimiento.
server-proposal-waits = Hay otra propuesta pendiente de respuesta.
server-bad-move-number = Elige una decisión anterior a la jugada { $last }.
server-time-left = Todavía queda tiempo en el reloj.
server-no-timeout = En esta mesa no se sustituye a nadie cuando se acaba el tiempo.

## Órdenes permanentes.

server-order-without-end = Una orden permanente necesita un final: un número de usos, una jugada o un suceso.
server-order-impossible = Ninguna de sus acciones era posible.
server-order-used-up = Se ha usado tantas veces como querías.
server-order-move-reached = Se ha jugado la jugada { $move }.
server-order-event-seen = Ha ocurrido: { $event }

## Avisos.

server-notice-turn = Es tu turno en { $title }: { $link }
server-notice-turn-named = Es tu turno en { $title } ({ $name }): { $link }

## La orden.

server-help = Alojar partidas: solo en este equipo o también para otros.
server-help-database = Dónde se guardan las partidas: sqlite:///ARCHIVO o postgresql://USUARIO@SERVIDOR/NOMBRE.
server-help-host = La dirección en la que escuchar.
server-help-port = El puerto en el que escuchar.
server-help-bots = Cuántos procesos piensan por los bots.
server-help-open = Abrir la mesa en el navegador.
server-started = ironroad está abierto en { $address }. Se detiene con Ctrl+C.
server-bad-setting = El ajuste { $setting } tiene un valor sin sentido. Consulta docs/deploying.md.
server-cannot-listen = El servidor no puede escuchar en { $host }, puerto { $port }: el puerto está ocupado o la dirección no es de este equipo. Elige otros con --port y --host.
server-no-database = La base de datos { $database } no responde: { $reason }
server-no-postgresql = PostgreSQL necesita otro paquete. Instálalo con: pip install "ironroad[postgres]"
