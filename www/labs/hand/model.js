// The model of a lab: one object for all views. The core is asked for each part once, when a view first wants it. When something
// changes, there is another model.

import { once } from '../../lib/element/define-lab.js';
import { averagesModel, luckModel } from '../../lib/rollout/chart-model.js';
import { decisionOf } from './playing.js';

/** @typedef {import('./shapes.js').Kind} Kind */
/** @template {Kind} K @typedef {import('./shapes.js').Model<K>} Model */

/**
 * @template {Kind} K
 * @param {import('./shapes.js').HandLab<K>} lab
 * @returns {Model<K>}
 */
export function handModel(lab) {
  const { act, form, format, offers, ownWorth, playing, preparation, problems, records, rules, session, state, texts } =
    lab;
  const { inForce, made, module, rollout } = session;
  /** @type {Model<K>} */
  const model = {
    state,
    texts,
    format,
    form,
    offers,
    act,
    views: module.views,
    rules,
    steps: lab.steps,
    filled: lab.filled,
    problems,
    explain: (problem) => lab.explain(problem),
    dismissProblems: act.dismissProblems,
    work: preparation.work,
    seed: session.seed,
    made,
    setup: made?.setup ?? state.wanted,
    wantedNow: () => lab.state.wanted,
    get xgid() {
      return module.xgid?.(state.wanted);
    },
    untold: false,
    get begun() {
      return this.now?.begun ?? 0;
    },
    get now() {
      return session.view();
    },
    get record() {
      return this.begun > 0 ? session.record(this.begun - 1) : null;
    },
    get decision() {
      return decisionOf(inForce && this.now, this.record);
    },
    told: playing.told,
    get news() {
      return this.views.news(this);
    },
    get seen() {
      return lab.reply.seen(this.record);
    },
    listed: records.listed,
    get older() {
      return records.older;
    },
    olderNow: () => records.older,
    get readout() {
      return /** @type {import('./shapes.js').ReadoutOf<K>} */ (rollout.readout());
    },
    theory: made?.theory ?? null,
    own: ownWorth?.value ?? null,
    rollout: {
      games: rollout.games,
      history: remembered(() => rollout.history()),
      anyTime: () => rollout.anyTime(),
    },
    estimate: null,
    estimates: () => [],
    funnel: (games) => made?.game?.funnel(0, games) ?? null,
    get hide() {
      return hidden(this);
    },
    get sentence() {
      const words = texts.sentence;
      if (this.readout.games === 0) return words.start;
      return this.views.sentences(this).reduce((said, more) => words.both(said, more));
    },
    get averages() {
      return handChart(this);
    },
    get averageLuck() {
      return luckModel(this, this.theory, LEAST);
    },
  };
  return once(model);
}

/**
 * Asks once.
 * @template A
 * @param {() => A} ask
 */
function remembered(ask) {
  /** @type {A | undefined} */
  let answer;
  return () => {
    answer ??= ask();
    return answer;
  };
}

/** Parts that are empty before the first game is over. */
const OF_GAMES = ['tiles', 'options', 'notes', 'mistakes', 'readout'];

/**
 * Returns the hidden parts. A page also hides parts that are still empty; in an embed nothing moves.
 * @param {Pick<Model<Kind>, 'state' | 'form' | 'begun' | 'readout'>} model
 */
function hidden({ state, form, begun, readout: { games, abandoned } }) {
  if (form === 'embed' || games + abandoned > 0) return state.hide;
  return new Set([...state.hide, ...OF_GAMES, ...(begun > 0 ? [] : ['log'])]);
}

/** The games axis begins with room for this number of games, because readers play few games by hand. */
const LEAST = 20;

/** A smaller difference between two values does not show in print. */
const SAME = 5e-3;

/**
 * The chart of the averages, with the value of perfect play and of the reader's own play.
 * @template {Kind} K
 * @param {Model<K>} model
 * @returns {import('../../lib/chart/model.js').ChartModel}
 */
function handChart(model) {
  const { format, own, readout, texts, theory } = model;
  const chart = averagesModel(model, theory, LEAST);
  if (own !== null && texts.chart.own && theory && Math.abs(own - theory.plain.mean) > SAME) {
    chart.limits = [{ value: own, label: texts.chart.own(format.percent(own, 2)), tone: 'yours' }];
  }
  return { ...chart, faint: !readout.reliable };
}
