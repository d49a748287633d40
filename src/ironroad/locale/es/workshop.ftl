### El taller de ediciones del cliente web.

web-workshop = Taller de ediciones
web-workshop-of = Taller de ediciones: { $title }
web-workshop-open = Ver y corregir los valores impresos
web-workshop-why = Todo lo que está impreso en la caja, con su grado de certeza y su procedencia. Si tu caja dice otra cosa, cámbialo aquí: las reglas lo comprueban al momento y el tablero se dibuja de nuevo.
web-workshop-edition = edición «{ $name }»
web-workshop-board = El tablero con esta edición
web-workshop-board-why = Elige cualquier cosa del tablero para ver y cambiar lo que está impreso allí. Un marco discontinuo o un resplandor señala los valores reconstruidos; lo que has cambiado está en verde.
web-workshop-sections = Todos los valores
web-workshop-sections-why = Un círculo señala lo que una partida con las opciones de arriba no usa.
web-workshop-unused = Sin uso con estas opciones
web-workshop-none = Ningún valor cumple el filtro.
web-workshop-editor = Impreso aquí
web-workshop-tools = Qué hacer con tu edición

## El borrador.

web-workshop-redo = Rehacer
web-workshop-reset = Deshacerlo todo
web-workshop-name = Nombre
web-workshop-filter = Qué valores se muestran
web-workshop-filter-all = Todos
web-workshop-filter-reconstructed = Reconstruidos ({ $count })
web-workshop-filter-changed = Cambiados ({ $count })
web-workshop-search = Buscar entre los valores
web-workshop-seats = Jugadores
web-workshop-seats-any = los menos posibles
web-workshop-entry = Entrada
web-workshop-value = Valor
web-workshop-shipped = De origen
web-workshop-yours = Tu caja
web-workshop-differences = { $count ->
    [one] Una entrada difiere de la edición de origen
   *[other] { $count } entradas difieren de la edición de origen
}
web-workshop-was = antes { $value }
web-workshop-drop = Quitar el valor «{ $name }»
web-workshop-more = Añadir un valor
web-workshop-mark = Certeza
web-workshop-mark-printed = impreso
web-workshop-mark-derived = deducido
web-workshop-mark-reconstructed = reconstruido
web-workshop-source = Fuente
web-workshop-source-why = Di dónde lo dice tu caja: el tablero, la carta o la loseta, o la página del reglamento. Las listas se escriben con comas.
web-workshop-my-box = mi caja
web-workshop-restore = Como de origen
web-workshop-restore-one = { $key }: como de origen

## Lo que dicen las reglas.

web-workshop-asking = Las reglas lo están comprobando…
web-workshop-drawn = Con estas opciones se puede jugar; se están comprobando las demás.
web-workshop-sound = { $count ->
    [0] Esta es la edición de origen.
   *[other] Las reglas la aceptan con todas las opciones.
}
web-workshop-refused = Las reglas rechazan uno de tus valores: la explicación está a su lado.
web-workshop-drawn-before = El tablero muestra los últimos valores que aceptan las reglas.

## Entrar y salir.

web-workshop-import = Importar
web-workshop-import-why = Un archivo de edición (TOML). Sustituye a tus cambios actuales; «Deshacer» los recupera.
web-workshop-import-file = Archivo
web-workshop-import-text = O su texto
web-workshop-bring = Cargarlo
web-workshop-lacks = { $count ->
    [one] Una entrada de la edición de origen no está en este archivo. Se queda como estaba.
   *[other] { $count } entradas de la edición de origen no están en este archivo. Se quedan como estaban.
}
web-workshop-export = Exportar
web-workshop-share = Compartir
web-workshop-share-why = Quien tenga este enlace ve tu edición en el taller y puede jugar con ella. El servidor guarda su texto.
web-workshop-link = Enlace
web-workshop-play = Jugar con ella
web-workshop-play-why = La partida dirá que se juega con la edición «{ $name }». No puede ser puntuada.
web-workshop-report = Avisar del error
web-workshop-report-why = Para que todos tengan los valores correctos: el formulario de valores impresos erróneos, ya rellenado. También pide el idioma y la impresión de tu caja. Está en inglés; no añadas imágenes ni texto del reglamento.
web-workshop-report-text = Tu corrección
web-workshop-form = Abrir el formulario
web-workshop-copy = Copiar el texto
web-workshop-copy-by-hand = Este navegador no copia. Selecciona el texto y cópialo tú.

## Valores que tienen varios juegos.

web-value-value = valor
web-value-values = valores
web-value-count = cantidad
web-value-name = nombre
web-workshop-quoted = «{ $name }»
web-workshop-missing-value = Aquí falta el valor { $name }.
