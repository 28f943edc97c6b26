// `<walk-lab>`: a random walk that decides a game, and a scale by which its luck is measured. What rolls and draws it, and what
// host pages may call, is mostly in its base, which it shares with other labs.

import { chanceFormat } from '../../lib/bearoff/chance-format.js';
import { choiceStyles } from '../../lib/element/choice-styles.js';
import { createFormat } from '../../lib/i18n/format.js';
import { RolloutElement } from '../../lib/rollout/rollout-element.js';
import { MOVES } from '../../lib/i18n/units.js';
import { ownBelow } from './below-place.js';
import { core } from './core.js';
import { drawingsOf, exactOf, isSameButShare, theories, walksOf } from './exact.js';
import { ownColumns } from './games-model.js';
import { nextStep } from './guide.js';
import { labStyles } from './lab-styles.js';
import { renderLab } from './layout.js';
import { MeasuredScales } from './measured-scales.js';
import { moveSaid } from './microscope.js';
import { Mirrored } from './mirrored.js';
import { properties } from './properties.js';
import { snapshotOf } from './snapshot.js';
import { initialState, presetOf } from './state.js';

/** @typedef {import('../../pkg/walk/rollout_lab.js').WalkRecord} WalkRecord */
/** @typedef {import('../../pkg/walk/rollout_lab.js').WalkRollout} WalkRollout */
/** @typedef {import('./state.js').LabState} LabState */
/** @typedef {import('./state.js').Model} Model */
/** @typedef {import('./state.js').Wanted} Wanted */
/** @typedef {import('./texts/en.js').Texts} Texts */

/** @extends {RolloutElement<LabState, WalkRollout, Texts>} */
export class WalkLab extends RolloutElement {
  static properties = {
    ...RolloutElement.properties,
    model: { attribute: false, noAccessor: true },
  };

  constructor() {
    const walks = walksOf(initialState().wanted);
    super({
      core,
      rollout: new core.WalkRollout(walks, core.randomSeed()),
      initialState,
      properties,
      ownColumns,
      below: ownBelow,
      few: 100_000,
      atOnce: 10_000_000,
    });
    this.walks = walks;
    /** Who wins is told in percent, how long it takes in moves. */
    this.formats = {
      win: chanceFormat(this.format),
      length: chanceFormat(createFormat(this.texts.language, MOVES)),
    };
    this.mirrored = new Mirrored(this);
    this.measuredScales = new MeasuredScales(this);
    this.theories = theories();
    this.format = this.formats.win;
    this.makeMany = this.manyOf();
  }

  // ——— The walk and its luck ———

  /** The share of the luck that is subtracted: for another one nothing is rolled again. */
  get estimate() {
    return this.state.wanted.share;
  }

  /** What is rolled, made ready. */
  get current() {
    return this.walks;
  }

  get takesBets() {
    return false;
  }

  theory() {
    return this.theories(this.walks, this.estimate);
  }

  /** @param {number} walks */
  funnel(walks) {
    return this.walks.funnel(this.estimate, walks);
  }

  get busy() {
    return super.busy || this.measuredScales.going !== null;
  }

  /** All that is exactly true of the model. */
  get exact() {
    return exactOf(this.state.wanted.model);
  }

  /** The same as curves. */
  get drawings() {
    return drawingsOf(this.state.wanted.model);
  }

  get game() {
    return JSON.stringify(this.state.wanted.model);
  }

  ofGame() {
    const { wanted, yours } = this.state;
    return { wanted: { model: wanted.model }, yours, badNumber: null };
  }

  /** @param {WalkRecord} record */
  rollsOf(record) {
    return record.moves;
  }

  /** @param {WalkRecord} record  @param {number} move */
  rollSaid(record, move) {
    return moveSaid(record, move, this.texts, this.format);
  }

  // ——— What host pages and tests may call ———

  /** The model: how far a move goes, and how many other moves there are. Setting it throws `RolloutLabError` if it is none. */
  get model() {
    return { ...this.state.wanted.model };
  }

  set model(model) {
    // Read once: what is checked is what comes into force. What is no object is for the core to refuse.
    const { a, m, s } = Object(model);
    this.setModel(Object(model) === model ? { a, m, s } : model);
  }

  /** Everything that can be said of the walks now. */
  snapshot() {
    return snapshotOf(this);
  }

  // ——— What the page's address does ———

  values() {
    const values = super.values();
    // Those that are being rolled again count.
    return { ...values, games: Math.max(values.games, this.rolling.player.owed) };
  }

  // ——— What the page's controls do ———

  /**
   * Other walks, from none on. Throws `RolloutLabError` if the model is none.
   * @param {Model} model
   * @param {boolean} [again]  whether walks are rolled at once
   */
  setModel(model, again = false) {
    const checked = exactOf(model).model;
    const { state } = this;
    const yours = presetOf(checked) === 'yours' ? checked : state.yours;
    this.undo.leave('game', again);
    this.startAgain(this.seed, {
      wanted: { ...state.wanted, model: checked },
      yours,
      badNumber: null,
      seedChosen: state.seedChosen,
    });
  }

  /**
   * Takes a fitted model, and rolls as many of its walks as there are: what stands below the chart stays there.
   * @param {Model} model
   */
  async takeFit(model) {
    const { games } = this.values();
    this.setModel(model, true);
    await this.undo.keep(() => this.roll(games));
  }

  /**
   * The same walks, asked for something else or measured in another way. With another share they are only read otherwise; else
   * they are rolled again, as many as there are.
   * @param {Partial<Omit<Wanted, 'model'>>} change
   */
  measure(change) {
    const wanted = { ...this.state.wanted, ...change };
    if (isSameButShare(wanted, this.state.wanted)) this.change({ wanted });
    else this.measureAgain(wanted);
    this.snapshots.request();
  }

  /** @param {Wanted} wanted  of the same walks */
  measureAgain(wanted) {
    const [before, walksBefore] = [this.rollout, this.walks];
    const made = this.guard(() => {
      const walks = walksOf(wanted);
      return { walks, rollout: new core.WalkRollout(walks, this.seed) };
    });
    if (!made) return;
    this.change({ wanted });
    this.renew(made.walks);
    this.rolling.again(made.rollout);
    before.free();
    walksBefore.free();
  }

  /**
   * @param {string} seed throws if it is none
   * @param {Partial<LabState>} [changes]
   */
  startAgain(seed, changes = {}) {
    const { wanted = this.state.wanted } = changes;
    const [before, walksBefore] = [this.rollout, this.walks];
    const same = isSameButShare(wanted, this.state.wanted);
    const made = this.guard(() => {
      const walks = same ? walksBefore : walksOf(wanted);
      return { walks, rollout: new core.WalkRollout(walks, seed) };
    });
    if (!made) return;
    if (wanted.model !== this.state.wanted.model) this.mirrored.forget();
    this.measuredScales.forget();
    this.change({ badSeed: null, seedChosen: true, ...changes });
    this.renew(made.walks);
    this.rolling.restart(made.rollout);
    before.free();
    if (!same) walksBefore.free();
  }

  /**
   * Everything is of these walks from now on.
   * @param {import('../../pkg/walk/rollout_lab.js').WalkGame} walks
   */
  renew(walks) {
    const { outcome } = this.state.wanted;
    this.format = this.formats[outcome];
    if (walks === this.walks) return;
    this.walks = walks;
    this.makeMany = this.manyOf();
  }

  /**
   * Makes many rollouts. What is below the chart is drawn a moment later: until then it asks the function that it has.
   * @returns {import('../../lib/rollout/many-rollouts.js').Make}
   */
  manyOf() {
    return (seed, rollouts, walks) => new core.ManyWalkRollouts(this.walks, seed, rollouts, walks);
  }

  nextStep() {
    return nextStep(this);
  }

  view() {
    return renderLab(this);
  }

  static styles = [...RolloutElement.styles, choiceStyles, labStyles];
}
