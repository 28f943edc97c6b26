// What the council is like: how many moves, how far the best is ahead, how much the programs err, and whether one repeats
// another. A view.

import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { numberField } from '../../lib/cube/number-field.js';
import { refusedOr } from '../../lib/element/core.js';
import { select } from '../../lib/element/select.js';
import { COUNCIL } from './state.js';

/** @typedef {import('./lab.js').CouncilLab} Lab */
/** @typedef {import('./state.js').CouncilModel} CouncilModel */

/** Decimals of what is typed, and of what a slider makes of it. */
const DIGITS = 6;

/** @param {number} value */
const rounded = (value) => Math.round(value * 10 ** DIGITS) / 10 ** DIGITS;

/** @param {number} from @param {number} to */
const numbers = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => String(from + i));

/** Each number as itself. @param {string[]} all */
const asWords = (all) => /** @type {Record<string, string>} */ (Object.fromEntries(all.map((one) => [one, one])));

/** @param {Lab} lab */
export function settings(lab) {
  const { texts, format, state, limits } = lab;
  const { wanted } = state;
  const words = texts.settings;
  const { d, s1, s2, programs } = wanted;
  const three = programs === COUNCIL;
  const [leastNoise, mostNoise] = limits.noise;
  const [, mostRatio] = limits.ratio;
  const candidates = numbers(...limits.candidates);
  const many = numbers(...limits.programs);

  /**
   * @param {'d' | 's1' | 's2'} name
   * @param {[number, number]} range
   * @param {(value: number) => Partial<CouncilModel>} change
   * @param {string} [label]
   */
  const field = (name, range, change, label = words[name]) =>
    numberField(
      {
        name,
        label,
        now: () => lab.state.wanted[name],
        range,
        digits: DIGITS,
        problem: words.within(format.plain(range[0], DIGITS), format.plain(range[1], DIGITS)),
      },
      state.badNumber,
      (value) => wish(lab, change(value)),
      (badNumber) => lab.change({ badNumber }),
    );

  return html`<section class="card settings">
    <h2>${words.heading}</h2>
    <div class="fields">
      ${select(
        words.candidates,
        candidates,
        String(wanted.candidates),
        asWords(candidates),
        () => false,
        (chosen) => wish(lab, { candidates: Number(chosen) }),
      )}
      ${select(
        words.programs,
        many,
        String(programs),
        asWords(many),
        () => false,
        (chosen) => wish(lab, { programs: Number(chosen) }),
      )}
      ${field('d', [Math.max(limits.d[0], s2 / mostNoise), Math.min(limits.d[1], s1 / leastNoise)], (value) => ({ d: value }))}
      ${field(
        's1',
        [leastNoise * d, mostNoise * d],
        (value) => ({
          s1: value,
          // The others have no less, and not too much more.
          s2: Math.min(Math.max(lab.state.wanted.s2, value), mostRatio * value),
        }),
        three ? words.s1 : words.s,
      )}
      ${three ? field('s2', [s1, Math.min(mostRatio * s1, mostNoise * d)], (value) => ({ s2: value })) : nothing}
    </div>
    ${three ? sliders(lab) : html`<p class="note muted">${words.panel}</p>`}
  </section>`;
}

/** @param {Lab} lab */
function sliders(lab) {
  const { texts, format, state, curves } = lab;
  const words = texts.settings;
  const { s1, s2, copying } = state.wanted;
  const ratio = words.ratioIs(format.plain(s2 / s1, 3));
  const copies = words.copyingIs(format.plain(copying, 1));
  return html`
    <label class="slider"><span>${words.ratio} <output>${ratio}</output></span>
      <input type="range" min="1" max=${curves.last} step="0.05" aria-valuetext=${ratio} .value=${live(String(s2 / s1))}
        @input=${(/** @type {Event} */ event) => {
          const { s1 } = lab.state.wanted;
          wish(lab, { s2: Math.max(s1, rounded(s1 * numberOf(event))) });
        }} /></label>
    <label class="slider"><span>${words.copying} <output>${copies}</output></span>
      <input type="range" min="0" max="100" step="5" aria-valuetext=${copies} .value=${live(String(copying))}
        @input=${(/** @type {Event} */ event) => wish(lab, { copying: numberOf(event) })} /></label>`;
}

/**
 * Changes the model as the reader wishes. A field that was drawn for another model may ask for what doesn't go with this one: then
 * nothing changes, and the next drawing shows what is so.
 * @param {Lab} lab
 * @param {Partial<CouncilModel>} change
 */
const wish = (lab, change) => void refusedOr(() => lab.want(change));

/** @param {Event} event */
const numberOf = (event) => Number(/** @type {HTMLInputElement} */ (event.currentTarget).value);
