// All that stands around a figure: what the reader expects, the picture, what can be changed, what is to be seen, the answer, and
// where it goes on. The build writes it into the page, and the live figure draws it anew in the same place.

import { html, nothing } from 'lit';
import { WIDTH } from '../figures/figure.js';
import { guessView } from './guess.js';
import { veilView } from './veil.js';

/**
 * @typedef {Object} Around
 * @property {boolean} live  whether anything can be changed yet
 * @property {string} number  of the figure in the story, as it is written; '' in other people's pages
 * @property {{href: string, text: string} | null} way  where it leads on to
 * @property {Asked | null} asked  what follows the reader's guess; null: nothing yet
 * @property {boolean} answered  whether the answer is open already
 * @property {string} trouble  why it stays a picture; '' where it does not
 * @property {unknown} snippet  how it gets into other people's pages; null: it is in one
 */

/**
 * How a figure that asks follows the reader.
 * @typedef {Object} Asked
 * @property {boolean} trying  whether there is a guess that the reader may still change: keys move it step by step
 * @property {EventListenerObject} follow  hears what is done to the guess
 * @property {() => void} show  the reader wants to see it all
 */

/**
 * @param {import('../figures/figure.js').Figure<any, any, any, any, any>} figure
 * @param {any} model
 * @param {import('../figures/figure.js').It<any, any>} it
 * @param {Around} around
 */
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

/**
 * @param {import('../figures/figure.js').Figure<any, any, any, any, any>} figure
 * @param {any} model
 * @param {import('../figures/figure.js').It<any, any>} it
 */
export const pictureOf = (
  figure,
  model,
  it,
) => html`<svg class=${figure.spoils ? 'picture spoils' : 'picture'} viewBox=${`0 0 ${WIDTH} ${figure.height}`} role="img"
  aria-label=${figure.alt(model, it)}>${figure.picture(model, it)}</svg>`;
