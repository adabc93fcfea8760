"""The games as environments for learning: PettingZoo, Gymnasium and OpenSpiel (`pip install "battlemat[rl]"`)."""

from __future__ import annotations

from battlemat.core.extras import needed

needed("numpy", "rl", "Environments")
needed("gymnasium", "rl", "Environments")
needed("pettingzoo", "rl", "Environments")

from battlemat.envs.aec import TableEnv, env, raw_env  # noqa: E402
from battlemat.envs.course import MaskedOut  # noqa: E402
from battlemat.envs.gym import SoloEnv  # noqa: E402
from battlemat.envs.layout import Layout  # noqa: E402
from battlemat.envs.parallel import CyclesEnv, parallel_env  # noqa: E402

__all__ = ["CyclesEnv", "Layout", "MaskedOut", "SoloEnv", "TableEnv", "env", "parallel_env", "raw_env"]
