// Careless players of the bear-off lab: how often they make the second best play, which luck is then subtracted, and the exact spreads
// of both kinds. Views, and the setup that the core gets.

import { html, nothing } from 'lit';
import { PLAYERS } from '../../lib/bearoff/evaluators.js';
import { select } from '../../lib/element/select.js';
import { word } from '../../lib/i18n/glossary.js';

/** @typedef {import('./lab.js').Model} Model */
/** @typedef {import('./state.js').Wanted} Wanted */

/** By the name in an address, the state's. */
export const LAB_PLAYERS = /** @type {const} */ ({ ...PLAYERS, careless: 'careless' });

/** The luck that can be subtracted, by the name in an address. */
export const SUBTRACTED = /** @type {const} */ ({ dice: 'dice', 'dice-and-choices': 'diceAndChoices' });

/** Whether a player is careless. @param {Pick<Wanted, 'players'>} setup */
export const isCareless = ({ players: { x, o } }) => x === 'careless' || o === 'careless';

/**
 * The players as the core has them, and the luck that it measures. A careless player ranks plays by the exact chances where they are
 * known.
 * @param {Wanted} setup
 * @param {'six' | 'all'} reach
 * @returns {Pick<import('../../pkg/bearoff/rollout_lab.js').BearoffSetup, 'players' | 'luck'>}
 */
export function playersOf(setup, reach) {
  const { players, secondBest, subtracted } = setup;
  /** @type {'exact' | 'oneSided'} */
  const evaluator = reach === 'six' ? 'exact' : 'oneSided';
  const one = (/** @type {Wanted['players']['x']} */ name) => (name === 'careless' ? { evaluator, secondBest } : name);
  return { players: { x: one(players.x), o: one(players.o) }, ...(isCareless(setup) ? { luck: subtracted } : {}) };
}

/**
 * The percentage of turns with the second best play, and the luck to subtract; nothing without a careless player.
 * @param {Model} model
 * @param {Wanted} setup  in force
 */
export function carelessControls({ act, format, texts, wantedNow }, setup) {
  if (!isCareless(setup)) return nothing;
  const words = texts.careless;
  const { secondBest } = wantedNow();
  return html`<label
      ><span>${words.percent(format.count(secondBest))}</span>
      <input
        type="range"
        min="0"
        max="100"
        step="1"
        .value=${String(secondBest)}
        @change=${(/** @type {Event} */ event) =>
          act.setSecondBest(Number(/** @type {HTMLInputElement} */ (event.currentTarget).value))}
    /></label>
    ${select(
      words.subtracted,
      Object.values(SUBTRACTED),
      setup.subtracted,
      words.luck,
      () => false,
      (subtracted) => act.measure({ subtracted }),
    )}`;
}

/**
 * The exact spreads without the luck of the dice and without that of dice and choices, and what both mean.
 * @param {Model} model
 */
export function carelessWorth({ current, format, texts }) {
  if (!current || !isCareless(current.setup)) return nothing;
  const { spreads, theory } = current;
  const words = texts.careless;
  const row = (
    /** @type {'dice' | 'diceAndChoices'} */ luck,
    /** @type {unknown} */ name,
    /** @type {number} */ spread,
  ) =>
    html`<div>
      <dt>${name}</dt>
      <dd><b class="number">${format.percent(spread, 2)}</b> ${
        luck === current.setup.subtracted ? html`<span class="muted">${words.chosen}</span>` : nothing
      }</dd>
    </div>`;
  const toEnd = theory ? !theory.cut : current.setup.horizon === null;
  const settles = theory ? words.settles(format.value(theory.plain.mean, 2)) : words.unbiased;
  return html`${
    spreads
      ? html`<dl class="worth careless">
          ${row('dice', words.spread.dice, spreads.dice)}
          ${row('diceAndChoices', word('choiceLuck', words.spread.diceAndChoices), spreads.diceAndChoices)}
        </dl>`
      : nothing
  }
    <p class="verdict">${texts.sentence.both(words.choices, toEnd ? settles : words.unbiasedCut)}</p>`;
}
