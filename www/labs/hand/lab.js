// `<hand-lab>`: a position that the reader plays out himself, game after game, with the luck of the dice taken out. Beside what
// its base holds, it works out the worth of the reader's own play.

import { chanceFormat } from '../../lib/bearoff/chance-format.js';
import { HandElement } from '../../lib/hand/hand-element.js';
import { core } from './core.js';
import { csv } from './csv.js';
import { renderLab } from './layout.js';
import { NO_GAMES } from './no-games.js';
import { OwnWorth } from './own-worth.js';
import { properties } from './properties.js';
import { initialState } from './state.js';
import { Workshop } from './workshop.js';

/** @typedef {import('../../pkg/hand/rollout_lab.js').HandRollout} HandRollout */
/** @typedef {import('./state.js').Wanted} Wanted */
/** @typedef {import('./texts/en.js').Texts} Texts */
/** @typedef {import('./workshop.js').Made} Made */
/** @typedef {import('../../lib/hand/shapes.js').Order<Wanted>} Order */

/** @extends {HandElement<Wanted, HandRollout, Made, Texts>} */
export class HandLab extends HandElement {
  constructor() {
    const workshop = new Workshop();
    super({ core, initialState, properties, workshop, none: NO_GAMES });
    this.format = chanceFormat(this.format);
    this.ownWorth = new OwnWorth(this, workshop);
  }

  // ——— What there is to draw ———

  /** Of the reader's playing perfectly. */
  theory() {
    return this.made?.theory ?? null;
  }

  /** @param {number} games */
  funnel(games) {
    return this.made?.game.funnel(0, games) ?? null;
  }

  /** What the reader's play so far is worth, in percent; null: not known, or not yet. */
  get own() {
    return this.ownWorth.value;
  }

  // ——— What host pages and tests may call ———

  /** Everything that can be said of the rollout now; percentages from X's side, undefined = null. */
  snapshot() {
    const made = this.inForce;
    const { games, plain, reduced, equivalentGames, costs, abandoned } = (made?.rollout ?? this.none).readout();
    const { position, hands, opponent, evaluator } = made?.setup ?? this.state.wanted;
    const { positionId } = core.describePosition(position);
    const setup = { position, positionId, hands, opponent, evaluator, seed: this.seed };
    const exact = made?.theory ?? null;
    const own = made && this.own;
    // What was made is in force, and nobody else's to change.
    return structuredClone({ games, abandoned, ...setup, plain, reduced, equivalentGames, costs, exact, own });
  }

  // ——— What the page's controls do ———

  /** Luck is estimated in another way, of the same games. @param {Wanted['evaluator']} evaluator */
  measure(evaluator) {
    this.remeasure({ evaluator });
  }

  csv() {
    return csv(this);
  }

  // ——— Making it ———

  get busy() {
    return super.busy || this.ownWorth.busy;
  }

  /** @param {HandRollout} played */
  counted(played) {
    this.ownWorth.workOut(played);
  }

  /** @param {string | null} plays */
  make(plays) {
    this.ownWorth.giveUp();
    super.make(plays);
  }

  /** @param {Made} made  @param {Order} order  @param {Made | null} before */
  take(made, order, before) {
    this.ownWorth.value = null;
    super.take(made, order, before);
    this.ownWorth.workOut(made.rollout);
  }

  /** @param {unknown} error */
  fail(error) {
    this.ownWorth.giveUp();
    super.fail(error);
  }

  view() {
    return renderLab(this);
  }
}
