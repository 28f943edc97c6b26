// The way from one lab of bear-offs to another, with the position that is set up. A view.

import { html, nothing } from 'lit';
import { addressOf, isAlone, labNamed } from '../labs.js';

/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffPosition} BearoffPosition */

/**
 * On a page; a lab in somebody else's page has its way out elsewhere, and a single file none.
 * @param {Object} lab
 * @param {import('../lab-element.js').LabElement['actions']} lab.actions
 * @param {{describePosition: (position: BearoffPosition) => {positionId: string}}} lab.rules
 * @param {{wanted: {position: BearoffPosition}}} lab.state
 * @param {string} name  of the other lab
 * @param {string} words
 */
export function otherLab({ actions, rules, state }, name, words) {
  if (!actions.share || isAlone()) return nothing;
  const { position } = state.wanted;
  const query = new URLSearchParams({ position: rules.describePosition(position).positionId });
  if (position.onRoll === 'o') query.set('white', '1');
  // It speaks what this one has been told to.
  const language = new URLSearchParams(location.search).get('lang');
  if (language) query.set('lang', language);
  return html`<a class="other-lab" href=${`${addressOf(labNamed(name).page)}?${query}`}>${words}</a>`;
}
