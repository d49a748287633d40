### La línea de comandos.

## Ayuda.

cli-help = Juega, estudia y simula juegos de mesa de trenes. No oficial: compra, por favor, los juegos publicados.
cli-help-arguments = Argumentos
cli-help-options = Opciones
cli-help-commands = Comandos
cli-help-help = Muestra esta ayuda y termina.
cli-help-version = Dice la versión y termina.
cli-help-install-completion = Instala el autocompletado en la consola actual.
cli-help-show-completion = Muestra lo que la consola necesita para autocompletar, para copiarlo.
cli-help-play = Juega una partida en la terminal.
cli-help-titles = Enumera los juegos que hay.
cli-help-simulate = Juega muchas partidas al azar y las resume.
cli-help-replay = Cuenta una partida guardada jugada a jugada.
cli-help-perft = Cuenta las secuencias de acciones desde el comienzo de una partida.
cli-help-fuzz = Busca fallos en las reglas con partidas al azar.
cli-help-bench = Mide la velocidad de esta versión.
cli-help-edition-group = Trabaja con ediciones, los archivos de valores impresos.
cli-help-edition-check = Comprueba una edición y enumera los valores que nadie ha podido verificar.
cli-help-edition-file = Una edición incluida en el juego o un archivo TOML; si no se indica, la edición estándar.
cli-help-title = El juego, según la lista de «ironroad titles».
cli-help-seats = El número de asientos.
cli-help-play-seats = Quién juega, asiento por asiento: human, o un bot como easy, normal, hard, expert, greedy o mcts:1s.
cli-help-names = Los nombres de los jugadores, asiento por asiento.
cli-help-option = Una opción del juego; se puede indicar varias veces.
cli-help-edition-draw = Dibuja lo impreso, hasta donde sabe el juego, en archivos SVG y PNG de esta carpeta.
cli-help-edition = Una edición incluida en el juego o un archivo TOML propio.
cli-help-seed = Un número que fija todo el azar.
cli-help-json = Escribe el resultado para máquinas.
cli-help-lang = El idioma; si no se indica, el del entorno.
cli-help-terminal = Juega aquí, en la terminal.
cli-help-record = Guarda la partida en este archivo cuando termine.
cli-help-resume = Sigue con una partida guardada.
cli-help-games = Cuántas partidas se juegan.
cli-help-jobs = Cuántos procesos se usan; 0 para uno por procesador. Los resultados son los mismos.
cli-help-output = Escribe cada partida en este archivo, una línea de JSON por partida.
cli-help-replay-file = Una partida guardada.
cli-help-move = Muestra la posición después de esta jugada.
cli-help-step = Recorre la partida con el teclado.
cli-help-depth = La longitud de las secuencias.
cli-help-seconds = Cuánto tiempo se mide cada cosa.
cli-help-fuzz-seconds = Termina pasado este tiempo, aunque queden partidas.
cli-version = ironroad { $version } ({ $build }), { $python }, { $platform }
cli-version-compiled = compilado
cli-version-interpreted = interpretado

## Errores.

cli-bad-option = «{ $option }» no es una opción. Escríbela como clave=valor.
cli-no-file = No existe el archivo { $file }. Comprueba el nombre y la carpeta.
cli-folder = { $file } es una carpeta. Indica el nombre de un archivo.
cli-not-written = No se puede escribir el archivo { $file }: { $reason }.
cli-no-edition = «{ $edition }» no es ni una edición de este juego ni un archivo. Indica un archivo o elige una de estas: { $choices }.
cli-unknown-seat = «{ $seat }» no es un tipo de jugador. Elige uno de estos: { $choices }.
cli-seat-parameter = Un jugador del tipo «{ $kind }» no admite el parámetro «{ $parameter }». Quita los dos puntos y lo que sigue.
cli-no-move = La partida guardada no tiene la jugada { $move }. Elige un número de 0 a { $last }.

cli-too-many-names = Hay { $count } nombres para { $seats } asientos. Quita alguno.

## Juegos.

cli-unofficial = ironroad es un proyecto no oficial, hecho por jugadores. No contiene ni ilustraciones ni textos de los juegos publicados: cómpralos, por favor.
cli-seats = Jugadores
cli-editions = Ediciones
cli-designer = Autoría
cli-publisher = Editorial

## Jugar.

cli-ask-title = ¿A qué quieres jugar? [{ $default }]
cli-ask-seats = ¿Cuántos jugadores ({ $choices })? [{ $default }]
cli-ask-name = { $seat }: un nombre, o «random» para un jugador automático. [{ $default }]
cli-ask-option = ¿Qué eliges? [{ $default }]
cli-choose-number = Escribe un número de 1 a { $count }.
cli-choose-seats = Escribe uno de estos números: { $choices }.
cli-play-hint = Responde con un número de la lista o con una acción como «bid 12»; «?» muestra la ayuda y «q» termina.
cli-your-choice = { $name }, elige (? para ayuda):
cli-play-help =
    Escribe el número de una acción o la acción misma. Además:
      u  deshacer la última decisión
      s  puntuación, como si la partida acabara ahora
      b  el tablero completo
      l  todo lo que ha ocurrido
      r  sobre las reglas
      q  salir
cli-what-is-possible = Escribe un número de la lista, una acción, o «?» para ver la ayuda.
cli-menu-run = escribe, por ejemplo, «{ $example }»
cli-hint-more = { $count ->
    [one] … y una cosa más
   *[other] … y { $count } cosas más
}
cli-forced = { $line } (sin otra opción)
cli-hand-over = { $name }, te toca: pulsa Intro cuando solo tú mires la pantalla.
cli-undone = Deshecho.
cli-scores-now = Si la partida acabara ahora:
cli-rules = Las reglas vienen con el juego: { $title } está publicado por { $publisher }.
cli-save = ¿Guardar la partida? Escribe un nombre de archivo, o pulsa Intro para salir sin guardar.
cli-saved = La partida está guardada en { $file }.
cli-input-ended = No hay más entrada; la partida se detiene aquí. ¡Hasta pronto!
cli-game-over = La partida ha terminado
cli-winners = { $count ->
    [one] Gana { $names }.
   *[other] Comparten la victoria { $names }.
}
cli-and = { " y " }
cli-place = Puesto
cli-player = Jugador
cli-items = Puntos
cli-total = Total

## Repeticiones.

cli-replay-of = { $title }: { $names }
cli-result = Resultado
cli-so-far = Situación actual
cli-after-move = Después de la jugada { $move } de { $last }
cli-step = Intro o n: siguiente · p: anterior · un número: ir a esa jugada · q: salir
cli-step-help = Esa jugada no existe. Escribe n, p, q o un número de 0 a { $last }.

## Simulaciones, pruebas y medidas.

cli-simulating = Jugando
cli-fuzzing = Probando
cli-written = Las partidas están en { $file }.
cli-summary-seats = Por asiento
cli-summary-games = Todas las partidas
cli-seat = Asiento
cli-mean = Media
cli-sd = Desviación
cli-min = Mínimo
cli-max = Máximo
cli-wins = Victorias
cli-games = Partidas
cli-seed = Semilla
cli-moves = Decisiones por partida
cli-decisions-per-second = Decisiones por segundo
cli-games-per-second = Partidas por segundo
cli-clones-per-second = Copias por segundo
cli-depth = Profundidad
cli-sequences = Secuencias
cli-seconds = Segundos
cli-fuzz-fine = { $count ->
    [one] { $count } partida (semilla { $seed }) no ha roto ninguna ley.
   *[other] { $count } partidas (semilla { $seed }) no han roto ninguna ley.
}
cli-fuzz-crash = La partida { $game } de la semilla { $seed } ha roto una ley: { $reason } La partida hasta ese punto está en { $file }; mírala con: ironroad replay { $file }

## Ediciones.

cli-edition-drawn = { $count ->
    [0] Este juego no tiene dibujos.
   *[other] Dibujado: { $files }
}
cli-edition-sound = { $title }, edición «{ $name }» ({ $digest }): correcta.
cli-reconstructed = { $count ->
    [one] Uno de los { $values } valores impresos en uso está reconstruido: nadie ha podido verificarlo. Si tu caja dice otra cosa, vale la caja: ironroad edition check { $title }
   *[other] { $count } de los { $values } valores impresos en uso están reconstruidos: nadie ha podido verificarlos. Si tu caja dice otra cosa, vale la caja: ironroad edition check { $title }
}
cli-mark-printed = { $count ->
    [one] { $count } valor está impreso en las reglas.
   *[other] { $count } valores están impresos en las reglas.
}
cli-mark-derived = { $count ->
    [one] { $count } valor procede de fuentes distintas de las reglas.
   *[other] { $count } valores proceden de fuentes distintas de las reglas.
}
cli-mark-reconstructed = { $count ->
    [one] { $count } valor está reconstruido: nadie ha podido verificarlo.
   *[other] { $count } valores están reconstruidos: nadie ha podido verificarlos.
}
cli-reconstructed-title = Valores reconstruidos
cli-section = Entrada
cli-value = Valor
cli-source = Fuente
