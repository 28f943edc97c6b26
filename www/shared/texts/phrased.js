// Has a Lit element keep Japanese words whole.

import { markLineEnds } from './line-ends.js';
import { texts } from './texts.js';

/**
 * Marks the line ends of an element's Japanese after each update.
 * @param {import('lit').LitElement} host
 */
export const phrased = (host) =>
  host.addController({
    hostUpdated() {
      if (texts.language === 'ja') markLineEnds(/** @type {ShadowRoot} */ (host.renderRoot));
    },
  });
