// `<council-lab>`: a council of noisy programs, and the positions on which its rules are tried. The pieces that it holds work over time
// (work.js); the numbers are the core's.

import { insistedOf, seedOf, stateOf, valuesOf } from '../../lib/address/address.js';
import { controlStyles } from '../../lib/element/control-styles.js';
import { isRefusal } from '../../lib/element/core.js';
import { LabElement } from '../../lib/element/lab-element.js';
import { loadPart } from '../../lib/element/load-part.js';
import { glossaryStyles } from '../../lib/i18n/glossary.js';
import { layoutStyles } from '../../lib/rollout/layout-styles.js';
import { printStyles } from '../../lib/rollout/print-styles.js';
import { withSeries } from '../../lib/rollout/state.js';
import { Below } from './below-place.js';
import { core } from './core.js';
import { renderLab } from './layout.js';
import { downloadRates } from './model.js';
import { initialState, modelOf, MOST_TRIALS, properties } from './state.js';
import { styles } from './styles.js';
import { Curves, Trials } from './work.js';

/** @typedef {import('../../lib/address/address.js').Values} Values */
/** @typedef {import('./state.js').CouncilModel} CouncilModel */
/** @typedef {import('./state.js').LabState} LabState */

/** The most positions that are simulated again at once where a setting is changed. */
const AGAIN = 1_000_000;

/** @typedef {{seed: string, trials: number, seedChosen: boolean, looked: number | null}} Left */

/** The details below the charts. @type {import('./below-place.js').Own} */
const ownBelow = {
  parts: ['panel', 'badges', 'weights', 'reduction', 'contrast'],
  load: loadPart(() => import('./below.js')),
};

/** @extends {LabElement<import('./texts/en.js').Texts>} */
export class CouncilLab extends LabElement {
  static properties = {
    ...LabElement.properties,
    seed: { noAccessor: true },
    model: { attribute: false, noAccessor: true },
    state: { state: true },
  };

  constructor() {
    super();
    this.state = initialState();
    const model = modelOf(this.state.wanted);
    /** The ranges that the core takes. */
    this.limits = core.councilLimits();
    /** How often each rule is right in the long run. */
    this.exact = core.councilExact(model);
    this.trials = new Trials(this, new core.CouncilTrials(model, core.randomSeed()));
    this.curves = new Curves(this);
    /** The positions that were left for others, which come back from the same seed. @type {Left | null} */
    this.left = null;
    /** Whether anything has been simulated since it was opened: what has appeared with that stays. */
    this.begun = false;
    /** The rules of more programs, which come with the details below. @type {import('./equal.js').EqualPrograms | null} */
    this.equal = null;
    this.below = new Below(this, ownBelow);
    this.complete.then(() => this.touched());
  }

  /**
   * A seed in the HTML that is none is shown in its field with the reason, like one that was typed.
   * @param {string} name
   * @param {string | null} _
   * @param {string | null} value
   */
  attributeChangedCallback(name, _, value) {
    if (name === 'seed' && value !== null) this.typeSeed(value);
  }

  // ——— For views ———

  get busy() {
    return super.busy || this.trials.busy || (this.equal?.busy ?? false);
  }

  /** The statistics now. */
  readout() {
    return this.trials.simulation.readout();
  }

  /** The number of the position that is looked at, counted from 0; null: there is none yet. */
  get shown() {
    const { looked } = this.state;
    const { done } = this.trials;
    if (looked !== null) return looked - 1;
    return done > 0 ? done - 1 : null;
  }

  view() {
    return renderLab(this);
  }

  // ——— For host pages and tests ———

  /** The seed of the positions, in hexadecimal. Setting it begins again with none; it throws if it is none. */
  get seed() {
    return this.trials.simulation.seed;
  }

  set seed(seed) {
    this.begin(this.state.wanted, core.readSeed(String(seed)));
    this.change({ seedChosen: true });
  }

  /** The council. Setting it begins again with no positions; it throws the core's error if it is none. */
  get model() {
    return { ...modelOf(this.state.wanted) };
  }

  set model(model) {
    this.begin(core.readCouncil(model), this.seed);
  }

  /**
   * Simulates so many positions more. Rejects with `RolloutLabError` if that is no number of them, or if the lab is removed before.
   * @param {number} trials
   */
  async roll(trials) {
    this.left = null;
    await this.trials.roll(trials);
  }

  /** Simulates until it is paused. */
  run() {
    this.left = null;
    this.trials.run();
  }

  pause() {
    this.trials.pause();
  }

  /** All rates are in percent. */
  snapshot() {
    return this.trials.simulation.snapshot();
  }

  // ——— For the address ———

  /** The state as values of the lab's properties. @returns {Values} */
  values() {
    const { trials, state, seed } = this;
    const { wanted } = trials;
    return {
      ...valuesOf(properties, state, core),
      // Positions that nobody has seen or chosen are not worth keeping.
      seed: wanted > 0 || state.looked !== null || state.seedChosen ? seed : null,
      trials: Math.min(wanted, MOST_TRIALS),
    };
  }

  /** The values that `values` leaves out, for an address whose author says otherwise. @returns {Values} */
  insisted() {
    return { ...insistedOf(properties, this.state, core), seed: this.seed };
  }

  /**
   * Takes such values on, and simulates the positions that they ask for.
   * @param {Values} values
   * @returns {import('../../lib/address/address.js').Problem[]} the values that the core refuses
   */
  restore(values) {
    const { state, problems } = stateOf(properties, values, initialState(), core);
    const seed = seedOf(values, core, problems);
    this.state = { ...state, wanted: this.state.wanted };
    const chosen = seed ?? core.randomSeed();
    try {
      this.begin(state.wanted, chosen);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      // The values make no council together: the problems name each of them that differs from its start.
      for (const name of /** @type {const} */ (['candidates', 'd', 's1', 's2', 'copying', 'programs'])) {
        const { kind, start } = properties[name];
        if (values[name] !== start) problems.push({ name, text: kind.write(values[name]) });
      }
      this.begin(initialState().wanted, chosen);
    }
    this.change({ seedChosen: seed !== null, looked: state.looked });
    this.left = null;
    this.trials.open(values.trials);
    // Positions that an address asks for count as done, so that their parts of the page have their place at once.
    this.begun = values.trials > 0;
    return problems;
  }

  // ——— For controls ———

  /**
   * Changes settings. As many positions are simulated again, with the same errors.
   * @param {Partial<CouncilModel>} change  that the core takes
   */
  want(change) {
    const { wanted } = this.trials;
    this.begin({ ...this.state.wanted, ...change }, this.seed);
    this.trials.open(Math.min(wanted, AGAIN));
  }

  newPositions() {
    const seed = this.guard(() => core.randomSeed());
    if (!seed) return;
    this.leave();
    this.begin(this.state.wanted, seed);
    this.change({ seedChosen: false });
  }

  /** The positions are about to be left. */
  leave() {
    const { seed, trials, state } = this;
    // A reader who changes them again has no others to lose.
    if (trials.wanted > 0)
      this.left = { seed, trials: trials.wanted, seedChosen: state.seedChosen, looked: state.looked };
  }

  /** The positions that can be brought back, if there are any. */
  get nextLeft() {
    return this.trials.wanted === 0 ? this.left : null;
  }

  /** Brings the positions back that were left. */
  bringBack() {
    const { nextLeft: left } = this;
    if (!left) return;
    this.left = null;
    this.begin(this.state.wanted, left.seed);
    this.change({ seedChosen: left.seedChosen, looked: left.looked });
    this.trials.open(left.trials);
  }

  /** @param {string} text */
  typeSeed(text) {
    try {
      const seed = core.readSeed(text);
      this.leave();
      this.seed = seed;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      this.change({ badSeed: { text, code: error.code } });
    }
  }

  /** @param {number | null} looked  a position, counted from 1; null: the last one */
  lookAt(looked) {
    this.change({ looked });
  }

  /** @param {string} id  of a rule, @param {boolean} hidden */
  toggleSeries(id, hidden) {
    this.change({ view: { hidden: withSeries(this.state.view.hidden, id, hidden) } });
  }

  /** The table of the rules for a spreadsheet. */
  downloadGames() {
    downloadRates(this);
  }

  // ——— Inside ———

  /**
   * Begins with these settings and this seed, from no positions on. If the core refuses them, this throws and changes nothing.
   * @param {CouncilModel} wanted
   * @param {string} seed
   */
  begin(wanted, seed) {
    const model = modelOf(wanted);
    const same = JSON.stringify(model) === JSON.stringify(this.model);
    this.trials.restart(model, seed);
    if (!same) this.exact = core.councilExact(model);
    this.change({ wanted: { ...wanted }, badNumber: null, badSeed: null, looked: null });
    this.curves.follow();
  }

  /** @param {Partial<LabState>} patch */
  change(patch) {
    this.state = { ...this.state, ...patch };
    this.touched();
  }

  touched() {
    this.begun ||= this.trials.done > 0;
    super.touched();
  }

  get coming() {
    return this.below.coming;
  }

  updated() {
    this.below.follow();
    return super.updated();
  }

  /** @param {boolean} visible */
  looked(visible) {
    this.trials.player.suspend(!visible);
  }

  /** @param {unknown} error */
  fail(error) {
    this.trials.stop();
    this.curves.end();
    super.fail(error);
  }

  static styles = [controlStyles, glossaryStyles, layoutStyles, styles, printStyles];
}
