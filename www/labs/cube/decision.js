// The cube action of the position: the equity of no double, of double and take and of double and pass, for each owner
// of the cube, with the right action and the cost of each mistake in words. Below them stand example positions. Views.

import { html, nothing } from 'lit';
import { word } from '../../lib/i18n/glossary.js';
import { NONE } from '../../lib/i18n/format.js';
import { phrases } from '../../lib/i18n/typography.js';
import { DIGITS, WAYS, cellsOf, holderOf, isEqual, otherSide } from './model.js';

/** @typedef {import('../../lib/i18n/format.js').Format} Format */
/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeDecision} CubeDecision */
/** @typedef {import('./lab.js').Model} Model */
/** @typedef {import('./model.js').Holder} Holder */
/** @typedef {import('./model.js').Side} Side */
/** @typedef {import('./model.js').Way} Way */
/** @typedef {import('./texts/en.js').Texts} Texts */

// ——— The cube action ———

/** @type {readonly Holder[]} */
const HOLDERS = ['centred', 'mine', 'theirs'];

/** Each way, with the glossary's word for it. @type {Record<Way, (said: string) => unknown>} */
const EXPLAINED = {
  noDouble: (said) => word('double', said),
  doubleTake: (said) => word('take', said),
  doublePass: (said) => word('pass', said),
};

/** @param {Pick<Model, 'texts' | 'format' | 'current' | 'untold'>} model */
export function decision({ texts, format, current, untold }) {
  const { decision: words, sides } = texts;
  if (!current || untold)
    return html`<div class="decision"><h2>${words.heading}</h2><p class="muted">${current ? words.untold : words.none}</p></div>`;
  const { decisions, setup } = current;
  const { onRoll } = setup.position;
  const holder = holderOf(setup.owner, onRoll);
  return html`<div class="decision">
    <h2>${word('cube', words.heading)}</h2>
    <p class="proper">${proper(decisions[holder], holder, onRoll, texts, format)}</p>
    <div class="scroll" tabindex="0" role="region" aria-label=${words.table}>
      <table>
        <thead>
          <tr>
            <th scope="col">${word('equity', words.equity)}</th>
            ${HOLDERS.map((one) => head(one, one === holder, onRoll, texts))}
          </tr>
        </thead>
        <tbody>
          ${WAYS.map(
            (way) => html`<tr>
              <th scope="row">${EXPLAINED[way](words.ways[way])}</th>
              ${HOLDERS.map((one) => cell(decisions[one], way, one === holder, onRoll, texts, format))}
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p class="cubeless">
      ${words.cubeless(sides[onRoll], format.percent(decisions.win, 2), format.value(decisions.cubeless, DIGITS))}
    </p>
  </div>`;
}

/**
 * The heading of a column.
 * @param {Holder} holder
 * @param {boolean} inForce  whether the cube has this owner now
 * @param {Side} onRoll
 * @param {Texts} texts
 */
function head(holder, inForce, onRoll, { decision: words, sides }) {
  const name =
    holder === 'centred'
      ? word('centred', words.centred)
      : phrases(words.owned(sides[holder === 'mine' ? onRoll : otherSide(onRoll)]));
  return html`<th scope="col" class=${inForce ? 'in-force' : ''} aria-current=${inForce ? 'true' : nothing}>
    ${name}${inForce ? html`<small>${words.inForce}</small>` : nothing}
  </th>`;
}

/**
 * The right actions in words, and the cost of the wrong ones.
 * @param {CubeDecision} decision
 * @param {Holder} holder
 * @param {Side} onRoll
 * @param {Texts} texts
 * @param {Format} format
 */
function proper(decision, holder, onRoll, { sides, decision: words, sentence }, format) {
  const [mover, other] = [sides[onRoll], sides[otherSide(onRoll)]];
  const points = (/** @type {number} */ value) => format.percent(value, DIGITS);
  const { action, answer, costs } = decision;
  if (!decision.mayDouble)
    return html`<b>${words.mayNot(mover, other)}</b> ${words.worth(format.value(decision.value, DIGITS))}`;
  const redouble = holder === 'mine';
  const does = isEqual(decision, 'noDouble') ? words.either(mover, redouble) : words.actions[action](mover, redouble);
  const answers = isEqual(decision, 'take')
    ? words.eitherAnswer(other)
    : words.answers[answer](other, action === 'double');
  // An action as good as the best one costs nothing, and has no sentence.
  const wrong = [
    costs.noDouble ? words.costs.noDouble(points(costs.noDouble)) : '',
    action === 'noDouble' && costs.double ? words.costs.double(points(costs.double), redouble) : '',
    costs.take ? words.costs.take(other, points(costs.take)) : '',
    costs.pass ? words.costs.pass(other, points(costs.pass)) : '',
  ].filter((said) => said !== '');
  return html`<b>${sentence.both(does, answers)}</b> ${wrong.length > 0 ? wrong.reduce(sentence.both) : nothing}`;
}

/**
 * One equity, with its mistake.
 * @param {CubeDecision} decision
 * @param {Way} way
 * @param {boolean} inForce
 * @param {Side} onRoll
 * @param {Texts} texts
 * @param {Format} format
 */
function cell(decision, way, inForce, onRoll, { decision: words, sides }, format) {
  const { equity, proper: right, mistake } = cellsOf(decision)[way];
  const looks = [inForce ? 'in-force' : '', right ? 'fits' : ''].join(' ');
  if (equity === null)
    return html`<td class=${looks}><span class="number">${NONE}</span><small>${words.mayNotCell}</small></td>`;
  const loser = mistake && sides[mistake.mover ? onRoll : otherSide(onRoll)];
  return html`<td class=${looks}>
    <span class="number">${format.value(equity, DIGITS)}</span>
    <small>${mistake && loser ? words.loses(loser, format.percent(mistake.cost, DIGITS)) : words.right}</small>
  </td>`;
}

// ——— Example positions ———

/**
 * @typedef {Object} Lesson
 * @property {keyof Texts['cubePositions']} name
 * @property {number[]} x  checkers on own points, the ace point first; X is on roll
 * @property {number[]} o
 * @property {import('../../pkg/cube/rollout_lab.js').CubeOwner} owner  of the cube
 */

/**
 * Figures in their texts come from independent calculations (`cubeful.json`), or follow from the 36 rolls.
 * @type {readonly Lesson[]}
 */
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
 * Returns the example that is set up.
 * @param {{position: {x: readonly number[], o: readonly number[], onRoll: Side}, owner: Lesson['owner']}} wanted
 */
export const lessonOf = ({ position: { x, o, onRoll }, owner }) =>
  onRoll === 'x' ? LESSONS.find((one) => same(one.x, x) && same(one.o, o) && one.owner === owner) : undefined;

/** @param {Model} model */
export function positionsToLearnFrom({ act, state, texts, untold }) {
  const words = texts.cubePositions;
  const chosen = lessonOf(state.wanted);
  const about = chosen && (untold ? texts.decision.untold : words[chosen.name].about);
  const setUp = (/** @type {Lesson} */ { x, o, owner }) => act.setUp({ x: [...x], o: [...o], onRoll: 'x' }, { owner });
  return html`<div class="lessons" role="group" aria-labelledby="lessons">
    <h2 id="lessons">${texts.editor.choose}</h2>
    <div class="lesson-names">
      ${LESSONS.map(
        (
          lesson,
        ) => html`<button class="datum" aria-pressed=${lesson === chosen ? 'true' : 'false'} @click=${() => setUp(lesson)}>
          ${words[lesson.name].title}
        </button>`,
      )}
    </div>
    <p class="lesson" role="status">${about ?? nothing}</p>
  </div>`;
}
