"""Plays games of any of the four with Python's standard library alone: python3 docs/library/play.py san-marco 10

Seat 0 searches a little: for each choice it draws some worlds that it cannot tell from the real one, makes the choice there, lets
everybody play on by chance, and counts how often it wins. All others choose by chance.
"""

import json
import random
import subprocess
import sys

COMMAND = ["npm", "run", "-s", "ridotto", "--", "environment"]
WORLDS = 3


class Rules:
    """The rules, in a process of their own: a request a line, an answer a line."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")

    def ask(self, do, **more):
        self.process.stdin.write(json.dumps({"do": do, **more}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "problem" in answer:
            raise ValueError(answer["problem"])
        return answer

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def playout(rules, environment, state, luck):
    """To the end, by chance; gives what each seat gets."""
    while not state["over"]:
        state = rules.ask("step", environment=environment, choice=luck.choice(state["legal"]))
    return state["returns"]


def best(rules, environment, state, luck):
    """The choice after which seat 0 wins most often in worlds that it cannot tell from this one."""
    wins = []
    for choice in state["legal"]:
        won = 0
        for _ in range(WORLDS):
            world = rules.ask("resample", environment=environment, seat=0, seed=luck.randrange(1 << 30))
            after = rules.ask("step", environment=world["environment"], choice=choice)
            won += playout(rules, world["environment"], after, luck)[0]
            rules.ask("close", environment=world["environment"])
        wins.append(won)
    return state["legal"][wins.index(max(wins))]


def main(game, games, searches):
    luck = random.Random(1)
    rules = Rules(COMMAND)
    won = 0
    for n in range(games):
        state = rules.ask("new", game=game, seed=n + 1)
        environment = state["environment"]
        while not state["over"]:
            thinks = state["agent"] == 0 and searches > 0 and len(state["legal"]) > 1
            searches -= thinks
            choice = best(rules, environment, state, luck) if thinks else luck.choice(state["legal"])
            state = rules.ask("step", environment=environment, choice=choice)
        won += state["returns"][0]
        print(f"game {n + 1}: {state['scores']}")
        rules.ask("close", environment=environment)
    rules.close()
    print(f"seat 0 has won {won:g} of {games}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "san-marco", int(sys.argv[2]) if len(sys.argv) > 2 else 1, int(sys.argv[3]) if len(sys.argv) > 3 else 20)
