// The model of a lab that rolls out: one object for all views. The core is asked for each part once, when a view first wants it. When
// something changes, there is another model.

import { once } from '../element/define-lab.js';
import { averagesModel, luckModel } from './chart-model.js';
import { allSeen } from './microscope.js';
import { sentence } from './sentence.js';

/** @typedef {import('./shapes.js').Estimate} Estimate */
/** @typedef {import('./shapes.js').Rollout} Rollout */
/** @typedef {import('./shapes.js').RolloutState} RolloutState */
/** @typedef {import('../i18n/texts.js').RolloutTexts} Texts */

/**
 * @template {RolloutState} S
 * @template {Rollout} R
 * @template {Texts} T
 * @template {object} [M={}]
 * @param {import('./shapes.js').RolloutLab<S, R, T>} lab
 * @param {M} [own]  what the lab adds to it, or has in its own way
 * @returns {import('./shapes.js').RolloutModel<S, R, T> & M}
 */
export function rolloutModel(lab, own) {
  const { own: rolled, rolling, showing, undo, state, texts, format, form, offers, steps, filled, act } = lab;
  const { rollout } = rolling;
  /** @type {import('./shapes.js').RolloutModel<S, R, T>} */
  const model = {
    state,
    texts,
    format,
    form,
    offers,
    steps,
    filled,
    act,
    problems: lab.problems,
    explain: (/** @type {import('../address/address.js').Problem} */ problem) => lab.explain(problem),
    dismissProblems: act.dismissProblems,
    begun: rolling.begun,
    takesBets: rolled.takesBets,
    additions: rolled.additions,
    seed: rollout.seed,
    seedNow: () => rolling.rollout.seed,
    games: rollout.games,
    coming: rolling.games,
    made: rolling.made,
    running: rolling.running,
    halfway: rolling.halfway,
    opening: rolling.opening,
    opens: rolling.opens,
    stepping: rolling.stepping,
    left: undo.nextLeft,
    undoable: Boolean(undo.nextEdit),
    rollout: {
      games: rollout.games,
      readout: remembered((estimate) => rollout.readout(estimate)),
      history: remembered((estimate) => rollout.history(estimate)),
      anyTime: remembered((estimate) => rollout.anyTime(estimate)),
    },
    before: rolling.remeasures ? rolling.before : null,
    rolls: rolled.rolls,
    rollSaid: (/** @type {ReturnType<R['record']>} */ record, /** @type {number} */ roll) =>
      rolled.rollSaid(record, roll, texts, format),
    estimate: rolled.estimate(lab),
    estimates: () => rolled.estimates(lab),
    funnel: (/** @type {number} */ games) => rolled.funnel(lab, games),
    get betOn() {
      return rolled.betOn(lab);
    },
    get readout() {
      return /** @type {ReturnType<R['readout']>} */ (this.rollout.readout(this.estimate));
    },
    get figures() {
      const { before, estimate, readout } = this;
      return before ? plainOnly(before.readout(estimate)) : readout;
    },
    get theory() {
      return rolled.theory(lab);
    },
    get inView() {
      const { record, made } = gameInView(lab);
      return { record, ...(record ? showing.seen({ trial: record.trial, made }) : allSeen(made)) };
    },
    get step() {
      const { guide, hide } = state;
      return form === 'page' && guide && !hide.has('guide') && !hide.has('controls') ? rolled.guide(this) : null;
    },
    get chosenAfter() {
      return Boolean(rolled.chosenAfter?.(lab));
    },
    get withheld() {
      return !this.begun && Boolean(rolled.withholds?.(lab));
    },
    get shown() {
      return !state.told || this.withheld ? null : this.theory;
    },
    get hide() {
      return hidden(this, rolled.below.parts);
    },
    get said() {
      return state.betting ? texts.bet.sentence : sentence(this, texts, format);
    },
    get averages() {
      return averagesModel(this, this.shown);
    },
    get averageLuck() {
      return luckModel(this, this.shown);
    },
  };
  return once(model, own);
}

/**
 * The figures that depend on results alone.
 * @param {import('./shapes.js').Readout} readout
 * @returns {import('./shapes.js').Readout}
 */
const plainOnly = (readout) => ({
  ...readout,
  reduced: { mean: null, sd: null, se: null, ci: null, anyTime: null },
  equivalentGames: null,
});

/**
 * Asks once for each estimate.
 * @template A
 * @param {(estimate: Estimate) => A} ask
 * @returns {(estimate: Estimate) => A}
 */
function remembered(ask) {
  /** @type {Map<Estimate, A>} */
  const answers = new Map();
  return (estimate) => {
    const answer = answers.get(estimate) ?? ask(estimate);
    answers.set(estimate, answer);
    return answer;
  };
}

/**
 * The game under the microscope: the one being stepped through, or else the newest. And how many of its rolls are made.
 * @template {Rollout} R
 * @param {Pick<import('./shapes.js').Pieces<RolloutState, R, Texts>, 'own' | 'rolling' | 'records'>} lab
 */
export function gameInView({ own, rolling, records }) {
  const { rollout, stepping } = rolling;
  if (stepping) return { record: records.inView(stepping.record.trial, stepping.record), made: stepping.shown };
  const record = rollout.games > 0 ? records.inView(rollout.games - 1, null) : null;
  return { record, made: record ? own.rolls(record) : 0 };
}

/** The parts that tell where the lines settle. */
const TELLING = ['verdict', 'worth', 'map', 'many'];
/** Parts that are about lines, of which there are none while bets are made. */
const OF_LINES = ['legend', 'options', 'notes'];

/** Parts that have nothing to say before anything is rolled. */
const TO_COME = ['tree', 'sentence', 'options', 'notes'];

/**
 * The parts that are not shown: those that the author does not want, those that would tell the answer of a bet, and on a
 * page those that have nothing to say yet. In an embed nothing moves, and all have their place from the start.
 * @param {Pick<import('./shapes.js').RolloutModel, 'form' | 'begun' | 'state'>} model
 * @param {readonly string[]} below  parts that stand below the chart
 */
function hidden({ form, begun, state }, below) {
  const { hide, told, betting } = state;
  const waiting = [
    ...(told ? [] : TELLING),
    ...(betting ? OF_LINES : []),
    ...(form === 'page' && !begun ? [...TO_COME, ...below] : []),
  ];
  return waiting.length > 0 ? new Set([...hide, ...waiting]) : hide;
}
