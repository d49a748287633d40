### Palabras del motor: asientos, errores, partidas guardadas y ediciones.

seat-name = Jugador { $number }
seat-chance = Azar
event-forced = { $seat } solo tiene una opción: { $action }

## Errores al preparar una mesa y al jugar.

error-unknown-title = No hay ningún juego «{ $title }». Elige uno de estos: { $choices }.
error-seats = { $title } no se juega con { $seats ->
    [one] { $seats } jugador
   *[other] { $seats } jugadores
}. Elige entre: { $choices }.
error-unknown-option = No hay ninguna opción «{ $option }». Elige una de estas: { $choices }.
error-option-value = La opción «{ $option }» no admite el valor «{ $value }». Elige uno de estos: { $choices }.
error-setup = Esta partida no se puede preparar: { $reason }
error-unreadable = No se puede leer el archivo { $file }: { $reason }.
error-unknown-action = «{ $action }» no es una acción de este juego. Elige una de las acciones que se ofrecen.
error-illegal-action = «{ $action }» no es posible ahora. Elige una de las acciones que se ofrecen.
error-not-asked = Ahora se pregunta otra cosa: { $question }
error-nothing-to-undo = No hay nada que deshacer: lo que se ha robado o mostrado queda así.
error-dead-end = Las reglas no ofrecen ninguna acción aquí ({ $frame }). Es un fallo de ironroad: comunícalo, por favor, junto con la partida guardada.
error-invariant = Las piezas no cuadran ({ $what }). Es un fallo de ironroad: comunícalo, por favor, junto con la partida guardada.

## Partidas guardadas: primero la línea, después qué falla y qué hacer.

error-record = La partida guardada no se puede usar, línea { $line }: { $reason }
record-empty = El archivo está vacío. Una partida guardada empieza con su formato y su cabecera.
record-not-a-record = Una partida guardada empieza con «{ $format }», pero aquí pone «{ $found }».
record-unknown-header = La cabecera «{ $name }» es desconocida. Quita la línea o corrige el nombre.
record-twice = La cabecera «{ $name }» está dos veces. Quita una de las dos líneas.
record-missing-header = Falta la cabecera «{ $name }». Añade una línea con ella.
record-not-a-number = «{ $name }» tiene que ser un número entero, no «{ $value }».
record-bad-option = «{ $option }» no es una opción. Escríbela como nombre=valor.
record-bad-name = «{ $name }» no es un nombre. Escribe entre comillas los nombres con coma, # o comillas: "García, Ana".
record-other-rules = La partida se jugó con la versión { $rules } de las reglas, y este ironroad tiene la versión { $known }. Usa un ironroad con la versión de la partida.
record-other-edition = La partida se jugó con la edición «{ $edition }» ({ $digest }), y la que hay aquí tiene otros valores. Indica el archivo de edición con el que se jugó.
record-bad-move = { $problem }
record-after-the-end = «{ $action }» viene después del final de la partida. Quita esta línea y las que siguen.
record-other-result = La cabecera da el resultado { $result }, pero las jugadas llevan a { $found }.

## Textos que no se leen: qué es demasiado y qué hacer.

text-too-long = El texto tiene más de { $limit } bytes. Acórtalo.
text-too-deep = Aquí hay más de { $limit } paréntesis abiertos. Anida menos niveles.
text-key-parts = Aquí hay una clave de más de { $limit } partes. Escribe las claves sin puntos.
text-long-word = Aquí hay un número o un nombre de más de { $limit } caracteres. Acórtalo o ponlo entre comillas.

## Ediciones: primero la línea, después qué falla y qué hacer.

error-edition = La edición no se puede usar, { $file }, línea { $line }: { $reason }
edition-not-toml = Esto no es TOML válido ({ $reason }).
edition-not-plain = { $name } es una fecha o un número demasiado grande. Usa textos, true o false, números y listas de ellos.
edition-missing-section = Falta la sección [{ $section }]. Añádela, o parte de una edición que la tenga.
edition-unknown-section = La sección [{ $section }] es desconocida. Quítala o corrige su nombre.
edition-missing-entry = Falta «{ $key }» en la sección [{ $section }]. Añádelo, o parte de una edición que lo tenga.
edition-missing-value = A «{ $key }» le falta { $name }. Añade { $name } = … a la entrada.
edition-unknown-value = «{ $key }» tiene un valor desconocido, «{ $name }». Quítalo o corrige su nombre.
edition-not-an-entry = «{ $key }» tiene que ser una entrada de la forma { "{" } …, mark = "…", source = "…" { "}" }.
edition-unknown-mark = La marca «{ $mark }» es desconocida. Elige una de estas: { $marks }.
edition-bad-id = «{ $key }» no es un nombre válido. Usa letras minúsculas, cifras y guiones sueltos.
edition-long-id = Un nombre tiene como máximo { $limit } caracteres.
edition-not-in-range = { $name } tiene que ser un número entero de { $low } a { $high }, no { $value }.
edition-not-a-list = { $name } tiene que ser una lista.
edition-not-a-number = { $name } tiene que ser un número, no { $value }.
edition-not-a-text = { $name } tiene que ser un texto entre comillas, no { $value }.
edition-not-a-flag = { $name } tiene que ser true o false, no { $value }.
edition-unknown-name = { $name } no puede ser «{ $value }». Elige uno de estos: { $choices }.
edition-unknown-id = «{ $value }», en { $name }, es desconocido. Defínelo en su sección o corrige el nombre.
edition-other-title = Esta edición es del juego «{ $found }», pero hace falta una de «{ $title }».
edition-unknown-base = No hay ninguna edición «{ $base }» de la que partir. Elige una de estas: { $known }.

## Posiciones colocadas a mano, como parte de una edición.

error-no-position = { $file } no tiene sección [position], así que por sí solo no describe ninguna partida.
position-game = La partida
position-seat = { $seat }
position-turn = A quién le toca
position-field = { $group }, { $field }: { $reason }
position-empty = La sección [position] está vacía. Escribe líneas de la forma campo = 3 o campo = "palabra", o quítala.
position-not-a-value = «{ $key }» debe ser un número entero o una palabra entre comillas.
position-no-seats = La posición no dice para cuántos jugadores es. Añade a la sección [position] una línea como seats = 3.
position-no-setup = La posición es para una preparación que no existe. { $reason }
position-other-setup = La posición es para otra preparación: { $seats ->
    [one] { $seats } asiento
   *[other] { $seats } asientos
}, opciones { $options }.
position-not-offered = Las posiciones de { $title } no se pueden colocar a mano.
position-unknown-field = En esta preparación no hay ningún campo «{ $key }». Quita la línea o corrige el nombre.
position-not-in-range = Hace falta un número entero de { $low } a { $high }, no { $value }.
position-not-a-choice = «{ $value }» no es posible. Elige entre: { $choices }.
position-broken = Las piezas no cuadran ({ $what }).
position-over = En esta posición la partida ya ha terminado. Elige una en la que alguien pueda decidir.
