// What stands around the map of the rolls: small dice, the scale of its colours, one roll in detail, the balance of
// luck. Views.

import { signed } from '../i18n/signed.js';
import { html, nothing, svg } from 'lit';
import { face } from '../board/die.js';
import { writeRoll } from '../board/dice.js';
import { asWritten, between, signOf } from '../i18n/format.js';
import { SCALE, luckyRolls, playOf, reach, unluckyRolls, weights } from './roll-map-model.js';

/** @typedef {import('../i18n/format.js').Format} Format */
/** @typedef {import('./roll-map-model.js').RollMapData} RollMapData */
/** @typedef {import('../../labs/bearoff/texts/en.js').BearoffTexts['map']} Words */

/** Half of the balance, in its own units. */
const ARM = 100;

/**
 * @param {number} value
 * @param {string | null} name null: what it shows is said beside it
 */
export const die = (value, name) =>
  html`<svg
    class="die"
    viewBox="0 0 20 20"
    role=${name ? 'img' : nothing}
    aria-label=${name ?? nothing}
    aria-hidden=${name ? nothing : 'true'}
  >
    <rect x="0.7" y="0.7" width="18.6" height="18.6" rx="4" />
    ${face(value).map(([across, down]) => svg`<circle cx=${10 + 5.2 * across} cy=${10 + 5.2 * down} r="1.95" />`)}
  </svg>`;

/**
 * What the colours mean: the same in words, and the numbers at the ends.
 * @param {RollMapData} map
 * @param {Words} words
 * @param {Format} format
 * @param {string} held  a class of its numbers
 */
export function legend(map, words, format, held) {
  const most = reach(map.rolls);
  return html`<p class="legend muted">
    <span>${words.unlucky} <span class="number ${held}">${signed(format, -most, 1)}</span></span>
    <span class="scale" aria-hidden="true">${SCALE.map((name) => html`<i class=${name}></i>`)}</span>
    <span><span class="number ${held}">${signed(format, most, 1)}</span> ${words.lucky}</span>
  </p>`;
}

/**
 * One roll: how it is played, and how its luck comes about.
 * @param {RollMapData | null} map
 * @param {number | null} index
 * @param {Words} words
 * @param {Format} format
 */
export function detail(map, index, words, format) {
  const roll = map && index !== null ? map.rolls[index] : null;
  if (!map) return html`<p class="hint muted">${words.none}</p>`;
  if (!roll) return html`<p class="hint muted">${words.hint}</p>`;
  const { dice } = roll;
  const { after, before, luck } = lucky(map, roll, format);
  return html`<p class="played">
      ${die(dice[0], null)}${die(dice[1], null)}<span class="visually-hidden">${writeRoll(dice)}: </span>
      <b>${playOf(roll) || words.noPlay}</b>
    </p>
    <p class="sum number">
      <span>${words.after(after)}</span>
      <span>− ${words.before(before)}</span>
      <b class=${tone(luck)}>= ${words.luck(luck)}</b>
      <span class="muted">${words.share(signed(format, asWritten(luck) / map.rolls.length, 3))}</span>
    </p>`;
}

/**
 * The same of the roll that was chosen, for those who hear it.
 * @param {RollMapData | null} map
 * @param {number | null} index
 * @param {Words} words
 * @param {Format} format
 */
export function explained(map, index, words, format) {
  if (!map || index === null) return '';
  const roll = map.rolls[index];
  const { after, before, luck } = lucky(map, roll, format);
  return words.explained(writeRoll(roll.dice), playOf(roll) || words.noPlay, after, before, luck);
}

/**
 * The value after a roll, the mean of all rolls, and the luck between them, which is right as it is written.
 * @param {Pick<RollMapData, 'mean'>} map
 * @param {{value: number}} roll
 * @param {Format} format
 */
function lucky({ mean }, { value }, format) {
  const [after, before] = [value, mean].map((chances) => format.percent(chances, 2));
  return { after, before, luck: signed(format, between(after, before) ?? 0, 2) };
}

/** @param {string} luck  as it is written */
const tone = (luck) => ['minus', '', 'plus'][signOf(luck) + 1];

/**
 * All rolls on a balance: as much to the left as to the right.
 * @param {RollMapData} map
 * @param {number | null} told
 * @param {Words} words
 * @param {Format} format
 * @param {string} held  a class of it
 */
export function balance(map, told, words, format, held) {
  const { rolls, mean } = map;
  const [gain, together] = [signed(format, map.gain, 2), format.percent(map.gain + map.loss, 2)];
  const loss = signed(format, between(together, gain) ?? 0, 2);
  return html`<section class="balance ${held}" aria-labelledby="balance">
    <h3 id="balance">${words.balance}</h3>
    <p class="pans">
      <span
        >${words.unluckyRolls(format.count(unluckyRolls(rolls)))}
        <b class="number ${tone(loss)}">${loss}</b></span
      >
      <span
        ><b class="number ${tone(gain)}">${gain}</b> ${words.luckyRolls(format.count(luckyRolls(rolls)))}</span
      >
    </p>
    <svg class="beam" viewBox=${`${-ARM} 0 ${2 * ARM} 14`} preserveAspectRatio="none" aria-hidden="true">
      ${weights(map, ARM).map(
        ({ index, x, width, side }) =>
          svg`<rect class=${index === told ? `${side} told` : side} x=${x} y="2" width=${width} height="10" />`,
      )}
      <line x1="0" x2="0" y1="0" y2="14" />
    </svg>
    <p class="together"><b class="number">${words.together(together)}</b></p>
    <p class="why muted">${words.why(format.percent(mean))}</p>
  </section>`;
}
