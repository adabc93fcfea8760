"""What is served over HTTP of the analysis of a match: beginning it, how far it is, stopping it, the result."""

from __future__ import annotations

from starlette.requests import Request

from battlemat.server import messages as msg
from battlemat.server.analysing import Analyses
from battlemat.server.requests import Packed, language_of, read_body, usage_of
from battlemat.server.resources import played
from battlemat.server.seats import Wrong

LONGEST_NUMBER = 6


def _analyses(request: Request) -> Analyses:
    analyses: Analyses = request.app.state.analyses
    return analyses


async def get_analysis(request: Request) -> msg.AnalysisInfo:
    return await _analyses(request).look(await played(request), usage_of(request))


async def post_analysis(request: Request) -> msg.AnalysisInfo:
    wish = await read_body(request, msg.NewAnalysis)
    return await _analyses(request).begin(await played(request), wish, usage_of(request))


async def post_stop(request: Request) -> msg.AnalysisInfo:
    return await _analyses(request).stop(await played(request))


async def get_best(request: Request) -> Packed:
    answers = request.query_params.get("answers", "")
    if not (answers.isascii() and answers.isdecimal() and len(answers) <= LONGEST_NUMBER):
        raise Wrong(400, "server-unreadable", problem=f"answers={answers[:20]}")
    language = language_of(request.query_params.get("language"))
    return Packed(await _analyses(request).best(await played(request), int(answers), language, usage_of(request)))


async def get_told(request: Request) -> Packed:
    language = language_of(request.query_params.get("language"))
    return Packed(await _analyses(request).told(await played(request), language, usage_of(request)))
