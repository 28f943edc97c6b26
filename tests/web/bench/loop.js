// The straightforward JavaScript loop that WebAssembly is measured against: Math.random for every die, and the
// statistics that the core keeps, counts of the three leaves at the same checkpoints.

/** @typedef {{games: number, doubles: number, fails: number, bearsOff: number}} Counts */

const die = () => 1 + Math.floor(Math.random() * 6);

/**
 * Plays so many games.
 * @param {number} games
 * @returns {Counts[]} at the checkpoints, and at the end
 */
export function playGames(games) {
  let doubles = 0;
  let fails = 0;
  let bearsOff = 0;
  const history = [];
  let played = 0;
  while (played < games) {
    const checkpoint = Math.min(games, played + Math.max(1, Math.floor(played / 21)));
    for (; played < checkpoint; played += 1) {
      const one = die();
      const other = die();
      if (one === other) {
        doubles += 1;
      } else {
        const first = die();
        const second = die();
        const pips = first === second ? 4 * first : first + second;
        if (pips >= 6) bearsOff += 1;
        else fails += 1;
      }
    }
    history.push({ games: played, doubles, fails, bearsOff });
  }
  return history;
}
