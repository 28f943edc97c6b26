// A figure with its surroundings: question, picture, controls, caption, answer, and ways on. The build writes it into the page, and the live
// figure draws it again in the same place.

import { html, nothing } from 'lit';
import { WIDTH } from '../figures/figure.js';
import { choices, slider } from './controls.js';

/** @typedef {import('../figures/figure.js').AnyFigure} Figure */
/** @typedef {import('../figures/figure.js').It<any, any>} It */

/**
 * @typedef {Object} Around
 * @property {boolean} live  whether the reader can change anything yet
 * @property {string} number  of the figure in the story, as text; '' in other people's pages
 * @property {{href: string, text: string} | null} way  the link below the figure
 * @property {Asked | null} asked  null: nothing follows the reader's guess yet
 * @property {boolean} answered  whether the answer is open already
 * @property {string} trouble  why the figure stays a picture; '' if it doesn't
 * @property {unknown} snippet  the HTML for other people's pages; null in such a page
 */

/**
 * The reader's guess in a figure that asks.
 * @typedef {Object} Asked
 * @property {boolean} trying  whether the reader may still change the guess: keys move it step by step
 * @property {EventListenerObject} follow  hears events on the guess
 * @property {() => void} show  called when the reader skips the guess
 */

/** @param {Figure} figure @param {any} model @param {It} it @param {Around} around */
export function frame(figure, model, it, { live, number, way, asked, answered, trouble, snippet }) {
  const { common, id } = it;
  const guess = figure.guess?.(it, model);
  const said = figure.said(model, it);
  return html`
    ${guess ? html`<div class="guess" ?inert=${!live} @keydown=${asked?.follow} @pointerdown=${asked?.follow} @change=${asked?.follow}>${guessView(guess, it)}</div>` : nothing}
    ${figure.spoils ? veilView(figure.height, common, asked) : nothing}
    ${pictureOf(figure, model, it)}
    ${figure.controls ? html`<div class="controls" ?inert=${!live}>${figure.controls(model, it)}</div>` : nothing}
    <p class=${figure.spoils ? 'said waits' : 'said'} id=${`${id}-said`} aria-live=${live ? 'polite' : nothing}>${figure.spoils ? html`<span class="spoils">${said}</span>` : said}</p>
    ${
      figure.answer
        ? html`<details class="answer" ?open=${answered}><summary @click=${asked?.show}>${common.answer}</summary>${figure.answer(model, it)}</details>`
        : nothing
    }
    <figcaption><span><b>${number ? common.figure(number) : nothing}</b> ${common.titles[figure.name]}</span>
      ${way ? html`<a class="way" href=${way.href} target=${number ? nothing : '_blank'} rel=${number ? nothing : 'noopener'}>${way.text}</a>` : nothing}</figcaption>
    ${snippet === null ? nothing : html`<details class="snippet"><summary>${common.embed}</summary>${snippet}</details>`}
    ${trouble ? html`<p class="trouble">${trouble}</p>` : nothing}`;
}

/** The picture of a figure. @param {Figure} figure @param {any} model @param {It} it */
export const pictureOf = (
  figure,
  model,
  it,
) => html`<svg class=${figure.spoils ? 'picture spoils' : 'picture'} viewBox=${`0 0 ${WIDTH} ${figure.height}`} role="img"
  aria-label=${figure.alt(model, it)}>${figure.picture(model, it)}</svg>`;

// ——— Guess and veil ———

/** The question before the picture. @param {import('../figures/figure.js').Guess} guess @param {It} it */
function guessView({ question: label, answers }, { state, set, id }) {
  const chosen = state.guess ?? null;
  const guess = { label, set: (/** @type {string | number} */ value) => set({ guess: value }) };
  return Array.isArray(answers)
    ? choices({ ...guess, name: `${id}-guess`, choices: answers, chosen })
    : slider({ ...guess, ...answers, value: chosen ?? answers.start, untouched: chosen === null });
}

/**
 * The place of a picture that waits for the guess. The style sheet says when the veil is visible.
 * @param {number} height  of the picture
 * @param {import('../figures/figure.js').Common} common
 * @param {Asked | null} asked
 */
function veilView(height, common, asked) {
  const trying = asked?.trying ?? false;
  // The rectangle is as large as the picture, whose proportions no style sheet knows.
  return html`<div class="veil"><div>
    <svg viewBox=${`0 0 ${WIDTH} ${height}`} aria-hidden="true"><rect width=${WIDTH} height=${height} /></svg>
    <div><p>${trying ? common.trying : common.waits}</p>
      <button type="button" @click=${asked?.show}>${trying ? common.settle : common.show}</button></div>
  </div></div>`;
}
