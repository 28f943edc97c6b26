// Setting up a position: the editor of the board, IDs and links, the plays that a host page gives, and the way back. If
// the core refuses a position, the last one stays in force.

import { html } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { ignoredFacts, pasted } from '../../lib/bearoff/positions.js';
import { whatWasSetAside } from '../../lib/bearoff/refusals.js';
import { refusedOr } from '../../lib/element/core.js';
import '../../lib/board/whole-board-editor.js';
import { core } from './core.js';
import { coloured, exchanged, positions, refusal, textsOf } from './model.js';

/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactPosition} ContactPosition */
/** @typedef {import('./lab.js').ContactLab} Lab */
/** @typedef {import('./state.js').Before} Before */

/** The problems that the reader's next action removes. */
export const dropped = { problem: '', idProblem: '' };

// ——— The editor ———

/**
 * The example positions with their checkers, read once when the core is there.
 * @type {(ContactPosition & {name: string})[]}
 */
let named = [];

function namedPositions() {
  if (named.length === 0) {
    named = positions.map(({ name, id }) => {
      const { x, o } = core.readContact(id);
      return { name, x, o };
    });
  }
  return named;
}

/**
 * @param {Lab} lab
 * @param {import('../../lib/bearoff/setting-up.js').Played} played
 */
export function editor(lab, { game, folded, told }) {
  const { texts, format, state } = lab;
  const { white, setAside } = state;
  const { position } = state.wanted;
  const { positionId, xgid } = lab.facts.described;
  // The editor's X is Blue.
  const shown = coloured(position, white);
  const on = (/** @type {(detail: any, event: Event) => void} */ act) => (/** @type {Event} */ event) =>
    act(/** @type {CustomEvent} */ (event).detail, event);
  return html`<whole-board-editor
    .position=${guard([position, white], () => shown)}
    .positionId=${positionId}
    .xgid=${xgid}
    .positions=${namedPositions()}
    .onRoll=${white ? 'o' : 'x'}
    .names=${coloured(texts.sides, white)}
    .texts=${texts}
    .format=${format}
    .problem=${state.problem}
    .idProblem=${state.idProblem}
    .game=${game}
    .folded=${folded}
    .setAside=${setAside?.position === position ? whatWasSetAside(setAside, texts) : ''}
    @position-change=${on((detail) => edit(lab, detail, white))}
    @id-enter=${on(({ text }, event) => {
      // An ID that is taken need not stay in the field as it was typed.
      if (readPosition(lab, text)) event.preventDefault();
    })}
    @position-choose=${on(({ name }) => {
      const found = namedPositions().find((one) => one.name === name);
      if (found) lab.setUp({ x: found.x, o: found.o }, { white: false });
    })}
    @swap=${() => edit(lab, exchanged(shown), white)}
    @roll-change=${on(({ onRoll: side }) => edit(lab, shown, side === 'o'))}
    >${told}</whole-board-editor
  >`;
}

/**
 * Sets up the board as the reader has edited it.
 * @param {Lab} lab
 * @param {ContactPosition} shown  of Blue and White
 * @param {boolean} white  whether White is on roll
 */
function edit(lab, shown, white) {
  const position = coloured(shown, white);
  const [, error] = refusedOr(() => core.describeContact(position));
  if (error) lab.change({ problem: refusal(error, textsOf(lab.ownTexts, white)) });
  else lab.setUp(position, { white });
}

/**
 * Sets up the position of an ID, or of a link to one of our pages.
 * @param {Lab} lab
 * @param {string} given
 * @returns {boolean} whether the core accepts it
 */
export function readPosition(lab, given) {
  const { text, white, more } = pasted(given);
  const [read, error] = refusedOr(() => core.readContact(text));
  if (!read) {
    // A refusal speaks of Blue, the player at the bottom.
    lab.change({ idProblem: refusal(error, lab.ownTexts), setAside: null });
    return false;
  }
  const { x, o, roll, aside, turned } = read;
  const position = { x, o };
  lab.setUp(position, {
    roll,
    white: turned || white,
    setAside: { position, aside: ignoredFacts(aside, ['roll']), more },
  });
  return true;
}

// ——— Plays that a host page gives ———

/**
 * Checks a roll and two of its plays. Throws `RolloutLabError` if the roll does not allow one of them.
 * @param {ContactPosition} position
 * @param {unknown} dice
 * @param {{a: unknown, b: unknown}} plays  position IDs; null: the best
 * @returns {{roll: [number, number], compared: import('./state.js').Compared}}
 */
export function givenPlay(position, dice, { a, b }) {
  // The list of plays refuses an invalid roll.
  new core.ContactPlays(position, /** @type {any} */ (dice)).free();
  const [high, low] = /** @type {[number, number]} */ (dice);
  const given = (/** @type {any} */ id) => {
    if (id !== null) core.checkContactPlay(position, [high, low], id);
    return id;
  };
  return { roll: [high, low], compared: { a: given(a), b: given(b) } };
}

// ——— The way back ———

/** At most this many plays can be taken back. No address holds them: a page that is loaded again has none. */
const MOST = 100;

/**
 * Returns the plays that led to this position, and one more.
 * @param {Pick<Lab, 'state' | 'rolling'>} lab  before the play
 * @param {[number, number] | null} roll  that is played
 * @returns {Before[]}
 */
export function trailOf({ state, rolling }, roll) {
  if (!roll) return [];
  const { trail, wanted, compared, white } = state;
  return [...trail.slice(1 - MOST), { position: wanted.position, roll, compared, games: rolling.games, white }];
}

/** Goes back one play. Equal dice roll the games of that position again. @param {Lab} lab */
export function takeBack(lab) {
  const before = lab.state.trail.at(-1);
  if (!before) return;
  const { position, games, roll, compared, white } = before;
  lab.setUp(position, { roll, compared, white, trail: lab.state.trail.slice(0, -1) });
  lab.rolling.open(games, 0);
}
