// What there is to say of the games that an address asks for: how far they are, or the question about the rest. A view.

import { html, nothing } from 'lit';

/** @param {import('./shapes.js').RolloutModel} model */
export function openingView({ act, format, games: there, opening, opens, texts }) {
  if (!opening) return nothing;
  const words = texts.opening;
  const { games, rolled } = opening;
  // A question that will come has its place from the start.
  const asks = games > rolled;
  return html`${
    asks
      ? html`<p class="notice ${opening.is === 'asking' ? '' : 'held'}">
        ${words.more(format.count(games), format.count(rolled))}
        <button @click=${() => act.openRest(true)}>${words.roll(format.count(games - rolled))}</button>
        <button class="quiet" @click=${() => act.openRest(false)}>${words.leave}</button>
      </p>`
      : nothing
  }${
    opens
      ? html`<p class="notice work">
        <label>${words.rolling(format.count(rolled))} <progress max=${rolled} .value=${there}></progress></label>
      </p>`
      : nothing
  }`;
}
