// <roll-map>: the 36 rolls of a position as a 6 × 6 map of their luck; which play each stands for; and that luck ×
// chance adds up to zero. It draws what it is given and says which roll the reader has chosen.

import { signed } from '../../shared/bearoff/chance-format.js';
import { LitElement, html, nothing } from 'lit';
import { controlStyles } from '../../shared/control-styles.js';
import { writePlay } from '../../shared/bearoff/notation.js';
import { writeRoll } from '../../shared/dice.js';
import { balance, die, detail, legend } from './roll-map-parts.js';
import { FACES, goTo, indexOf, reach, shade, shadeName, twinOf } from './roll-map-model.js';
import { rollMapStyles } from './roll-map-styles.js';

/** @typedef {import('../../shared/format.js').Format} Format */
/** @typedef {import('./roll-map-model.js').RollMapData} RollMapData */
/** @typedef {import('./texts/en.js').BearoffTexts} BearoffTexts */

export class RollMap extends LitElement {
  static properties = {
    map: { attribute: false },
    chosen: { attribute: false },
    texts: { attribute: false },
    format: { attribute: false },
    at: { state: true },
    hovered: { state: true },
    focused: { state: true },
  };

  constructor() {
    super();
    /** @type {RollMapData | null} null: there is no position to roll from */
    this.map = null;
    /** @type {number | null} the roll that was chosen, by its place in the map */
    this.chosen = null;
    /** @type {Pick<BearoffTexts, 'map'> | null} */
    this.texts = null;
    /** @type {Format | null} */
    this.format = null;
    /** The cell that the Tab key comes to. */
    this.at = 0;
    /** @type {number | null} the cell under the mouse */
    this.hovered = null;
    /** @type {number | null} the cell that has the focus */
    this.focused = null;
  }

  /** @param {import('lit').PropertyValues<this>} changed */
  willUpdate(changed) {
    if (changed.has('chosen') && this.chosen !== null) this.at = this.chosen;
  }

  /** The roll that is told of: what is pointed at goes before what was chosen. */
  get told() {
    return this.hovered ?? this.focused ?? this.chosen;
  }

  /** @param {number} index */
  choose(index) {
    if (this.map) this.dispatchEvent(new CustomEvent('roll-choose', { detail: { index } }));
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (event.altKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (!event.repeat) this.choose(this.at);
      return;
    }
    const index = goTo(this.at, event);
    if (index === null) return;
    event.preventDefault();
    /** @type {HTMLElement | null | undefined} */
    const cell = this.shadowRoot?.querySelector(`[data-index="${index}"]`);
    cell?.focus();
  }

  /** @param {number} index */
  onFocus(index) {
    this.at = index;
    this.focused = index;
  }

  /**
   * A finger does not hover.
   * @param {PointerEvent} event
   * @param {number} index
   */
  onEnter(event, index) {
    if (event.pointerType === 'mouse') this.hovered = index;
  }

  render() {
    const { map, texts, format, told } = this;
    if (!texts || !format) return nothing;
    const words = texts.map;
    return html`<div class="map">
      <div class="grid-side">
        <div class="top">
          <h2>${words.heading}</h2>
          <p class="muted">${map ? words.mean(format.percent(map.mean)) : words.none}</p>
        </div>
        ${this.renderGrid(words, format)} ${legend(map, words, format)}
      </div>
      <div class="words-side">
        ${detail(map, told, words, format)} ${map ? balance(map, told, words, format) : nothing}
      </div>
    </div>`;
  }

  /**
   * @param {BearoffTexts['map']} words
   * @param {Format} format
   */
  renderGrid(words, format) {
    return html`<table
      role="grid"
      aria-label=${words.label}
      @keydown=${this.onKey}
      @pointerleave=${() => (this.hovered = null)}
    >
      <thead>
        <tr>
          <th scope="col" class="corner"><span class="visually-hidden">${words.first}</span></th>
          ${FACES.map((value) => html`<th scope="col">${die(value, words.die(format.count(value)))}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${FACES.map(
          (first) =>
            html`<tr>
              <th scope="row">${die(first, words.die(format.count(first)))}</th>
              ${FACES.map((second) => this.renderCell(indexOf(first, second), words, format))}
            </tr>`,
        )}
      </tbody>
    </table>`;
  }

  /**
   * @param {number} index
   * @param {BearoffTexts['map']} words
   * @param {Format} format
   */
  renderCell(index, words, format) {
    const { map, chosen, told } = this;
    if (!map) return html`<td role="gridcell" class="cell even"></td>`;
    const { dice, moves, value, luck } = map.rolls[index];
    const classes = ['cell', shadeName(shade(luck, reach(map.rolls)))];
    if (index === told) classes.push('told');
    else if (told !== null && index === twinOf(told)) classes.push('twin');
    const play = writePlay(moves) || words.noPlay;
    const points = signed(format, luck, 1);
    return html`<td
      role="gridcell"
      class=${classes.join(' ')}
      data-index=${index}
      tabindex=${index === this.at ? 0 : -1}
      aria-selected=${index === chosen ? 'true' : 'false'}
      aria-label=${words.cell(writeRoll(dice), points, play, format.percent(value))}
      @click=${() => this.choose(index)}
      @focus=${() => this.onFocus(index)}
      @blur=${() => (this.focused = null)}
      @pointerenter=${(/** @type {PointerEvent} */ event) => this.onEnter(event, index)}
    >
      <span class="luck number">${points}</span> <span class="play">${play}</span>
    </td>`;
  }

  static styles = [controlStyles, rollMapStyles];
}

customElements.define('roll-map', RollMap);
