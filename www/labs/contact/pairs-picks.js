// The two columns of the list of plays in which A and B are chosen. A view.

import { html } from 'lit';
import { live } from 'lit/directives/live.js';

/** @typedef {import('./pairs.js').Pairs} Pairs */
/** @typedef {import('./play-list.js').ContactPlay} ContactPlay */

/** @param {Pairs} pairs */
export function picks(pairs) {
  const { two, texts, lab } = pairs;
  const pick = (
    /** @type {'a' | 'b'} */ which,
    /** @type {ContactPlay} */ play,
    /** @type {ContactPlay | undefined} */ chosen,
  ) => html`<td class="pick ${which}">
    ${
      play.id === null || !two
        ? ''
        : html`<label><input
          type="radio"
          name=${`play-${which}`}
          aria-label=${texts.pick[which](play.play || lab.texts.map.noPlay)}
          .checked=${live(play.id === chosen?.id)}
          @change=${() => pairs.choose(which, play)}
        /></label>`
    }
  </td>`;
  return {
    head: html`<th scope="col" class="pick">A</th><th scope="col" class="pick">B</th>`,
    cells: (/** @type {ContactPlay} */ play) => html`${pick('a', play, two?.[0])}${pick('b', play, two?.[1])}`,
  };
}
