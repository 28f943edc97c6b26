// Games that are cut short at a horizon: what that saves, and how far off it is, measured by the same games to the end. A card of the
// details below the chart, loaded with them.

import { css, html, nothing } from 'lit';
import { word } from '../../lib/i18n/glossary.js';
import { phrases } from '../../lib/i18n/typography.js';
import { halfWidth } from '../../lib/rollout/readout.js';
import { horizonControl } from './horizon.js';
import { cutShort as en } from './texts/en-cut-short.js';
import { cutShort as ja } from './texts/ja-cut-short.js';

/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactComparisonReadout} Readout */
/** @typedef {import('../../lib/rollout/shapes.js').Summary} Summary */
/** @typedef {import('./lab.js').Model} Model */
/** @typedef {typeof en} Words */

/** The texts in all languages: nothing more is to be loaded where it may fail. */
const WORDS = { en, ja };

/** Decimals of an average in points, and of a number of rolls. */
const DIGITS = 3;
const ROLL_DIGITS = 1;

/** @param {Model} model */
export function cutShort(model) {
  const { state, texts } = model;
  const words = WORDS[texts.language];
  const { evaluator, horizon } = state.wanted;
  return html`<section class="card cut-card">
    <h2>${word('horizon', words.heading)}</h2>
    <p class="muted">${words.intro}</p>
    <div class="beside">
      <div>
        <div class="choices">${horizonControl(model)}</div>
        <p class="moved">${said(model, words)}</p>
        ${horizon === null ? nothing : html`${playOn(model, words)} <p class="muted">${texts.sentence.both(valued(model, words), words.pairs)}</p>`}
        ${horizon === null || evaluator === 'nothing' ? nothing : html`<p class="muted">${evaluator === 'network' ? words.williams : words.notWilliams}</p>`}
      </div>
      ${horizon === null ? nothing : html`<div>${table(model, words)} ${saved(model, words)}</div>`}
    </div>
  </section>`;
}

/** The evaluator of the horizon. @param {Model} model @param {Words} words */
function valued({ state, texts }, words) {
  const { evaluator } = state.wanted;
  return evaluator === 'nothing' ? words.valuedByNetwork : words.valued(texts.luck.evaluators[evaluator]);
}

/** How far the horizon moves the rollout. @param {Model} model @param {Words} words */
function said({ format, playedOn, state, texts }, words) {
  const { horizon } = state.wanted;
  if (horizon === null) return words.toEnd;
  const { readout } = playedOn;
  const n = format.count(horizon);
  if (!readout || readout.difference.reduced.mean === null) return words.unknown(n);
  if (readout.cutGames === 0) return words.tooLate(n);
  const { reduced } = readout.difference;
  const half = halfWidth(reduced);
  const points = format.points(reduced.mean, DIGITS);
  if (half === null) return words.one(n, points);
  if (reduced.mean === 0 && reduced.sd === 0) return words.alike(n);
  const moved = words.moved(n, `${points} ± ${format.percent(half, DIGITS)}`, format.count(readout.games));
  const chance = reduced.ci && reduced.ci[0] <= 0 && reduced.ci[1] >= 0;
  return chance ? texts.sentence.both(moved, words.chance) : moved;
}

/** The button that plays the games on. @param {Model} model @param {Words} words */
function playOn({ act, format, games, playedOn }, words) {
  const { readout, running } = playedOn;
  const done = readout?.games ?? 0;
  const rolled = format.count(games);
  const note = games === 0 ? words.none : done > 0 ? words.progress(format.count(done), rolled) : words.cost;
  return html`<div class="play-on">
      ${
        running
          ? html`<button @click=${() => act.stopPlayingOn()}>${words.stop}</button>`
          : html`<button ?disabled=${games <= done} @click=${() => act.playOn()}>${words.play(rolled)}</button>`
      }
    </div>
    <p class="muted" role="status">${note}</p>`;
}

/** The same games, cut short and to the end, and their difference. @param {Model} model @param {Words} words */
function table({ format, playedOn, texts }, words) {
  const { readout } = playedOn;
  const { caption, cut, toEnd, difference, rolls, spread } = words.table;
  const average = (/** @type {Summary | undefined} */ summary) => {
    const half = summary ? halfWidth(summary) : null;
    return html`${format.points(summary?.mean ?? null, DIGITS)}${half === null ? nothing : html` <small class="muted">± ${format.percent(half, DIGITS)}</small>`}`;
  };
  const plainNumber = (/** @type {number | null | undefined} */ value, /** @type {number} */ digits) =>
    format.percent(value ?? null, digits);
  const row = (
    /** @type {string} */ id,
    /** @type {unknown} */ name,
    /** @type {unknown} */ ofCut,
    /** @type {unknown} */ ofEnd,
    /** @type {unknown} */ off,
  ) => html`<tr data-row=${id}>
    <th scope="row">${name}</th>
    <td class="number">${ofCut}</td><td class="number">${ofEnd}</td><td class="number">${off}</td>
  </tr>`;
  const averages = (/** @type {'plain' | 'reduced'} */ id) =>
    row(
      id,
      phrases(texts.readout[id]),
      average(readout?.cut[id]),
      average(readout?.toEnd[id]),
      html`<b>${average(readout?.difference[id])}</b>`,
    );
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${words.heading}>
    <table class="chances">
      <caption class="visually-hidden">${caption}</caption>
      <thead>
        <tr><td></td><th scope="col">${phrases(cut)}</th><th scope="col">${phrases(toEnd)}</th><th scope="col">${phrases(difference)}</th></tr>
      </thead>
      <tbody>
        ${averages('plain')} ${averages('reduced')}
        ${row('spread', phrases(spread), plainNumber(readout?.cut.reduced.sd, DIGITS), plainNumber(readout?.toEnd.reduced.sd, DIGITS), '')}
        ${row('rolls', phrases(rolls), plainNumber(readout?.cut.rolls, ROLL_DIGITS), plainNumber(readout?.toEnd.rolls, ROLL_DIGITS), '')}
      </tbody>
    </table>
  </div>`;
}

/** What the horizon saves. @param {Model} model @param {Words} words */
function saved({ format, playedOn, texts }, words) {
  const { readout } = playedOn;
  if (!readout || readout.cut.rolls === null || readout.cutGames === 0) return nothing;
  const [cut, toEnd] = [readout.cut, readout.toEnd].map(({ rolls }) => format.percent(rolls, ROLL_DIGITS));
  const { rollsRatio } = readout;
  const rolls = rollsRatio === null ? words.savesAll(toEnd) : words.saves(cut, toEnd, format.ratio(rollsRatio));
  const more = readout.rollsFactor === null ? '' : words.precision(format.ratio(readout.rollsFactor));
  return html`<p class="muted saved">${more ? texts.sentence.both(rolls, more) : rolls}</p>`;
}

export const cutShortStyles = css`
  .cut-card .beside { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 10px 30px; align-items: start; }
  .cut-card :is(p, h2) { margin: 0; }
  .cut-card p + .beside, .cut-card .beside p, .cut-card .play-on { margin-top: 8px; }
  .cut-card .muted { font-size: 13px; line-height: 1.4; }
  .cut-card .moved { font-size: 14px; }
  .cut-card table :is(th, td) { vertical-align: baseline; padding-inline-start: 8px; }
  .cut-card table tbody th { white-space: normal; padding-inline: 0; }
  @container (max-width: 900px) {
    .cut-card .beside { grid-template-columns: minmax(0, 1fr); }
  }
`;
