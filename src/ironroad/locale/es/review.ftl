# Revisiones de partidas terminadas.

review-quoted = «{ $action }»
review-then = { $first }, luego { $next }
review-turning = { $seat } ({ $stage }): { $played }. Era mejor { $best }: { $more } % de opciones de ganar en vez de { $less } %.
review-turning-move = { $seat } (jugada { $move }): { $played }. Era mejor { $best }: { $more } % de opciones de ganar en vez de { $less } %.
review-ends-more = En { $count } partidas continuadas desde ahí, eso dio de media { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} más.
review-ends-more-by = En { $count } partidas continuadas desde ahí, eso dio de media { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} más ({ $item }: +{ $part }).
# Reviews that a server keeps may say these two.
review-ends-less = En { $count } partidas continuadas desde ahí, eso dio de media { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} menos.
review-ends-less-by = En { $count } partidas continuadas desde ahí, eso dio de media { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} menos ({ $item }: −{ $part }).
# What was auctioned, then one of the sentences below; reviews that a server keeps may have those alone.
review-auction = { $lot }. { $bid }
review-bid = Jugada { $move }: { $seat } pagó { $price }. Pujar era mejor que retirarse hasta { $sure }, y quizá hasta { $possible }.
review-bid-perhaps = Jugada { $move }: { $seat } pagó { $price }. Hasta { $possible }, quizá pujar fuera mejor que retirarse.
review-bid-never = Jugada { $move }: { $seat } pagó { $price }. Retirarse era mejor que cualquier puja.
review-bid-sure = Jugada { $move }: { $seat } pagó { $price }. Pujar era mejor que retirarse hasta { $sure }.

review-heading = Revisión
review-to-game = Volver a la partida
review-strength = Cuánto pensar
review-quick = Rápido
review-thorough = A fondo
review-progress = Pensando: { $done } de { $total } decisiones.
review-stop = Detener
review-resume = Continuar
review-ask = Revisar esta partida
review-none = Se puede volver a pensar cada decisión de esta partida.
review-stopped = Detenido tras { $done } de { $total } decisiones.
review-failed = La revisión no se pudo terminar.
review-basis = { $count } iteraciones de búsqueda por decisión, según lo que su jugador podía saber.
review-chances = Opciones de ganar
review-turning-points = Momentos decisivos
review-no-turning-points = Ninguna decisión costó mucho.
review-marked = Decisiones que costaron un { $share } o más
review-mark-before = La decisión señalada anterior
review-mark-after = La siguiente decisión señalada
review-no-marks = No hay ninguna.
review-move = Jugada { $move }
review-played = Jugado
review-best = Mejor
review-others = También
review-line = Lo que habría seguido
review-play-on = Seguir jugando desde aquí
review-players = Precisión y suerte
review-accuracy = Precisión
review-luck = Suerte
review-players-about = La precisión cuenta entera una decisión que no costó nada y nada una que costó un 10 % o más. La suerte es lo que trajo el azar frente a lo esperado.
