// What lies behind `<hand-lab>`: the game that is made for it, the games that are played of it, and what the reader's
// own play is worth. What the reader does with it is in lab.js.

import { chanceFormat } from '../../shared/bearoff/chance-format.js';
import { Maker } from '../../shared/bearoff/maker.js';
import { standIn } from '../../shared/bearoff/needs-exact.js';
import { LabElement } from '../../shared/lab-element.js';
import { core, isRefusal } from './core.js';
import { NO_GAMES } from './no-games.js';
import { NOISE, initialState } from './state.js';

/** @typedef {import('../../pkg/hand/rollout_lab.js').BearoffGame} BearoffGame */
/** @typedef {import('../../pkg/hand/rollout_lab.js').BearoffTheory} BearoffTheory */
/** @typedef {import('../../pkg/hand/rollout_lab.js').HandRollout} HandRollout */
/** @typedef {import('./state.js').HandState} HandState */
/** @typedef {import('./state.js').Wanted} Wanted */
/** @typedef {import('./texts/en.js').Texts} Texts */

/**
 * @typedef {Object} Made
 * @property {Wanted} setup  what was made, where the exact chances are not known with others in their place
 * @property {BearoffGame} game
 * @property {BearoffTheory | null} theory  of the reader's playing perfectly
 */

/** @extends {LabElement<Texts>} */
export class HandElement extends LabElement {
  static properties = {
    ...LabElement.properties,
    state: { state: true },
    own: { state: true },
  };

  constructor() {
    super();
    this.rules = core;
    // Whoever reloads the page is to lose no play that he has made.
    this.writeEvery = 350;
    this.format = chanceFormat(this.format);
    /** @type {HandState} */
    this.state = initialState();
    /** The dice. */
    this.dice = core.randomSeed();
    this.maker = new Maker(core);
    /** @type {Made | null} */
    this.made = null;
    /** @type {HandRollout | null} null: nothing is made yet */
    this.games = null;
    /** Plays that are to be made again as soon as there is a game for them. @type {string | null} */
    this.waiting = null;
    /** What the reader's play so far is worth; null: not known, or not yet. @type {number | null} */
    this.own = null;
    /** Of the last game, so many rolls are no news any more. */
    this.told = 0;
    this.onBoard = false;
    this.making = Promise.resolve();
    this.owned = Promise.resolve();
    this.work = new AbortController();
    this.owning = new AbortController();
  }

  // ——— What there is to draw ———

  /** All games are measured by one estimate. */
  get estimate() {
    return null;
  }

  /** @returns {import('../../shared/rollout/shapes.js').Compared[]} */
  estimates() {
    return [];
  }

  /** The rollout, or one without games while nothing is made yet. */
  get rollout() {
    return this.games ?? NO_GAMES;
  }

  /** @returns {BearoffTheory | null} */
  theory() {
    return this.made?.theory ?? null;
  }

  /** @param {number} games */
  funnel(games) {
    return this.made?.game.funnel(0, games) ?? null;
  }

  readout() {
    return this.rollout.readout();
  }

  /** Number of games that were begun. */
  get begun() {
    return this.games?.view().begun ?? 0;
  }

  /** The game that is being played, or else the last one. */
  get record() {
    const { games, begun } = this;
    return games && begun > 0 ? games.record(begun - 1) : null;
  }

  // ——— Making it ———

  /** Resolves when nothing is being made any more, and what the reader's play is worth is known. */
  async settled() {
    let last;
    do {
      last = [this.making, this.owned];
      await this.making;
      await this.owned;
    } while (last[0] !== this.making || last[1] !== this.owned);
  }

  /** @param {Partial<HandState>} patch */
  change(patch) {
    this.state = { ...this.state, ...patch };
    this.touched();
  }

  /**
   * Makes what is wanted, and goes on with these plays of it.
   * @param {string} plays
   */
  remake(plays) {
    this.waiting = plays;
    this.work.abort();
    this.owning.abort();
    const work = new AbortController();
    this.work = work;
    const report = (/** @type {import('../../shared/bearoff/maker.js').Work} */ now) => {
      if (this.work === work) this.change({ work: now });
    };
    report({ what: 'database', progress: 0 });
    this.making = this.make(this.state.wanted, report, work.signal).then(
      (made) => {
        if (this.work !== work) made?.game.free();
        else if (made) this.take(made, plays);
      },
      (error) => this.fail(error),
    );
  }

  /**
   * @param {Wanted} wanted
   * @param {import('../../shared/bearoff/maker.js').Report} report
   * @param {AbortSignal} signal
   * @returns {Promise<Made | null>} null: it was given up
   */
  async make(wanted, report, signal) {
    const { reach } = core.describePosition(wanted.position);
    const database = await this.maker.database(reach, report, signal);
    if (!database) return null;
    const { position, hands } = wanted;
    const opponent = standIn(wanted.opponent, reach);
    const evaluator = standIn(wanted.evaluator, reach);
    // Where the reader has not played yet, he is taken to play perfectly.
    const own = standIn('exact', reach);
    const players = { x: hands === 'o' ? opponent : own, o: hands === 'x' ? opponent : own };
    /** @type {import('../../pkg/hand/rollout_lab.js').Estimate[]} */
    const estimates = [{ evaluator, scale: 'linear' }];
    // Mistakes are always measured exactly, if they can be.
    if (reach === 'six' && evaluator !== 'exact') estimates.push({ evaluator: 'exact', scale: 'linear' });
    const game = await this.maker.game(database, { position, players, estimates, noise: NOISE }, report, signal);
    return game && { setup: { position, hands, opponent, evaluator }, game, theory: game.theory(0) };
  }

  /**
   * @param {Made} made
   * @param {string} plays
   */
  take(made, plays) {
    const resume = (/** @type {string} */ written) =>
      new core.HandRollout(made.game, made.setup.hands, this.dice, written);
    /** @type {HandRollout} */
    let games;
    try {
      games = resume(plays);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      // Nobody can have played that: what was written is said, and no game is played yet.
      this.complain({ name: 'plays', text: plays });
      games = resume('');
    }
    this.games?.free();
    this.made?.game.free();
    this.games = games;
    this.made = made;
    this.waiting = null;
    this.own = null;
    this.told = Infinity;
    this.change({ work: null });
    this.changed();
    this.workOutOwn();
  }

  /** What the reader's play so far is worth: between other things, because it may take long. */
  workOutOwn() {
    this.owned = this.ownPlay();
  }

  async ownPlay() {
    this.owning.abort();
    const owning = new AbortController();
    this.owning = owning;
    const builder = this.games?.ownPlay();
    if (!builder) return;
    try {
      const game = await this.maker.finish(builder, () => {}, owning.signal);
      if (!game) return;
      if (this.owning === owning) this.own = game.theory(0)?.plain.mean ?? null;
      game.free();
      this.changed();
    } catch (error) {
      this.fail(error);
    }
  }

  /** @param {unknown} error */
  fail(error) {
    this.work.abort();
    this.owning.abort();
    super.fail(error);
  }

  connectedCallback() {
    super.connectedCallback();
    // Also of one that was taken out of the page while its game was being made.
    if (!this.made || this.state.work) this.remake(this.waiting ?? this.rollout.written);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.work.abort();
    this.owning.abort();
  }
}
