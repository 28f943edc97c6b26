// Has a Lit element keep Japanese words whole.

import { markLineEnds } from './line-ends.js';

/**
 * Marks the line ends of an element's Japanese after each update.
 * @param {import('lit').LitElement} host
 */
export const phrased = (host) =>
  host.addController({
    hostUpdated() {
      linesMarked(/** @type {ShadowRoot} */ (host.renderRoot));
    },
  });

/**
 * Marks the line ends of Japanese that has just been drawn.
 * @param {ShadowRoot | HTMLElement} root
 */
export function linesMarked(root) {
  if (document.documentElement.lang === 'ja') markLineEnds(root);
}
