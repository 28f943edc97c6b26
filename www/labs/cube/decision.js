// What to do with the cube: no double, double and take, double and pass as three numbers, for a centred cube, for one's own
// and for the other side's; above them in words what is right with the cube as it is, and what each mistake costs. A view.

import { html, nothing } from 'lit';
import { NONE } from '../../lib/i18n/format.js';
import { word } from '../../lib/glossary/word.js';
import { phrases } from '../../lib/i18n/typography.js';
import { WAYS, cellsOf, holderOf, isEqual, otherSide } from './decision-model.js';

/** @typedef {import('./lab.js').CubeLab} Lab */
/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeDecision} CubeDecision */
/** @typedef {import('./decision-model.js').Holder} Holder */
/** @typedef {import('./decision-model.js').Side} Side */

/** @type {readonly Holder[]} */
const HOLDERS = ['centred', 'mine', 'theirs'];

/** Each way by the word that explains itself there. @type {Record<import('./decision-model.js').Way, (said: string) => unknown>} */
const EXPLAINED = {
  noDouble: (said) => word('double', said),
  doubleTake: (said) => word('take', said),
  doublePass: (said) => word('pass', said),
};

/** Decimals of what is exactly known. */
const DIGITS = 4;

/** @param {Lab} lab */
export function decision(lab) {
  const { texts, format, current } = lab;
  const words = texts.decision;
  if (!current || lab.untold)
    return html`<div class="decision"><h2>${words.heading}</h2><p class="muted">${current ? words.untold : words.none}</p></div>`;
  const { decisions, setup } = current;
  const { onRoll } = setup.position;
  const holder = holderOf(setup.owner, onRoll);
  return html`<div class="decision">
    <h2>${word('cube', words.heading)}</h2>
    <p class="proper">${proper(decisions[holder], holder, onRoll, lab)}</p>
    <div class="scroll" tabindex="0" role="region" aria-label=${words.table}>
      <table>
        <thead>
          <tr>
            <th scope="col">${word('equity', words.equity)}</th>
            ${HOLDERS.map((one) => head(one, one === holder, onRoll, lab))}
          </tr>
        </thead>
        <tbody>
          ${WAYS.map(
            (way) => html`<tr>
              <th scope="row">${EXPLAINED[way](words.ways[way])}</th>
              ${HOLDERS.map((one) => cell(decisions[one], way, one === holder, onRoll, lab))}
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p class="cubeless">
      ${words.cubeless(texts.sides[onRoll], format.percent(decisions.win, 2), format.value(decisions.cubeless, DIGITS))}
    </p>
  </div>`;
}

/**
 * A column's name, and whether the cube is as it is there.
 * @param {Holder} holder
 * @param {boolean} inForce
 * @param {Side} onRoll
 * @param {Lab} lab
 */
function head(holder, inForce, onRoll, { texts: { decision: words, sides } }) {
  const name =
    holder === 'centred'
      ? word('centred', words.centred)
      : phrases(words.owned(sides[holder === 'mine' ? onRoll : otherSide(onRoll)]));
  return html`<th scope="col" class=${inForce ? 'in-force' : ''} aria-current=${inForce ? 'true' : nothing}>
    ${name}${inForce ? html`<small>${words.inForce}</small>` : nothing}
  </th>`;
}

/**
 * What is right, in words, and what is not, with what it costs.
 * @param {CubeDecision} decision
 * @param {Holder} holder
 * @param {Side} onRoll
 * @param {Lab} lab
 */
function proper(decision, holder, onRoll, { texts, format }) {
  const { sides, decision: words, sentence } = texts;
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
  /** What is worth the same costs nothing, and nothing is said of it. */
  const wrong = [
    costs.noDouble ? words.costs.noDouble(points(costs.noDouble)) : '',
    action === 'noDouble' && costs.double ? words.costs.double(points(costs.double), redouble) : '',
    costs.take ? words.costs.take(other, points(costs.take)) : '',
    costs.pass ? words.costs.pass(other, points(costs.pass)) : '',
  ].filter((said) => said !== '');
  return html`<b>${sentence.both(does, answers)}</b> ${wrong.length > 0 ? wrong.reduce(sentence.both) : nothing}`;
}

/**
 * One of the three numbers.
 * @param {CubeDecision} decision
 * @param {import('./decision-model.js').Way} way
 * @param {boolean} inForce
 * @param {Side} onRoll
 * @param {Lab} lab
 */
function cell(decision, way, inForce, onRoll, { texts, format }) {
  const { decision: words, sides } = texts;
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
