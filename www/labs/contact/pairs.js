// Two plays of the roll that was chosen, compared by pairs of games with coupled dice. A part that is loaded with the first roll that
// is chosen: what rolls pairs, and what a play in the list has beside it. How it looks: pairs-view.js.

import { Player } from '../../lib/workers/player.js';
import { notConnected, unlessRemoved } from '../../lib/element/removed.js';
import { Throttle } from '../../lib/element/throttle.js';
import { core } from './core.js';
import { picks } from './pairs-picks.js';
import { pairsTexts } from './pairs-texts.js';
import { COUPLINGS, pairsView } from './pairs-view.js';

export { pairsStyles as styles } from './pairs-styles.js';

/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactPairs} ContactPairs */
/** @typedef {import('./play-list.js').ContactPlay} ContactPlay */
/** @typedef {import('./state.js').CouplingName} CouplingName */
/** @typedef {import('./lab.js').ContactLab} Lab */

/** Who rolls until the better play is known gives up after so many pairs; the next time after ten times as many. */
const BOUND = 10_000;

/** Pairs of so many comparisons that were left are kept: they come back when their plays are chosen again. */
const ASIDE = 8;

/** At most this often, in milliseconds, pairs are drawn while more come. */
const DRAWN_EVERY = 100;

export class Pairs {
  /** @param {Lab} lab */
  constructor(lab) {
    this.lab = lab;
    /** So many are rolled for an address. */
    this.atOnce = BOUND;
    /** Of the same trials, one for each coupling that was tried. @type {Map<CouplingName, ContactPairs>} */
    this.rollouts = new Map();
    /** Pairs of other plays, by what they are of. @type {Map<string, {by: string, rollouts: Map<CouplingName, ContactPairs>}>} */
    this.aside = new Map();
    /** Of what they are, and who measures their luck, as texts. */
    this.of = '';
    this.by = '';
    /** @type {Player | null} */
    this.player = null;
    /** Whether they are rolled until the better play is known, and after how many that was given up. */
    this.until = false;
    this.gaveUp = 0;
    /** How many calls wait until the plays are listed, to roll then. */
    this.beginning = 0;
    this.draws = new Throttle(() => lab.changed(), DRAWN_EVERY);
  }

  // ——— What is compared ———

  /** Those that do not end the game: one that does needs no rollout. */
  get plays() {
    return this.lab.list.plays.filter(({ id }) => id !== null);
  }

  /** The two plays: those that were chosen, or else the best. @returns {[ContactPlay, ContactPlay] | null} null: there are none */
  get two() {
    const { plays } = this;
    const { a, b } = this.lab.state.compared;
    const found = (/** @type {string | null} */ id) => plays.find((play) => play.id === id);
    const first = found(a) ?? plays.find(({ id }) => id !== b);
    const second = found(b) ?? plays.find((play) => play !== first);
    return first && second ? [first, second] : null;
  }

  /** What is compared now, as a text. */
  get ofNow() {
    const { roll, wanted, compared } = this.lab.state;
    return JSON.stringify([wanted.position, roll, compared, this.lab.seed]);
  }

  get byNow() {
    const { evaluator, noise } = this.lab.state.wanted;
    return JSON.stringify([evaluator, noise]);
  }

  /** The pairs of the coupling in view; null before there are any. */
  get rollout() {
    return (this.of === this.ofNow && this.rollouts.get(this.lab.state.coupling)) || null;
  }

  get count() {
    return this.rollout?.games ?? 0;
  }

  /** After how many pairs the better play was known; null: it is not. */
  get known() {
    return this.rollout?.known(true) ?? null;
  }

  get running() {
    return this.player !== null && (this.player.running || this.player.owes);
  }

  get busy() {
    return this.beginning > 0 || (this.player?.owes ?? false);
  }

  /** Chooses for A or B; whoever chooses for one what the other has, gives the other what it had. @param {'a' | 'b'} which @param {ContactPlay} play */
  choose(which, play) {
    const { two } = this;
    // Of a list that is not drawn yet, nothing is chosen: what is pressed meanwhile is a play of the roll before.
    if (!two || !this.plays.some(({ id }) => id === play.id)) return;
    const now = { a: two[0].id, b: two[1].id };
    const other = which === 'a' ? 'b' : 'a';
    const others = play.id === now[other] ? now[which] : now[other];
    this.lab.change({ compared: /** @type {Lab['state']['compared']} */ ({ [which]: play.id, [other]: others }) });
    this.lab.snapshots.request();
  }

  // ——— Rolling ———

  /** The plays are all listed, and the two are chosen. @returns {Promise<boolean>} whether there are two */
  async begin() {
    const { lab } = this;
    // Also where they are hidden.
    lab.list.need();
    await lab.until(() => lab.list.complete || lab.state.roll === null || !lab.isConnected);
    if (!lab.isConnected) throw notConnected();
    const { two } = this;
    if (!two) return false;
    const compared = { a: two[0].id, b: two[1].id };
    const { a, b } = lab.state.compared;
    if (a !== compared.a || b !== compared.b) lab.change({ compared });
    this.follow();
    this.take();
    return true;
  }

  /** Has the coupling in view rolled from now on. */
  take() {
    const { lab } = this;
    const { coupling } = lab.state;
    let rollout = this.rollouts.get(coupling);
    if (!rollout) {
      const made = lab.guard(() => new core.ContactPairs(this.setup(coupling), lab.seed));
      if (!made) return;
      rollout = made;
      this.rollouts.set(coupling, made);
    }
    [this.of, this.by] = [this.ofNow, this.byNow];
    const told = { merged: () => this.merged(), failed: (/** @type {unknown} */ error) => lab.fail(error) };
    if (!this.player) this.player = new Player(lab.course, rollout, told);
    else if (this.player.work !== rollout) {
      this.player.stop();
      this.player.take(rollout);
    }
  }

  /** @param {CouplingName} coupling */
  setup(coupling) {
    const { wanted, roll } = this.lab.state;
    const [a, b] = /** @type {[ContactPlay, ContactPlay]} */ (this.two);
    return { ...wanted, roll: /** @type {[number, number]} */ (roll), a: a.after, b: b.after, coupling };
  }

  /**
   * Rolls so many pairs. Rejects with `RolloutLabError` if that is no number of them.
   * @param {number} pairs
   */
  async roll(pairs) {
    const count = this.lab.guard(() => core.readGames(pairs)) ?? 0;
    this.beginning += 1;
    const two = await this.begin().finally(() => (this.beginning -= 1));
    if (!two || !this.player || count === 0) return this.lab.touched();
    this.lab.keepDice();
    this.lab.rolling.pause();
    const rolled = this.player.roll(count);
    this.lab.changed();
    await rolled;
  }

  /** Rolls until the better play is known, but not for ever. */
  async untilKnown() {
    if (!(await this.begin()) || !this.player || this.known !== null) return;
    this.lab.keepDice();
    this.lab.rolling.pause();
    let bound = BOUND;
    while (this.count >= bound) bound *= 10;
    this.until = true;
    this.player.run(Infinity, bound);
    this.lab.touched();
  }

  pause() {
    this.until = false;
    if (!this.running) return;
    this.player?.stop();
    this.lab.changed();
  }

  /** Pairs have come. Where the better play was known, there are no others after that: how many there are is no matter of time. */
  merged() {
    const { player, until, rollout } = this;
    const known = until ? this.known : null;
    if (known !== null) {
      player?.stop();
      rollout?.goBack(known);
      this.until = false;
    } else if (until && !player?.running) {
      this.until = false;
      this.gaveUp = this.count;
    }
    if (player?.course.busy) this.draws.request();
    else {
      this.draws.cancel();
      this.lab.changed();
    }
  }

  /** The same pairs with their dice coupled otherwise: as many as there are, but for those that were rolled so before. @param {CouplingName} coupling */
  couple(coupling) {
    const { count, lab } = this;
    this.pause();
    lab.change({ coupling });
    lab.snapshots.request();
    return lab.call(async () => {
      if (count > 0 && (await this.begin())) await this.roll(Math.max(0, count - this.count));
    });
  }

  /** Others are compared, or their luck is measured otherwise: then the same pairs are rolled again. */
  follow() {
    if (this.of !== this.ofNow) this.turn();
    if (this.rollouts.size === 0 || this.by === this.byNow) return;
    const { count } = this;
    this.drop();
    if (count > 0) unlessRemoved(this.roll(count));
  }

  /** Other plays are compared: their pairs come back, if there were any, and those that there are make room. */
  turn() {
    const { ofNow } = this;
    const back = this.aside.get(ofNow);
    if (this.rollouts.size === 0 && !back) return;
    this.leave();
    this.aside.delete(ofNow);
    if (this.rollouts.size > 0) this.aside.set(this.of, { by: this.by, rollouts: this.rollouts });
    for (const [oldest, { rollouts }] of [...this.aside].slice(0, -ASIDE)) {
      free(rollouts);
      this.aside.delete(oldest);
    }
    this.rollouts = back?.rollouts ?? new Map();
    this.by = back?.by ?? '';
    this.of = back ? ofNow : '';
    this.gaveUp = 0;
  }

  /** Frees the pairs of the plays that are compared. */
  drop() {
    this.leave();
    free(this.rollouts);
    this.gaveUp = 0;
    this.of = '';
  }

  /** Frees all pairs. */
  forget() {
    this.drop();
    for (const { rollouts } of this.aside.values()) free(rollouts);
    this.aside.clear();
  }

  /** The lab has left the page, and may be back at once. */
  left() {
    const { lab, player } = this;
    this.draws.cancel();
    player?.leave(() => lab.isConnected);
    queueMicrotask(() => (this.until &&= lab.isConnected));
  }

  /** Nothing is rolled any more. */
  leave() {
    this.until = false;
    this.draws.cancel();
    this.player?.end();
    this.player = null;
  }

  // ——— What there is to see ———

  get texts() {
    return pairsTexts(this.lab.texts);
  }

  /** What the coupling in view has come to; null before there are pairs. */
  readout() {
    const { rollout } = this;
    return rollout && rollout.games > 0 ? rollout.readout() : null;
  }

  /** The same of all that were tried, in their order. */
  readouts() {
    if (this.of !== this.ofNow) return [];
    const tried = COUPLINGS.map((name) => this.rollouts.get(name)?.readout()).filter((one) => one !== undefined);
    return tried.filter(({ pairs }) => pairs > 0);
  }

  /** What host pages are told. */
  snapshot() {
    const { rollout, lab, known } = this;
    if (!rollout || rollout.games === 0) return null;
    const { position, roll } = { ...lab.state.wanted, roll: lab.state.roll };
    const { reduced } = rollout.readout();
    return {
      pairs: rollout.games,
      seed: rollout.seed,
      decision: { position, roll, ...lab.state.compared },
      coupling: lab.state.coupling,
      couplings: Object.fromEntries(
        this.readouts().map(({ coupling, pairs, plain, reduced: without }) => [
          coupling,
          { pairs, plain, reduced: without },
        ]),
      ),
      known: known === null ? null : { pairs: known, better: (reduced.mean ?? 0) < 0 ? 'b' : 'a' },
    };
  }

  /** The columns of the list in which A and B are chosen. */
  picks() {
    return picks(this);
  }

  view() {
    return pairsView(this);
  }
}

/** @param {Map<CouplingName, ContactPairs>} rollouts */
function free(rollouts) {
  for (const rollout of rollouts.values()) rollout.free();
  rollouts.clear();
}
