// Who plays what: the position, the reader's side, his opponent, and who estimates luck. A view.

import { html, nothing } from 'lit';
import { EVALUATORS, PLAYERS } from '../../lib/bearoff/names.js';
import { needsExact } from '../../lib/bearoff/needs-exact.js';
import { otherLab } from '../../lib/bearoff/other-lab.js';
import { chooseHands, setupView } from '../../lib/hand/setup.js';
import { select } from '../../lib/element/select.js';

/** @typedef {import('./lab.js').HandLab} Lab */
/** @typedef {import('../../pkg/hand/rollout_lab.js').PlayerName} PlayerName */

/** @param {Lab} lab */
export function setup(lab) {
  const { texts, state, made, preparation } = lab;
  const words = texts.setup;
  // What is in force where the exact chances are not known; while it is being made, what was chosen.
  const { hands, opponent, evaluator } = preparation.making ? state.wanted : (made?.setup ?? state.wanted);
  const bounded = made !== null && made.theory === null;
  const impossible = (/** @type {PlayerName} */ name) => bounded && needsExact(name);
  const choices = html`${chooseHands(lab, hands)}
      ${
        hands === 'both'
          ? nothing
          : select(words.opponent, Object.values(PLAYERS), opponent, words.players, impossible, (chosen) =>
              lab.want({ opponent: chosen }),
            )
      }
      ${select(words.evaluator, Object.values(EVALUATORS), evaluator, words.evaluators, impossible, (chosen) =>
        lab.measure(chosen),
      )}`;
  const note = bounded ? html`<p class="muted about">${words.bounded}</p>` : nothing;
  // The cube is known up to six checkers a side.
  const withCube = bounded
    ? nothing
    : html`${otherLab(lab, 'cube', texts.cubeLab)} ${otherLab(lab, 'hand-cube', texts.withCube, { seed: lab.seed })}`;
  return setupView(lab, choices, note, html`${otherLab(lab, 'bearoff', texts.otherLab)} ${withCube}`);
}
