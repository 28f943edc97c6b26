// What there is to say of the games that an address asks for: how far they are, or the question about the rest. A view.

import { html, nothing } from 'lit';

/** @param {import('./rollout-element.js').RolloutElement} lab */
export function openingView({ rolling, texts, format }) {
  const { opening, rollout } = rolling;
  const words = texts.opening;
  if (opening?.is === 'asking') {
    const { games } = opening;
    return html`<p class="notice">
      ${words.more(format.count(games), format.count(rollout.games))}
      <button @click=${() => rolling.rollRest()}>${words.roll(format.count(games - rollout.games))}</button>
      <button class="quiet" @click=${() => rolling.leaveRest()}>${words.leave}</button>
    </p>`;
  }
  if (!opening || !rolling.opens) return nothing;
  const { rolled } = opening;
  return html`<p class="notice">
    <label
      >${words.rolling(format.count(rolled))} <progress max=${rolled} .value=${rollout.games}></progress
    ></label>
  </p>`;
}
