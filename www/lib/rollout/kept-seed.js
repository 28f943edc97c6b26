// An error seed that was kept after the games: the state that says so, which no address has, and what a trial of error seeds needs.

/** @typedef {import('./shapes.js').RolloutLab} RolloutLab */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').ErrorSeeds} ErrorSeeds */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').TriedSeeds} TriedSeeds */

/**
 * @typedef {Object} KeptSeed
 * @property {number} seed  of the errors
 * @property {number} size  of the errors, in percentage points
 * @property {number} mean  of the games that there were
 * @property {number} se  its standard error
 * @property {string} dice  those of the games, as a text
 * @property {string} game  as a text
 */

/**
 * @typedef {Object} Trial  what is tried, and on which games
 * @property {string} subject  another one has other averages
 * @property {'noisy' | 'blurred'} of  the evaluator with errors: exact chances, or the network's
 * @property {'tooFew' | 'tooMany' | 'needsExact' | 'noisyPlayer' | 'cutShort' | 'rotated' | null} why  no seeds can be tried; null: they can
 * @property {{least: number, most: number}} bounds  of the games
 * @property {number} games  that there are, or are still being rolled
 * @property {number} size  of the errors, in percentage points
 * @property {KeptNow | null} kept  the error seed in force, if it was kept
 * @property {import('./shapes.js').Readout} now  with the estimate in force
 * @property {() => Promise<ErrorSeeds>} begin  tries seeds on these games, also when others have come; rejects with `RolloutLabError`
 */

/** @typedef {KeptSeed & {same: boolean}} KeptNow  `same`: the games that there are had a part in the choice */

/** @typedef {{evaluator: string, noise: {size: number, seed: number}}} Measure */

/**
 * The dice of the games that are rolled, as a text. Rotation makes other games from a seed.
 * @param {RolloutLab & {state: {rotation: import('./shapes.js').Rotation}}} lab
 */
const diceOf = ({ rolling, state }) => `${rolling.rollout.seed} ${state.rotation}`;

/** How many games there are, or will be when those that were asked for are rolled. @param {RolloutLab} lab */
export const gamesOf = ({ rolling }) => Math.max(rolling.games, rolling.player.coming);

/**
 * Why no error seeds can be tried on so many games; null if they can.
 * @param {number} games
 * @param {Trial['bounds']} bounds
 */
export function numberAgainst(games, { least, most }) {
  if (games < least) return 'tooFew';
  return games > most ? 'tooMany' : null;
}

/**
 * Says of an error seed that it is kept after the games that there are.
 * @param {Parameters<typeof diceOf>[0]} lab
 * @param {{seed: number, mean: number, se: number}} found
 * @param {number} size  of the errors, in percentage points
 * @returns {KeptSeed}
 */
export function keptAfter(lab, { seed, mean, se }, size) {
  return { seed, size, mean, se, dice: diceOf(lab), game: lab.own.game(lab) };
}

/**
 * The error seed in force, if it was kept after games of the game that is rolled out.
 * @param {Parameters<typeof diceOf>[0]} lab
 * @param {KeptSeed | null} kept
 * @param {Measure} measure  in force
 * @param {string} noisy  the name of the evaluator with errors
 * @returns {KeptNow | null}
 */
export function keptNow(lab, kept, { evaluator, noise }, noisy) {
  if (!kept || evaluator !== noisy || noise.seed !== kept.seed || noise.size !== kept.size) return null;
  if (kept.game !== lab.own.game(lab)) return null;
  return { ...kept, same: lab.rolling.rollout.games > 0 && diceOf(lab) === kept.dice };
}
