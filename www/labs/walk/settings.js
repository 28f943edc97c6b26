// The model, what is asked of its walks, and what measures their luck. Views.

import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { numberField } from '../../lib/cube/number-field.js';
import { ask } from '../../lib/glossary/word.js';
import { select } from '../../lib/element/select.js';
import { LENGTH_EVALUATORS, MOST_SHARE, OUTCOMES, SCALES } from './names.js';
import { PRESETS, presetOf } from './state.js';

/** @typedef {import('./lab.js').WalkLab} Lab */

/** What each field can have: its bounds, and its decimals. @type {Record<'a' | 'm' | 's', {range: [number, number], digits: number}>} */
export const FIELDS = {
  a: { range: [0.05, 1], digits: 4 },
  m: { range: [0, 10_000], digits: 2 },
  s: { range: [0, 1000], digits: 2 },
};

/** A model of the blog's, or the reader's own. @param {Lab} lab */
export function modelView(lab) {
  const { texts, state } = lab;
  const words = texts.model;
  const { model } = state.wanted;
  const chosen = presetOf(model);
  const choose = (/** @type {'professional' | 'floodgate' | 'yours'} */ name) => {
    const wanted = name === 'yours' ? state.yours : PRESETS[name];
    if (wanted) lab.setModel(wanted);
  };
  const field = (/** @type {'a' | 'm' | 's'} */ name) =>
    numberField(
      {
        name,
        label: words.labels[name],
        now: () => lab.state.wanted.model[name],
        problem: words.problems[name],
        ...FIELDS[name],
      },
      state.badNumber,
      (value) => lab.setModel({ ...lab.state.wanted.model, [name]: value }),
      (badNumber) => lab.change({ badNumber }),
    );
  return html`<div class="choices model">
    ${select(words.label, ['professional', 'floodgate', 'yours'], chosen, words.presets, (name) => name === 'yours' && !state.yours && chosen !== 'yours', choose)}
    ${field('a')} ${field('m')} ${field('s')}
  </div>`;
}

/** Who wins or how long it takes, and by what scale or estimate luck is measured. @param {Lab} lab */
export function luckView(lab) {
  const { texts, state } = lab;
  const words = texts.settings;
  const { outcome, scale, evaluator } = state.wanted;
  const win = outcome === 'win';
  return html`<div class="choices measured">
      ${select(
        words.outcome,
        OUTCOMES,
        outcome,
        words.outcomes,
        () => false,
        (name) => lab.measure({ outcome: name }),
      )}
      ${
        win
          ? select(
              words.scale,
              SCALES,
              scale,
              texts.scales.names,
              () => false,
              (name) => lab.measure({ scale: name }),
            )
          : select(
              words.evaluator,
              LENGTH_EVALUATORS,
              evaluator,
              texts.evaluators.names,
              () => false,
              (name) => lab.measure({ evaluator: name }),
            )
      }
      ${shareView(lab)}
    </div>
    <p class="muted about">${win ? texts.scales.about[scale] : texts.evaluators.about[evaluator]}</p>`;
}

/**
 * How much of the luck is subtracted, and which share is best.
 * @param {Lab} lab
 */
function shareView(lab) {
  const { texts, format, state } = lab;
  const words = texts.settings;
  const { share } = state.wanted;
  const percent = (/** @type {number} */ of) => format.share(of);
  const { bestShare } = lab.theory();
  const marked = bestShare >= 0 && bestShare <= MOST_SHARE;
  const enter = (/** @type {Event} */ event) => {
    const value = Number(/** @type {HTMLInputElement} */ (event.currentTarget).value) / 100;
    if (value !== lab.state.wanted.share) lab.measure({ share: value });
  };
  return html`<div class="share-of-luck">
    <div class="asked">
      <label for="share-of-luck">${words.share} <b class="number">${percent(share)}</b></label> ${ask('shareOfLuck', words.share)}
      <button class="quiet" ?disabled=${!marked} @click=${() => lab.measure({ share: bestShare })}>
        ${words.best(format.percent(100 * bestShare, 1))}
      </button>
    </div>
    <div class="slide">
      <input
        id="share-of-luck"
        type="range"
        min="0"
        max=${100 * MOST_SHARE}
        step="1"
        .value=${live(String(Math.round(100 * share)))}
        aria-valuetext=${percent(share)}
        @input=${enter}
      />
      ${marked ? html`<i class="best" .style=${`inset-inline-start: calc(8px + (100% - 16px) * ${bestShare / MOST_SHARE})`} aria-hidden="true"></i>` : nothing}
    </div>
  </div>`;
}
