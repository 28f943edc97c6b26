// The way from one lab of bear-offs to another, with the position that is set up.

import { html, nothing } from 'lit';
import { otherPage } from '../other-page.js';

/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffPosition} BearoffPosition */

/**
 * @typedef {Object} Lab
 * @property {import('../lab-element.js').LabElement['actions']} actions
 * @property {{describePosition: (position: BearoffPosition) => {positionId: string}}} rules
 * @property {{wanted: {position: BearoffPosition}}} state
 */

/**
 * @param {Pick<Lab, 'rules' | 'state'>} lab
 * @param {string} name  of the other lab
 * @param {Record<string, string>} [more]  of its address
 * @returns {string | null} null in a single file
 */
export const addressWith = ({ rules, state }, name, more) => addressOf(state.wanted.position, rules, name, more);

/**
 * The same of another position.
 * @param {BearoffPosition} position
 * @param {Lab['rules']} rules
 * @param {string} name
 * @param {Record<string, string>} [more]
 */
export function addressOf(position, rules, name, more = {}) {
  const { positionId } = rules.describePosition(position);
  return otherPage(name, { position: positionId, ...(position.onRoll === 'o' ? { white: '1' } : {}), ...more });
}

/**
 * A view: on a page; a lab in somebody else's page has its way out elsewhere, and a single file none.
 * @param {Lab} lab
 * @param {string} name  of the other lab
 * @param {string} words
 * @param {Record<string, string>} [more]  of its address
 */
export function otherLab(lab, name, words, more) {
  const address = lab.actions.share ? addressWith(lab, name, more) : null;
  return address === null ? nothing : html`<a class="other-lab" href=${address}>${words}</a>`;
}
