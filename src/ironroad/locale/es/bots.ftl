### Bots, la arena, las estadísticas y las revisiones.

bots-unknown-kind = «{ $kind }» no es un tipo de bot. Elige uno de estos: { $choices }.
bots-no-parameter = Un bot del tipo «{ $kind }» no admite el parámetro «{ $parameter }». Quita los dos puntos y lo que sigue.
bots-unknown-weights = No hay pesos «{ $weights }». Elige uno de estos: { $choices }.
bots-budget = «{ $parameter }» no es un presupuesto de búsqueda. Escribe un tiempo como 200ms o 2s, o un número de iteraciones como 500it.
bots-no-network = No hay ninguna red neuronal para { $title }. Entrena una con: python -m ironroad.bots.train { $title }
bots-no-parts = No hay ninguna red de partes para { $title }.
bots-network-misfit = Ninguna red neuronal de { $title } sirve para esta configuración; no conoce: { $misfits }.
bots-network-damaged = No se puede leer la red neuronal de { $file }: { $reason }
bots-unknown-style = { $title } no tiene ningún estilo «{ $style }». Elige uno de estos: { $choices }.
bots-command = «{ $command }» no es una orden. Escribe el programa y sus argumentos después de «stdio:».
bots-agent-name = «{ $name }» no nombra ningún agente. Escribe el módulo y su función, por ejemplo my_agent:act.
bots-agent-missing = No se puede cargar el agente { $name }: { $reason }

lab-help-arena = Enfrenta a los bots entre sí y los clasifica.
lab-help-stats = Cuenta qué decide una partida: asientos, aperturas, compañías, duración, finales.
lab-help-review = Juzga cada decisión de una partida guardada.
lab-help-bots = Bots como greedy, mcts:200ms o hard; el último ocupa los asientos libres.
lab-help-backend = Dónde se juega: local, o ray para muchas máquinas.
lab-help-opening = Tantas decisiones del comienzo son al azar, las mismas para cada orden de asientos.
lab-help-resume = Guarda las partidas en esta carpeta y continúa con lo que contiene.
lab-help-report = Escribe en este archivo una página con gráficos.
lab-help-parquet = Escribe todas las partidas en este archivo Parquet.
lab-help-stats-games = Las partidas de una arena: su carpeta o su archivo games.jsonl.
lab-help-analyse = Piensa en una posición de una partida guardada: probabilidades de ganar, mejores opciones y líneas de juego.
lab-help-analyse-file = Una partida guardada; sin ella, la posición colocada a mano en el archivo de --edition.
lab-analyse-nothing = Indica una partida guardada o, con --edition, un archivo con una posición colocada a mano.
lab-help-analyse-move = La posición tras tantas jugadas, azar incluido; la última si no se indica ninguna.
lab-help-analyse-seconds = Cuánto tiempo pensar.
lab-help-analyse-iterations = Cuántas iteraciones pensar, en lugar de segundos; el mismo número da el mismo análisis.
lab-help-analyse-options = Cuántas opciones escribir.
lab-help-review-budget = Con qué profundidad mirar: quick (rápido), thorough (a fondo) o iteraciones por decisión como 300it.
lab-help-dataset = Escribe partidas de bots consigo mismos como posiciones codificadas, para programas que aprenden.
lab-help-dataset-folder = La carpeta del conjunto de datos; una ejecución interrumpida continúa con lo que contiene.
lab-help-dataset-bot = Quién juega, mcts:50it si no se indica otra cosa; puede darse varias veces, y el último ocupa los asientos libres.
lab-help-dataset-shard = Cuántas partidas contiene un archivo.
lab-help-dataset-format = Cómo se escriben los archivos: npz (NumPy) o parquet.
lab-help-bench-agent = Enfrenta a tu agente con una escala de bots en todos los juegos.
lab-help-agent = Un módulo y una función suya que responde a cada pregunta con una de sus opciones.
lab-help-agent-title = Solo este juego; puede darse varias veces.
lab-help-rung = Solo contra este bot; puede darse varias veces.
lab-help-rounds = Cuántas veces juega el agente en cada asiento contra cada bot.

lab-no-bots = No se ha nombrado ningún bot. Nombra al menos uno, por ejemplo greedy.
lab-backend = No existe el motor de ejecución «{ $backend }». Elige uno de estos: { $choices }.
lab-missing = Esto necesita el paquete { $package }. Instálalo con: pip install "ironroad[{ $extra }]"
lab-ray-failed = Ray se ha detenido: { $reason } Todas las máquinas necesitan la misma versión de ironroad que esta.
lab-ray-not-started = No se ha podido iniciar Ray ni conectar con él: { $reason }
lab-ray-unreachable = No hay ningún clúster de Ray en { $address }. Corrige RAY_ADDRESS, o quítala para jugar en esta máquina.
lab-other-plan = La carpeta { $folder } contiene las partidas de otra arena. Elige otra carpeta, o el mismo juego, los mismos bots, asientos y semilla.
lab-bad-line = La línea { $line } de { $file } no es una partida de una arena.
lab-other-rules = La partida { $game } de { $file } no se puede repetir: «{ $action }» no es posible allí. La jugó otra versión de las reglas.
lab-no-games = No hay ninguna partida en { $file }.
lab-unfinished = La partida guardada no ha terminado: solo se revisan partidas terminadas.
lab-dataset-format = No existe el formato «{ $format }». Elige uno de estos: { $choices }.
lab-dataset-other = La carpeta { $folder } contiene otro conjunto de datos. Elige otra carpeta, o el mismo juego, los mismos bots, asientos, semilla, formato y partidas por archivo.
lab-dataset-shards = Escribiendo
lab-card =
    # { $title }: partidas de bots consigo mismos

    Hecho con ironroad { $version }, versión de las reglas { $rules }, edición { $edition }, { $seats } asientos, opciones { $options }.
    Jugadores: { $bots }. Cambian de asiento de partida en partida, y cada partida tiene su propio reparto. Decisiones al azar al comienzo, que no se incluyen: { $opening }. Semilla: { $seed }.
    { $games } partidas en { $shards } archivos, una fila por cada decisión de un asiento.

    | Campo | Qué es |
    |---|---|
    | game, move, seat | qué partida; cuántas acciones hubo antes, azar incluido; quién decidió |
    | observation | lo que sabía el asiento: { $numbers } bytes, que spec.json nombra |
    | mask | un byte por cada una de las { $actions } acciones que enumera spec.json: 1 para las legales |
    | action | lo que se eligió |
    | visits | cuántas veces visitó la búsqueda cada acción; en Parquet solo las visitadas, enumeradas en visited; nada en los bots que no buscan |
    | place, total | cómo terminó la partida para el asiento |
    | places, totals | cómo terminó para todos los asientos, a partir del que decidió |

    Se vuelve a hacer con:

    { "    " }{ $command }

lab-title = { $title }: bots
lab-result = Resultado
lab-series = { $games ->
    [one] Una partida, semilla { $seed }.
   *[other] { $games } partidas, semilla { $seed }.
}
lab-written = Escrito: { $file }
lab-column-bot = Bot
lab-column-title = Juego
lab-column-rung = Rivales
lab-column-games = Partidas
lab-agent-fault = Una respuesta no era ninguna opción y se jugó una al azar. El motivo del primer fallo: { $reason }
lab-agent-protocol = El agente { $agent } tiene un asiento y el bot todos los demás; { $rounds } veces cada asiento, semilla { $seed }. Victorias y parte justa en porcentaje, con intervalos del 95 %; la fuerza es la de los bots entre las personas.
lab-column-seats = Asientos jugados
lab-column-wins = Victorias
lab-column-fair = Parte justa
lab-column-place = Puesto
lab-column-score = Puntuación
lab-column-rating = Fuerza
lab-column-seconds = Tiempo (ms)
lab-column-faults = Fallos
lab-chart-wins = Proporción de partidas ganadas por cada asiento del bot, con su intervalo del 95 %.
lab-chart-wins-percent = Asientos que ganaron, en porcentaje, con el intervalo del 95 %.
lab-chart-rating = Fuerza de Bradley-Terry en la escala Elo, media 0, con su intervalo del 95 %.
lab-chart-score = Puntuación media con su intervalo del 95 %.
lab-endings = Cómo acabaron las partidas
lab-ending = Final

lab-stats-title = { $title }: estadísticas
lab-stats-seats = Por asiento
lab-stats-lengths = Duración en acciones
lab-stats-items = De dónde vienen los puntos
lab-stats-openings = Aperturas
lab-stats-actions = Qué hacen quienes ganan
lab-stats-note = Las proporciones se refieren a los asientos que lo hicieron; el intervalo es el del 95 %.
lab-stats-held = { $thing } × { $count }
lab-stats-item = Concepto
lab-stats-points = Puntos por asiento
lab-stats-winner-points = Puntos de quienes ganan
lab-stats-count = Asientos

lab-review-title = Revisión: { $title }
lab-review-move = Jugada
lab-review-played = Jugado
lab-review-best = Mejor
lab-review-chance = Opciones, %
lab-review-loss = Pérdida, %
lab-review-chances = Opciones de ganar antes de cada jugada; las líneas de puntos son momentos decisivos.
lab-review-player = { $seat }: precisión { $accuracy } %, pérdida media { $loss } % por decisión, suerte { $luck } %, { $count ->
    [one] 1 decisión
   *[other] { $count } decisiones
}.
lab-review-budget = { $budget } no es un presupuesto para una revisión: { $choices }, o iteraciones como 300it.
lab-review-turning-points = Momentos decisivos
lab-review-fine = Ninguna decisión costó un { $loss } % o más.
lab-reviewing = Pensando
lab-analyse-heading = Posición tras { $move ->
    [one] 1 jugada
   *[other] { $move } jugadas
}, { $count ->
    [one] 1 iteración
   *[other] { $count } iteraciones
} de búsqueda. Probabilidades de ganar:
lab-analyse-decides = Decide { $seat }.
lab-analyse-chance = Aquí decide el azar.
lab-analyse-over = La partida ha terminado.
lab-analyse-no-move = No hay ninguna posición tras { $move } jugadas: la partida guardada tiene { $last }. Da a --move un número hasta { $last }.
lab-analyse-option = Opción
lab-analyse-between = Entre, %
lab-analyse-range = { $low }–{ $high }
lab-analyse-points = Puntos
lab-analyse-visits = Iteraciones
lab-analyse-line = Lo que puede seguir
