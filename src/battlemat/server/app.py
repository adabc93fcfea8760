"""The web server: lobby, lists, rules and replays over HTTP, play over WebSockets, and the page itself."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from battlemat.server import analysis_resources as analysis
from battlemat.server import contest_resources as contests
from battlemat.server import resources as serve
from battlemat.server.analysing import Analyses
from battlemat.server.counted import Counted
from battlemat.server.forward import Inside
from battlemat.server.guard import Guard, own_names
from battlemat.server.health import Health, alive, ready, told_at
from battlemat.server.hosting import Hosting
from battlemat.server.house import House
from battlemat.server.lab import Lab
from battlemat.server.library import Library
from battlemat.server.limits import UNLIMITED, Addresses, Limits
from battlemat.server.lobby import Lobby
from battlemat.server.play import play
from battlemat.server.requests import as_json
from battlemat.server.rooms import Rooms
from battlemat.server.storage import Storage

STATIC = Path(__file__).parent / "static"


def make_app(
    storage: Storage,
    limits: Limits = UNLIMITED,
    names: Iterable[str] = (),
    hosting: Hosting = Hosting(),  # noqa: B008
    house: House | None = None,
    processes: int = 1,
) -> Starlette:
    """The whole server on one database, known by these names besides those of this machine."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.addresses = Addresses(limits)
        app.state.rooms = Rooms(storage, workers=limits.workers, house=house, thinkers=limits.thinkers)
        app.state.health = Health(app.state.rooms)
        app.state.library = Library()
        app.state.lobby = Lobby(storage, app.state.rooms)
        app.state.lab = Lab(app.state.rooms)
        app.state.analyses = Analyses(app.state.rooms, app.state.lab.hands)
        await app.state.rooms.house.move_in(app.state.rooms)
        try:
            async with told_at(app.state.health, hosting.metrics, processes):
                yield
        finally:
            await app.state.analyses.close()
            await app.state.lab.close()
            await app.state.rooms.close()
            app.state.library.close()
            storage.close()

    routes: list[Route | WebSocketRoute | Mount] = [
        Route("/healthz", ready),
        Route("/healthz/alive", alive),
        Route("/api/games", as_json(serve.get_games)),
        Route("/api/catalogue/{game}", as_json(serve.get_catalogue)),
        Route("/api/matches", as_json(serve.get_matches), methods=["GET"]),
        Route("/api/matches", as_json(serve.post_match, "match", "work"), methods=["POST"]),
        Route("/api/matches/{match}", as_json(serve.get_match)),
        Route("/api/matches/{match}/join", as_json(serve.post_join), methods=["POST"]),
        Route("/api/matches/{match}/bring", as_json(serve.get_brought), methods=["GET"]),
        Route("/api/matches/{match}/bring", as_json(serve.post_bring, "work"), methods=["POST"]),
        Route("/api/matches/{match}/rematch", as_json(serve.post_rematch, "match"), methods=["POST"]),
        Route("/api/matches/{match}/continue", as_json(serve.post_continue, "match", "work"), methods=["POST"]),
        Route("/api/matches/{match}/moments", as_json(serve.get_moments, "work")),
        Route("/api/matches/{match}/file", as_json(serve.get_file, "work")),
        Route("/api/matches/{match}/analysis", as_json(analysis.get_analysis), methods=["GET"]),
        Route("/api/matches/{match}/analysis", as_json(analysis.post_analysis, "match", "work"), methods=["POST"]),
        Route("/api/matches/{match}/analysis/stop", as_json(analysis.post_stop), methods=["POST"]),
        Route("/api/matches/{match}/analysis/best", as_json(analysis.get_best, "work")),
        Route("/api/matches/{match}/analysis/told", as_json(analysis.get_told, "work")),
        Route("/api/me", as_json(serve.get_me), methods=["GET"]),
        Route("/api/me", as_json(serve.put_me, "save"), methods=["PUT"]),
        Route("/api/me/matches", as_json(serve.get_my_matches)),
        Route("/api/files", as_json(serve.post_file, "upload", "work"), methods=["POST"]),
        Route("/api/rules/{game}", as_json(serve.get_rules)),
        Route("/api/odds/{game}", as_json(serve.get_odds, "work")),
        Route("/api/odds/{game}/sheet", as_json(serve.get_odds_sheet)),
        Route("/api/contests", as_json(contests.post_contest, "match", "work"), methods=["POST"]),
        Route("/api/contests/{contest}", as_json(contests.get_contest)),
        Route("/api/contests/{contest}/stop", as_json(contests.post_stop), methods=["POST"]),
        Route("/api/contests/{contest}/go", as_json(contests.post_go, "work"), methods=["POST"]),
        Route("/api/contests/{contest}/result", as_json(contests.get_result, "work")),
        Route("/api/contests/{contest}/report", as_json(contests.get_report, "work")),
        Route("/api/lessons/{game}", as_json(serve.get_lessons)),
        Route("/api/lessons/{game}/{lesson}", as_json(serve.post_lesson, "match", "work"), methods=["POST"]),
        Route("/api/lessons/{game}/{lesson}/solution", as_json(serve.get_solution, "work")),
        Route("/api/lists/{game}/check", as_json(serve.post_list_check, "work"), methods=["POST"]),
        Route("/api/lists/{game}/random", as_json(serve.post_random_list, "work"), methods=["POST"]),
        WebSocketRoute("/api/matches/{match}/play", play),
        Route("/api/{rest:path}", as_json(serve.unknown)),
    ]
    if (STATIC / "assets").is_dir():
        routes.append(Mount("/assets", Assets(directory=STATIC / "assets")))
    routes.append(Route("/{path:path}", as_json(page)))
    packed = Middleware(GZipMiddleware, minimum_size=1024, compresslevel=4)
    guard = Middleware(Guard, own_names(names))
    counted = Middleware(Counted, hosting.log)
    return Starlette(routes=routes, lifespan=lifespan, middleware=[counted, Middleware(Inside), guard, packed])


class Assets(StaticFiles):
    """Scripts and styles: their names change with what is in them, so a browser may keep them for ever."""

    def file_response(self, *given: Any, **named: Any) -> Response:
        response = super().file_response(*given, **named)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


def _static(wanted: str) -> Path | None:
    """A file of the page; None for anything else, however odd."""
    try:
        file = (STATIC / wanted).resolve()
        return file if wanted and file.is_relative_to(STATIC) and file.is_file() else None
    except (OSError, ValueError):  # a name too long for a file, or with a sign no file has
        return None


async def page(request: Request) -> Response:
    """The page, for every address: the browser finds its way by itself."""
    file = _static(request.path_params["path"])
    if file is not None:
        return FileResponse(file)
    if (STATIC / "index.html").is_file():
        return FileResponse(STATIC / "index.html", headers={"cache-control": "no-cache"})
    return Response(
        "The page has not been built yet: run `make web`, or play in the terminal with `battlemat play --terminal`.",
        503,
        media_type="text/plain",
    )
