// The way from one lab of bear-offs to another, with the position that is set up. A view.

import { html, nothing } from 'lit';

/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffPosition} BearoffPosition */

/**
 * On a page; a lab in somebody else's page has its way out elsewhere.
 * @param {Object} lab
 * @param {import('../lab-element.js').LabElement['actions']} lab.actions
 * @param {{describePosition: (position: BearoffPosition) => {positionId: string}}} lab.rules
 * @param {{wanted: {position: BearoffPosition}}} lab.state
 * @param {string} page  of the other lab
 * @param {string} words
 */
export function otherLab({ actions, rules, state }, page, words) {
  if (!actions.share) return nothing;
  const { position } = state.wanted;
  const query = new URLSearchParams({ position: rules.describePosition(position).positionId });
  if (position.onRoll === 'o') query.set('white', '1');
  // It speaks what this one has been told to.
  const language = new URLSearchParams(location.search).get('lang');
  if (language) query.set('lang', language);
  return html`<a class="other-lab" href=${`${page}?${query}`}>${words}</a>`;
}
