### El tablero de análisis.

analysis-heading = Tablero de análisis
analysis-about = Juega por cualquier asiento, deshaz jugadas, prueba lo que pudo haber sido y deja que el ordenador diga qué piensa de una posición.
analysis-fresh = Una partida nueva
analysis-game = Juego
analysis-begin = Empezar
analysis-pasted = Una partida guardada
analysis-from-game = También se abre aquí una partida terminada: con «Analizar» en su resultado, al mirar atrás y desde su revisión.
analysis-all = Mis tableros
analysis-none = Todavía no tienes ninguno.
analysis-seats = { $count ->
    [one] 1 asiento
   *[other] { $count } asientos
}
analysis-analyse = Analizar
analysis-analyse-here = Analizar esta posición
analysis-do = Guardar y seguir jugando
analysis-title = Nombre del tablero
analysis-others = Este tablero es de otra persona. Lo que pruebes irá a una copia tuya.
analysis-copy = Hacer una copia
analysis-back = Una jugada atrás
analysis-on = Una jugada adelante
analysis-eyes = Qué se muestra
analysis-open = Todo descubierto
analysis-nobody = Como lo ve un espectador
analysis-seat = Como lo ve { $name }
analysis-deal = Dejar al azar
analysis-or-choose = o elige lo que sale:
analysis-deals = Resolver el azar tras cada jugada
analysis-engine = Qué piensa el ordenador
analysis-think = Pensar
analysis-stop = Parar
analysis-thinking = Pensando…
analysis-engine-about = Probabilidades de ganar de todos, las mejores opciones y cómo puede seguir la partida.
analysis-points = { $points } puntos este turno
analysis-visits = { $count ->
    [one] 1 iteración
   *[other] { $count } iteraciones
}
analysis-iterations = { $count ->
    [one] 1 iteración
   *[other] { $count } iteraciones
} de búsqueda, según lo que puede saber quien decide.
analysis-play-line = Jugar esta línea
analysis-more = Mostrar las { $count } opciones
analysis-fewer = Mostrar menos
analysis-moves = Jugadas
analysis-setup = Preparación
analysis-dealt = Azar, { $count } veces
analysis-name = Nombre de esta posición
analysis-comment = Comentario
analysis-main = Convertir en línea principal
analysis-cut = Quitar esta jugada y lo que sigue
analysis-play-on = Sigue jugando desde esta posición. Mientras dure esa partida, sus posiciones no se pueden analizar.
analysis-hot-seat = juntos en este dispositivo
analysis-link = Copiar el enlace
analysis-record = Guardar como partida
analysis-delete = Borrar este tablero
analysis-allowed = Los espectadores pueden analizarla mientras se juega

## Una posición colocada a mano.

analysis-by-hand = Colocar a mano
analysis-by-hand-of = Colocar a mano: { $title }
analysis-by-hand-why = Pon las piezas como están en tu mesa: junto al tablero o pulsando un lugar del tablero. Lo que se deduce de ellas se calcula solo. Una posición comienza con un turno.
analysis-change-by-hand = Cambiar esta posición a mano
analysis-reset = Volver al principio
analysis-toml = Copiar como TOML
analysis-fields = Lo que se puede fijar
analysis-search-fields = Buscar entre lo que se puede fijar
analysis-no-field = Nada se llama así.
analysis-place = Este lugar
analysis-asking = Las reglas la están mirando …
analysis-sound = La posición se puede jugar.
analysis-refused = La posición no vale. { $reason }
analysis-to-field = Mostrarlo
analysis-one-less = { $name }: uno menos
analysis-one-more = { $name }: uno más
