// The one board of a lab of bear-offs: it shows the position that is set up, or a game from it. A game that the reader
// rolls appears on its own. Any other action brings the position back.

/** @typedef {{current: object | null, state: {hide: Set<string>, look: Look | null}}} Own  without `current` there is nothing to roll */
/** @typedef {import('../rollout/rollout-element.js').RolloutElement & Own} Lab */

/** The width at which the labs' styles put the buttons that roll far below the board. */
const ONE_COLUMN = matchMedia('(max-width: 592px)');

/**
 * @typedef {Object} Look  the reader's choice for the board
 * @property {'position' | 'game'} at
 * @property {string} since  the game of that moment: the choice does not hold for another one
 */

/** The game that can be shown, and how far it is. @param {Lab} lab */
const gameNow = ({ rolling, rollout }) =>
  `${rolling.stepping?.record.trial} ${rolling.stepping?.shown} ${rollout.games}`;

/** Whether there is a game to show. @param {Lab} lab */
export const hasGame = (lab) => lab.current !== null && (lab.rolling.stepping !== null || lab.rollout.games > 0);

/** Whether the board shows a game and not the position. @param {Lab} lab */
export function showsGame(lab) {
  if (lab.state.hide.has('game') || !hasGame(lab)) return false;
  if (lab.state.hide.has('editor')) return true;
  const { look } = lab.state;
  if (look?.since === gameNow(lab)) return look.at === 'game';
  return lab.rolling.stepping !== null;
}

/** @param {Lab} lab @param {Look['at']} at @returns {Look} */
export const lookAt = (lab, at) => ({ at, since: gameNow(lab) });

/**
 * After a roll, scrolls the list to the newest one, and on a page brings the board into view. Nothing moves in an
 * embed.
 * @param {Lab} lab
 */
export async function followGame(lab) {
  await lab.updateComplete;
  const list = lab.renderRoot.querySelector('.micro ol');
  if (list) list.scrollTop = list.scrollHeight;
  if (lab.form !== 'page' || !lab.rolling.stepping) return;
  /** @type {import('./board-editor.js').BoardEditor | null} */
  const editor = lab.renderRoot.querySelector('board-editor, whole-board-editor');
  const board = editor?.renderRoot.querySelector('.edited');
  // On a phone the description of the game and the button that rolls on come into view, too, and then the board. On
  // wider pages the buttons are beside the board.
  const story = ONE_COLUMN.matches ? lab.renderRoot.querySelector('.story') : null;
  for (const part of [story, board]) part?.scrollIntoView({ block: 'nearest' });
}
