// What the story's prose says of the bear-off of figures 8 and 10: the position's worth to perfect players and to others, and what
// is left of the spread when the estimates err.

import { any } from '../figures/any/figure.js';
import { position } from '../figures/four-each.js';
import { percent, plain, worth } from './said.js';

/** @typedef {import('../figures/figure.js').BearoffCore} BearoffCore */
/** @typedef {ConstructorParameters<BearoffCore['BearoffGame']>[1]} BearoffSetup */

/** The largest errors of an estimate, in points: what figure 10 begins with, and what is much. */
const [NOISE, MUCH_NOISE] = [any.properties.noise.initial, 50];

/** @param {BearoffCore} core */
export function bearoffNumbers(core) {
  const database = new core.BearoffDatabase('six');
  while (!database.build());

  /**
   * @param {BearoffSetup['players']} players
   * @param {number} [size]  of the errors in the estimate of luck
   */
  function theory(players, size = 0) {
    const game = new core.BearoffGame(database, {
      position: position(core),
      players,
      estimates: [{ evaluator: 'noisy', scale: 'linear' }],
      noise: { size, seed: 1 },
    });
    while (!game.build());
    const known = game.theory(0);
    game.free();
    if (!known) throw new Error('nothing exact is known of the bear-off of the story');
    return known;
  }

  const perfect = { x: /** @type {const} */ ('exact'), o: /** @type {const} */ ('exact') };
  const both = theory({ x: 'fewestPips', o: 'fewestPips' });
  const numbers = {
    perfect: percent(both.perfect, 2),
    fewestPips: percent(both.plain.mean, 2),
    blueErrs: percent(theory({ ...perfect, x: 'fewestPips' }).plain.mean, 2),
    whiteErrs: percent(theory({ ...perfect, o: 'fewestPips' }).plain.mean, 2),
    noise: plain(NOISE),
    noiseWorth: worth(theory(perfect, NOISE).equivalentGames),
    muchNoise: plain(MUCH_NOISE),
    muchNoiseWorth: worth(theory(perfect, MUCH_NOISE).equivalentGames),
  };
  database.free();
  return numbers;
}
