#!/usr/bin/env python3
"""Writes stability.json: the dice that this project's generator must roll, for ever.

Written from the documentation of src/rollout/seed.rs, src/rollout/trial.rs and src/rollout/dice.rs and from the sources that they
cite, without calling any of their code, so that the Rust core (native and WebAssembly) is compared with
something that is not itself. Plain Python, no packages; takes about half a minute:

    python3 tests/golden/stability.py > tests/golden/stability.json
"""

import json

MASK64 = (1 << 64) - 1

# A rollout ends after this many games.
MOST_GAMES = 10**12

# Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014, with the constants of
# Sebastiano Vigna's splitmix64.c (https://prng.di.unimi.it/splitmix64.c).
GOLDEN_GAMMA = 0x9E3779B97F4A7C15


def splitmix64(state, index=0):
    """Word `index` (from 0) of the generator whose state is `state` before word 0."""
    z = (state + (index + 1) * GOLDEN_GAMMA) & MASK64
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK64
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK64
    return z ^ (z >> 31)


# Published: the first words after seed 1234567 (Rosetta Code, "Pseudo-random numbers/Splitmix64").
assert [splitmix64(1234567, i) for i in range(5)] == [
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]


def pair_of(draw):
    """Two rolls as indices 0..35 from a 32-bit draw, or None if it is rejected (Lemire 2019)."""
    high, low = divmod(draw * 1296, 1 << 32)
    return None if low < (1 << 32) % 1296 else divmod(high, 36)


def rolls(seed, trial):
    """The first two rolls of a trial, and whether its first draw was rejected."""
    words, further = splitmix64(seed, 0), splitmix64(seed, 1)
    word = splitmix64(words, trial // 2)
    pair = pair_of(word >> 32 if trial % 2 else word & 0xFFFFFFFF)
    if pair is not None:
        return pair, False
    own = splitmix64(further, trial)
    attempt = 0
    while pair is None:
        pair = pair_of(splitmix64(own, attempt) >> 32)
        attempt += 1
    return pair, True


def dice(roll):
    return roll // 6 + 1, roll % 6 + 1


def leaf(pair):
    """'doubles', 'fails' or 'bears_off', by the rules of backgammon."""
    (a, b), (c, d) = dice(pair[0]), dice(pair[1])
    if a == b:
        return "doubles"
    pips = 4 * c if c == d else c + d
    return "bears_off" if pips >= 6 else "fails"


def game(pair):
    """X's dice and, unless X's doubles ended the game, O's: '31 64', '55'."""
    text = "%d%d" % dice(pair[0])
    return text if leaf(pair) == "doubles" else text + " %d%d" % dice(pair[1])


def child(seed, index):
    """Seed number `index` of the family of `seed`."""
    # The first 64 bits of the fraction of the square root of 2.
    sqrt2 = 0x6A09E667F3BCC908
    return splitmix64((splitmix64(seed ^ sqrt2) + index) & MASK64)


def leaves(seed, stops):
    """Counts of leaves after so many games, and the trials up to the last of them whose draw was rejected."""
    counts = {"doubles": 0, "fails": 0, "bears_off": 0}
    after, rejected = [], []
    for trial in range(stops[-1]):
        pair, was_rejected = rolls(seed, trial)
        counts[leaf(pair)] += 1
        if was_rejected:
            rejected.append({"trial": trial, "game": game(pair)})
        if trial + 1 in stops:
            after.append({"games": trial + 1, **counts})
    return after, rejected


def entry(seed, stops):
    after, rejected = leaves(seed, stops)
    return {
        "seed": "%#x" % seed,
        "first_games": [game(rolls(seed, trial)[0]) for trial in range(20)],
        "last_games": [game(rolls(seed, trial)[0]) for trial in range(MOST_GAMES - 10, MOST_GAMES)],
        "leaves": after,
        "rejected": rejected,
        "children": ["%#x" % child(seed, index) for index in range(4)],
    }


def main():
    # The smallest and the largest seed, neighbours, the README's, one with both halves filled. One million
    # games is no multiple of a SIMD block; 999 ends in the middle of a word. Seed 1 goes on until draws have
    # been rejected, which about three in ten million are.
    short, long = [999, 1_000_000], [999, 1_000_000, 10_000_000]
    seeds = [(0, short), (1, long), (2, short), (0x2A61, short)]
    seeds += [(0x0123456789ABCDEF, short), (MASK64, short)]
    entries = [entry(seed, stops) for seed, stops in seeds]
    assert any(e["rejected"] for e in entries), "no rejected draw is pinned: go on longer"
    print('{\n "seeds": [')
    for i, e in enumerate(entries):
        body = ",\n".join("   %s: %s" % (json.dumps(key), json.dumps(value)) for key, value in e.items())
        print("  {\n" + body + "\n  }" + ("," if i + 1 < len(entries) else ""))
    print(" ]\n}")


if __name__ == "__main__":
    main()
