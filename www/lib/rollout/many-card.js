// The thousand rollouts below the chart. A view.

import { html } from 'lit';
import './many-rollouts.js';

/**
 * @param {import('./rollout-element.js').RolloutElement} lab
 * @param {import('./shapes.js').Readout} readout
 * @param {import('./shapes.js').Theory | null} theory
 * @param {import('../i18n/texts.js').BelowTexts} texts
 */
export const manyCard = (lab, readout, theory, texts) => html`<section class="card many">
  <many-rollouts
    .course=${lab.course}
    .make=${lab.makeMany}
    .seed=${lab.seed}
    .games=${readout.games}
    .estimate=${lab.estimate}
    .noLuck=${lab.noLuck}
    .theory=${theory}
    .texts=${texts}
    .format=${lab.format}
    @core-error=${(/** @type {CustomEvent} */ event) => lab.fail(event.detail)}
  ></many-rollouts>
</section>`;
