// What there is to say of the games that an address asks for: how far they are, or the question about the rest. A view.

import { html, nothing } from 'lit';

/** @param {import('./rollout-element.js').RolloutElement} lab */
export function openingView({ rolling, texts, format }) {
  const { opening, rollout } = rolling;
  if (!opening) return nothing;
  const words = texts.opening;
  const { games, rolled } = opening;
  // A question that will come has its place from the start.
  const asks = games > rolled;
  const rolls = rolling.opens;
  return html`${
    asks
      ? html`<p class="notice ${opening.is === 'asking' ? '' : 'held'}">
        ${words.more(format.count(games), format.count(rolled))}
        <button @click=${() => rolling.rollRest()}>${words.roll(format.count(games - rolled))}</button>
        <button class="quiet" @click=${() => rolling.leaveRest()}>${words.leave}</button>
      </p>`
      : nothing
  }${
    rolls
      ? html`<p class="notice work">
        <label>${words.rolling(format.count(rolled))} <progress max=${rolled} .value=${rollout.games}></progress></label>
      </p>`
      : nothing
  }`;
}
