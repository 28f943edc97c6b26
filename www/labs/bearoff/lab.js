// `<bearoff-lab>`: a position, its players, and an evaluator that measures luck. What rolls and draws it, and what host
// pages may call, is mostly in its base, which it shares with other labs; what takes long is the workshop's.

import { openGames } from '../../shared/rollout/opening.js';
import { FIRST_TARGET, RolloutElement } from '../../shared/rollout/rollout-element.js';
import { core } from './core.js';
import { chanceFormat } from '../../shared/bearoff/chance-format.js';
import { compared } from './compared.js';
import { ownColumns } from './games-model.js';
import { choiceStyles } from '../../shared/choice-styles.js';
import { workStyles } from '../../shared/bearoff/work.js';
import { labStyles } from './lab-styles.js';
import { renderLab } from './layout.js';
import { NoRollout } from '../../shared/bearoff/no-rollout.js';
import { PositionElement } from './position-element.js';
import { initialState } from './state.js';
import { restoreValues, valuesOf } from './state-values.js';
import { Workshop } from './workshop.js';

/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffRecord} BearoffRecord */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffRollout} BearoffRollout */
/** @typedef {import('./state.js').LabState} LabState */
/** @typedef {import('./state.js').Wanted} Wanted */

export class BearoffLab extends PositionElement {
  constructor() {
    super({
      core,
      rollout: new NoRollout(core.randomSeed()),
      state: initialState(),
      ownColumns,
      makeMany: () => {
        throw new Error('no game yet');
      },
    });
    this.format = chanceFormat(this.format);
    /** What is said of the rollout now. */
    this.sentence = '';
    this.workshop = new Workshop();
    /** What was made last. @type {(import('./workshop.js').Made & {wanted: Wanted, state: Partial<LabState>}) | null} */
    this.prepared = null;
    /** The games that were rolled of it, while another position is being made. @type {BearoffRollout | null} */
    this.kept = null;
    /** Whether a run goes on when what is being made is ready. */
    this.goesOn = false;
    /** @type {import('../../shared/address/address.js').Values | null} whose games are to be rolled as soon as they can */
    this.restoring = null;
    /** Resolves when nothing is being made any more. @type {Promise<void>} */
    this.making = Promise.resolve();
    this.work = new AbortController();
    /** The games that a link asks for come in slices of their own. */
    this.few = 100_000;
    this.atOnce = 10_000_000;
  }

  // ——— The game and its luck ———

  /** What is being rolled out; null while there is nothing yet. */
  get current() {
    return this.rollout instanceof NoRollout ? null : this.prepared;
  }

  /** The one in force is the first of a game's estimates. */
  get estimate() {
    return 0;
  }

  estimates() {
    return compared(this.current?.estimates ?? [], this.texts);
  }

  theory() {
    return this.current?.theory ?? null;
  }

  /** @param {number} games */
  funnel(games) {
    return this.current?.game.funnel(0, games) ?? null;
  }

  /** @param {BearoffRecord} record */
  rollsOf(record) {
    return record.turns.length;
  }

  // ——— What host pages and tests may call ———

  /** The position: checkers on own points 1 to 6, and who is on roll. Setting it throws if it is none. */
  get position() {
    return structuredClone(this.state.wanted.position);
  }

  set position({ x, o, onRoll = 'x' }) {
    const position = { x: [...x], o: [...o], onRoll };
    core.describePosition(position);
    this.setUp(position);
  }

  /** Everything that can be said of the rollout now; percentages from X's side, undefined = null. */
  snapshot() {
    const { games, seed, plain, reduced, williams, equivalentGames } = this.readout();
    const { position, players, evaluator, scale } = this.current?.setup ?? this.state.wanted;
    const { positionId } = core.describePosition(position);
    const exact = this.theory();
    const setup = { position, positionId, players, evaluator, scale };
    return { games, seed, ...setup, plain, reduced, williams, equivalentGames, exact };
  }

  values() {
    return valuesOf(this);
  }

  /**
   * @param {import('../../shared/address/address.js').Values} values
   * @returns {import('../../shared/address/address.js').Problem[]}
   */
  takeValues(values) {
    return restoreValues(this, values);
  }

  /**
   * @param {import('../../shared/address/address.js').Values} values
   * @returns {import('../../shared/address/address.js').Problem[]}
   */
  restore(values) {
    const problems = this.takeValues(values);
    this.restoring = values;
    this.whenMade().then(() => {
      // Not if something else was started in the meantime.
      if (this.restoring !== values) return;
      this.restoring = null;
      openGames(this, values.games, values.half);
    });
    return problems;
  }

  // ——— Waiting for what is being made ———

  get busy() {
    return this.state.work !== null || this.restoring !== null || super.busy;
  }

  /** Resolves when there is something to be rolled out, or that has failed. */
  async whenMade() {
    let making;
    do {
      making = this.making;
      await making;
    } while (making !== this.making);
  }

  /** @param {number} games */
  async roll(games) {
    await this.whenMade();
    if (this.current) await super.roll(games);
  }

  run() {
    this.whenMade().then(() => this.current && super.run());
  }

  rewind() {
    this.restoring = null;
    this.goesOn = false;
    super.rewind();
    // What is being measured again are the games that were rolled before.
    if (this.state.work && this.current) this.remake(this.seed, 0);
  }

  step() {
    if (this.current && !this.state.work) super.step();
  }

  // ——— What the page's controls do ———

  /**
   * Measures luck in another way, of the same games.
   * @param {Partial<Wanted>} change
   */
  measure(change) {
    this.change({ wanted: { ...this.state.wanted, ...change } });
    this.remake(this.seed, this.rollout.games);
  }

  /** @param {Wanted['noise']} noise */
  setNoise(noise) {
    const { players } = this.state.wanted;
    // Players who are noisy play another game.
    if (players.x !== 'noisy' && players.o !== 'noisy') this.measure({ noise });
    else this.startAgain(this.seed, { wanted: { ...this.state.wanted, noise } });
  }

  /** @param {Partial<Wanted['players']>} change */
  setPlayers(change) {
    const { wanted } = this.state;
    this.startAgain(this.seed, { wanted: { ...wanted, players: { ...wanted.players, ...change } } });
  }

  /** @param {Partial<import('../../shared/rollout/shapes.js').View>} change */
  changeView(change) {
    const before = this.state.view.allTables;
    super.changeView(change);
    // What is compared is measured in the same games.
    if (this.state.view.allTables !== before) this.remake(this.seed, this.rollout.games);
  }

  /** Gives up what is being made, and goes back to what was in force. */
  cancel() {
    this.work.abort();
  }

  // ——— Inside ———

  /**
   * @param {string} seed throws if it is none
   * @param {Partial<LabState>} changes
   */
  startAgain(seed, changes) {
    const written = core.readSeed(seed);
    const same = !this.state.work && this.prepared?.wanted === (changes.wanted ?? this.state.wanted);
    this.player.stop();
    this.goesOn = false;
    this.target = FIRST_TARGET;
    this.opening = null;
    this.restoring = null;
    this.change({ ...changes, stepping: null, badSeed: null, seedChosen: true });
    if (same && this.prepared) {
      this.replace(new core.BearoffRollout(this.prepared.game, written));
      return;
    }
    const { rollout } = this;
    // Those games may be wanted again.
    if (!(rollout instanceof NoRollout)) this.kept = rollout;
    this.replace(new NoRollout(written));
    this.remake(written, 0);
  }

  /** @param {BearoffRollout | NoRollout} rollout */
  replace(rollout) {
    const { rollout: before } = this;
    this.rollout = rollout;
    if (before !== this.kept) before.free();
    this.changed();
  }

  /**
   * Makes what is wanted, and then goes on with it.
   * @param {string} seed
   * @param {number} games  that are to be rolled of it at once
   */
  remake(seed, games) {
    this.work.abort();
    const work = new AbortController();
    this.work = work;
    this.goesOn ||= this.player.running;
    this.player.pause();
    const { wanted, view } = this.state;
    const order = { wanted, compare: view.allTables, seed, games };
    const report = (/** @type {import('../../shared/bearoff/maker.js').Work} */ state) => {
      if (this.work === work) this.change({ work: state });
    };
    report({ what: 'database', progress: 0 });
    this.making = this.workshop.make(order, report, work.signal).then(
      (made) => {
        if (this.work !== work) made?.free();
        else if (made) this.take({ ...made, wanted });
        else this.revert();
      },
      (error) => this.fail(error),
    );
  }

  /** @param {import('./workshop.js').Made & {wanted: Wanted}} made */
  take(made) {
    const { wanted, trail, chosen, view, stepping } = this.state;
    this.prepared?.game.free();
    this.prepared = { ...made, state: { wanted, trail, chosen, view } };
    // What is below the chart is drawn a moment later: until then it asks the function that it has.
    /** @type {import('../../shared/rollout/many-rollouts.js').Make} */
    this.makeMany = (seed, rollouts, games) =>
      new core.ManyBearoffRollouts((this.prepared ?? made).game, seed, rollouts, games);
    // A game that is begun is the same game, measured in another way.
    const record = stepping && made.rollout.record(stepping.record.trial, this.estimate);
    this.change({ work: null, stepping: stepping && { ...stepping, record } });
    // Games that were owed have been rolled in the meantime.
    const missing = this.rollout.games - made.rollout.games;
    this.replace(made.rollout);
    this.kept?.free();
    this.kept = null;
    if (missing > 0) this.player.roll(missing);
    this.resume();
  }

  /** The reader has not waited: what was in force before is so again. */
  revert() {
    const { prepared, kept } = this;
    const { allTables = this.state.view.allTables } = prepared?.state.view ?? {};
    this.restoring = null;
    this.change({ ...prepared?.state, work: null, view: { ...this.state.view, allTables } });
    this.kept = null;
    if (kept) this.replace(kept);
    this.resume();
  }

  resume() {
    if (this.goesOn) this.run();
    this.goesOn = false;
  }

  /** @param {unknown} error */
  fail(error) {
    this.work.abort();
    super.fail(error);
  }

  connectedCallback() {
    super.connectedCallback();
    // Also of one that was taken out of the page while its game was being made.
    if (!this.current || this.state.work) this.remake(this.seed, this.rollout.games);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.goesOn = false;
    this.work.abort();
  }

  view() {
    return renderLab(this);
  }

  static styles = [...RolloutElement.styles, choiceStyles, workStyles, labStyles];
}
