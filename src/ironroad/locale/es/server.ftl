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
server-bad-address = La dirección contiene caracteres que no se pueden escribir. Revisa el enlace e inténtalo de nuevo.
server-bad-field = El servidor no puede usar «{ $field }»: falta, es demasiado largo, no es uno de los valores conocidos o contiene caracteres que no se admiten ahí, como saltos de línea.
server-unknown-field = El servidor no conoce aquí ningún campo «{ $field }». Revisa cómo se escribe.
server-not-json = El servidor solo admite JSON: envíalo como application/json.
server-bad-method = Esta dirección no admite peticiones de ese tipo.
server-not-found = No hay nada en esta dirección.
server-too-long = Es demasiado largo. Acórtalo.
server-text-waiting = Todavía se están leyendo otros textos tuyos. Espera a que tengan respuesta y envía este después.
server-text-too-slow = Leer este texto ha tardado demasiado. Acórtalo o simplifícalo: menos entradas, menos jugadas.
server-text-too-large = Leer este texto ha necesitado demasiada memoria. Acórtalo o simplifícalo.
server-text-failed = Las reglas no han podido interpretar este texto. Compáralo con una edición que venga con el juego.
server-too-deep = La petición anida demasiados niveles de paréntesis o tiene un número demasiado largo. Envíala con menos niveles y números más cortos.
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
server-invitation-used = Esta invitación ya se usó: alguien se sentó con ella. Pide otra.
server-invitation-revoked = Esta invitación fue retirada. Pide otra.
server-record-rules = Las opciones de una partida guardada no se pueden cambiar.
server-nothing-left = En esta posición la partida ha terminado: no queda nada que jugar.
server-not-over = La partida aún no ha terminado.
server-too-many-tables = Tienes demasiadas mesas abiertas. Termina o borra alguna antes.
server-too-many-watched = Sigues demasiadas partidas a la vez.
server-unknown-bot = No existe el bot «{ $level }». Elige uno de estos: { $choices }.
server-unknown-edition = Este juego no tiene ninguna edición «{ $edition }».
server-unknown-shared = No existe esa edición compartida. Quizá quien la compartió la ha retirado.
server-too-many-editions = Ya compartes { $most } ediciones. Deja de compartir una de ellas y comparte esta después.
server-title-missing = Esta partida es del juego «{ $title }», que no está instalado en este servidor. Pide a quien lo administra que lo vuelva a instalar.

## El juego.

server-not-running = La partida no está en marcha.
server-outdated = Esta partida se jugó con reglas que han cambiado desde entonces. Se puede leer, pero no continuar. ({ $reason })
server-stale = La partida ha avanzado (versión { $version }). Mírala otra vez y decide de nuevo.
server-not-your-turn = No es tu turno.
server-no-move = No existe esa jugada.
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
server-order-without-action = Una orden permanente necesita una acción.
server-order-without-number = «{ $action }» no tiene un número que pueda ser un límite.
server-order-limit = Habría hecho falta más que: { $action }
server-order-impossible = Ninguna de sus acciones era posible.
server-order-used-up = Se ha usado tantas veces como querías.
server-order-move-reached = Se ha jugado la jugada { $move }.
server-order-event-seen = Ha ocurrido: { $event }

## Avisos.

server-notice-turn = Es tu turno en { $title }: { $link }
server-notice-turn-named = Es tu turno en { $title } ({ $name }): { $link }
server-notice-subject = Es tu turno en { $title }
server-notice-stop = Pediste estos correos en los ajustes de ironroad. Para no recibir ninguno más, sigue este enlace: { $link }
server-confirm-subject = Confirma tu dirección para ironroad
server-confirm-text =
    Alguien ha indicado esta dirección para recibir avisos de ironroad, un servidor de juegos de mesa.
    Si fuiste tú, confírmala aquí en un plazo de dos días: { $link }

    Si no fuiste tú, no hagas nada: no llegará ningún otro correo.
server-confirmation-soon = Hace un momento se envió un correo. Mira en tu buzón o inténtalo de nuevo dentro de un minuto.
server-confirmation-often = Hoy se han enviado demasiados correos para esta dirección. Inténtalo de nuevo mañana.
server-confirmed = Esta dirección ya está confirmada.
server-bad-mail-link = Este enlace ya no vale: es demasiado antiguo o la dirección ha cambiado desde entonces. Pide otro correo en los ajustes.

## Por qué no se entregó un aviso.

server-delivery-bad-address = No es una dirección a la que se pueda enviar un aviso.
server-delivery-private = La dirección lleva a una red privada.
server-delivery-unknown-host = No existe ninguna máquina con ese nombre.
server-delivery-unreachable = No se pudo contactar con el destinatario.
server-delivery-slow = El destinatario no respondió en { $seconds } segundos.
server-delivery-garbled = Lo que respondió el destinatario no es HTTP.
server-delivery-certificate = El destinatario no tiene un certificado válido para su nombre.
server-delivery-redirect = La dirección remite a otra (estado { $status }). Indica la definitiva.
server-delivery-refused = El destinatario rechazó el aviso (estado { $status }).
server-delivery-mail-refused = El servidor de correo rechazó la dirección (código { $status }).
server-delivery-mail-away = En este momento este servidor no puede enviar correo.
server-delivery-busy = En este momento este servidor tiene demasiado que enviar.
server-delivery-failed = No se pudo enviar el aviso.

## La orden.

server-help = Aloja partidas: solo en este equipo, o para otros en la red o en internet.
server-help-settings = Cada ajuste es una variable de entorno que empieza por IRONROAD_; una opción va antes que su variable. docs/deploying.md las enumera, junto con proxys, PostgreSQL, copias de seguridad y vigilancia.
server-help-database = Dónde se guardan partidas y personas. Un proceso: sqlite:///ARCHIVO. Varios, u otros equipos: postgresql://USUARIO:CLAVE@SERVIDOR/NOMBRE. IRONROAD_DATABASE; si falta, sqlite:///ironroad.db en la carpeta actual.
server-help-host = La dirección en la que escuchar: 127.0.0.1 solo para este equipo, 0.0.0.0 para todos los que lleguen a él; en internet, con un proxy con https delante. IRONROAD_HOST; si falta, 127.0.0.1.
server-help-port = El puerto en el que escuchar. IRONROAD_PORT; si falta, 8018.
server-help-bots = Cuántos procesos piensan por los bots, cada uno con un núcleo como mucho; 0 deja los bots a otros servidores con la misma base de datos. IRONROAD_BOTS; si falta, 1.
server-help-open = Abre la mesa en un navegador de este equipo cuando el servidor responda.
server-started = ironroad está abierto en { $address }. Se detiene con Ctrl+C.
server-bad-setting = El ajuste { $setting } tiene un valor sin sentido. Consulta docs/deploying.md.
server-setting-range = El ajuste { $setting } debe ser { $zero ->
    [yes] 0 o más
   *[no] mayor que 0
}, y como mucho { $most }.
server-unknown-setting = No existe el ajuste { $setting }. ¿Quieres decir { $nearest }?
server-bad-title = El juego { $title } no se puede cargar del paquete { $package } que nombra IRONROAD_TITLES: { $reason }
server-newer-database = La base de datos { $database } es de una versión más nueva de ironroad (revisión { $revision }). Instala esa versión o restaura una copia de seguridad.
server-database-in-use = Otro servidor usa el archivo de base de datos { $database }. Detenlo primero, o usa PostgreSQL para varios procesos.
server-cannot-listen = El servidor no puede escuchar en { $host }, puerto { $port }: el puerto está ocupado o la dirección no es de este equipo. Elige otros con --port y --host.
server-no-database = La base de datos { $database } no responde: { $reason }
server-no-postgresql = PostgreSQL necesita otro paquete. Instálalo con: pip install "ironroad[postgres]"
server-review-unfinished = Solo se revisa una partida terminada.
server-too-many-reviews = Ya tienes { $most ->
    [one] 1 revisión
   *[other] { $most } revisiones
} en marcha; espera a que termine una o detenla.
server-analysis-source = Un análisis empieza en una partida, una partida guardada, un juego u otro análisis: indica exactamente uno.
server-analysis-seated = Es una posición de una partida que estás jugando. Analízala cuando termine.
server-copy-seated = Es una posición de una partida que estás jugando con otros. Nadie te ayuda con ella hasta que termine.
server-analysis-running = Esta partida sigue en juego y su mesa no permite que los espectadores la analicen. Vuelve cuando termine.
server-analysis-hidden = Algunas jugadas de esta partida siguen siendo secretas. Se podrá analizar cuando termine.
server-analysis-outdated = Este análisis se hizo con otras reglas o con otra edición, y sus jugadas no se pueden jugar ahora.
server-analysis-no-node = Esta jugada se quitó del análisis. Vuelve a cargar la página para verlo como está.
server-analysis-root = El comienzo de un análisis no se puede quitar; borra el análisis entero.
server-analysis-full = Un análisis puede tener { $most } jugadas, y este tendría más. Empieza otro o quita una variante.
server-analysis-no-chance = Aquí decide un jugador, no el azar: indica la acción.
server-analysis-iterations = Aquí se piensa en una posición durante { $most } iteraciones como máximo.
server-analysis-no-bots = Este proceso del servidor no piensa en posiciones. Pide al administrador que ejecute bots en él.
server-analysis-failed = La búsqueda no pudo terminar. Inténtalo de nuevo.
server-too-many-analyses = Ya guardas { $most } análisis. Borra alguno que no necesites.
server-unknown-analysis = No existe ese análisis.
server-not-your-analysis = Este análisis es de otra persona. Puedes mirarlo o empezar uno tuyo a partir de él.
server-not-your-review = Esta revisión la pidió otra persona.
server-hint-people = Las pistas son para partidas en las que juegas contra bots, sin otras personas.
server-hint-busy = Ya se está pensando en otra pregunta tuya; espera a que termine.
server-hint-nobody = Ahora nadie tiene tiempo para pensarlo; inténtalo más tarde.
server-hint-cancelled = La pista se canceló; no se cuenta.
server-no-puzzle = Ese problema no existe.
server-puzzle-open = Primero resuelve el problema o pide ver la solución.
