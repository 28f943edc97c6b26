// Figure 10: games that are cut short. Wrong luck doesn't move the value at which a rollout settles. Wrong evaluations at the cut do.

import { html, svg } from 'lit';
import { choice, whole } from '../../lib/address/kinds.js';
import { round } from '../../lib/chart/marks.js';
import { choices, slider } from '../live/controls.js';
import { drawRollout, GAMES, HEIGHT, JUDGES, LONGEST, position, POSITION, rolled, Shelf, theory } from './bearoff.js';
import { inTurn } from './figure.js';

/** @typedef {import('../texts/en-bearoffs.js').Texts['cut']} Texts */
/**
 * @typedef {Object} State
 * @property {import('./bearoff.js').Judge} luck  measures luck
 * @property {import('./bearoff.js').Judge} evaluator  stands in for results
 * @property {number} horizon  the number of rolls before games are cut; `LONGEST`: none is
 */
/** @typedef {import('./figure.js').It<State, Texts>} Own */
/**
 * @typedef {Object} Model  chances in percent
 * @property {import('./bearoff.js').BearoffPosition} position
 * @property {import('./bearoff.js').History} history
 * @property {number} games
 * @property {number | null} plain  averages of all games
 * @property {number | null} reduced
 * @property {number} truth  where games to the end settle
 * @property {number} cut  where plain games settle that are cut
 * @property {number} settles  where they settle without their luck
 */

const kind = choice(JUDGES);
/** The estimate that measures luck. */
const LUCK = 1;
const shelf = new Shelf(6);
/** All evaluators and cuts settle between 34% and 76%. */
const DOMAIN = /** @type {[number, number]} */ ([30, 80]);

/** The height of a bar's row, and the space above both rows. */
const [ROW, ABOVE] = [20, 10];
const BAR = 10;
/** How far inside the chart the distance between truth and limit is marked. */
const INSET = 12;
/** The bars' zero, and units per point: from −32 to 10 points, with room for the words at the left and numbers at the ends. */
const [ZERO, PER_POINT] = [316, 3.5];

/** @type {import('./figure.js').Figure<State, Model, Texts, import('./figure.js').BearoffCore, import('./bearoff.js').BearoffGame>} */
export const cut = {
  name: 'cut',
  properties: {
    luck: { kind, initial: 'pipCount' },
    evaluator: { kind, initial: 'pipCount' },
    horizon: { kind: whole(LONGEST, 1), initial: 4 },
  },

  prepare: (core, { luck, evaluator, horizon }, signal) =>
    shelf.game(
      core,
      {
        position: position(core),
        players: { x: 'exact', o: 'exact' },
        // The first one has the values at the horizon, and the second one measures luck.
        estimates: [
          { evaluator, scale: 'linear' },
          { evaluator: luck, scale: 'linear' },
        ],
        noise: { size: 0, seed: 1 },
        horizon: horizon < LONGEST ? horizon : null,
      },
      signal,
    ),

  model(core, seed, _, game) {
    const { toEnd, plain, reduced } = theory(game, LUCK);
    return {
      position: position(core),
      ...rolled(core, game, seed, LUCK),
      truth: toEnd,
      cut: plain.mean,
      settles: reduced.mean,
    };
  },

  height: HEIGHT + ABOVE + 2 * ROW,
  picture,

  controls: (_, it) => {
    const { state, texts, format, set } = it;
    return html`${evaluatorChoice('luck', it)}
      ${slider({
        label: texts.horizon,
        least: 1,
        most: LONGEST,
        step: 1,
        value: state.horizon,
        write: (horizon) => (horizon < LONGEST ? texts.after(format.count(horizon)) : texts.never),
        set: (horizon) => set({ horizon }),
      })}
      ${evaluatorChoice('evaluator', it)}`;
  },

  said,

  alt(model, it) {
    const { common, format, texts } = it;
    const { games, plain, reduced } = model;
    const chart = texts.alt(format.count(games), format.value(plain, 2), format.value(reduced, 2));
    return inTurn(common, [chart, said(model, it)]);
  },

  // In the lab, one evaluator does both.
  lab: (_, { state: { evaluator, horizon }, seed }) => ({
    lab: 'bearoff',
    values:
      `position=${POSITION}&evaluator=${kind.write(evaluator)}${horizon < LONGEST ? `&horizon=${horizon}` : ''}` +
      `&seed=${seed}&games=${GAMES}&axis=linear`,
  }),
};

/** @param {'luck' | 'evaluator'} name @param {Own} it */
const evaluatorChoice = (name, { state, texts, id, set }) =>
  choices({
    name: `${id}-${name}`,
    label: texts[name],
    choices: Object.values(JUDGES).map((value) => ({ value, label: texts.evaluators[value] })),
    chosen: state[name],
    set: (value) => set({ [name]: value }),
  });

/** Where both averages settle, and how far the two evaluators move that. @param {Model} model @param {Own} it */
function said({ truth, cut, settles }, it) {
  const { common, format, texts } = it;
  const { luck, evaluator, horizon } = it.state;
  return inTurn(common, [
    texts.settle(format.value(settles, 2)),
    texts.luckMoves(texts.by[luck]),
    horizon < LONGEST
      ? texts.cutMoves(texts.by[evaluator], format.count(horizon), format.difference(cut, truth, 2).luck)
      : texts.noneCut,
  ]);
}

// ——— Picture ———

/** Both averages, and below them how far luck and the cut move their limit. @param {Model} model @param {Own} it */
function picture({ position, history, games, truth, cut, settles }, it) {
  const { common, format, texts } = it;
  const [where, exact] = [format.value(settles, 2), format.value(truth, 2)];
  /** @type {import('./averages.js').Averages} */
  const averages = {
    history,
    truth,
    games,
    domain: DOMAIN,
    bands: false,
    own: {
      axis: 'linear',
      truth: { value: truth, label: common.truth(exact) },
      limits: where === exact ? [] : [{ value: settles, label: common.settles(where), tone: 'reduced' }],
      over: ({ right, y }, paint) =>
        svg`<path class="moved" d=${`M${right - INSET},${round(y(truth))}V${round(y(settles))}`} stroke=${paint('bad')} stroke-width="4" />`,
    },
  };
  const bars = [
    { name: 'luck', label: texts.byLuck, from: cut, to: settles },
    { name: 'evaluator', label: texts.byCut, from: truth, to: cut },
  ];
  const top = HEIGHT + ABOVE;
  return svg`${drawRollout(position, averages, it)}
    <g font-size="12">
      <path d=${`M${ZERO},${top}v${2 * ROW}`} fill="none" stroke="var(--muted)" />
      ${bars.map((bar, row) => drawBar(bar, top + row * ROW, it))}
    </g>`;
}

/**
 * A bar of the distance between two limits, with its length in points.
 * @param {{name: string, label: string, from: number, to: number}} bar
 * @param {number} top
 * @param {Own} it
 */
function drawBar({ name, label, from, to }, top, { format }) {
  const end = ZERO + PER_POINT * (to - from);
  const [left, right] = [Math.min(ZERO, end), Math.max(ZERO, end)];
  const line = top + ROW / 2 + 4;
  const isRight = end > ZERO;
  return svg`<g data-moves=${name}>
      <text x="4" y=${line} fill="var(--ink)">${label}</text>
      <rect x=${round(left)} y=${top + (ROW - BAR) / 2} width=${round(right - left)} height=${BAR} fill="var(--bad)" />
      <text x=${round(isRight ? right + 5 : left - 5)} y=${line} fill="var(--ink)" font-weight="700"
        text-anchor=${isRight ? 'start' : 'end'}>${format.difference(to, from, 2).luck}</text>
    </g>`;
}
