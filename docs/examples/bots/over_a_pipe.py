"""A bot as a program of its own: a question on each line of the input, an answer on each line of the output.

battlemat simulate skytear --bots "pipe:python docs/examples/bots/over_a_pipe.py,regular" --games 10
"""

import json
import sys

for line in sys.stdin:
    asked = json.loads(line)
    best = max(asked["considered"], key=lambda one: one["value"])
    answer = {"type": "answer", "number": asked["question"]["number"], "answer": best["answer"]}
    print(json.dumps(answer), flush=True)
