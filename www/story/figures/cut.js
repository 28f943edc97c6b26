// Figure 10: games that are cut short. A wrong evaluation at the horizon moves the value at which a rollout settles. Wrong luck doesn't.

import { scaleLinear } from 'd3-scale';
import { html, svg } from 'lit';
import { choice, whole } from '../../lib/address/kinds.js';
import { round, sharp } from '../../lib/chart/marks.js';
import { choices, slider } from '../live/controls.js';
import { POSITION, position, Shelf, theory } from './bearoff.js';
import { inTurn, WIDTH } from './figure.js';

/** @typedef {import('../texts/en-bearoffs.js').Texts['cut']} Texts */
/** @typedef {'pipCount' | 'even' | 'backwards'} Evaluator  measures luck, and stands in for results at the horizon */
/** @typedef {{evaluator: Evaluator, rolls: number}} State */
/** @typedef {import('./figure.js').It<State, Texts>} Own */
/**
 * @typedef {Object} Model  chances in percent
 * @property {number[]} settles  where a rollout settles that is cut after 0, 1, 2 … rolls
 * @property {number} truth  where it settles when all games end, whatever measures luck
 */

/** Their names in addresses, here and in the bear-off lab. @type {Record<string, Evaluator>} */
const WORDS = { 'pip-count': 'pipCount', even: 'even', backwards: 'backwards' };
const kind = choice(WORDS);
/** The most rolls of a game from this position. */
const MOST = 11;
const shelf = new Shelf(3);

const HEIGHT = 240;
const [LEFT, RIGHT, TOP, BOTTOM] = [38, WIDTH - 8, 26, HEIGHT - 34];
/** All values that these evaluators lead to, so that only the curve moves. @type {[number, number]} */
const DOMAIN = [30, 80];
const TICK_SIZE = 11;

/** @type {import('./figure.js').Figure<State, Model, Texts, import('./figure.js').BearoffCore, import('./bearoff.js').BearoffGame>} */
export const cut = {
  name: 'cut',
  properties: {
    evaluator: { kind, initial: 'pipCount' },
    rolls: { kind: whole(MOST), initial: 1 },
  },

  prepare: (core, { evaluator }, signal) =>
    shelf.game(
      core,
      {
        position: position(core),
        players: { x: 'exact', o: 'exact' },
        estimates: [{ evaluator, scale: 'linear' }],
        noise: { size: 0, seed: 1 },
      },
      signal,
    ),

  model(_, __, ___, game) {
    const { cutShort, plain } = theory(game);
    return { settles: Array.from(cutShort), truth: plain.mean };
  },

  height: HEIGHT,
  picture,

  controls: (_, { state, texts, format, id, set }) =>
    html`${choices({
      name: `${id}-evaluator`,
      label: texts.evaluator,
      choices: Object.values(WORDS).map((value) => ({ value, label: texts.evaluators[value] })),
      chosen: state.evaluator,
      set: (evaluator) => set({ evaluator: /** @type {Evaluator} */ (evaluator) }),
    })}
    ${slider({
      label: texts.horizon,
      least: 0,
      most: MOST,
      step: 1,
      value: state.rolls,
      write: (rolls) => texts.after(format.count(rolls)),
      set: (rolls) => set({ rolls }),
    })}`,

  said: (model, it) => inTurn(it.common, [endedSaid(model, it), cutSaid(model, it)]),
  alt: (model, it) => inTurn(it.common, [it.texts.alt, endedSaid(model, it), cutSaid(model, it)]),

  lab: (_, { state: { evaluator, rolls }, seed }) => ({
    lab: 'bearoff',
    values: `position=${POSITION}&evaluator=${kind.write(evaluator)}&horizon=${rolls}&seed=${seed}&games=1000`,
  }),
};

/** @param {Model} model @param {Own} it */
const endedSaid = ({ truth }, { format, texts }) => texts.ended(format.value(truth, 2));

/** @param {Model} model @param {Own} it */
function cutSaid({ settles, truth }, { state: { rolls }, format, texts }) {
  const value = settles[Math.min(rolls, settles.length - 1)];
  return texts.cut(format.count(rolls), format.value(value, 2), format.difference(value, truth, 2).luck);
}

// ——— Picture ———

/** @param {Model} model @param {Own} it */
function picture({ settles, truth }, { state: { rolls }, common, format, texts }) {
  const x = scaleLinear([0, MOST], [LEFT, RIGHT]);
  const y = scaleLinear(DOMAIN, [BOTTOM, TOP]);
  const points = settles.map((value, i) => [round(x(i)), round(y(value))]);
  const [at, high] = points[Math.min(rolls, points.length - 1)];
  return svg`<g fill="none">
      <path d=${y
        .ticks(5)
        .map((value) => `M${LEFT},${sharp(y(value))}H${RIGHT}`)
        .join('')} stroke="var(--line)" />
      <path class="truth" d=${`M${LEFT},${round(y(truth))}H${RIGHT}`} stroke="var(--truth)" stroke-width="2.25" />
      <path d=${`M${at},${round(y(truth))}V${high}`} stroke="var(--bad)" stroke-width="3" />
      <path class="settles" d=${`M${points.map((point) => point.join()).join('L')}`} stroke="var(--reduced)" stroke-width="2" />
    </g>
    <g fill="var(--reduced)">${points.map(([cx, cy]) => svg`<circle cx=${cx} cy=${cy} r="2.5" />`)}
      <circle class="now" cx=${at} cy=${high} r="6" stroke="var(--card)" stroke-width="1.5" /></g>
    <g fill="var(--muted)" font-size=${TICK_SIZE} text-anchor="end">
      ${y.ticks(5).map((value) => svg`<text x=${LEFT - 6} y=${round(y(value) + 4)}>${format.value(value, 0)}</text>`)}
    </g>
    <g fill="var(--muted)" font-size=${TICK_SIZE} text-anchor="middle">
      ${points.map(([cx], i) => svg`<text x=${cx} y=${BOTTOM + 15}>${format.count(i)}</text>`)}
    </g>
    <text x=${RIGHT} y=${HEIGHT - 4} text-anchor="end" fill="var(--muted)" font-size=${TICK_SIZE}>${texts.xAxis}</text>
    <g fill="none"><path d=${`M${LEFT},11.5h20`} stroke="var(--truth)" stroke-width="2.25" />
      <path d=${`M${LEFT + 190},11.5h20`} stroke="var(--reduced)" stroke-width="2" /></g>
    <g fill="var(--ink)" font-size="12">
      <text x=${LEFT + 26} y="16" font-weight="700">${common.truth(format.value(truth, 2))}</text>
      <text x=${LEFT + 216} y="16">${texts.curve}</text>
    </g>`;
}
