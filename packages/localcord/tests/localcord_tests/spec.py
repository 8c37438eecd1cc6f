"""Discord's own OpenAPI file as a judge over everything that went over the wire."""

import json
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any
from urllib.parse import quote, unquote

import jsonschema_rs
import pytest

from localcord.rest.rest import Request

PLACES = [each / "shared" / "discord-openapi.json" for each in Path(__file__).parents]
FILE = next(filter(Path.is_file, PLACES), PLACES[0])
needs_spec = pytest.mark.skipif(
    not FILE.is_file(), reason="Discord's OpenAPI file is in no folder `shared` above this one"
)
BODIES = ("POST", "PUT", "PATCH")
# discord.py sends snowflakes as numbers in some places, and Discord takes them.
SNOWFLAKE = {"anyOf": [{"type": "string", "pattern": "^(0|[1-9][0-9]*)$"}, {"type": "integer"}]}
# Keys that discord.py sends and Discord takes, although the file does not know them.
EXTRA_KEYS = ("nsfw", "flags", "tts")
BIT_SETS = ("permissions", "allow", "deny")
# The unions of the file have a branch where everything is optional, so the branch is chosen here.
CALLBACKS = {
    4: "CreateMessageInteractionCallbackRequest",
    5: "CreateMessageInteractionCallbackRequest",
    6: "UpdateMessageInteractionCallbackRequest",
    7: "UpdateMessageInteractionCallbackRequest",
    8: "ApplicationCommandAutocompleteCallbackRequest",
    9: "ModalInteractionCallbackRequest",
}
FOLLOW_UP = "IncomingWebhookRequestPartial"


class Spec:
    """Judges requests with the corrected file and answers with the file as it is."""

    def __init__(self) -> None:
        self.answers = json.loads(FILE.read_text())
        self.requests = json.loads(FILE.read_text())
        self.requests["components"]["schemas"]["SnowflakeType"] = SNOWFLAKE
        for schema in self.requests["components"]["schemas"].values():
            _close(schema)
        _allow_strings(self.requests)
        self._compiled: dict[tuple[str, str], Any] = {}

    @cached_property
    def _registries(self) -> dict[str, Any]:
        draft = jsonschema_rs.Draft202012
        return {
            "urn:requests": jsonschema_rs.Registry([("urn:requests", self.requests)], draft=draft),
            "urn:answers": jsonschema_rs.Registry([("urn:answers", self.answers)], draft=draft),
        }

    def _validator(self, document: str, pointer: str) -> Any:
        key = (document, pointer)
        if key not in self._compiled:
            self._compiled[key] = jsonschema_rs.validator_for(
                {"$ref": f"{document}#{pointer}"}, registry=self._registries[document]
            )
        return self._compiled[key]

    def problems(self, requests: Iterable[Request]) -> list[str]:
        """Every deviation in a journal; refused requests are judged by their refusal only."""
        return [problem for request in requests for problem in self._judge(request)]

    def _judge(self, request: Request) -> Iterator[str]:
        name = f"{request.method} {request.template}"
        operation = self._operation(request)
        if operation is None:
            yield f"{name}: not in the file"
            return
        if request.status < 300 and request.method in BODIES and request.body is not None:
            validator = self._validator("urn:requests", self._request_pointer(request))
            yield from _errors(f"{name} request", validator, request.body)
        if request.answer is not None:
            yield from self._judge_answer(name, request, operation)

    def _judge_answer(self, name: str, request: Request, operation: str) -> Iterator[str]:
        answers = _at(self.answers, operation)["responses"]
        if request.status >= 400:
            pointer = "/components/schemas/Error"
        elif str(request.status) not in answers:
            yield f"{name}: status {request.status} is not in the file"
            return
        else:
            pointer = f"{operation}/responses/{request.status}/content/application~1json/schema"
        yield from _errors(
            f"{name} answer", self._validator("urn:answers", pointer), request.answer
        )

    def _operation(self, request: Request) -> str | None:
        for path in (request.template, request.template.replace("{message_id}", "@original")):
            if request.method.lower() in self.answers["paths"].get(path, {}):
                return f"/paths/{_escaped(path)}/{request.method.lower()}"
        return None

    def _request_pointer(self, request: Request) -> str:
        if request.template.endswith("/callback"):
            return f"/components/schemas/{CALLBACKS[request.body['type']]}"
        if request.method == "POST" and request.template.endswith("{webhook_token}"):
            return f"/components/schemas/{FOLLOW_UP}"
        return f"{self._operation(request)}/requestBody/content/application~1json/schema"


def _close(schema: Any) -> None:
    """The file lets unknown keys pass; a misspelt one should not."""
    if "properties" in schema:
        schema["additionalProperties"] = False
        schema["properties"] |= {key: {} for key in EXTRA_KEYS if key not in schema["properties"]}


def _allow_strings(node: Any) -> None:
    """Discord documents sets of permissions as strings, and the file has them as numbers."""
    if isinstance(node, list):
        for inner in node:
            _allow_strings(inner)
    elif isinstance(node, dict):
        for name, inner in node.items():
            if name in BIT_SETS and "integer" in str(inner):
                node[name] = {"type": ["string", "integer", "null"]}
            else:
                _allow_strings(inner)


def _escaped(path: str) -> str:
    return quote(path.replace("~", "~0").replace("/", "~1"), safe="~@")


def _at(document: Any, pointer: str) -> Any:
    for part in pointer.strip("/").split("/"):
        document = document[unquote(part).replace("~1", "/").replace("~0", "~")]
    return document


def _errors(name: str, validator: Any, body: Any) -> Iterator[str]:
    for error in validator.iter_errors(body):
        path = ".".join(map(str, error.instance_path))
        yield f"{name} {path}: {error.message[:300]}"
