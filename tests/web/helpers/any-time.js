// The any-time interval once more, from its definition: two gamblers who bet against a claim.

/** 0.9, 0.45, …: 21 fractions, with shares of the capital that fall as 1/(j + 2). */
const FRACTIONS = Array.from({ length: 21 }, (_, j) => 0.9 / 2 ** j);
const SHARES = FRACTIONS.map((_, j) => 1 / (j + 2));
const ALL = SHARES.reduce((sum, share) => sum + share, 0);

/**
 * What a gambler owns at least who began with 1 and staked on games above the claim, if these games have the lowest value `low`.
 * @param {{games: number, mean: number, sd: number}} of
 * @param {number} low
 * @param {number} claim
 */
export function capital({ games, mean, sd }, low, claim) {
  const room = claim - low;
  const sum = (games * (mean - claim)) / room;
  const squares = ((games - 1) * sd ** 2 + games * (mean - claim) ** 2) / room ** 2;
  const owned = FRACTIONS.map((fraction, j) => {
    const psi = -Math.log(1 - fraction) - fraction;
    return SHARES[j] * Math.exp(Math.min(600, fraction * sum - psi * squares));
  });
  return owned.reduce((total, part) => total + part, 0) / ALL;
}

/**
 * What both gamblers own at the ends of an interval, and a hundredth of the way from there to the mean: at the ends forty times
 * what they began with, nearer less.
 * @param {{games: number, mean: number, sd: number}} of
 * @param {[number, number]} bounds  of single games
 * @param {[number, number]} interval
 */
export function atTheEnds(of, [low, high], [from, to]) {
  const turned = { ...of, mean: -of.mean };
  const nearer = (/** @type {number} */ end) => end + (of.mean - end) / 100;
  return {
    ends: [capital(of, low, from), capital(turned, -high, -to)],
    nearer: [capital(of, low, nearer(from)), capital(turned, -high, -nearer(to))],
  };
}
