// The ladder of estimates: what each rung leaves of the spread in the same games, and how fast this machine rolls with
// it. A card of the details below the chart, loaded with them.

import { css, html, nothing, svg } from 'lit';
import { live } from 'lit/directives/live.js';
import { LADDER } from '../../lib/cube/names.js';
import { inSlices } from '../../lib/element/tasks.js';
import { Timed, rates } from '../../lib/element/timing.js';
import { ask, word } from '../../lib/i18n/glossary.js';
import { NONE, digitsFor } from '../../lib/i18n/format.js';
import { breakable, phrases, sentences } from '../../lib/i18n/typography.js';
import { DIGITS } from './model.js';

/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeEstimateName} CubeEstimateName */
/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeGame} CubeGame */
/** @typedef {import('./lab.js').Lab} Lab */
/** @typedef {import('./lab.js').Model} Model */
/** @typedef {{mean: number | null, sd: number | null, equivalentGames: number | null, se?: number | null}} Measured */
/** @typedef {Record<CubeEstimateName, number>} Rates  games a second */

// ——— The rungs of the ladder ———

/** A smaller spread, in points, is what rounding leaves of none. */
const NO_SPREAD = 5e-7;

/** @param {number | null} sd */
const isNoSpread = (sd) => sd !== null && sd < NO_SPREAD;

/**
 * @typedef {Object} Rung
 * @property {CubeEstimateName} name
 * @property {Measured} measured
 * @property {Measured} exact
 * @property {number | null} bar  the length of its bar, 0 to 1, from the exact spread if that is known; null: unknown
 */

/** @type {Measured} */
const UNKNOWN = { mean: null, sd: null, equivalentGames: null };

/**
 * Returns the rungs with bars on a log scale, and how many tenfold steps the scale has.
 * @param {readonly Measured[]} measured  in the order of the ladder
 * @param {readonly Measured[] | null} exact
 * @returns {{rungs: Rung[], decades: number}}
 */
export function ladderOf(measured, exact) {
  const spread = (/** @type {number} */ i) => exact?.[i]?.sd ?? measured[i]?.sd ?? null;
  const spreads = LADDER.map((_, i) => spread(i))
    .filter((sd) => sd !== null)
    .filter((sd) => !isNoSpread(sd));
  const [least, most] = [Math.min(...spreads), Math.max(...spreads)].map(Math.log10);
  // The scale begins at a power of ten so far below the least spread that the bar of the least is visible.
  const from = Math.floor(least - 0.1);
  const to = Math.ceil(most);
  const bar = (/** @type {number | null} */ sd) =>
    sd === null ? null : isNoSpread(sd) ? 0 : (Math.log10(sd) - from) / (to - from);
  const rungs = LADDER.map((name, i) => ({
    name,
    measured: measured[i] ?? UNKNOWN,
    exact: exact?.[i] ?? UNKNOWN,
    bar: bar(spread(i)),
  }));
  return { rungs, decades: spreads.length > 0 ? to - from : 1 };
}

// ——— Their speed on this machine ———

/** @type {Timed<CubeGame, Rates>} */
const timed = new Timed();

/** @param {Lab} lab @param {Model} model */
function timeThem(lab, { current, rules, seed }) {
  if (!current) return;
  const { prepared } = lab;
  // The timing ends when the reader sets up another game.
  const wanted = () => prepared.current === current;
  const measure = async () => {
    const database = await prepared.workshop.cubeDatabase(() => {}, new AbortController().signal);
    return database && ratesOf(rules, database, current.setup, seed, wanted);
  };
  timed.time(current.game, measure, lab);
}

/**
 * Returns how many games this machine rolls in a second with each rung alone.
 * @param {Pick<typeof import('../../pkg/cube/rollout_lab.js'), 'CubeGame' | 'CubeRollout'>} core
 * @param {import('../../pkg/cube/rollout_lab.js').CubeDatabase} database
 * @param {import('../../pkg/cube/rollout_lab.js').CubeSetup} setup  whose ladder it is
 * @param {string} seed
 * @param {() => boolean} wanted
 * @param {() => number} [now]  in milliseconds
 * @returns {Promise<Rates | null>}  null: they are not wanted any more
 */
export async function ratesOf({ CubeGame, CubeRollout }, database, setup, seed, wanted, now) {
  const games = LADDER.map((name) => new CubeGame(database, { ...setup, estimates: [name] }));
  try {
    const left = [...games];
    const step = () => {
      if (!wanted()) return true;
      if (left[0].build()) left.shift();
      return left.length === 0;
    };
    await inSlices(step, () => {}, new AbortController().signal);
    if (!wanted()) return null;
    const rollouts = games.map((game) => new CubeRollout(game, seed));
    try {
      const roll = (/** @type {CubeEstimateName} */ name, /** @type {number} */ count) =>
        void rollouts[LADDER.indexOf(name)].roll(count);
      return await rates(LADDER, roll, wanted, now);
    } finally {
      for (const rollout of rollouts) rollout.free();
    }
  } finally {
    for (const game of games) game.free();
  }
}

// ——— The card ———

/**
 * Five ways to measure luck in the same games: the spread that each leaves, exact and measured, and the worth of a
 * game. The row that the reader chooses is the rung of the whole lab.
 * @param {Lab} lab
 * @param {Model} model
 */
export function ladder(lab, model) {
  const { current, format, texts, untold } = model;
  const words = texts.ladder;
  const { measured, exact } = model.ladder;
  const { rungs, decades } = ladderOf(measured, untold ? null : exact);
  const timing = current && timed.get(current.game);
  const speeds = timing === 'timing' ? null : timing;
  const said = (/** @type {Rates} */ all) =>
    LADDER.map((name) => words.rate(texts.estimators.names[name], format.short(all[name]))).join(words.and);
  return html`<h2>${words.heading}</h2>
    <p class="muted">${words.intro}</p>
    <div class="scroll ladder-box" tabindex="0" role="region" aria-label=${words.heading}>
      <table class="figures ladder">
        <thead>
          <tr>
            <th scope="col" rowspan="2" class="name">${phrases(words.rung)}</th>
            <th scope="col" rowspan="2">${words.mean}</th>
            <th scope="colgroup" colspan="3">${word('sd', words.sd)}</th>
            <th scope="colgroup" colspan="3">${word('worth', words.worth)}</th>
          </tr>
          <tr class="muted">
            <th scope="col">${words.measured}</th>
            <th scope="col">${words.exact}</th>
            <th scope="col" class="bar"><span class="visually-hidden">${words.bar}</span></th>
            <th scope="col">${words.measured}</th>
            <th scope="col">${words.exact}</th>
            <th scope="col">${phrases(words.perSecond)}</th>
          </tr>
        </thead>
        <tbody>
          ${rungs.map((rung) => row(rung, decades, speeds, model))}
        </tbody>
      </table>
    </div>
    <p class="muted">${sentences(texts.language, words.scale, html`<span class="request">${words.note}</span>`)}</p>
    <div class="top">
      <button ?disabled=${!current || timing !== null} @click=${() => timeThem(lab, model)}>
        ${timing === 'timing' ? words.timing : words.time}
      </button>
      <p class="muted" role="status">${speeds ? words.timed(said(speeds)) : words.untimed}</p>
    </div>`;
}

/**
 * @param {Rung} rung
 * @param {number} decades
 * @param {Rates | null} speeds
 * @param {Model} model
 */
function row({ name, measured, exact, bar }, decades, speeds, { act, format, state, texts }) {
  const inView = name === state.estimator;
  const words = texts.ladder;
  const { names, about } = texts.estimators;
  const known = exact.equivalentGames ?? measured.equivalentGames;
  const speed = speeds && speeds[name] / speeds.none;
  const spread = (/** @type {number | null} */ sd) => (isNoSpread(sd) ? format.count(0) : format.percent(sd, DIGITS));
  const worth = (/** @type {Measured} */ { sd, equivalentGames }) =>
    isNoSpread(sd) && equivalentGames === null ? words.everyGame : format.ratio(equivalentGames);
  const mean =
    measured.mean === null ? NONE : format.value(measured.mean, Math.min(DIGITS, digitsFor(measured.se ?? null, 3)));
  // The label and the button in a row have actions of their own.
  const onRow = (/** @type {Event} */ { target }) =>
    !(target instanceof Element && target.closest('label, button')) && act.setEstimator(name);
  return html`<tr class=${inView ? 'in-view' : ''} @click=${onRow}>
    <th scope="row" class="name">
      <label>
        <input type="radio" name="rung" value=${name} .checked=${live(inView)} @change=${() => act.setEstimator(name)} />
        <b>${names[name]}</b>
      </label>
      ${name === 'janowski' ? ask('liveCube', words.live) : nothing}
      <small>${about[name]}</small>
    </th>
    ${cell(words.mean, mean)}
    ${cell(words.of(words.sd, words.measured), spread(measured.sd))}
    ${cell(words.of(words.sd, words.exact), spread(exact.sd))}
    <td class="bar">${bar === null ? nothing : barView(name, bar, decades)}</td>
    ${cell(words.of(words.worthShort, words.measured), worth(measured))}
    ${cell(words.of(words.worthShort, words.exact), worth(exact))}
    ${cell(words.of(words.worthShort, words.perSecond), known === null || speed === null ? NONE : format.ratio(known * speed))}
  </tr>`;
}

/** A figure, with its label for windows that have no room for columns. @param {string} label @param {string} figure */
const cell = (label, figure) => html`<td data-label=${breakable(label)}>${figure}</td>`;

/** @param {string} name @param {number} share  of the whole length @param {number} decades */
const barView = (name, share, decades) => html`<svg viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
  ${Array.from({ length: decades + 1 }, (_, i) => svg`<path d=${`M${(100 * i) / decades} 0V14`} />`)}
  <rect class=${name} y="3" height="8" width=${100 * share} />
</svg>`;

// Columns have fixed widths: while figures come, nothing moves. The box keeps the hidden head of the table.
export const ladderStyles = css`
  .ladder-box { position: relative; }
  .figures.ladder { table-layout: fixed; min-width: 860px; font-size: 13.5px; }
  .figures.ladder .name { width: 34%; text-align: start; white-space: normal; color: var(--ink); }
  .figures.ladder thead th { vertical-align: bottom; line-height: 1.25; }
  .figures.ladder .name label { display: inline-flex; align-items: center; gap: 6px; min-height: 24px; cursor: pointer; }
  .figures.ladder .name small { display: block; color: var(--muted); font-size: 12.5px; line-height: 1.35; }
  .figures.ladder tbody tr { cursor: pointer; }
  .figures.ladder tbody :is(td, th) { vertical-align: middle; }
  .figures.ladder .in-view > * { background: var(--tint); }
  .figures.ladder .in-view > :first-child { box-shadow: inset 3px 0 var(--accent); }
  .figures.ladder .bar { width: 12%; }
  .figures.ladder .bar svg { display: block; width: 100%; height: 16px; }
  .figures.ladder .bar path { stroke: var(--line); vector-effect: non-scaling-stroke; }
  .figures.ladder .bar rect { fill: var(--accent); }
  .figures.ladder .bar .none { fill: var(--plain); }
  /* Where its columns have no room each rung is a block: its name, and under it the figures with theirs. */
  @container (max-width: 890px) {
    .figures.ladder { display: block; min-width: 0; }
    .figures.ladder thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .figures.ladder tbody { display: block; }
    .figures.ladder tbody tr {
      display: grid; grid-template-columns: repeat(auto-fit, minmax(92px, 1fr)); gap: 2px 10px; padding: 8px 10px;
      border-bottom: 1px solid var(--line);
    }
    .figures.ladder tbody tr.in-view { background: var(--tint); box-shadow: inset 3px 0 var(--accent); }
    .figures.ladder tbody .in-view > :nth-child(n) { background: none; box-shadow: none; }
    .figures.ladder tbody :is(td, th) { padding: 0; border: 0; text-align: start; }
    .figures.ladder :is(.name, .bar) { grid-column: 1 / -1; width: auto; }
    .figures.ladder .bar { order: 1; }
    .figures.ladder td[data-label] { display: flex; flex-direction: column; justify-content: flex-end; }
    .figures.ladder td[data-label]::before {
      content: attr(data-label) / ''; color: var(--muted); font-size: 11.5px; line-height: 1.25; word-break: keep-all;
    }
  }
  @media (pointer: coarse) {
    .figures.ladder .name label { min-height: 44px; }
  }
  @media (forced-colors: active) {
    .figures.ladder .bar rect { fill: CanvasText; }
    .figures.ladder .in-view > :first-child { outline: 2px solid Highlight; }
  }
  @media print {
    .figures.ladder { min-width: 0; font-size: 12px; }
    .figures.ladder tbody tr { break-inside: avoid; }
    .figures.ladder .bar :is(rect, path) { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  }
`;
