// Setting up a position in a lab of bear-offs: the board editor, what its events do, and the progress of the work that
// follows. If the core refuses a position, the lab says so and keeps the last one. Views.

import { html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { refusedOr } from '../element/core.js';
import './board-editor.js';
import { ignoredFacts, pasted, positions } from './positions.js';
import { elsewhere, refusal, whatWasSetAside } from './refusals.js';

/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffPosition} BearoffPosition */

/**
 * @typedef {Object} Problems  of the position and the ID
 * @property {string} problem  why the position on the board is refused, in a sentence; '' if it is not
 * @property {string} idProblem  why the entered ID is refused; '' if it is not
 * @property {string | null} idElsewhere  the entered ID, if its position is one for another lab
 * @property {import('./refusals.js').SetAside | null} setAside  facts of the last accepted ID that are ignored
 */

/** @typedef {Pick<typeof import('../../pkg/bearoff/rollout_lab.js'), 'countCheckers' | 'describePosition' | 'readPosition'>} Rules  of the core: both throw what they refuse */

/**
 * @typedef {Object} Lab  in which a position is set up
 * @property {Problems & {wanted: {position: BearoffPosition}}} state
 * @property {import('./refusals.js').Words} texts
 * @property {(change: Partial<Problems>) => void} change
 */

/**
 * @template L  the lab
 * @typedef {(lab: L, position: BearoffPosition, changes?: object) => void} SetUp  sets up a position that the core accepts, together
 *   with changes of the lab's state
 */

// ——— Actions ———

/**
 * Sets up a position, or says why the core refuses it.
 * @template {Lab} L
 * @param {Rules} rules
 * @param {SetUp<L>} setUp
 * @param {L} lab
 * @param {BearoffPosition} position
 * @param {object} [changes]  of the lab's state, together with it
 */
export function trySetUp(rules, setUp, lab, position, changes) {
  const [, error] = refusedOr(() => rules.describePosition(position));
  if (error) lab.change({ problem: refusal(error, lab.texts) });
  else setUp(lab, position, changes);
}

/**
 * Actions of the board editor.
 * @template {Lab} L
 * @param {Rules} rules
 * @param {SetUp<L>} setUp
 */
export const settingUp = (rules, setUp) => ({
  /**
   * Moves checkers on the board, or says why the core refuses the position.
   * @param {L} lab
   * @param {Partial<BearoffPosition>} change
   */
  editPosition: (lab, change) => trySetUp(rules, setUp, lab, { ...lab.state.wanted.position, ...change }),

  /** Puts a side on roll. @param {L} lab @param {Pick<BearoffPosition, 'onRoll'>} change */
  putOnRoll: (lab, change) => setUp(lab, { ...lab.state.wanted.position, ...change }),

  /** Gives each side the other one's checkers. @param {L} lab */
  swapSides(lab) {
    const { x, o, onRoll } = lab.state.wanted.position;
    setUp(lab, { x: o, o: x, onRoll });
  },

  /** Sets up one of the example positions. @param {L} lab @param {string} name */
  choosePosition(lab, name) {
    const found = positions.find((position) => position.name === name);
    if (found) setUp(lab, { x: found.x, o: found.o, onRoll: 'x' });
  },

  /**
   * Sets up the position of an entered ID. Returns the problem if the core refuses it.
   * @param {L} lab
   * @param {string} entered
   * @returns {Partial<Problems> | undefined}
   */
  enterId(lab, entered) {
    const { text, white, more } = pasted(entered);
    const [read, error] = refusedOr(() => rules.readPosition(text));
    if (error) {
      const { id = null } = /** @type {import('./refusals.js').Refused} */ (error);
      return { idProblem: refusal(error, lab.texts), idElsewhere: id, setAside: null };
    }
    const { x, o, onRoll, aside } = read;
    // A position ID begins with the side that is not on roll. A link says who that is.
    const position = white ? { x: o, o: x, onRoll: /** @type {const} */ ('o') } : { x, o, onRoll };
    lab.change({ setAside: { position, aside, more } });
    setUp(lab, position);
    return undefined;
  },
});

// ——— Views ———

/**
 * @typedef {Object} Model  of a lab in which a position is set up
 * @property {Rules} rules
 * @property {Lab['state']} state
 * @property {import('./refusals.js').Words & Pick<typeof import('./texts/en.js'), 'editor'>} texts  with `positions` if there are any
 *   to choose from
 * @property {import('../i18n/format.js').Format} format
 * @property {import('../element/definition.js').Bound<ReturnType<typeof settingUp<Lab>>>} act
 * @property {string} [xgid]  replaces the position's own: with its cube
 * @property {readonly import('./positions.js').NamedPosition[]} [positions]  to choose from, instead of the example positions
 * @property {readonly string[]} [taken]  the properties of its address that an ID sets, besides the position
 * @property {import('../element/definition.js').Offers} offers
 * @property {boolean} untold  whether the chances must not be told
 */

/**
 * @typedef {Object} Played  replaces the position that is edited
 * @property {import('../board/model.js').BoardModel | null} game  that the board shows; null: the position
 * @property {boolean} folded  whether the IDs are folded, and the game replaces the tools
 * @property {unknown} told  the description of the game, which replaces the tools; its `slot` is `game`
 */

/** The board editor. @param {Model} model @param {Played} [played] */
export function editorView(model, { game, folded, told } = { game: null, folded: false, told: nothing }) {
  const { act, rules, texts, format, state } = model;
  const { position } = state.wanted;
  const { positionId, xgid } = rules.describePosition(position);
  const { setAside } = state;
  const ignored = setAside?.position === position && {
    aside: ignoredFacts(setAside.aside, model.taken ?? []),
    more: setAside.more,
  };
  return html`<board-editor
    .position=${guard([position], () => position)}
    .count=${rules.countCheckers}
    .positionId=${positionId}
    .xgid=${model.xgid ?? xgid}
    .positions=${model.positions ?? positions}
    .untold=${model.untold}
    .onRoll=${position.onRoll}
    .names=${texts.sides}
    .texts=${texts}
    .format=${format}
    .problem=${state.problem}
    .idProblem=${state.idProblem}
    .elsewhere=${state.idProblem && state.idElsewhere ? elsewhere(model, state.idElsewhere) : nothing}
    .game=${game}
    .folded=${folded}
    .setAside=${ignored ? whatWasSetAside(ignored, texts) : ''}
    @position-change=${(/** @type {CustomEvent} */ event) => act.editPosition(event.detail)}
    @id-enter=${(/** @type {CustomEvent} */ event) => {
      // An ID that is accepted need not stay in its field: the field shows the position's own one.
      if (!act.enterId(event.detail.text)) event.preventDefault();
    }}
    @position-choose=${(/** @type {CustomEvent} */ event) => act.choosePosition(event.detail.name)}
    @swap=${() => act.swapSides()}
    @roll-change=${(/** @type {CustomEvent} */ event) => act.putOnRoll(event.detail)}
    >${told}</board-editor
  >`;
}

/**
 * The progress of the work that the reader waits for.
 * @param {Object} lab
 * @param {{work: import('../element/preparation.js').Work | null}} lab.preparation
 * @param {Pick<typeof import('./texts/en.js'), 'work'>} lab.texts
 * @param {Model['format']} lab.format
 * @param {(() => void) | null} cancel  null: there is nothing to go back to
 */
export function workView({ preparation: { work }, texts, format }, cancel) {
  const words = texts.work;
  // The bar fades in: short work is over before a reader sees it.
  if (!work) return html`<p class="notice work idle"></p>`;
  return html`<p class="notice work">
    <label>${words[/** @type {keyof typeof words} */ (work.what)]} <progress max="1" .value=${work.progress}></progress> ${format.share(work.progress)}</label>
    ${cancel ? html`<button class="quiet" @click=${cancel}>${words.cancel}</button>` : nothing}
  </p>`;
}
