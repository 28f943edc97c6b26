// Rolling the games that an address asks for: up to a number at once, the rest when the reader says so.

import { html, nothing } from 'lit';

/** @typedef {import('./rollout-element.js').RolloutElement} Lab */

/**
 * @typedef {Object} Opening
 * @property {number} games  that the address asks for
 * @property {number} rolled  of them at once
 * @property {boolean} asks  those are rolled, and there are more
 */

/**
 * @param {Lab} lab
 * @param {number} games
 * @param {number} made  rolls of the game after them
 */
export async function openGames(lab, games, made) {
  if (games > 0) {
    /** @type {Opening} */
    const opening = { games, rolled: Math.min(games, lab.atOnce), asks: false };
    lab.opening = opening;
    // What nobody sees is not rolled yet.
    if (games > lab.few) await lab.seen;
    if (lab.opening === opening) await lab.roll(opening.rolled);
    // The reader has started something else.
    if (lab.opening !== opening) return;
    lab.opening = games > opening.rolled ? { ...opening, asks: true } : null;
  }
  for (let roll = 0; roll < made && (roll === 0 || lab.halfway); roll += 1) lab.step();
  lab.changed();
}

/**
 * The games that the address asks for beyond those that are rolled.
 * @param {Lab} lab
 */
function rollRest(lab) {
  const rest = (lab.opening?.games ?? 0) - lab.rollout.games;
  leaveRest(lab);
  if (rest > 0) lab.player.run(Infinity, rest);
}

/** @param {Lab} lab */
function leaveRest(lab) {
  lab.opening = null;
  lab.changed();
}

/**
 * What there is to say of it: how far it is, or the question.
 * @param {Lab} lab
 */
export function openingView(lab) {
  const { opening, rollout, format } = lab;
  if (!opening) return nothing;
  const words = lab.texts.opening;
  const { games, rolled, asks } = opening;
  if (asks) {
    return html`<p class="notice">
      ${words.more(format.count(games), format.count(rollout.games))}
      <button @click=${() => rollRest(lab)}>${words.roll(format.count(games - rollout.games))}</button>
      <button class="quiet" @click=${() => leaveRest(lab)}>${words.leave}</button>
    </p>`;
  }
  if (rolled <= lab.few) return nothing;
  return html`<p class="notice">
    <label
      >${words.rolling(format.count(rolled))} <progress max=${rolled} .value=${rollout.games}></progress
    ></label>
  </p>`;
}
