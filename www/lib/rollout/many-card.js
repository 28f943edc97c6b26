// The thousand rollouts below the chart. A view.

import { html } from 'lit';
import './many-rollouts.js';

/**
 * @param {import('./shapes.js').RolloutLab} lab
 * @param {import('./shapes.js').Readout} readout
 * @param {import('./shapes.js').Theory | null} theory
 * @param {import('../i18n/texts.js').BelowTexts} texts
 */
export const manyCard = (lab, readout, theory, texts) => html`<section class="card many">
  <many-rollouts
    .course=${lab.own.course}
    .make=${lab.own.many?.(lab) ?? null}
    .seed=${lab.rolling.rollout.seed}
    .games=${readout.games}
    .estimate=${lab.own.estimate(lab)}
    .noLuck=${lab.own.noLuck()}
    .theory=${theory}
    .texts=${texts}
    .format=${lab.format}
    @core-error=${(/** @type {CustomEvent} */ event) => lab.fail(event.detail)}
  ></many-rollouts>
</section>`;
