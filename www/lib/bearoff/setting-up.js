// Setting up a position in a lab of bear-offs: the board editor, and what its wishes do. What the core refuses is
// said, and the last position stays in force.

import { html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { refusedOr } from '../element/core.js';
import './board-editor.js';
import { elsewhere } from './elsewhere.js';
import { ignoredFacts, pasted } from './pasted.js';
import { positions } from './positions.js';
import { refusal } from './refusals.js';
import { whatWasSetAside } from './set-aside.js';

/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffPosition} BearoffPosition */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').PositionFacts} PositionFacts */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').RolloutLabError} RolloutLabError */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').ReadPosition} ReadPosition */
/** @typedef {import('./set-aside.js').SetAside} SetAside */
/** @typedef {Pick<typeof import('./texts/en.js'), 'editor' | 'positions' | 'refusals' | 'setAside'>} Words */

/**
 * @typedef {Object} Problems
 * @property {string} problem  why what is on the board cannot be rolled out, in a sentence; '' if it can
 * @property {string} idProblem  the same of the ID that was entered
 * @property {string | null} idElsewhere  the ID, if its position is one for another lab
 */

/**
 * @typedef {Object} Lab  in which a position is set up
 * @property {{describePosition: (position: BearoffPosition) => PositionFacts, readPosition: (text: string) => ReadPosition}} rules
 *   of the core: both throw what they refuse
 * @property {Problems & {wanted: {position: BearoffPosition}, setAside: SetAside | null}} state
 * @property {Words & Pick<import('../i18n/texts.js').Shared, 'sides'>} texts
 * @property {import('../i18n/format.js').Format} format
 * @property {(position: BearoffPosition, changes?: object) => void} setUp  a position that the core takes
 * @property {(change: Partial<Problems> & {setAside?: SetAside | null}) => void} change
 * @property {string} [xgid]  in place of the position's own: with its cube
 * @property {readonly import('./positions.js').NamedPosition[]} [positions]  to choose from, in place of those to learn from
 * @property {readonly string[]} [taken]  the properties of its address that an ID sets, besides the position
 * @property {import('../element/definition.js').Offers} offers
 * @property {boolean} untold  whether nothing is to be said of who wins how often
 */

/**
 * The board as the reader has edited it.
 * @param {Lab} lab
 * @param {{x: number[], o: number[]}} edited
 */
function edit(lab, { x, o }) {
  trySetUp(lab, { ...lab.state.wanted.position, x, o });
}

/**
 * @param {Lab} lab
 * @param {BearoffPosition} position
 * @param {object} [changes]  of the lab's state, together with it
 */
export function trySetUp(lab, position, changes) {
  const [, error] = refusedOr(() => lab.rules.describePosition(position));
  if (error) lab.change({ problem: refusal(/** @type {any} */ (error), lab.texts) });
  else lab.setUp(position, changes);
}

/**
 * @param {Lab} lab
 * @param {Event} event  of a CustomEvent: what was typed
 */
function enterId(lab, event) {
  const { text, white, more } = pasted(/** @type {CustomEvent<{text: string}>} */ (event).detail.text);
  const [read, error] = refusedOr(() => lab.rules.readPosition(text));
  if (error) {
    const { id } = /** @type {RolloutLabError} */ (error);
    lab.change({ idProblem: refusal(/** @type {any} */ (error), lab.texts), idElsewhere: id ?? null, setAside: null });
    return;
  }
  // It is taken, and need not stand in the field as it was typed.
  event.preventDefault();
  const { x, o, onRoll, aside } = /** @type {ReadPosition} */ (read);
  // An ID begins with whoever is not on roll, and a link says who that is.
  const position = white ? { x: o, o: x, onRoll: /** @type {const} */ ('o') } : { x, o, onRoll };
  lab.change({ setAside: { position, aside, more } });
  lab.setUp(position);
}

/**
 * One of the list.
 * @param {Lab} lab
 * @param {string} name
 */
function choose(lab, name) {
  const found = positions.find((position) => position.name === name);
  if (found) lab.setUp({ x: found.x, o: found.o, onRoll: 'x' });
}

/**
 * The sides with each other's checkers.
 * @param {Lab} lab
 */
function swap(lab) {
  const { x, o, onRoll } = lab.state.wanted.position;
  lab.setUp({ x: o, o: x, onRoll });
}

/**
 * Says in a sentence what isn't used of the ID that was entered.
 * @param {Lab} lab
 * @param {SetAside} setAside
 */
const said = ({ taken = [], texts }, { aside, more }) =>
  whatWasSetAside({ aside: ignoredFacts(aside, taken), more }, texts);

/**
 * @typedef {Object} Played  what takes the place of the position that is edited
 * @property {import('../board/model.js').BoardModel | null} game  that the board shows; null: the position
 * @property {boolean} folded  whether the IDs are to be unfolded by those who want them, and the game takes the place of
 *   the tools
 * @property {unknown} told  what is said of the game in their place; its `slot` is `game`
 */

/**
 * @param {Lab} lab
 * @param {Played} [played]
 */
export function editor(lab, { game, folded, told } = { game: null, folded: false, told: nothing }) {
  const { rules, texts, format, state } = lab;
  const { position } = state.wanted;
  const { positionId, xgid } = rules.describePosition(position);
  const { setAside } = state;
  return html`<board-editor
    .position=${guard([position], () => position)}
    .positionId=${positionId}
    .xgid=${lab.xgid ?? xgid}
    .positions=${lab.positions ?? positions}
    .untold=${lab.untold}
    .onRoll=${position.onRoll}
    .names=${texts.sides}
    .texts=${texts}
    .format=${format}
    .problem=${state.problem}
    .idProblem=${state.idProblem}
    .elsewhere=${state.idProblem && state.idElsewhere ? elsewhere(lab, state.idElsewhere) : nothing}
    .game=${game}
    .folded=${folded}
    .setAside=${setAside?.position === position ? said(lab, setAside) : ''}
    @position-change=${(/** @type {CustomEvent} */ event) => edit(lab, event.detail)}
    @id-enter=${(/** @type {Event} */ event) => enterId(lab, event)}
    @position-choose=${(/** @type {CustomEvent} */ event) => choose(lab, event.detail.name)}
    @swap=${() => swap(lab)}
    @roll-change=${(/** @type {CustomEvent} */ event) => lab.setUp({ ...lab.state.wanted.position, ...event.detail })}
    >${told}</board-editor
  >`;
}
