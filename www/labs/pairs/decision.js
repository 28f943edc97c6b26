// The decision: the roll, all its plays with their values, and the example decisions. Views.

import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { writePlay } from '../../lib/bearoff/notation.js';
import { largerFirst, writeRoll } from '../../lib/board/model.js';
import { select } from '../../lib/element/select.js';
import { sentences } from '../../lib/i18n/typography.js';
import computed from './close-decisions.json';
import { same, twoOf } from './model.js';
import { initialState } from './state.js';

/** @typedef {import('./lab.js').Model} Model */
/** @typedef {import('../../pkg/pairs/rollout_lab.js').Checkers} Checkers */
/** @typedef {import('./model.js').Arm} Arm */

const { position: begun, roll: firstRoll } = initialState().wanted;

/**
 * The example decisions: the one that the lab begins with, and those that close_decisions.rs computes. A decision
 * without plays has the best two.
 * @type {{x: number[], o: number[], roll: number[], a?: Checkers, b?: Checkers, kind: string}[]}
 */
const decisions = [{ x: begun.x, o: begun.o, roll: firstRoll, kind: 'first' }, ...computed];

/** All rolls, large numbers first. */
const ROLLS = [6, 5, 4, 3, 2, 1].flatMap((high) => Array.from({ length: high }, (_, less) => `${high}${high - less}`));
const ROLL_NAMES = Object.fromEntries(ROLLS.map((roll) => [roll, writeRoll([Number(roll[0]), Number(roll[1])])]));

/** @param {readonly number[]} roll */
const nameOf = (roll) => largerFirst(roll).join('');

/** @param {Model} model */
export function decisionView(model) {
  const { act, state, texts } = model;
  const words = texts.decision;
  const { roll } = state.wanted;
  return html`<section class="card decision">
    <h2>${words.heading}</h2>
    <div class="choices">
      ${select(
        words.roll,
        ROLLS,
        nameOf(roll),
        ROLL_NAMES,
        () => false,
        (chosen) => act.decide({ roll: [Number(chosen[0]), Number(chosen[1])], a: null, b: null }),
      )}
      ${closeDecisions(model)}
    </div>
    ${plays(model)}
  </section>`;
}

/** The list of example decisions. @param {Model} model */
function closeDecisions({ act, current, decision, format, texts }) {
  const words = texts.decision;
  const { position, roll, a, b } = decision;
  const best = current && twoOf(current.plays, { a: null, b: null });
  const isChosen = (/** @type {typeof decisions[number]} */ one) =>
    position.onRoll === 'x' &&
    nameOf(roll) === nameOf(one.roll) &&
    [
      [one.x, position.x],
      [one.o, position.o],
      [one.a ?? best?.a, a],
      [one.b ?? best?.b, b],
    ].every(([its, now]) => its && now && same(its, now));
  const chosen = decisions.findIndex(isChosen);
  const named = (/** @type {typeof decisions[number]} */ one, /** @type {number} */ index) => {
    const checkers = one.x.reduce((sum, count) => sum + count);
    const title = words.close(format.count(checkers), writeRoll(one.roll));
    return html`<option value=${index} .selected=${live(index === chosen)}>${title}</option>`;
  };
  const group = (/** @type {keyof typeof words.kinds} */ kind) =>
    html`<optgroup label=${words.kinds[kind]}>
      ${decisions.map((one, index) => (one.kind === kind ? named(one, index) : nothing))}
    </optgroup>`;
  return html`<label
    ><span>${words.choose}</span>
    <select
      @change=${(/** @type {Event} */ event) => {
        const one = decisions[Number(/** @type {HTMLSelectElement} */ (event.currentTarget).value)];
        const dice = /** @type {[number, number]} */ (one.roll);
        act.decide({ position: { x: one.x, o: one.o, onRoll: 'x' }, roll: dice, a: one.a ?? null, b: one.b ?? null });
      }}
    >
      <option value="" disabled hidden .selected=${live(chosen < 0)}>${words.own}</option>
      ${group('first')}${group('takes-long')}${group('obvious-is-wrong')}
    </select></label
  >`;
}

/** All plays of the roll, best first. @param {Model} model */
function plays({ act, current, format, texts }) {
  const words = texts.decision;
  if (!current) return html`<div class="plays"></div>`;
  const { exact, plays: all } = current.plays;
  const { a, b } = current.setup.decision;
  const radio = (/** @type {Arm} */ arm, /** @type {Checkers} */ after, /** @type {string} */ said) =>
    html`<td><label class="pick ${arm}"
      ><input
        type="radio"
        name=${`play-${arm}`}
        aria-label=${words.pick[arm](said)}
        .checked=${live(same(after, arm === 'a' ? a : b))}
        @change=${() => act.choosePlay(arm, after, current)}
      /></label></td>`;
  return html`<div class="plays" tabindex="0" role="region" aria-label=${words.plays}>
      <table>
        <thead>
          <tr>
            <th scope="col">A</th>
            <th scope="col">B</th>
            <th scope="col" class="moves">${words.play}</th>
            <th scope="col">${words.value}</th>
            <th scope="col">${words.lost}</th>
          </tr>
        </thead>
        <tbody>
          ${all.map(({ after, moves, value, lost }, place) => {
            const play = writePlay(moves);
            const chance = words.chance(format.percent(value, 2));
            return html`<tr class=${same(after, a) || same(after, b) ? 'chosen' : ''}>
              ${radio('a', after, play)}${radio('b', after, play)}
              <th scope="row" class="moves">${play}</th>
              <td class="number">${chance}</td>
              <td class="number">${place === 0 ? words.best : format.points(-lost)}</td>
            </tr>`;
          })}
        </tbody>
      </table>
    </div>
    <p class="muted about">
      ${
        all.length === 1
          ? words.onlyOne
          : sentences(
              texts.language,
              (exact ? words.exact : words.oneSided)(format.count(all.length)),
              html`<span class="request">${words.chooseBoth}</span>`,
            )
      }
    </p>`;
}
