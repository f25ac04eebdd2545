"""``/api/openapi.json``: Litestar's description of the routes, with the errors as they are."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

ERROR: dict[str, Any] = {
    "type": "object",
    "required": ["error"],
    "properties": {
        "error": {
            "type": "object",
            "required": ["code", "text"],
            "properties": {
                "code": {"type": "string", "description": "what programs tell apart"},
                "text": {"type": "string", "description": "for programmers, in English"},
                "why": {
                    "type": "object",
                    "description": "the reason of the law or of the options",
                    "required": ["slug", "clause"],
                    "properties": {
                        "slug": {"type": "string"},
                        "clause": {"type": "string"},
                        "params": {"type": "object"},
                    },
                },
                "places": {"type": "array", "description": "what does not fit, and where"},
            },
        }
    },
}


class Description(JsonRenderPlugin):
    """Every operation may answer with an error, in the shape that all errors have."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The description as JSON."""
        paths = {
            path: {method: _with_errors(each) for method, each in operations.items()}
            for path, operations in openapi_schema["paths"].items()
        }
        return super().render(request, {**openapi_schema, "paths": paths})


def _with_errors(operation: Any) -> Any:
    if not isinstance(operation, dict) or "responses" not in operation:
        return operation
    error = {"description": "An error", "content": {"application/json": {"schema": ERROR}}}
    documented = {code: each for code, each in operation["responses"].items() if code < "400"}
    return {**operation, "responses": {**documented, "4XX": error, "5XX": error}}
