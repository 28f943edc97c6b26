// Two plays of a roll, compared by pairs of games with coupled dice. The part is loaded with the first roll that the
// reader chooses. This file rolls the pairs; pairs-view.js shows them.

import { once } from '../../lib/element/define-lab.js';
import { notConnected, unlessRemoved } from '../../lib/element/removed.js';
import { Throttle } from '../../lib/element/throttle.js';
import { pairs as sharedEn } from '../../lib/pairs/texts/en.js';
import { pairs as sharedJa } from '../../lib/pairs/texts/ja.js';
import { Player } from '../../lib/workers/player.js';
import { core } from './core.js';
import { COUPLINGS } from './state.js';
import { pairs as en } from './texts/en-pairs.js';
import { pairs as ja } from './texts/ja-pairs.js';

export { pairsStyles as styles, pairsView, picks } from './pairs-view.js';

/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactPairs} ContactPairs */
/** @typedef {import('./lab.js').Lab} Lab */
/** @typedef {ReturnType<Pairs['figures']>} Pictured  the pairs, as the views show them */
/** @typedef {import('./state.js').CouplingName} CouplingName */
/** @typedef {import('./workshop.js').ContactPlay} ContactPlay */

/** Texts in all languages: one more file might not load. */
const TEXTS = { en: { ...sharedEn, ...en }, ja: { ...sharedJa, ...ja } };

/** Rolling until the better play is known gives up after this many pairs, the next time after ten times as many. */
const BOUND = 10_000;

/** The pairs of this many earlier comparisons are kept. They come back when their plays are chosen again. */
const ASIDE = 8;

/** The least time between two drawings while pairs come, in milliseconds. */
const DRAWN_EVERY = 100;

export class Pairs {
  /** @param {Lab} lab */
  constructor(lab) {
    this.lab = lab;
    /** The most pairs that are rolled for an address. */
    this.atOnce = BOUND;
    /** The pairs of the same trials with each coupling that was tried. @type {Map<CouplingName, ContactPairs>} */
    this.rollouts = new Map();
    /**
     * The pairs of other plays, by the text of their comparison.
     * @type {Map<string, {by: string, rollouts: Map<CouplingName, ContactPairs>}>}
     */
    this.aside = new Map();
    /** The comparison and the evaluator of luck, as texts. */
    this.of = '';
    this.by = '';
    /** @type {Player | null} */
    this.player = null;
    /** Whether pairs are rolled until the better play is known. */
    this.until = false;
    /** The number of pairs after which that was given up. */
    this.gaveUp = 0;
    /** The number of calls that wait for the list of plays. */
    this.beginning = 0;
    this.draws = new Throttle(() => lab.changed(), DRAWN_EVERY);
  }

  // ——— What is compared ———

  /** The plays that do not end the game. The others need no rollout. */
  get plays() {
    return this.lab.list.plays.filter(({ id }) => id !== null);
  }

  /**
   * The two plays that were chosen, or else the best.
   * @returns {[ContactPlay, ContactPlay] | null} null: there are no two
   */
  get two() {
    const { plays } = this;
    const { a, b } = this.lab.state.compared;
    const found = (/** @type {string | null} */ id) => plays.find((play) => play.id === id);
    const first = found(a) ?? plays.find(({ id }) => id !== b);
    const second = found(b) ?? plays.find((play) => play !== first);
    return first && second ? [first, second] : null;
  }

  /** The comparison that is chosen now, as a text. */
  get ofNow() {
    const { roll, wanted, compared } = this.lab.state;
    return JSON.stringify([wanted.position, roll, compared, this.lab.rolling.rollout.seed]);
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

  /** The number of pairs after which the better play was known; null: it is not known. */
  get known() {
    return this.rollout?.known(true) ?? null;
  }

  get running() {
    return this.player !== null && (this.player.running || this.player.owes);
  }

  get busy() {
    return this.beginning > 0 || (this.player?.owes ?? false);
  }

  /**
   * Chooses play A or B. If the other one was this play, the two are exchanged.
   * @param {'a' | 'b'} which
   * @param {ContactPlay} play
   */
  choose(which, play) {
    const { two } = this;
    // For a frame the reader can still press a play of the list before.
    if (!two || !this.plays.some(({ id }) => id === play.id)) return;
    const now = { a: two[0].id, b: two[1].id };
    const other = which === 'a' ? 'b' : 'a';
    const others = play.id === now[other] ? now[which] : now[other];
    this.lab.change({ compared: which === 'a' ? { a: play.id, b: others } : { a: others, b: play.id } });
    this.lab.snapshots.request();
  }

  // ——— Rolling ———

  /** Waits for the list of plays, and chooses two. @returns {Promise<boolean>} whether there are two */
  async begin() {
    const { lab } = this;
    // The list is needed even if it is hidden.
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

  /** Rolls pairs with the coupling in view from now on. */
  take() {
    const { lab } = this;
    const { coupling } = lab.state;
    let rollout = this.rollouts.get(coupling);
    if (!rollout) {
      const made = lab.guard(() => new core.ContactPairs(this.setup(coupling), lab.rolling.rollout.seed));
      if (!made) return;
      rollout = made;
      this.rollouts.set(coupling, made);
    }
    [this.of, this.by] = [this.ofNow, this.byNow];
    const told = { merged: () => this.merged(), failed: (/** @type {unknown} */ error) => lab.fail(error) };
    if (!this.player) this.player = new Player(lab.own.course, rollout, told);
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

  /** Pairs are about to be rolled: the address names their dice from now on, and games wait. */
  begins() {
    this.lab.dispatchEvent(new Event('lot-start'));
    this.lab.rolling.pause();
  }

  /**
   * Rolls pairs. Rejects with `RolloutLabError` if the number is invalid.
   * @param {number} pairs
   */
  async roll(pairs) {
    const count = this.lab.guard(() => core.readGames(pairs)) ?? 0;
    this.beginning += 1;
    const two = await this.begin().finally(() => (this.beginning -= 1));
    if (!two || !this.player || count === 0) return this.lab.touched();
    this.begins();
    const rolled = this.player.roll(count);
    this.lab.changed();
    await rolled;
  }

  /** Rolls until the better play is known, or the bound is reached. */
  async untilKnown() {
    if (!(await this.begin()) || !this.player || this.known !== null) return;
    this.begins();
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

  /** Draws new pairs. Forgets those after the better play was known, whose number depends on speed. */
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

  /**
   * Rolls the same pairs with another coupling, except those that were rolled with it before.
   * @param {CouplingName} coupling
   */
  couple(coupling) {
    const { count, lab } = this;
    this.pause();
    lab.change({ coupling });
    lab.snapshots.request();
    return lab.call(async () => {
      if (count > 0 && (await this.begin())) await this.roll(Math.max(0, count - this.count));
    });
  }

  /** Follows the two plays and the evaluator of luck. With another evaluator the same pairs are rolled again. */
  follow() {
    if (this.of !== this.ofNow) this.turn();
    if (this.rollouts.size === 0 || this.by === this.byNow) return;
    const { count } = this;
    this.drop();
    if (count > 0) unlessRemoved(this.roll(count));
  }

  /** Sets the pairs aside because other plays are compared, and brings back the pairs of those. */
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

  /** Pauses because the lab has left the page. It may be back at once. */
  left() {
    const { lab, player } = this;
    this.draws.cancel();
    player?.leave(() => lab.isConnected);
    queueMicrotask(() => (this.until &&= lab.isConnected));
  }

  /** Ends the rolling. */
  leave() {
    this.until = false;
    this.draws.cancel();
    this.player?.end();
    this.player = null;
  }

  // ——— For views and host pages ———

  /** The pairs as the views show them. The core is asked for each part once. */
  figures() {
    const pairs = this;
    const { until, running, gaveUp } = pairs;
    return once({
      texts: TEXTS[pairs.lab.texts.language],
      until,
      running,
      gaveUp,
      get two() {
        return pairs.two;
      },
      get known() {
        return pairs.known;
      },
      get readout() {
        return pairs.readout();
      },
      get readouts() {
        return pairs.readouts();
      },
    });
  }

  /** The figures of the coupling in view; null before there are pairs. */
  readout() {
    const { rollout } = this;
    return rollout && rollout.games > 0 ? rollout.readout() : null;
  }

  /** The figures of all couplings that were tried, in their order. */
  readouts() {
    if (this.of !== this.ofNow) return [];
    const tried = COUPLINGS.map((name) => this.rollouts.get(name)?.readout()).filter((one) => one !== undefined);
    return tried.filter(({ pairs }) => pairs > 0);
  }

  snapshot() {
    const { rollout, lab, known } = this;
    if (!rollout || rollout.games === 0) return null;
    const { wanted, roll, compared, coupling } = lab.state;
    const { reduced } = rollout.readout();
    return {
      pairs: rollout.games,
      seed: rollout.seed,
      decision: { position: wanted.position, roll, ...compared },
      coupling,
      couplings: Object.fromEntries(
        this.readouts().map((one) => [one.coupling, { pairs: one.pairs, plain: one.plain, reduced: one.reduced }]),
      ),
      known: known === null ? null : { pairs: known, better: (reduced.mean ?? 0) < 0 ? 'b' : 'a' },
    };
  }
}

/** @param {Map<CouplingName, ContactPairs>} rollouts */
function free(rollouts) {
  for (const rollout of rollouts.values()) rollout.free();
  rollouts.clear();
}
