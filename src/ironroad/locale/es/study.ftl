# Pistas y avisos durante la partida, y problemas.

study-soon-more = Con la próxima puntuación suma { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
study-soon-more-by = Con la próxima puntuación suma { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} ({ $item }: { $part }).
study-soon-less = Con la próxima puntuación cuesta { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
study-soon-less-by = Con la próxima puntuación cuesta { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} ({ $item }: { $part }).
study-ends-more = En { $count } partidas continuadas desde ahí, dio de media { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} más que «{ $other }».
study-ends-more-by = En { $count } partidas continuadas desde ahí, dio de media { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} más que «{ $other }» ({ $item }: +{ $part }).
study-ends-less = En { $count } partidas continuadas desde ahí, dio de media { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} menos que «{ $other }».
study-ends-less-by = En { $count } partidas continuadas desde ahí, dio de media { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} menos que «{ $other }» ({ $item }: −{ $part }).

hint-ask = Pista
hint-about = Qué elegiría aquí el ordenador; cada pista se cuenta y aparece en el resultado
hint-thinking = Pensando…
hint-cancel = Cancelar
hint-heading = Pista
hint-close = Cerrar la pista
hint-count = { $count ->
    [one] 1 pista
   *[other] { $count } pistas
}
hint-chance = { $chance } %
hint-between = Probabilidad de ganar: { $chance } % (entre { $low } % y { $high } %)
hint-choose = Elegir esto

warning-setting = Avísame antes de perder mucho
warning-about = Solo en mesas donde los demás son bots y en partidas no puntuadas: antes de una decisión que baje tu probabilidad de ganar 10 puntos porcentuales o más se te pregunta de nuevo. Cada aviso cuenta como una pista.
warning-heading = ¿Seguro?
warning-lowers = Esto baja tu probabilidad de ganar del { $more } % al { $less } %, aproximadamente.
warning-better = Mejor: { $better }.
warning-do = Hacerlo de todos modos
warning-again = Elegir otra cosa
warning-thinking = Mirándolo…
warning-skip = Hacerlo ya

study-help-puzzles = Busca posiciones en las que una opción es claramente la mejor
study-help-mine = Busca problemas en partidas entre bots y los escribe en un archivo
study-help-mine-out = El archivo que se escribe
study-help-mine-depth = Iteraciones del primer vistazo, de la búsqueda y de su confirmación
study-mining = Buscando problemas
study-mined = { $count ->
    [one] 1 problema
   *[other] { $count } problemas
} en { $file }.
study-bad-depth = «{ $depth }» no vale para --depth: hacen falta tres números de iteraciones, cada uno mayor que 1, como 96,800,2000.

puzzle-heading = Problemas
puzzle-about = Posiciones de partidas entre bots en las que una opción es claramente la mejor, y no la primera que se te ocurre.
puzzle-daily = Problemas del día
puzzle-streak = { $count ->
    [one] 1 día seguido
   *[other] { $count } días seguidos
}
puzzle-solved-count = { $solved } de { $total } resueltos
puzzle-level = Dificultad
puzzle-level-0 = Todas
puzzle-level-1 = Fácil
puzzle-level-2 = Media
puzzle-level-3 = Difícil
puzzle-title = Juego
puzzle-number = Problema { $number }
puzzle-none = No hay problemas de este tipo.
puzzle-state-none = sin intentar
puzzle-state-tried = intentado
puzzle-state-shown = solución vista
puzzle-state-solved = resuelto
puzzle-you = Juegas como { $name }. ¿Qué es lo mejor?
puzzle-right = ¡Correcto! { $best } % de probabilidad de ganar.
puzzle-wrong = No es lo mejor: { $chance } % en vez de { $best } %.
puzzle-solution = La solución: { $words } ({ $best } %).
puzzle-tempting = Lo que tienta: { $words } ({ $chance } %).
puzzle-again = Probar otra vez
puzzle-show = Ver la solución
puzzle-next = Problema siguiente
puzzle-all = Todos los problemas
puzzle-line = Lo que se espera después
puzzle-choices = Opciones
