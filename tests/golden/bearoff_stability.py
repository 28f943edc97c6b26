#!/usr/bin/env python3
"""Writes bearoff-stability.json: the bear-off games that a seed must roll, for ever, and the luck in them.

Written from the documentation of src/labs/bearoff, src/rollout/trial.rs and the rules of backgammon, without calling any of their
code; the dice are those of stability.py beside this file. Everything is in whole numbers: chances in units of 2^-25, a
mean over the 36 rolls rounded to the nearest unit, luck in 36ths of a unit. Plain Python, no packages; takes some
seconds:

    python3 tests/golden/bearoff_stability.py > tests/golden/bearoff-stability.json
"""

import json
from functools import lru_cache
from itertools import product

from stability import MASK64, dice, pair_of, splitmix64

ONE = 1 << 25
HALF = ONE // 2

# Games of which each is written down, and games that are summed up.
FIRST, ALL = 10, 1000


def all_rolls(seed, trial):
    """The rolls of a trial, one after the other: the shared word's pair, then pairs of the trial's own generator."""
    words, further = splitmix64(seed, 0), splitmix64(seed, 1)
    word = splitmix64(words, trial // 2)
    draw = word >> 32 if trial % 2 else word & 0xFFFFFFFF
    own, attempt = splitmix64(further, trial), 0
    while True:
        pair = pair_of(draw)
        if pair is not None:
            yield dice(pair[0])
            yield dice(pair[1])
        draw = splitmix64(own, attempt) >> 32
        attempt += 1


# The rules.


def steps(points, die):
    """All ways to move one checker with one die in the home board."""
    highest = max(p for p in range(1, 7) if points[p - 1])
    for p in range(1, 7):
        if points[p - 1] and (p >= die or p == highest):
            after = list(points)
            after[p - 1] -= 1
            if p > die:
                after[p - die - 1] += 1
            yield tuple(after)


def sequences(points, roll):
    if not roll or not any(points):
        return {(len(roll), points)}
    return {end for after in steps(points, roll[0]) for end in sequences(after, roll[1:])}


@lru_cache(None)
def plays(points, roll):
    """What a roll can make of some checkers: as many dice as possible must be played."""
    a, b = roll
    ends = sequences(points, (a,) * 4) if a == b else sequences(points, (a, b)) | sequences(points, (b, a))
    unplayed = min(rest for rest, _ in ends)
    return sorted({after for rest, after in ends if rest == unplayed}, key=number)


# Up to six checkers a side, numbered: fewest pips, then fewest checkers, then fewest on the ace point and so on.


def pips(points):
    return sum(p * count for p, count in enumerate(points, 1))


ARRANGEMENTS = sorted(
    (points for points in product(range(7), repeat=6) if sum(points) <= 6),
    key=lambda points: (pips(points), sum(points), points),
)
NUMBER = {points: number for number, points in enumerate(ARRANGEMENTS)}
OFF = ARRANGEMENTS[0]
number = NUMBER.__getitem__

ROLLS = [(a, b) for a in range(1, 7) for b in range(1, 7)]


# Chances of the side on roll. Who is not on roll may be off: then the other has lost.


@lru_cache(None)
def exact(mover, other):
    if other == OFF:
        return 0
    total = sum(ONE - min(exact(other, after) for after in plays(mover, roll)) for roll in ROLLS)
    return (total + 18) // 36


def nearest(probability):
    return min(int(probability * ONE + 0.5), ONE)


def even(_mover, _other):
    return HALF


def pip_count(mover, other):
    """A pip ahead multiplies the odds by 1.19, being on roll counts for five; powers by repeated multiplication."""
    lead = pips(other) - pips(mover) + 5
    power = 1.0
    for _ in range(abs(lead)):
        power *= 1.19
    loss = 1.0 / (1.0 + power)
    return nearest(loss if lead < 0 else 1.0 - loss)


def noisy(size, seed):
    size = nearest(size)
    family = splitmix64(seed)

    def chance(mover, other):
        word = splitmix64((family + (number(mover) << 16 | number(other))) & MASK64)
        above_least = (2 * size * (word >> 32)) >> 32
        return min(max(exact(mover, other) + above_least - size, 0), ONE)

    return chance


# Scales, for chances up to one half; above it they are the mirror image.


def steep(chance):
    win, loss = chance / ONE, (ONE - chance) / ONE
    win, loss = win * win * win, loss * loss * loss
    return nearest(win / (win + loss))


SCALES = {
    "linear": lambda chance: chance,
    "steep": steep,
    "flat": lambda chance: HALF - (HALF - chance) // 3,
    "three levels": lambda chance: ONE // 6 if chance < ONE // 3 else HALF,
    "sign": lambda chance: 0 if chance < HALF else HALF,
}


class Estimate:
    def __init__(self, name, chance, scale, reverse=False):
        self.name, self.rank, self.scale, self.reverse = name, chance, scale, reverse

    def chance(self, mover, other):
        return 0 if other == OFF else self.rank(mover, other)

    def value(self, mover, other):
        """To the side on roll. Backwards says the reverse of this."""
        if other == OFF:
            return 0
        chance, scale = self.rank(mover, other), SCALES[self.scale]
        return ONE - scale(ONE - chance) if chance > HALF else scale(chance)

    def best(self, mover, other, roll):
        return min(plays(mover, roll), key=lambda after: (self.chance(other, after), number(after)))

    @lru_cache(None)
    def outlook(self, mover, other):
        """Value after the best play of each roll."""
        return {roll: ONE - self.value(other, self.best(mover, other, roll)) for roll in ROLLS}

    def measure(self, x_rolls, mover, other, roll, made):
        """Luck, and value after the best play - value after the play made, in 36ths of a unit and X's."""
        outlook = self.outlook(mover, other)
        sign = 1 if x_rolls != self.reverse else -1
        made_value = ONE - self.value(other, made)
        return sign * (36 * outlook[roll] - sum(outlook.values())), sign * 36 * (outlook[roll] - made_value)

    def start(self, x_rolls, mover, other):
        value = self.value(mover, other)
        return value if x_rolls != self.reverse else ONE - value


def estimates():
    return (
        [Estimate("exact", exact, scale) for scale in SCALES]
        + [Estimate("backwards", exact, "linear", reverse=True), Estimate("even", even, "linear")]
        + [Estimate("pip count", pip_count, "linear"), Estimate("noisy", noisy(0.05, 7), "three levels")]
    )


def choose(player, mover, other, roll):
    after = plays(mover, roll)
    if player == "fewest pips":
        return after[0]
    best = min if player == "perfect" else max
    chance = best(exact(other, a) if a != OFF else 0 for a in after)
    return next(a for a in after if (exact(other, a) if a != OFF else 0) == chance)


def game(case, player, seed, trial):
    """The turns of a game and whether X won."""
    x_rolls, mover, other = case
    turns = []
    for roll in all_rolls(seed, trial):
        made = choose(player, mover, other, roll)
        turns.append((x_rolls, mover, other, roll, made))
        if made == OFF:
            return turns, x_rolls
        x_rolls, mover, other = not x_rolls, other, made


def entry(x, o, on_roll, player, seed):
    case = (True, x, o) if on_roll == "X" else (False, o, x)
    games = [game(case, player, seed, trial) for trial in range(ALL)]
    scored = []
    for estimate in estimates():
        sums = [[sum(column) for column in zip(*(estimate.measure(*turn) for turn in turns))] for turns, _ in games]
        luck, lost = zip(*sums)
        scored.append(
            {
                "evaluator": estimate.name,
                "scale": estimate.scale,
                "start": estimate.start(*case),
                "luck": luck[:FIRST],
                "lost": lost[:FIRST],
                "total_luck": sum(luck),
                "total_lost": sum(lost),
            }
        )
    written = [" ".join("%d%d" % turn[3] for turn in turns) for turns, _ in games[:FIRST]]
    return {
        "x": x,
        "o": o,
        "on_roll": on_roll,
        "player": player,
        "seed": "%#x" % seed,
        "rolls": written,
        "winners": "".join("X" if x_won else "O" for _, x_won in games[:FIRST]),
        "games": ALL,
        "wins": sum(x_won for _, x_won in games),
        "estimates": scored,
    }


def main():
    # From the reference file: 9406198434961/14281868906496.
    four, against = (0, 0, 1, 1, 1, 1), (0, 1, 1, 0, 1, 1)
    assert abs(exact(four, against) / ONE - 9406198434961 / 14281868906496) < 1e-6
    three = (1, 0, 1, 0, 0, 1)
    entries = [
        entry(four, against, "X", "perfect", 1),
        entry(four, against, "X", "fewest pips", 0x2A61),
        entry(three, against, "O", "worst", MASK64),
    ]
    print('{\n "cases": [')
    for i, e in enumerate(entries):
        scored = ",\n".join("    " + json.dumps(s) for s in e.pop("estimates"))
        body = ",\n".join("   %s: %s" % (json.dumps(key), json.dumps(value)) for key, value in e.items())
        print("  {\n" + body + ',\n   "estimates": [\n' + scored + "\n   ]\n  }" + ("," if i + 1 < len(entries) else ""))
    print(" ]\n}")


if __name__ == "__main__":
    main()
