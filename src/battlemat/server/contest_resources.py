"""What is served over HTTP of contests between lists: beginning one, how far it is, stopping, going on, its report."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from battlemat.server import messages as msg
from battlemat.server.lab import Lab
from battlemat.server.requests import language_of, read_body, unpacked, usage_of

LARGEST_LISTS = 300_000
"""Bytes of all lists of a contest."""


def _lab(request: Request) -> Lab:
    lab: Lab = request.app.state.lab
    return lab


def _contest(request: Request) -> str:
    contest: str = request.path_params["contest"]
    return contest


def _language(request: Request) -> str:
    return language_of(request.query_params.get("language"))


async def post_contest(request: Request) -> msg.ContestInfo:
    wish = await read_body(request, msg.NewContest, LARGEST_LISTS)
    return await _lab(request).make(wish, _language(request), usage_of(request))


async def get_contest(request: Request) -> msg.ContestInfo:
    return await _lab(request).look(_contest(request), usage_of(request))


async def post_stop(request: Request) -> msg.ContestInfo:
    return await _lab(request).stop(_contest(request))


async def post_go(request: Request) -> msg.ContestInfo:
    return await _lab(request).go_on(_contest(request), usage_of(request))


async def get_result(request: Request) -> Response:
    """The numbers, as `battlemat simulate --lists … --json` prints them."""
    row, data = await _lab(request).result(_contest(request), usage_of(request))
    return _file(request, data, "application/json", f"{row.contest.game}-{row.id}.json")


async def get_report(request: Request) -> Response:
    """The page that `battlemat simulate --lists … --html` writes."""
    row, data = await _lab(request).result(_contest(request), usage_of(request), _language(request))
    return _file(request, data, "text/html; charset=utf-8", f"{row.contest.game}-{row.id}.html")


def _file(request: Request, data: bytes, kind: str, name: str) -> Response:
    answer = unpacked(request, data)
    answer.headers["content-type"] = kind
    answer.headers["content-disposition"] = f'attachment; filename="{name}"'
    return answer
