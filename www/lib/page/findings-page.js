// What is said of a thousand rollouts beside the truth is loaded when somebody rolls them, on pages: embeds have to bring
// all that they may need, and stay as they were.

import { loadPart } from '../element/load-part.js';

const load = loadPart(() => import('../rollout/many-findings.js'));

/** @param {HTMLElement} lab */
export function loadFindingsWhenRolled(lab) {
  lab.addEventListener('many-start', (event) => {
    const { failed } = /** @type {CustomEvent<{failed: () => void}>} */ (event).detail;
    load().catch((error) => {
      console.error(error);
      failed();
    });
  });
}
