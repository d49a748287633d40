"""Every message id that code names is in the Fluent files."""

from tools.check_ids import all_problems


def test_ids_in_code_have_words() -> None:
    assert all_problems() == []
