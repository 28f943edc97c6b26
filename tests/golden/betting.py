"""Any-time intervals by the package `confseq` of Waudby-Smith and Ramdas, to compare ours with: betting.json.

    apt-get install libboost-dev ninja-build
    pip install "numpy<2" "scipy<1.13" "pybind11>=2.11" scikit-build cmake ninja matplotlib pandas tqdm multiprocess
    pip install --no-build-isolation confseq==0.0.11
    python3 tests/golden/betting.py > tests/golden/betting.json
"""

import json

import numpy as np
from confseq.betting import betting_cs, betting_mart
from confseq.predmix import predmix_empbern_twosided_cs

ALPHA = 0.05
# src/stats/betting.rs: 21 fractions, each half the one before, with shares that fall as 1/(j + 2).
FRACTIONS = [0.9 / 2**j for j in range(21)]
SHARES = np.array([1 / (j + 2) for j in range(21)])
SHARES /= SHARES.sum()


def capital(x, m, up):
    """What a gambler owns after these games from 0 to 1 who divides 1 among constant fractions, and stakes on games above m
    (or below it). Each part is a betting martingale of confseq's."""
    x, m = (x, m) if up else (1 - x, 1 - m)
    with np.errstate(over="ignore"):
        parts = [
            betting_mart(x, m, lambdas_fn_positive=lambda x, m: u / m, theta=1, trunc_scale=1)[-1]
            for u in FRACTIONS
        ]
        return float(np.dot(SHARES, parts))


def end(x, up):
    """Where the capital is 40, below the mean (or above it)."""
    mean, far = x.mean(), 0.0 if up else 1.0
    near = mean
    for _ in range(50):
        middle = (near + far) / 2
        if capital(x, middle, up) >= 2 / ALPHA:
            far = middle
        else:
            near = middle
    return far


def case(name, values, counts, rng):
    games = sum(counts)
    low, high = min(values), max(values)
    x = (np.repeat(values, counts) - low) / (high - low)
    rng.shuffle(x)
    back = lambda y: low + y * (high - low)
    # Published ones, which depend on the order of games.
    hedged = [bound[-1] for bound in betting_cs(x, alpha=ALPHA, breaks=10_000)]
    bernstein = [bound[-1] for bound in predmix_empbern_twosided_cs(x, alpha=ALPHA)]
    claims = [x.mean() * part for part in (0.5, 0.8, 0.9, 0.97)]
    return {
        "name": name,
        "values": values,
        "counts": counts,
        "exact_mixture": [back(end(x, True)), back(end(x, False))],
        "claims": [
            {"mean": back(claim), "capital": min(capital(x, claim, True), 1e300)} for claim in claims
        ],
        "hedged_betting": [back(bound) for bound in hedged],
        "empirical_bernstein": [back(bound) for bound in bernstein],
    }


def main():
    rng = np.random.default_rng(39)
    cases = []
    for games in (100, 1_000, 10_000):
        won = games * 3 // 8
        cases.append(case(f"two checkers, plain, {games}", [100, 0], [won, games - won], rng))
        doubles, fails = games // 6, games * 5 // 24
        counts = [doubles, fails, games - doubles - fails]
        cases.append(case(f"two checkers, made-up table, {games}", [50, 65, 25], counts, rng))
        rare = games // 100
        cases.append(case(f"one game in a hundred, {games}", [1, -1], [rare, games - rare], rng))
    print(json.dumps({"cases": cases}, indent=1))


main()
