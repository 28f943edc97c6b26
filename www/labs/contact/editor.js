// The board as an editor, and what its wishes do. A view.

import { html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { whatWasSetAside } from '../../lib/bearoff/set-aside.js';
import '../../lib/whole-board/whole-board-editor.js';
import { core } from './core.js';
import { positions } from './positions.js';
import { edit, readPosition } from './read-position.js';
import { coloured, exchanged } from './sides.js';

/** @typedef {import('./lab.js').ContactLab} Lab */
/** @typedef {import('../../lib/bearoff/setting-up.js').Played} Played */

/** Those to learn from, with their checkers: read once, when the core is there. @type {any[]} */
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
 * @param {Played} [played]
 */
export function editor(lab, { game, folded, told } = { game: null, folded: false, told: nothing }) {
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
      // It is taken, and need not stand in the field as it was typed.
      if (readPosition(lab, text)) event.preventDefault();
    })}
    @position-choose=${on(({ name }) => {
      const { x, o } = namedPositions().find((one) => one.name === name);
      lab.setUp({ x, o }, { white: false });
    })}
    @swap=${() => edit(lab, exchanged(shown), white)}
    @roll-change=${on(({ onRoll: side }) => edit(lab, shown, side === 'o'))}
    >${told}</whole-board-editor
  >`;
}
