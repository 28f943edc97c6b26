// `<walk-lab>`: a random walk that decides a game, and a scale by which its luck is measured. Most of the lab, and of the calls for
// host pages, is in its base, which it shares with other labs.

import { chanceFormat } from '../../lib/bearoff/notation.js';
import { choiceStyles } from '../../lib/element/choice-styles.js';
import { loadPart } from '../../lib/element/load-part.js';
import { createFormat, MOVES } from '../../lib/i18n/format.js';
import { RolloutElement } from '../../lib/rollout/rollout-element.js';
import { core } from './core.js';
import { nextStep } from './guide.js';
import { renderLab } from './layout.js';
import { MeasuredScales, Mirrored } from './measured.js';
import { drawingsOf, exactOf, isSameButShare, moveSaid, ownColumns, snapshotOf, theories, walksOf } from './model.js';
import { initialState, presetOf, properties } from './state.js';
import { labStyles } from './styles.js';

/** @typedef {import('../../pkg/walk/rollout_lab.js').WalkRecord} WalkRecord */
/** @typedef {import('./state.js').LabState} LabState */
/** @typedef {import('./state.js').Model} Model */
/** @typedef {import('./state.js').Wanted} Wanted */

/** The details below the chart, which are loaded with the first walk. @type {import('../../lib/rollout/shapes.js').Details} */
const below = {
  parts: ['lengths', 'moments', 'fit', 'measurement', 'scales', 'curves', 'antithetic', 'readout', 'many', 'games'],
  load: /** @type {any} */ (loadPart(() => import('./below.js'))),
};

/** @extends {RolloutElement<LabState, import('../../pkg/walk/rollout_lab.js').WalkRollout, import('./texts/en.js').Texts>} */
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
      below,
      few: 100_000,
      atOnce: 10_000_000,
    });
    this.walks = walks;
    /** The result is written in percent if it is who wins, in moves if it is a length. */
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

  /** The share of the luck that is subtracted. For another share nothing is rolled again. */
  get estimate() {
    return this.state.wanted.share;
  }

  /** The walks that are rolled. */
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

  /** The exact values of the model. */
  get exact() {
    return exactOf(this.state.wanted.model);
  }

  /** The exact values of the model as curves. */
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

  // ——— For host pages and tests ———

  /** The model: how far a move goes, and how many other moves there are. Setting it throws `RolloutLabError` if it is none. */
  get model() {
    return { ...this.state.wanted.model };
  }

  set model(model) {
    // Each number is read once, so that the checked numbers come into force. The core refuses a model that is no object.
    const { a, m, s } = Object(model);
    this.setModel(Object(model) === model ? { a, m, s } : model);
  }

  /** Everything that can be said of the walks now. */
  snapshot() {
    return snapshotOf(this.rollout, this.state.wanted.model);
  }

  // ——— For the address ———

  values() {
    const values = super.values();
    // Walks that are being rolled again count.
    return { ...values, games: Math.max(values.games, this.rolling.player.owed) };
  }

  // ——— For controls ———

  /**
   * Begins with other walks, from none on. Throws `RolloutLabError` if the model is none.
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
   * Takes a fitted model, and rolls as many of its walks as there are, so that the details below the chart stay.
   * @param {Model} model
   */
  async takeFit(model) {
    const { games } = this.values();
    this.setModel(model, true);
    await this.undo.keep(() => this.roll(games));
  }

  /**
   * Asks the same walks for something else, or measures them in another way. Another share only reads them otherwise. All other
   * changes roll them again, as many as there are.
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

  /** Takes these walks for everything from now on. @param {import('../../pkg/walk/rollout_lab.js').WalkGame} walks */
  renew(walks) {
    this.format = this.formats[this.state.wanted.outcome];
    if (walks === this.walks) return;
    this.walks = walks;
    this.makeMany = this.manyOf();
  }

  /**
   * Makes many rollouts. The details below the chart are drawn a moment later: until then they ask the function that they have.
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
