"""Text that people and programs may send: the only text types of requests, so that nothing unfit gets further."""

import re
from typing import Annotated, Final

from msgspec import Meta

# Written with escapes that Python and JSON Schema read alike.
CONTROL: Final = r"\x00-\x1f\x7f-\x9f"
"""Control characters: PostgreSQL stores no NUL, and SQLite cuts a text there."""
MISLEADING: Final = r"\u2028\u2029\u202a-\u202e\u2066-\u2069"
"""Separators of lines, and marks that turn the direction of what follows: a text could look like another one."""
INVISIBLE: Final = (
    r"\s\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u2060-\u206f"
    r"\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb"
)
"""Blanks of all kinds; a name begins with something that can be seen."""
END: Final = r"(?![\s\S])"
"""The end of the text. A ``$`` would let a line break follow."""
NAME: Final = (
    rf"^[^{INVISIBLE}{CONTROL}{MISLEADING}]"
    rf"([^{CONTROL}{MISLEADING}]*[^\s{CONTROL}{MISLEADING}])?{END}"
)
LINE: Final = rf"^[^{CONTROL}{MISLEADING}]*{END}"
PROSE: Final = rf"^[^\x00-\x08\x0b-\x1f\x7f-\x9f{MISLEADING}]*{END}"
UNFIT: Final = re.compile(f"[{CONTROL}{MISLEADING}]")
"""What no path and no query may hold."""

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=NAME)]
"""The name of a person."""
NameOrNothing = Annotated[str, Meta(max_length=40, pattern=rf"^{END}|{NAME}")]
TableName = Annotated[str, Meta(max_length=80, pattern=rf"^{END}|{NAME}")]
Login = Annotated[str, Meta(min_length=3, max_length=40, pattern=rf"^[A-Za-z0-9._-]+{END}")]
Password = Annotated[str, Meta(min_length=8, max_length=200, pattern=LINE)]
GivenPassword = Annotated[str, Meta(max_length=200)]
"""A password to be compared: never stored, and never sent to the database."""
Id = Annotated[str, Meta(max_length=24, pattern=rf"^[A-Za-z0-9_-]*{END}")]
"""The id of a game."""
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=rf"^[!-~]+{END}")]
"""Idempotency key: chosen by the client, new for each thing it wants; a repeated request has the same key."""
ActionText = Annotated[str, Meta(min_length=1, max_length=200, pattern=LINE)]
Short = Annotated[str, Meta(max_length=40, pattern=LINE)]
Line = Annotated[str, Meta(max_length=80, pattern=LINE)]
Address = Annotated[str, Meta(max_length=500, pattern=LINE)]
LinkToken = Annotated[str, Meta(max_length=200, pattern=rf"^[A-Za-z0-9._-]*{END}")]
"""The token in a link that was sent by e-mail."""
ChatText = Annotated[str, Meta(min_length=1, max_length=1000, pattern=PROSE)]
"""A message of a chat; it may have several lines."""
Prose = Annotated[str, Meta(pattern=PROSE)]
"""Text of any length, with line breaks and tabs; its limit is a setting."""
