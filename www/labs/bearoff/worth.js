// What the estimate in force is worth, in figures and words: where it begins and where the rollout went, the truth of
// perfect play and of these players, and Williams's sums, which stand apart on a page. A view.

import { html, nothing } from 'lit';
import { writeMeanInUnit } from '../../lib/rollout/readout.js';

/** @typedef {import('./lab.js').BearoffLab} Lab */

/** Truths that differ by less, in points, are the same. */
const SAME = 5e-3;

/**
 * @param {Lab} lab
 * @param {import('../../pkg/bearoff/rollout_lab.js').BearoffReadout} readout
 */
export function worth(lab, readout) {
  const { texts, format, current } = lab;
  if (!current) return nothing;
  const words = texts.worth;
  const { theory } = current;
  const percent = (/** @type {number | null | undefined} */ value) => format.value(value ?? null, 2);
  const mistakes = theory ? theory.perfect - theory.plain.mean : 0;
  return html`<dl class="worth">
      ${row(words.start, percent(readout.start), words.went(writeMeanInUnit(readout.reduced, format)))}
      ${
        theory
          ? row(
              words.truth,
              percent(theory.plain.mean),
              Math.abs(mistakes) > SAME ? words.perfect(percent(theory.perfect)) : words.isPerfect,
            )
          : nothing
      }
      ${lab.form === 'page' ? nothing : williams(lab, readout)}
    </dl>
    ${theory ? html`<p class="verdict">${verdict(lab, theory)}</p>` : nothing}`;
}

/**
 * Williams's way of counting.
 * @param {Lab} lab
 * @param {import('../../pkg/bearoff/rollout_lab.js').BearoffReadout} readout
 */
export function williams({ texts, format, untold, current }, readout) {
  const words = texts.worth;
  const theory = untold ? null : current?.theory;
  const note =
    theory && (theory.williams === null ? words.noWilliams : words.settles(format.value(theory.williams, 2)));
  return row(words.williams, format.value(readout.williams?.mean ?? null, 2), note);
}

/**
 * @param {string} name
 * @param {unknown} value
 * @param {unknown} note
 */
const row = (name, value, note) =>
  html`<div><dt>${name}</dt><dd><b class="number">${value}</b> ${note ? html`<span class="muted">${note}</span>` : nothing}</dd></div>`;

/**
 * @param {Lab} lab
 * @param {import('../../pkg/bearoff/rollout_lab.js').BearoffTheory} theory
 */
function verdict({ texts, format, current }, theory) {
  const words = texts.worth;
  const settles = words.unbiased(format.value(theory.plain.mean, 2));
  const scale = current?.setup.scale ?? 'linear';
  if (scale === 'linear') return settles;
  return texts.sentence.both(settles, scale === 'threeLevels' || scale === 'sign' ? words.coarse : words.rising);
}
