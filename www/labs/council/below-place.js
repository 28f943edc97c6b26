// What stands below the charts of the council, and is loaded when all above it is drawn: it needs no simulation.

import { loadPart } from '../../lib/element/load-part.js';
import { Below } from '../../lib/rollout/below-place.js';

/** @type {import('../../lib/rollout/below-place.js').Own} */
export const ownBelow = {
  parts: ['panel', 'badges', 'weights', 'reduction', 'contrast'],
  load: /** @type {any} */ (loadPart(() => import('./below.js'))),
};

/** A piece that a lab holds. */
export class BelowCouncil extends Below {
  /** On a page it comes when the rest of it is drawn. */
  get wanted() {
    const { form, whole, state } = this.host;
    return (form === 'embed' || whole) && this.own.parts.some((part) => !state.hide.has(part));
  }
}
