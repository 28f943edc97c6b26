// The 36 rolls of the position, on the map that the labs of bear-offs have: equity where that has chances. A view.

import { html } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { mapFormat } from '../../lib/bearoff/equity-map.js';
import { indexOf } from '../../lib/bearoff/roll-map-model.js';

/** @typedef {import('./lab.js').ContactLab} Lab */

/** @param {Lab} lab */
export function rollMap(lab) {
  const { texts, format, state } = lab;
  const { map, waits } = lab.facts;
  if (waits) return html`<p class="muted">${texts.map.waits}</p>`;
  if (!map) return html`<p class="muted request">${texts.map.nothing}</p>`;
  const { roll } = state;
  return html`<roll-map
    .map=${guard([map], () => map)}
    .chosen=${roll ? indexOf(...roll) : null}
    .side=${state.white ? 'o' : 'x'}
    .played=${state.trail.length}
    .texts=${texts}
    .format=${mapFormat(format)}
    @roll-back=${() => lab.takeBack()}
    @roll-play=${(/** @type {CustomEvent} */ event) => lab.setUpBest(map.rolls[event.detail.index])}
    @roll-choose=${(/** @type {CustomEvent} */ event) => lab.chooseRoll(map.rolls[event.detail.index].dice)}
  ></roll-map>`;
}
