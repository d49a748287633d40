"""Every endpoint gets what its own description allows, and rubbish: never a 5xx."""

from collections.abc import Callable
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.config import SchemathesisConfig

from tests.server.clients import Person, Server

EXAMPLES = 8


def test_no_endpoint_fails(own_server: Callable[..., Server]) -> None:
    running = own_server()
    ann = Person(running.url, "Ann")
    id = ann.table("me", "me", options={"rounds": "nine"}, visibility="public")
    schema = schemathesis.openapi.from_url(
        f"{running.url}/api/schema/openapi.json", config=SchemathesisConfig()
    )
    found: list[Any] = list(schema.get_all_operations())
    operations = [result.ok() for result in found]
    assert len(operations) > 35
    for operation in operations:
        _fuzz(operation, ann, id)
    ann.close()


def _fuzz(operation: Any, ann: Person, id: str) -> None:
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def once(case: Any) -> None:
        # Half of the requests concern a game that is there.
        if "id" in case.path_parameters and len(str(case.body)) % 2:
            case.path_parameters["id"] = id
        if operation.path in ("/api/me/deletion", "/api/sessions") and operation.method != "get":
            cookies = {}
        else:
            cookies = dict(ann.http.cookies)
        response = case.call(base_url=ann.url, cookies=cookies)
        case.validate_response(response, checks=[not_a_server_error])

    once()
