import json

import pytest

from ironroad.core.codec import decode, decode_state, encode, encode_state
from ironroad.core.engine import apply
from tests.core.tables import toy_state
from tests.core.toy import TITLE, Note


def test_a_state_goes_through_json_and_back() -> None:
    state, options = toy_state()
    apply(state, 3, options)
    data = json.loads(json.dumps(encode_state(state)))

    assert decode_state(TITLE, state.rules, data) == state


def test_parts_of_a_state_are_decoded_by_their_class() -> None:
    data = encode([Note("x"), None, True, 3])

    assert data == [{"@": "Note", "text": "x"}, None, True, 3]
    assert decode(data, {"Note": Note}) == [Note("x"), None, True, 3]


def test_what_a_state_may_not_hold_is_refused() -> None:
    with pytest.raises(TypeError):
        encode({"a": 1})
