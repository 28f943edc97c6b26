// Play without the cube: the module for the definition of both labs (lab.js). Besides the luck of the games, it works out the value of
// the reader's own play.

import { chanceFormat } from '../../lib/bearoff/notation.js';
import { Maker } from '../../lib/bearoff/maker.js';
import { standIn } from '../../lib/bearoff/evaluators.js';
import { Background } from '../../lib/element/background.js';
import { defineLab } from '../../lib/element/define-lab.js';
import { PERCENT } from '../../lib/i18n/format.js';
import { core, loadCore } from './core.js';
import { NoGames, PlayedGame, playedOn } from './games.js';
import { handLab } from './hand-lab.js';
import { views } from './plain-views.js';
import { properties } from './properties.js';
import { NOISE } from './session-state.js';
import { initialState } from './state.js';
import { en } from './texts/en.js';

/** @typedef {import('../../pkg/hand/rollout_lab.js').BearoffGame} BearoffGame */
/** @typedef {import('../../pkg/hand/rollout_lab.js').HandRollout} HandRollout */
/** @typedef {import('./state.js').Wanted} Wanted */

/**
 * @typedef {Object} Plain  the types of play without the cube
 * @property {Wanted} wanted
 * @property {BearoffGame} game
 * @property {HandRollout} games
 * @property {import('./texts/en.js').Texts} texts
 * @property {Pick<Wanted, 'hands' | 'opponent' | 'evaluator'>} told
 * @property {{}} act
 */

/** @typedef {import('./shapes.js').HandLab<Plain>} Lab */
/** @typedef {Omit<Lab, 'snapshot'> & import('./host.js').HandLabElement} PlainLab */

const maker = new Maker(core);

/** @type {import('./shapes.js').Module<Plain>['make']} */
async function make({ wanted, seed }, plays, report, signal) {
  const { reach } = core.describePosition(wanted.position);
  const database = await maker.database(reach, report, signal);
  if (!database) return null;
  const { position, hands } = wanted;
  const opponent = standIn(wanted.opponent, reach);
  const evaluator = standIn(wanted.evaluator, reach);
  // The exact statistics are those of a reader who plays perfectly.
  const own = standIn('exact', reach);
  const players = { x: hands === 'o' ? opponent : own, o: hands === 'x' ? opponent : own };
  /** @type {import('../../pkg/hand/rollout_lab.js').Estimate[]} */
  const estimates = [{ evaluator, scale: 'linear' }];
  // Mistakes are always measured exactly, if they can be.
  if (reach === 'six' && evaluator !== 'exact') estimates.push({ evaluator: 'exact', scale: 'linear' });
  const game = await maker.game(database, { position, players, estimates, noise: NOISE }, report, signal);
  if (!game) return null;
  const setup = { position, hands, opponent, evaluator };
  /** @type {PlayedGame<Plain>} */
  const made = new PlayedGame(setup, game, () => new core.HandRollout(game, hands, seed));
  return playedOn(made, plays, report, signal);
}

/**
 * Works out the value of the reader's own play so far, between other tasks and anew after every game. A piece of the lab. The value
 * of the games before stays until that of these is there.
 * @extends {Background<HandRollout, number | null>}
 */
export class OwnWorth extends Background {
  /** @param {import('../../lib/element/background.js').Host} host */
  constructor(host) {
    super(host);
    /** In percent; null if it is not known, or not yet. @type {number | null} */
    this.value = null;
  }

  failed() {
    this.giveUp();
  }

  /** Other games are in force, if there are any. @param {HandRollout | null} of */
  restart(of) {
    this.value = null;
    if (of) this.workOut(of);
  }

  /** @param {HandRollout} of  @param {AbortSignal} signal */
  async make(of, signal) {
    const builder = of.ownPlay();
    const game = builder && (await maker.finish(builder, () => {}, signal));
    if (!game) return null;
    const worth = game.theory(0)?.plain.mean ?? null;
    game.free();
    return worth;
  }

  /** @param {number | null} value */
  take(value) {
    this.value = value;
  }
}

/** @type {import('./shapes.js').Module<Plain>} */
const plain = {
  name: 'hand',
  load: loadCore,
  catalogues: {
    en: async () => en,
    // Only Japanese pages load it.
    ja: async () => (await import('./texts/ja.js')).ja,
  },
  unit: PERCENT,
  format: chanceFormat,
  core,
  state: initialState,
  address: properties,
  make,
  none: new NoGames(null),
  fileName: 'rollout-lab-hand-games',
  positioned: (position) => ({ position }),
  told: ({ hands, opponent, evaluator }) => ({ hands, opponent, evaluator }),
  pieces: (lab) => ({ ownWorth: new OwnWorth(lab) }),
  plays: {},
  actions: {},
  host: {},
  views,
  styles: [],
};

export const hand = defineLab(handLab(plain));
