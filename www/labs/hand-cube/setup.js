// Who plays what: the position and its cube, the reader's side, his opponent, and who estimates luck. A view.

import { html, nothing } from 'lit';
import { otherLab } from '../../lib/bearoff/other-lab.js';
import { LADDER, OWNERS, PLAYS, POLICIES } from '../../lib/cube/names.js';
import { numberField } from '../../lib/cube/number-field.js';
import { thresholdFields } from '../../lib/cube/player-fields.js';
import { chooseHands, setupView } from '../../lib/hand/setup.js';
import { select } from '../../lib/element/select.js';

/** @typedef {import('./lab.js').HandCubeLab} Lab */

/** @param {Lab} lab */
export function setup(lab) {
  const { texts, state } = lab;
  const { owner, hands, opponent } = state.wanted;
  const refuse = (/** @type {import('./state.js').BadNumber} */ badNumber) => lab.change({ badNumber });
  const choices = html`${chooseHands(lab, hands)}
    ${select(
      texts.owners.label,
      [...OWNERS],
      owner,
      texts.owners.names,
      () => false,
      (chosen) => lab.want({ owner: chosen }),
    )}
    ${hands === 'both' ? nothing : against(lab, refuse)} ${luck(lab, refuse)}`;
  const about = hands !== 'both' && opponent.cube !== 'exact' ? texts.cubePlayers.about[opponent.cube] : '';
  const note = lab.beyond
    ? html`<p class="muted about">${texts.beyond.says}</p>`
    : about
      ? html`<p class="muted about">${about}</p>`
      : nothing;
  return setupView(lab, choices, note, links(lab));
}

/**
 * Who plays the other side.
 * @param {Lab} lab
 * @param {(bad: import('./state.js').BadNumber) => void} refuse
 */
function against(lab, refuse) {
  const { texts, state } = lab;
  const words = texts.setup;
  const { opponent } = state.wanted;
  return html`${select(
    words.opponent,
    Object.values(PLAYS),
    opponent.plays,
    texts.cubePlayers.plays,
    () => false,
    (plays) => lab.oppose({ plays }),
  )}
    ${select(
      words.opponentCube,
      Object.values(POLICIES),
      opponent.cube,
      texts.cubePlayers.policies,
      () => false,
      (cube) => lab.oppose({ cube }),
    )}
    ${
      opponent.cube === 'thresholds'
        ? thresholdFields(
            texts.cubePlayers,
            () => lab.state.wanted.thresholds,
            state.badNumber ?? null,
            (change) => lab.setThresholds(change),
            refuse,
          )
        : nothing
    }`;
}

/**
 * Who estimates luck; mistakes are always measured exactly.
 * @param {Lab} lab
 * @param {(bad: import('./state.js').BadNumber) => void} refuse
 */
function luck(lab, refuse) {
  const { texts, state } = lab;
  const words = texts.setup;
  const { estimator } = state.wanted;
  return html`${select(
    words.estimator,
    [...LADDER],
    estimator,
    texts.estimators.names,
    () => false,
    (chosen) => lab.remeasure({ estimator: chosen }),
  )}
    ${
      estimator === 'janowski'
        ? numberField(
            {
              name: 'janowski',
              label: words.janowski,
              now: () => lab.state.wanted.janowski,
              range: [0, 1],
              digits: 3,
              problem: words.badShare,
            },
            state.badNumber ?? null,
            (janowski) => lab.remeasure({ janowski }),
            refuse,
          )
        : nothing
    }`;
}

/**
 * The ways to the same position played without the cube, and to the program's rollout with it.
 * @param {Lab} lab
 */
const links = (lab) => html`<div class="ways">
  ${otherLab(lab, 'hand', lab.texts.withoutCube, { seed: lab.seed })}
  ${lab.beyond ? nothing : otherLab(lab, 'cube', lab.texts.otherLab, { cube: lab.state.wanted.owner })}
</div>`;
