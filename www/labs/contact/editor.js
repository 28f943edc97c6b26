// The board as an editor, and what its wishes do. A view.

import { html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import '../../shared/whole-board/whole-board-editor.js';
import { core } from './core.js';
import { positions } from './positions.js';
import { edit, readPosition } from './read-position.js';
import { whatWasSetAside } from './set-aside.js';

/** @typedef {import('./lab.js').ContactLab} Lab */
/** @typedef {import('../../shared/bearoff/setting-up.js').Played} Played */

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
  const { position } = state.wanted;
  const { positionId, xgid } = lab.facts.described;
  const { setAside } = state;
  const on = (/** @type {(detail: any, event: Event) => void} */ act) => (/** @type {Event} */ event) =>
    act(/** @type {CustomEvent} */ (event).detail, event);
  return html`<whole-board-editor
    .position=${guard([position], () => position)}
    .positionId=${positionId}
    .xgid=${xgid}
    .positions=${namedPositions()}
    .onRoll=${'x'}
    .names=${texts.sides}
    .texts=${texts}
    .format=${format}
    .problem=${state.problem}
    .idProblem=${state.idProblem}
    .game=${game}
    .folded=${folded}
    .setAside=${setAside?.position === position ? whatWasSetAside(setAside, texts) : ''}
    @position-change=${on((detail) => edit(lab, detail))}
    @id-enter=${on(({ text }, event) => {
      // It is taken, and need not stand in the field as it was typed.
      if (readPosition(lab, text)) event.preventDefault();
    })}
    @position-choose=${on(({ name }) => {
      const { x, o } = namedPositions().find((one) => one.name === name);
      lab.setUp({ x, o });
    })}
    @swap=${() => edit(lab, { x: position.o, o: position.x })}
    @roll-change=${() => edit(lab, { x: position.o, o: position.x })}
    >${told}</whole-board-editor
  >`;
}
