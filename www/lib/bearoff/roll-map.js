// <roll-map>: the 36 rolls of a position as a 6 × 6 map of their luck; which play each stands for; and that luck ×
// chance adds up to zero. It draws what it is given, and says which roll the reader has chosen to be told of, that he
// plays it, and that he takes back the one that was played last.

import { signed } from '../i18n/signed.js';
import { LitElement, html, nothing } from 'lit';
import { controlStyles } from '../element/control-styles.js';
import { writeRoll } from '../board/dice.js';
import { phrased } from '../i18n/phrased.js';
import { balance, die, detail, explained, legend } from './roll-map-parts.js';
import { FACES, STAND_IN, ends, goTo, indexOf, playOf, reach, shade, shadeName, twinOf } from './roll-map-model.js';
import { rollMapStyles } from './roll-map-styles.js';
import { rollMapWordsStyles } from './roll-map-words-styles.js';

/** @typedef {import('../i18n/format.js').Format} Format */
/** @typedef {import('./roll-map-model.js').MapRoll} MapRoll */
/** @typedef {import('./roll-map-model.js').RollMapData} RollMapData */
/** @typedef {import('../../labs/bearoff/texts/en.js').BearoffTexts} BearoffTexts */

export class RollMap extends LitElement {
  static properties = {
    map: { attribute: false },
    chosen: { attribute: false },
    side: { attribute: false },
    played: { attribute: false },
    texts: { attribute: false },
    format: { attribute: false },
    at: { state: true },
    hovered: { state: true },
    focused: { state: true },
  };

  constructor() {
    super();
    phrased(this);
    /** @type {RollMapData | null} null: there is no position to roll from */
    this.map = null;
    /** @type {number | null} the roll that was chosen, by its place in the map */
    this.chosen = null;
    /** @type {'x' | 'o'} who is on roll: whose dice they are */
    this.side = 'x';
    /** How many rolls were played to come here. */
    this.played = 0;
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
    /** What has the focus after the next drawing, because what has it now goes. @type {(() => HTMLElement | null) | null} */
    this.heir = null;
  }

  /** @param {import('lit').PropertyValues<this>} changed */
  willUpdate(changed) {
    if (changed.has('chosen') && this.chosen !== null) this.at = this.chosen;
    if (changed.has('played') && this.renderRoot.querySelector('.acts :focus')) {
      if (this.played > (changed.get('played') ?? 0)) this.leadBack();
      else this.heir = () => this.cell(this.at);
    }
  }

  /** The way back has the focus as soon as it is there, because what has it now, here or elsewhere, goes with the roll. */
  leadBack() {
    this.heir = () => this.renderRoot.querySelector('.back');
  }

  updated() {
    const heir = this.heir?.();
    if (!heir) return;
    this.heir = null;
    heir.focus();
  }

  /** @param {number} index @returns {HTMLElement | null} */
  cell(index) {
    return this.renderRoot.querySelector(`[data-index="${index}"]`);
  }

  /** The roll that is told of: what is pointed at goes before what was chosen. */
  get told() {
    return this.hovered ?? this.focused ?? this.chosen;
  }

  /** The roll that was chosen; null while there is none. */
  get chosenRoll() {
    return this.map && this.chosen !== null ? this.map.rolls[this.chosen] : null;
  }

  /** @param {number} index */
  choose(index) {
    if (this.map) this.dispatchEvent(new CustomEvent('roll-choose', { detail: { index } }));
  }

  /** @param {number | null} index */
  play(index) {
    this.dispatchEvent(new CustomEvent('roll-play', { detail: { index } }));
  }

  takeBack() {
    this.dispatchEvent(new CustomEvent('roll-back'));
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
    this.cell(index)?.focus();
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
    // Before there is a map, unseen words of another one keep its place.
    const placed = map ?? STAND_IN;
    const held = map ? '' : 'held';
    return html`<div class="map ${this.side}">
      <div class="grid-side">
        <div class="top">
          <h2>${words.heading}</h2>
          <p class="muted ${held}">${words.mean(format.percent(placed.mean))}</p>
        </div>
        ${this.renderGrid(words, format)} ${legend(placed, words, format, held)}
      </div>
      <div class="words-side">
        <div class="detail ${this.played > 0 ? 'both' : ''}">${this.renderDetail(told, words, format)} ${this.renderActs(words, format)}</div>
        ${balance(placed, told, words, format, held)}
      </div>
      <p class="visually-hidden" role="status"
        >${this.explain(this.chosen, words, format)} ${this.chosenRoll && ends(this.chosenRoll) ? words.ends : nothing}</p
      >
    </div>`;
  }

  /**
   * One roll in detail.
   * @param {number | null} index
   * @param {BearoffTexts['map']} words
   * @param {Format} format
   * @returns {unknown}
   */
  renderDetail(index, words, format) {
    return detail(this.map, index, words, format);
  }

  /**
   * The same for those who hear it.
   * @param {number | null} index
   * @param {BearoffTexts['map']} words
   * @param {Format} format
   */
  explain(index, words, format) {
    return explained(this.map, index, words, format);
  }

  /**
   * What a cell is called.
   * @param {MapRoll} roll
   * @param {BearoffTexts['map']} words
   * @param {Format} format
   * @param {string} [mark]  what else is seen in it
   */
  named(roll, words, format, mark = '') {
    const play = playOf(roll) || words.noPlay;
    return words.cell(writeRoll(roll.dice), signed(format, roll.luck, 1) + mark, play, format.percent(roll.value));
  }

  /**
   * What else stands in its cell.
   * @param {MapRoll} _roll
   * @param {Format} _format
   * @returns {unknown}
   */
  mark(_roll, _format) {
    return nothing;
  }

  /**
   * What can be done with the chosen roll, and with the one that was played last. Where the one button was, the other does
   * not come: whoever presses twice is not to take back what he has played.
   * @param {BearoffTexts['map']} words
   * @param {Format} format
   */
  renderActs(words, format) {
    const { chosen, played, chosenRoll: roll } = this;
    return html`<div class="acts">
      ${
        played > 0
          ? html`<button class="back" aria-describedby="played" @click=${this.takeBack}>${words.back}</button>
            <span id="played" class="muted">${words.played(format.count(played))}</span>`
          : nothing
      }
      ${
        roll && !ends(roll)
          ? html`<button class="strong" @click=${() => this.play(chosen)}>${words.playIt(writeRoll(roll.dice))}</button>`
          : nothing
      }
      ${roll && ends(roll) ? html`<span class="muted">${words.ends}</span>` : nothing}
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
    const { map, chosen } = this;
    const roll = map?.rolls[index];
    const play = roll && (playOf(roll) || words.noPlay);
    const points = roll && signed(format, roll.luck, 1);
    // It stays in the page while there is nothing in it: it may have the focus.
    return html`<td
      role="gridcell"
      class=${['cell', ...this.looks(index)].join(' ')}
      data-index=${index}
      tabindex=${map && index === this.at ? 0 : -1}
      aria-selected=${map && index === chosen ? 'true' : 'false'}
      aria-label=${roll ? this.named(roll, words, format) : nothing}
      @click=${() => this.choose(index)}
      @focus=${() => this.onFocus(index)}
      @blur=${() => (this.focused = null)}
      @pointerenter=${(/** @type {PointerEvent} */ event) => this.onEnter(event, index)}
    >
      <span class="luck number">${points}</span>${roll ? this.mark(roll, format) : nothing} <span class="play">${play}</span>
    </td>`;
  }

  /** How a cell is drawn: the names of its classes. @param {number} index */
  looks(index) {
    const { map, told } = this;
    if (!map) return ['even', 'empty'];
    const colour = shadeName(shade(map.rolls[index].luck, reach(map.rolls)));
    if (index === told) return [colour, 'told'];
    return told !== null && index === twinOf(told) ? [colour, 'twin'] : [colour];
  }

  static styles = [controlStyles, rollMapStyles, rollMapWordsStyles];
}

customElements.define('roll-map', RollMap);
