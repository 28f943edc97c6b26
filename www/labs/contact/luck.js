// Who measures luck, and what there is to say of it. A view.

import { html, nothing } from 'lit';
import { noiseControl } from '../../lib/bearoff/noise-control.js';
import { select } from '../../lib/element/select.js';
import { EVALUATORS } from './names.js';

/** @typedef {import('./lab.js').ContactLab} Lab */

/** @param {Lab} lab */
export function luckView(lab) {
  const { texts, format, state } = lab;
  const words = texts.luck;
  const { evaluator } = state.wanted;
  return html`<div class="choices">
      ${select(
        words.evaluator,
        EVALUATORS,
        evaluator,
        words.evaluators,
        () => false,
        (chosen) => lab.measure({ evaluator: chosen }),
      )}
      ${
        evaluator === 'blurred'
          ? noiseControl(
              words,
              format,
              () => lab.state.wanted.noise,
              (noise) => lab.measure({ noise }),
            )
          : nothing
      }
    </div>
    <p class="muted about">${words.about[evaluator]}</p>`;
}
