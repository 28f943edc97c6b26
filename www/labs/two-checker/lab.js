// `<two-checker-lab>`: the article's game, and the luck table in force. What rolls and draws it, and what
// host pages may call, is mostly in its base, which it shares with other labs.

import { core } from './core.js';
import { RolloutElement } from '../../shared/rollout/rollout-element.js';
import { ownColumns } from './games-model.js';
import { renderLab } from './layout.js';
import { labStyles } from './lab-styles.js';
import { rollsOf } from './microscope.js';
import { initialState } from './state.js';
import { restoreValues, valuesOf } from './state-values.js';

/** @typedef {import('../../pkg/two-checker/rollout_lab.js').LuckTable} LuckTable */
/** @typedef {import('../../pkg/two-checker/rollout_lab.js').GameRecord} GameRecord */
/** @typedef {import('../../pkg/two-checker/rollout_lab.js').TwoCheckerRollout} TwoCheckerRollout */
/** @typedef {import('./luck-table.js').Preset} Preset */
/** @typedef {import('./state.js').LabState} LabState */
/** @typedef {import('./texts/en.js').Texts} Texts */

/** @extends {RolloutElement<LabState, TwoCheckerRollout, Texts>} */
export class TwoCheckerLab extends RolloutElement {
  static properties = {
    ...RolloutElement.properties,
    table: { attribute: false, noAccessor: true },
  };

  constructor() {
    const presets = core.presets();
    super({
      core,
      rollout: new core.TwoCheckerRollout(core.randomSeed()),
      state: initialState(presets),
      ownColumns,
      makeMany: (seed, rollouts, games) => new core.ManyTwoCheckerRollouts(seed, rollouts, games),
    });
    this.presets = presets;
  }

  // ——— The game and its luck ———

  /**
   * @param {string} seed
   * @param {LabState} state
   */
  makeRollout(seed, { replay }) {
    return new core.TwoCheckerRollout(seed, replay);
  }

  get estimate() {
    return this.state.table;
  }

  get noLuck() {
    return this.presets.none;
  }

  estimates() {
    const { correct, madeUp, backwards } = this.presets;
    const { yours } = this.state;
    const words = this.texts.chart;
    const all = [
      { id: 'correct', tone: 'correct', name: words.correct, estimate: correct },
      { id: 'madeUp', tone: 'madeup', name: words.madeUp, estimate: madeUp },
      { id: 'backwards', tone: 'backwards', name: words.backwards, estimate: backwards },
    ];
    if (yours) all.push({ id: 'yours', tone: 'yours', name: words.yours, estimate: yours });
    return all;
  }

  theory() {
    return core.theory(this.state.table);
  }

  /** @param {number} games */
  funnel(games) {
    return core.funnel(this.state.table, games);
  }

  /** @param {GameRecord} record */
  rollsOf(record) {
    return rollsOf(record);
  }

  // ——— What host pages and tests may call ———

  /** The luck table in force, in points. Setting it throws `RolloutLabError` if it is none. */
  get table() {
    return { ...this.state.table };
  }

  set table(table) {
    core.theory(table);
    const { doubles, noDoubles, oFails, oBearsOff } = table;
    this.takeTable({ doubles, noDoubles, oFails, oBearsOff });
  }

  /** Everything that can be said of the rollout now; percentages from X's side, undefined = null. */
  snapshot() {
    const { games, seed, leaves, plain, reduced, equivalentGames } = this.readout();
    const theory = this.theory();
    return {
      games,
      seed,
      leaves,
      table: this.table,
      plain,
      reduced,
      equivalentGames,
      exact: { plain: theory.plain, reduced: theory.reduced, equivalentGames: theory.equivalentGames },
    };
  }

  values() {
    return valuesOf(this);
  }

  /** @param {import('../../shared/address/address.js').Values} values */
  takeValues(values) {
    return restoreValues(this, values);
  }

  // ——— What the page's controls do ———

  /**
   * Starts again with these dice.
   * @param {string} seed throws if it is none
   * @param {boolean} [replay] with the article's games first
   */
  restart(seed, replay = false) {
    this.startAgain(seed, { replay });
  }

  /** The article's games: ten, then twenty more. */
  async replay() {
    if (!this.state.replay) this.restart(this.seed, true);
    await this.roll(
      this.rollout.games < 10 ? 10 - this.rollout.games : this.rollout.recorded - this.rollout.games,
    );
  }

  /** @param {LuckTable} table made by the reader */
  takeTable(table) {
    this.change({ table, preset: 'yours', yours: table });
    this.changed();
  }

  /** @param {Preset} preset */
  choosePreset(preset) {
    const table = preset === 'yours' ? this.state.yours : this.presets[preset];
    if (!table) return;
    this.change({ table, preset });
    this.changed();
  }

  /** @param {boolean} keepCentred */
  keepCentred(keepCentred) {
    this.change({ keepCentred });
    if (!keepCentred) return;
    // Switched on again, it re-centres both rolls, keeping the first estimate of each.
    this.guard(() => {
      const table = core.recentre(core.recentre(this.state.table, 'doubles'), 'oFails');
      if (!core.theory(this.state.table).centred) this.takeTable(table);
    });
  }

  view() {
    return renderLab(this);
  }

  static styles = [...RolloutElement.styles, labStyles];
}
