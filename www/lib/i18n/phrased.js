// Has a Lit element keep Japanese words whole.

import { markLineEnds } from './line-ends.js';

/**
 * Marks the line ends of an element's Japanese after each update.
 * @param {import('lit').LitElement} host
 */
export const phrased = (host) =>
  host.addController({
    hostUpdated() {
      if (document.documentElement.lang === 'ja') markLineEnds(/** @type {ShadowRoot} */ (host.renderRoot));
    },
  });
