// A lab of one coin toss. The reader says how lucky heads is, and the average of result − luck is 50% with any luck.

import { css, html } from 'lit';
import init, * as core from '../../www/pkg/coin-toss/coin_toss.js';
import wasm from '../../www/pkg/coin-toss/coin_toss_bg.wasm?url';
import { at, startingFrom, stateOf, valuesOf } from '../../www/lib/address/address.js';
import { number, whole } from '../../www/lib/address/kinds.js';
import '../../www/lib/chart/chart.js';
import { controlStyles } from '../../www/lib/element/controls.js';
import { startCore } from '../../www/lib/element/core.js';
import { defineLab } from '../../www/lib/element/define-lab.js';
import { en } from '../../www/lib/i18n/en.js';
import { averagesModel } from '../../www/lib/rollout/chart-model.js';
import { rolloutState } from '../../www/lib/rollout/state.js';

/** @typedef {ReturnType<typeof state>} State */
/** @typedef {ReturnType<typeof model>} Model */
/** @typedef {import('../../www/lib/element/lab.js').Lab<State, Model>} Lab */

/** The reader's choices. The core computes everything else from them. */
const state = () => ({ seed: 1, tosses: 0, luck: 30 });

/** The parameters of the address, each with its place in the state. */
const address = startingFrom(state(), {
  seed: { kind: whole(2 ** 32 - 1), ...at('seed'), who: 'both' },
  tosses: { kind: whole(10_000), ...at('tosses'), who: 'both' },
  luck: { kind: number([-100, 100]), ...at('luck'), who: 'both' },
});

/** The reader's actions. Each returns the parts of the state that change. */
const actions = {
  toss: (/** @type {unknown} */ _, /** @type {number} */ tosses) => ({ tosses }),
  giveLuck: (/** @type {unknown} */ _, /** @type {number} */ luck) => ({ luck }),
};

/** The texts of the lab, and those that all labs share. */
const texts = {
  ...en,
  page: { title: 'Coin toss' },
  chart: { ...en.chart, xAxis: 'tosses', description: () => 'Averages in percent against the number of tosses.' },
  failure: { ...en.failure, noWasm: 'No WebAssembly here', noSimd: 'No SIMD here', notLoaded: 'Not loaded' },
  luck: 'Luck of heads',
  toss: (/** @type {string} */ n) => `Toss ${n}`,
  said: (/** @type {string[]} */ [plain, plainSd, reduced, reducedSd]) =>
    `Plain average ${plain}%, SD ${plainSd}. With luck subtracted ${reduced}%, SD ${reducedSd}.`,
};

/** The columns of the core's rows. @param {Float64Array} rows */
const columns = (rows) => [0, 1, 2, 3, 4].map((column) => rows.filter((_, i) => i % 5 === column));

/** Everything that the view shows. @param {import('../../www/lib/element/lab.js').Lab<State>} lab */
function model({ act, format, state: { seed, tosses, luck } }) {
  const [games, plain, plainLow, plainHigh, plainSd] = columns(core.averages(seed, tosses, 0));
  const [, reduced, reducedLow, reducedHigh, reducedSd] = columns(core.averages(seed, tosses, luck));
  const history = { games, plain, plainLow, plainHigh, reduced, reducedLow, reducedHigh, luck: reduced };
  const rollout = { games: tosses, history: () => history, anyTime: () => history };
  const one = { rollout, estimate: luck, estimates: () => [], funnel: () => null };
  const last = [plain, plainSd, reduced, reducedSd].map((column) => column.findLast(Number.isFinite) ?? null);
  const chart = averagesModel({ ...one, state: rolloutState(), texts, format }, null);
  return {
    act: /** @type {import('../../www/lib/element/definition.js').Bound<typeof actions>} */ (act),
    chart: { ...chart, truth: { value: 50, label: texts.chart.truth('50%') } },
    results: { seed, tosses, luck, plain: { mean: last[0], sd: last[1] }, reduced: { mean: last[2], sd: last[3] } },
    said: texts.said(last.map((value) => format.percent(value, 2))),
    format,
  };
}

/** @param {Model} model */
const view = ({ act, chart, format, results: { luck }, said }) => html`
  ${[10, 100, 1000, 10_000].map((n) => html`<button @click=${() => act.toss(n)}>${texts.toss(format.count(n))}</button>`)}
  <label>${texts.luck} <input type="range" min="-100" max="100" .value=${luck}
    @input=${(/** @type {{target: HTMLInputElement}} */ { target }) => act.giveLuck(target.valueAsNumber)} /></label> ${format.points(luck)}
  <rollout-chart .model=${chart}></rollout-chart>
  <p>${said}</p> <p class="spoken visually-hidden" role="status"></p>`;

/** Parts of a definition that this lab does without. */
const without = { elements: {}, parts: [], spare: [], host: {}, attributes: [], attribute() {}, untold: () => false };

/** @type {import('../../www/lib/element/definition.js').Definition<Lab, State, Model>} */
const definition = {
  ...without,
  name: 'coin-toss',
  load: () => startCore(init, wasm, core),
  catalogues: { en: async () => texts, ja: async () => texts },
  state,
  address,
  // This piece sends the results to the host page after each change.
  pieces: (lab) => ({ results: { follow: () => lab.snapshots.request() } }),
  actions,
  model,
  view,
  said: ({ said }) => said,
  snapshot: ({ frame }) => frame.results,
  values: ({ state }) => valuesOf(address, state, null),
  insisted: () => ({}),
  restore(lab, values) {
    const { state: opened, problems } = stateOf(address, values, state(), null);
    lab.change(opened);
    return problems;
  },
  styles: [controlStyles, css`:host { display: block; padding: 8px; } rollout-chart::part(legend) { display: none; }`],
};

export const coinToss = defineLab(definition);
