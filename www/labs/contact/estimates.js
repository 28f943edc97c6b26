// The evaluators of luck beside each other: the worth of a game with each, and its cost on this machine. A card of the
// details below the chart, loaded with them.

import { html } from 'lit';
import { Timed, rates } from '../../lib/element/timing.js';
import { word } from '../../lib/i18n/glossary.js';
import { NONE } from '../../lib/i18n/format.js';
import { phrases, sentences } from '../../lib/i18n/typography.js';
import { EVALUATORS } from './state.js';

/** @typedef {import('./lab.js').Lab} Lab */
/** @typedef {import('./lab.js').Model} Model */
/** @typedef {import('./state.js').EvaluatorName} EvaluatorName */
/** @typedef {import('./state.js').Wanted} Wanted */
/** @typedef {Record<EvaluatorName, number>} Rates  games a second */

/**
 * The cost depends on the position and the horizon, and not on the errors of the blurred network.
 * @type {Timed<object, Rates>}
 */
const timed = new Timed();

/** A key of what is timed, for each position and horizon. @type {WeakMap<Wanted['position'], Map<Wanted['horizon'], object>>} */
const keys = new WeakMap();

/** @param {Wanted} wanted */
function keyOf({ position, horizon }) {
  const ofPosition = keys.get(position) ?? new Map();
  keys.set(position, ofPosition);
  if (!ofPosition.has(horizon)) ofPosition.set(horizon, {});
  return ofPosition.get(horizon);
}

/** @param {Lab} lab @param {Model['rules']} rules */
function timeThem(lab, rules) {
  const { rolling, state } = lab;
  const key = keyOf(state.wanted);
  // The timing ends when the reader sets up another position or horizon.
  const wanted = () => keyOf(lab.state.wanted) === key;
  timed.time(
    key,
    () => lab.databases.ready().then(() => ratesOf(rules, state.wanted, rolling.rollout.seed, wanted)),
    lab,
  );
}

/**
 * Returns how many games this machine rolls in a second with each evaluator: always the first game of the seed.
 * @param {Pick<typeof import('../../pkg/contact/rollout_lab.js'), 'ContactGame' | 'ContactRollout'>} core
 * @param {Wanted} what
 * @param {string} seed
 * @param {() => boolean} wanted
 * @param {() => number} [now]  in milliseconds
 * @returns {Promise<Rates | null>}  null: they are not wanted any more
 */
export async function ratesOf({ ContactGame, ContactRollout }, what, seed, wanted, now) {
  const games = EVALUATORS.map((evaluator) => new ContactGame({ ...what, evaluator }));
  try {
    const roll = (/** @type {EvaluatorName} */ name, /** @type {number} */ count) => {
      const game = games[EVALUATORS.indexOf(name)];
      for (let k = 0; k < count; k += 1) {
        const rollout = new ContactRollout(game, seed);
        rollout.roll(1);
        rollout.free();
      }
    };
    return await rates(EVALUATORS, roll, wanted, now);
  } finally {
    for (const game of games) game.free();
  }
}

/**
 * The evaluators: the worth of a game with each one that was tried, its cost, and the worth of a second.
 * @param {Lab} lab  for the timing
 * @param {Model} model
 */
export function estimates(lab, model) {
  const { texts, format, state, worths } = model;
  const words = texts.estimates;
  const timing = timed.get(keyOf(state.wanted));
  const speeds = timing === 'timing' ? null : timing;
  const ratio = (/** @type {number | null} */ value) =>
    html`<td class="number">${value === null ? NONE : format.ratio(value)}</td>`;
  const row = (/** @type {EvaluatorName} */ name) => {
    const worth = worths[name] ?? null;
    const cost = speeds && speeds.nothing / speeds[name];
    return html`<tr class=${name === state.wanted.evaluator ? 'in-view' : ''}>
      <th scope="row">${phrases(texts.luck.evaluators[name])}</th>
      ${ratio(worth)} ${ratio(cost)} ${ratio(worth === null || cost === null ? null : worth / cost)}
    </tr>`;
  };
  return html`<h2>${words.heading}</h2>
    <div class="scroll" tabindex="0" role="region" aria-label=${words.heading}>
      <table class="chances estimates">
        <thead>
          <tr>
            <th scope="col">${phrases(words.estimate)}</th>
            <th scope="col">${word('worth', words.worth)}</th>
            <th scope="col">${phrases(words.cost)}</th>
            <th scope="col">${phrases(words.perSecond)}</th>
          </tr>
        </thead>
        <tbody>
          ${EVALUATORS.map(row)}
        </tbody>
      </table>
    </div>
    <p class="muted remark">${sentences(texts.language, html`<span class="request">${words.choose}</span>`, words.note)}</p>
    <div class="top">
      <button ?disabled=${timing !== null} @click=${() => timeThem(lab, model.rules)}>${timing === 'timing' ? words.timing : words.time}</button>
      <p class="muted remark" role="status">${speeds ? words.timed(format.short(speeds.nothing)) : words.untimed}</p>
    </div>`;
}
