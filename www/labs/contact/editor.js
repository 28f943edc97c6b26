// The editor of the board, with the IDs of its position. A view.

import { html } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { whatWasSetAside } from '../../lib/bearoff/refusals.js';
import '../../lib/board/whole-board-editor.js';
import { core } from './core.js';
import { coloured, exchanged, positions } from './model.js';

/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactPosition} ContactPosition */

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
 * @param {import('./lab.js').Model} model
 * @param {import('../../lib/bearoff/setting-up.js').Played} played
 */
export function editor({ act, facts, format, state, stateNow, texts }, { game, folded, told }) {
  const { white, setAside } = state;
  const { position } = state.wanted;
  const { positionId, xgid } = facts.described;
  // The editor's X is Blue.
  const shown = coloured(position, white);
  const on = (/** @type {(detail: any, event: Event) => void} */ does) => (/** @type {Event} */ event) =>
    does(/** @type {CustomEvent} */ (event).detail, event);
  return html`<whole-board-editor
    .position=${guard([position, white], () => shown)}
    .count=${core.countContact}
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
    @position-change=${on((detail) => act.editPosition(detail, white))}
    @id-enter=${on(({ text }, event) => {
      act.enterId(text);
      // An ID that is taken need not stay in the field as it was typed.
      if (!stateNow().idProblem) event.preventDefault();
    })}
    @position-choose=${on(({ name }) => {
      const found = namedPositions().find((one) => one.name === name);
      if (found) act.setUp({ x: found.x, o: found.o }, { white: false });
    })}
    @swap=${() => act.editPosition(exchanged(shown), white)}
    @roll-change=${on(({ onRoll: side }) => act.editPosition(shown, side === 'o'))}
    >${told}</whole-board-editor
  >`;
}
