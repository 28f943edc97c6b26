// Positions with a cube from which there is something to learn, each a press away, and a sentence on the one that is set up. What
// the texts say of them is in the file of independent calculations (`cubeful.json`), or follows from the 36 rolls. A view.

import { html, nothing } from 'lit';

/** @typedef {import('./lab.js').CubeLab} Lab */
/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeOwner} CubeOwner */

/**
 * @typedef {Object} Lesson
 * @property {keyof typeof import('./texts/en-positions.js').positions} name
 * @property {number[]} x  checkers on own points, the ace point first; X is on roll
 * @property {number[]} o
 * @property {CubeOwner} owner  of the cube
 */

/** @type {readonly Lesson[]} */
export const LESSONS = [
  { name: 'jacoby', x: [0, 1, 0, 0, 1, 0], o: [1, 0, 0, 1, 0, 0], owner: 'centred' },
  { name: 'jacobyOwned', x: [0, 1, 0, 0, 1, 0], o: [1, 0, 0, 1, 0, 0], owner: 'x' },
  { name: 'jacobyGone', x: [0, 1, 0, 0, 1, 0], o: [2, 0, 0, 0, 0, 0], owner: 'x' },
  // 23 of the 36 rolls bear both off: 2 × (2 × 23/36 − 1) = 5/9.
  { name: 'lastRoll', x: [1, 0, 0, 0, 1, 0], o: [1, 0, 0, 0, 0, 0], owner: 'centred' },
  // 29 of the 36 rolls: 7/36 = 19.4% for White.
  { name: 'lastPass', x: [1, 0, 0, 1, 0, 0], o: [1, 0, 0, 0, 0, 0], owner: 'centred' },
  { name: 'equalTake', x: [0, 0, 0, 0, 0, 1], o: [0, 0, 0, 0, 0, 1], owner: 'centred' },
  { name: 'wrongPass', x: [0, 1, 1, 0, 0, 0], o: [1, 0, 0, 1, 0, 0], owner: 'centred' },
  { name: 'leastTake', x: [0, 2, 0, 0, 0, 0], o: [0, 2, 0, 0, 0, 0], owner: 'centred' },
  { name: 'leastDouble', x: [0, 2, 0, 0, 1, 0], o: [0, 0, 2, 0, 0, 0], owner: 'centred' },
  { name: 'pipsAhead', x: [5, 0, 0, 0, 0, 0], o: [0, 0, 0, 0, 0, 1], owner: 'centred' },
  { name: 'pipsBehind', x: [0, 0, 0, 0, 2, 1], o: [5, 0, 0, 0, 0, 0], owner: 'centred' },
  { name: 'fiveAces', x: [4, 0, 0, 0, 1, 0], o: [5, 0, 0, 0, 0, 0], owner: 'centred' },
  { name: 'threeRolls', x: [6, 0, 0, 0, 0, 0], o: [6, 0, 0, 0, 0, 0], owner: 'centred' },
  { name: 'sixPoints', x: [1, 1, 1, 1, 1, 1], o: [1, 1, 1, 1, 1, 1], owner: 'centred' },
  { name: 'fourEach', x: [0, 0, 1, 1, 1, 1], o: [0, 1, 1, 0, 1, 1], owner: 'centred' },
  { name: 'article', x: [4, 0, 0, 0, 0, 0], o: [0, 0, 0, 0, 0, 1], owner: 'centred' },
];

/** @param {readonly number[]} one @param {readonly number[]} other */
const same = (one, other) => one.every((count, i) => count === other[i]);

/**
 * The lesson that is set up.
 * @param {{position: {x: readonly number[], o: readonly number[], onRoll: 'x' | 'o'}, owner: CubeOwner}} wanted
 */
export const lessonOf = ({ position: { x, o, onRoll }, owner }) =>
  onRoll === 'x' ? LESSONS.find((one) => same(one.x, x) && same(one.o, o) && one.owner === owner) : undefined;

/** @param {Lab} lab */
export function positionsToLearnFrom(lab) {
  const { texts, state } = lab;
  const words = texts.cubePositions;
  const chosen = lessonOf(state.wanted);
  const about = chosen && (lab.untold ? texts.decision.untold : words[chosen.name].about);
  return html`<div class="lessons" role="group" aria-labelledby="lessons">
    <h2 id="lessons">${texts.editor.choose}</h2>
    <div class="lesson-names">
      ${LESSONS.map(
        (
          lesson,
        ) => html`<button class="datum" aria-pressed=${lesson === chosen ? 'true' : 'false'} @click=${() => setUp(lab, lesson)}>
          ${words[lesson.name].title}
        </button>`,
      )}
    </div>
    <p class="lesson" role="status">${about ?? nothing}</p>
  </div>`;
}

/**
 * @param {Lab} lab
 * @param {Lesson} lesson
 */
function setUp(lab, { x, o, owner }) {
  const position = /** @type {import('../../pkg/cube/rollout_lab.js').BearoffPosition} */ ({
    x: [...x],
    o: [...o],
    onRoll: 'x',
  });
  lab.setUp(position, { owner });
}
