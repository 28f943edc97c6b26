// `<two-checker-lab>`: the article's game, and the luck table in force. What rolls and draws it, and what
// host pages may call, is mostly in its base, which it shares with other labs.

import { usualBelow } from '../../lib/rollout/below-usual.js';
import { RolloutElement } from '../../lib/rollout/rollout-element.js';
import { core } from './core.js';
import { ownColumns } from './games-model.js';
import { nextStep } from './guide.js';
import { renderLab } from './layout.js';
import { labStyles } from './lab-styles.js';
import { rollSaid, rollsOf } from './microscope.js';
import { properties } from './properties.js';
import { FIRST_PART, initialState } from './state.js';
import { evaluationsOf, funnelOf, luckFrom, theoryOf } from './theory.js';

/** @typedef {import('../../pkg/two-checker/rollout_lab.js').LuckTable} LuckTable */
/** @typedef {import('../../pkg/two-checker/rollout_lab.js').Evaluations} Evaluations */
/** @typedef {import('../../pkg/two-checker/rollout_lab.js').GameRecord} GameRecord */
/** @typedef {import('../../pkg/two-checker/rollout_lab.js').TwoCheckerRollout} TwoCheckerRollout */
/** @typedef {import('./luck-table.js').Preset} Preset */
/** @typedef {import('./state.js').Edits} Edits */
/** @typedef {import('./state.js').LabState} LabState */
/** @typedef {import('./texts/en.js').Texts} Texts */
/** @typedef {import('../../lib/address/address.js').Values} Values */
/** @typedef {import('../../lib/address/address.js').Problem} Problem */

/**
 * The numbers of a host's object: the ones that are checked come into force. Anything else is for the core to refuse.
 * @param {LuckTable} given
 * @returns {LuckTable}
 */
function readOnce(given) {
  const { doubles, noDoubles, oFails, oBearsOff } = Object(given);
  return Object(given) === given ? { doubles, noDoubles, oFails, oBearsOff } : given;
}

/** @extends {RolloutElement<LabState, TwoCheckerRollout, Texts>} */
export class TwoCheckerLab extends RolloutElement {
  static properties = {
    ...RolloutElement.properties,
    table: { attribute: false, noAccessor: true },
    evaluations: { attribute: false, noAccessor: true },
  };

  constructor() {
    super({
      core,
      rollout: new core.TwoCheckerRollout(core.randomSeed()),
      initialState,
      properties,
      ownColumns,
      below: usualBelow,
      makeMany: (seed, rollouts, games) => new core.ManyTwoCheckerRollouts(seed, rollouts, games),
      few: 1_000_000,
      atOnce: 100_000_000,
    });
    this.presets = core.presets();
    this.evaluationPresets = core.evaluationPresets();
  }

  // ——— The game and its luck ———

  /** The luck table in force. @returns {LuckTable} */
  get estimate() {
    const { preset, yours } = this.state;
    return preset === 'yours' ? (yours ?? this.presets.madeUp) : this.presets[preset];
  }

  /** Evaluations whose luck is the luck in force, while that averages zero. @returns {Evaluations} */
  get thoughts() {
    const { preset, evaluations } = this.state;
    return preset === 'yours' ? (evaluations ?? evaluationsOf(this.estimate)) : this.evaluationPresets[preset];
  }

  /** The evaluations that the table has in its fields; null where it has luck. */
  get edited() {
    return this.state.edits === 'evaluations' ? this.thoughts : null;
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
    return theoryOf(this.estimate);
  }

  /** @param {number} games */
  funnel(games) {
    return funnelOf(this.estimate, games);
  }

  ofDice() {
    return { ...super.ofDice(), replay: this.state.replay };
  }

  betOn() {
    return JSON.stringify(this.estimate);
  }

  /** @param {GameRecord} record */
  rollsOf(record) {
    return rollsOf(record);
  }

  /** @param {GameRecord} record  @param {number} roll */
  rollSaid(record, roll) {
    return rollSaid(record, roll, this.texts.game);
  }

  // ——— What host pages and tests may call ———

  /** The luck table in force, in points. Setting it throws `RolloutLabError` if it is none. */
  get table() {
    return { ...this.estimate };
  }

  set table(table) {
    this.takeTable(readOnce(table));
  }

  /**
   * The program's evaluation after each event, in percent; null when luck was typed. Setting it throws `RolloutLabError` for
   * bad evaluations.
   * @returns {Evaluations | null}
   */
  get evaluations() {
    return this.edited && { ...this.edited };
  }

  set evaluations(evaluations) {
    this.takeEvaluations(readOnce(/** @type {Evaluations} */ (evaluations)));
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
      evaluations: this.evaluations,
      plain,
      reduced,
      equivalentGames,
      // What theory says is kept, and nobody else's to change.
      exact: structuredClone({
        plain: theory.plain,
        reduced: theory.reduced,
        equivalentGames: theory.equivalentGames,
      }),
    };
  }

  /**
   * @param {Values} values
   * @returns {Problem[]}
   */
  restore(values) {
    const problems = super.restore(values);
    // There is no table of the reader's own before he has made one.
    const missing = values.preset === 'yours' && values.luck === null && values.evaluations === null;
    return missing ? [...problems, { name: 'preset', text: 'yours' }] : problems;
  }

  // ——— What the page's controls do ———

  /**
   * @param {string} seed throws if it is none
   * @param {Partial<LabState>} [changes]
   */
  startAgain(seed, changes = {}) {
    const { replay = false } = changes;
    const before = this.rollout;
    const rollout = this.guard(() => new core.TwoCheckerRollout(seed, replay));
    if (!rollout) return;
    this.change({ badSeed: null, seedChosen: true, ...changes, replay });
    this.rolling.restart(rollout);
    before.free();
  }

  /** The article's games: ten, then twenty more. */
  async replay() {
    await this.replayTo(this.state.replay && this.rollout.games >= FIRST_PART ? Infinity : FIRST_PART);
  }

  /**
   * Rolls until there are so many of the article's games. Games that are still to come count: a second click rolls no more.
   * @param {number} games  more than there are: all of them
   */
  async replayTo(games) {
    const starts = !this.state.replay;
    if (starts) {
      this.undo.leave('replay');
      this.startAgain(this.seed, { replay: true });
    }
    const missing = Math.min(games, this.rollout.recorded) - this.rolling.player.coming;
    const roll = () => this.roll(Math.max(0, missing));
    await (starts ? this.undo.keep(roll) : roll());
  }

  /**
   * @param {LuckTable} table  made by the reader. Throws `RolloutLabError` if it is none
   * @param {string} [what]  he edits: a series of such edits is undone as one
   */
  takeTable(table, what = '') {
    this.guard(() => theoryOf(table));
    this.rescore({ preset: 'yours', yours: table, evaluations: null, edits: 'luck' }, what);
  }

  /**
   * @param {Evaluations} evaluations  typed by the reader. Throws `RolloutLabError` for bad evaluations
   * @param {string} [what]  is edited
   */
  takeEvaluations(evaluations, what = '') {
    const { luck } = this.guard(() => luckFrom(evaluations)) ?? {};
    if (luck) this.rescore({ preset: 'yours', yours: luck, evaluations, edits: 'evaluations' }, what);
  }

  /**
   * Shows luck or evaluations in the fields of the table. Luck that averages zero stays as it is; of other luck the averages
   * are taken out. Throws `RolloutLabError` if no evaluations have it.
   * @param {Edits} edits
   */
  chooseEdits(edits) {
    this.undo.edited();
    if (edits === 'luck' || this.theory().centred) return this.rescore({ edits }, 'edits');
    const evaluations = this.guard(() => evaluationsOf(this.estimate));
    if (evaluations) this.takeEvaluations(evaluations, 'edits');
  }

  /** @param {Preset} preset */
  choosePreset(preset) {
    if (preset === 'yours' && !this.state.yours) return;
    // A network has no luck, but evaluations; and luck that was typed may have none.
    const byHand = preset === 'yours' && !this.state.evaluations && !theoryOf(this.state.yours ?? this.noLuck).centred;
    const edits = preset === 'gnu' ? 'evaluations' : byHand ? 'luck' : this.state.edits;
    this.rescore({ preset, edits });
  }

  /**
   * Scores the same games with another table.
   * @param {Partial<LabState>} patch
   * @param {string} [what]  is edited
   */
  rescore(patch, what = '') {
    this.edit(patch, what);
    this.snapshots.request();
  }

  /**
   * Changes what can be undone.
   * @param {Partial<LabState>} patch
   * @param {string} what  is edited
   */
  edit(patch, what) {
    const { preset, yours, evaluations, edits, keepCentred } = this.state;
    this.undo.edit(what, { preset, yours, evaluations, edits, keepCentred });
    this.change(patch);
  }

  /** @param {boolean} keepCentred */
  keepCentred(keepCentred) {
    this.undo.edited();
    this.edit({ keepCentred }, 'keep');
    if (!keepCentred || this.theory().centred) return;
    // Switched on again, it re-centres both rolls, keeping the first estimate of each.
    this.guard(() => this.takeTable(core.recentre(core.recentre(this.estimate, 'doubles'), 'oFails'), 'keep'));
  }

  nextStep() {
    return nextStep(this);
  }

  view() {
    return renderLab(this);
  }

  static styles = [...RolloutElement.styles, labStyles];
}
