// The ladder: five ways to measure luck beside each other, on the same games: what each leaves of the spread, exactly and as it
// was measured, and what a game is worth then. A row that is chosen is the one in view everywhere. A view.

import { html, nothing, svg } from 'lit';
import { live } from 'lit/directives/live.js';
import { LADDER } from '../../lib/cube/names.js';
import { NONE, digitsFor } from '../../lib/i18n/format.js';
import { ask, word } from '../../lib/glossary/word.js';
import { breakable, phrases, sentences } from '../../lib/i18n/typography.js';
import { isNoSpread, ladderOf } from './ladder-model.js';
import { timeThem, timingOf } from './ladder-timing.js';

/** @typedef {import('./lab.js').CubeLab} Lab */
/** @typedef {import('./ladder-model.js').Rung} Rung */
/** @typedef {import('./ladder-timing.js').Rates} Rates */

/** Decimals of a spread. */
const DIGITS = 4;

/** @param {Lab} lab */
export function ladder(lab) {
  const { texts, format, current } = lab;
  const words = texts.ladder;
  const { measured, exact } = lab.ladder();
  const { rungs, decades } = ladderOf(measured, lab.untold ? null : exact);
  const timing = current && timingOf(current.game);
  const rates = timing === 'timing' ? null : timing;
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
          ${rungs.map((rung) => row(rung, decades, rates, lab))}
        </tbody>
      </table>
    </div>
    <p class="muted">${sentences(lab.texts.language, words.scale, html`<span class="request">${words.note}</span>`)}</p>
    <div class="top">
      <button ?disabled=${!current || timing !== null} @click=${() => timeThem(lab)}>
        ${timing === 'timing' ? words.timing : words.time}
      </button>
      <p class="muted" role="status">
        ${
          rates
            ? words.timed(
                LADDER.map((name) => words.rate(texts.estimators.names[name], format.short(rates[name]))).join(
                  words.and,
                ),
              )
            : words.untimed
        }
      </p>
    </div>`;
}

/**
 * @param {Rung} rung
 * @param {number} decades
 * @param {Rates | null} rates
 * @param {Lab} lab
 */
function row({ name, measured, exact, bar }, decades, rates, lab) {
  const { texts, format } = lab;
  const words = texts.ladder;
  const { names, about } = texts.estimators;
  const known = exact.equivalentGames ?? measured.equivalentGames;
  const speed = rates && rates[name] / rates.none;
  const spread = (/** @type {number | null} */ sd) => (isNoSpread(sd) ? format.count(0) : format.percent(sd, DIGITS));
  const worth = (/** @type {import('./ladder-model.js').Measured} */ { sd, equivalentGames }) =>
    isNoSpread(sd) && equivalentGames === null ? words.everyGame : format.ratio(equivalentGames);
  // What is operated in it has its own say.
  const onRow = (/** @type {Event} */ { target }) =>
    !(target instanceof Element && target.closest('label, button')) && lab.setEstimator(name);
  return html`<tr class=${name === lab.estimator ? 'in-view' : ''} @click=${onRow}>
    <th scope="row" class="name">
      <label>
        <input type="radio" name="rung" value=${name} .checked=${live(name === lab.estimator)} @change=${() => lab.setEstimator(name)} />
        <b>${names[name]}</b>
      </label>
      ${name === 'janowski' ? ask('liveCube', words.live) : nothing}
      <small>${about[name]}</small>
    </th>
    ${cell(words.mean, measured.mean === null ? NONE : format.value(measured.mean, Math.min(DIGITS, digitsFor(measured.se ?? null, 3))))}
    ${cell(words.of(words.sd, words.measured), spread(measured.sd))}
    ${cell(words.of(words.sd, words.exact), spread(exact.sd))}
    <td class="bar">${bar === null ? nothing : barView(name, bar, decades)}</td>
    ${cell(words.of(words.worthShort, words.measured), worth(measured))}
    ${cell(words.of(words.worthShort, words.exact), worth(exact))}
    ${cell(words.of(words.worthShort, words.perSecond), known === null || speed === null ? NONE : format.ratio(known * speed))}
  </tr>`;
}

/**
 * A figure, with the name that stands beside it where there is no room for columns.
 * @param {string} label
 * @param {string} figure
 */
const cell = (label, figure) => html`<td data-label=${breakable(label)}>${figure}</td>`;

/**
 * @param {string} name
 * @param {number} share  of the whole length
 * @param {number} decades
 */
const barView = (name, share, decades) => html`<svg viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
  ${Array.from({ length: decades + 1 }, (_, i) => svg`<path d=${`M${(100 * i) / decades} 0V14`} />`)}
  <rect class=${name} y="3" height="8" width=${100 * share} />
</svg>`;
