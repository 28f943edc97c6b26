// The model of the council lab: one object for its views, made of its state and of the core's answers; its sentences; and the table of the
// rules for spreadsheets.

import { once } from '../../lib/element/define-lab.js';
import { download } from '../../lib/element/download.js';
import { toCsv } from '../../lib/games-table/csv.js';
import { core } from './core.js';
import { COUNCIL, modelOf, RULES } from './state.js';

/** @typedef {import('./lab.js').Base} Lab */
/** @typedef {import('../../lib/element/definition.js').Bound<typeof import('./lab.js').actions>} Act */
/** @typedef {ReturnType<typeof model>} Model */
/** @typedef {import('./state.js').CouncilModel} CouncilModel */
/** @typedef {import('./state.js').Rule} Rule */

/**
 * Asks the core once for each council. Settings are never changed, but replaced by others.
 * @template A
 * @param {(council: CouncilModel) => A} ask
 * @returns {(wanted: CouncilModel) => A}
 */
export function remembered(ask) {
  /** @type {WeakMap<CouncilModel, A>} */
  const answers = new WeakMap();
  return (wanted) => {
    const answer = answers.get(wanted) ?? ask(modelOf(wanted));
    answers.set(wanted, answer);
    return answer;
  };
}

/** How often each rule is right in the long run. */
const exactOf = remembered((council) => core.councilExact(council));

/** The positions that can be brought back, if there are any. @param {Pick<Lab, 'trials' | 'state'>} lab */
export const leftOf = ({ trials, state }) => (trials.wanted === 0 ? state.left : null);

/** @param {Lab & {act: Act}} lab */
export function model(lab) {
  const { act, curves, form, format, offers, problems, state, steps, texts, trials } = lab;
  const { wanted, looked } = state;
  const { simulation, done } = trials;
  const { work } = curves;
  return once({
    act,
    form,
    format,
    offers,
    problems,
    dismissProblems: () => lab.dismissProblems(),
    state,
    steps,
    texts,
    /** The council in force. */
    council: modelOf(wanted),
    /** The settings after an action. */
    wantedNow: () => lab.state.wanted,
    /** Whether there are three programs, which may differ. */
    three: wanted.programs === COUNCIL,
    /** The number of positions. */
    done,
    running: trials.running,
    /** Whether no position is there or still to come. */
    idle: trials.wanted === 0,
    left: leftOf(lab),
    seed: simulation.seed,
    /** The seed after an action. */
    seedNow: () => trials.simulation.seed,
    /** The number of the position that is looked at, counted from 0; null: there is none yet. */
    shown: looked !== null ? looked - 1 : done > 0 ? done - 1 : null,
    /** The position that is looked at. It need not be simulated. */
    get position() {
      return simulation.position(this.shown ?? 0);
    },
    /** The positions and the lines. Each stays the same object while it grows. */
    simulation,
    work,
    /** The number of points that the lines have. */
    points: work?.done ?? 0,
    /** The ratio of noises at which the lines end. */
    last: curves.last,
    /** The lines against the number of programs. */
    panels: curves.panels,
    /** The optimal rules with more programs, as far as they are known. */
    equal: lab.equal?.rows ?? [],
    /** The rates of the rules with variance reduction, as far as they are known. */
    reductions: lab.reductions?.points ?? [],
    /** The ranges that the core takes. */
    get limits() {
      return core.councilLimits();
    },
    get exact() {
      return exactOf(wanted);
    },
    /** The statistics. */
    get readout() {
      return simulation.readout();
    },
    /** How far each rule is ahead of the strongest program on the same positions. */
    get differences() {
      return simulation.differences('strongest').differences;
    },
    /** The lines against the ratio of noises. */
    get columns() {
      return work?.columns() ?? null;
    },
    get crossings() {
      return work?.crossings() ?? [];
    },
    /** The rates in words. */
    get sentence() {
      return sentence(this);
    },
    /** The request to compare more; '' once that has been done. */
    get request() {
      if (done > 0) return '';
      return this.three ? texts.found.try : texts.found.tryOfEqual;
    },
    /** The sentence that is read aloud. */
    get said() {
      return [this.sentence, this.request].filter(Boolean).join(texts.curves.between);
    },
  });
}

// ——— Sentences ———

/** Decimals of the ratios at which lines cross. */
const DIGITS = 3;

/**
 * The rates in words: for the page, for readers who hear it, and for pictures.
 * @param {Pick<Lab, 'format' | 'texts'> & {three: boolean, done: number, exact: Record<Rule, number | null>,
 *   readout: import('../../pkg/council/rollout_lab.js').CouncilReadout}} model
 */
function sentence({ texts, format, three, done, exact, readout }) {
  const { none, now, noneOfEqual, nowOfEqual } = texts.found;
  const simulated = done > 0 ? readout.rates : null;
  const write = (/** @type {Rule} */ rule) => format.percent(simulated ? simulated[rule].mean : exact[rule], 1);
  const rates = /** @type {const} */ ([write('strongest'), write('majorityStrongest'), write('optimistic')]);
  return simulated ? (three ? now : nowOfEqual)(format.count(done), ...rates) : (three ? none : noneOfEqual)(...rates);
}

/** Where the lines cross, once that is known. @param {Model} model */
export function crossingsSaid({ texts, format, crossings }) {
  const words = texts.curves;
  return crossings
    .map(({ a, b, ratio }) => {
      const [one, other] = [texts.rules[a], texts.rules[b]];
      return words.sentence(
        ratio === null ? words.crossNot(one, other) : words.cross(one, other, format.plain(ratio, DIGITS)),
      );
    })
    .join(words.between);
}

// ——— The spreadsheet ———

/** Saves the table of the rules for a spreadsheet. @param {Model} model */
export function downloadRates({ texts, exact, readout, differences }) {
  const { trials, rates } = readout;
  const { rule, right, low, high, exact: known, difference, differenceLow, differenceHigh } = texts.csv;
  const heads = [rule, right, low, high, known, difference, differenceLow, differenceHigh];
  const rows = RULES.map((rule) => {
    const [rate, lead] = [rates[rule], differences[rule]];
    const ends = (/** @type {[number, number] | null} */ ci) => ci ?? [null, null];
    return [texts.rules[rule], rate.mean, ...ends(rate.ci), exact[rule], lead.mean, ...ends(lead.ci)];
  });
  // Spreadsheets take a file for UTF-8 only if it begins with a byte order mark.
  download(`rollout-lab-council-${trials}-positions.csv`, 'text/csv;charset=utf-8', ['\uFEFF', toCsv(heads, rows)]);
}
