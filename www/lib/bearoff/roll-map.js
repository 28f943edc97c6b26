// `<roll-map>`: the 36 rolls of a position as a 6 × 6 map of their luck, with the best play of each; and the balance,
// which shows that luck × chance adds up to zero. Events tell its owner that the reader has chosen a roll, plays it, or
// takes back the last roll.

import { html, LitElement, nothing, svg } from 'lit';
import { face, writeRoll } from '../board/model.js';
import { controlStyles } from '../element/controls.js';
import { asWritten, between, signed, signOf } from '../i18n/format.js';
import { phrased } from '../i18n/line-ends.js';
import {
  ends,
  FACES,
  goTo,
  indexOf,
  luckyRolls,
  playOf,
  reach,
  SCALE,
  shade,
  shadeName,
  STAND_IN,
  twinOf,
  unluckyRolls,
  weights,
} from './roll-map-model.js';
import { rollMapStyles, rollMapWordsStyles } from './roll-map-styles.js';

/** @typedef {import('../i18n/format.js').Format} Format */
/** @typedef {import('./roll-map-model.js').RollMapData} RollMapData */
/** @typedef {import('./roll-map-model.js').MapRoll} MapRoll */
/** @typedef {import('../../labs/bearoff/texts/en.js').BearoffTexts['map']} Words */

/** Half of the balance, in its own units. */
const ARM = 100;

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
    /** @type {{map: Words} | null} */
    this.texts = null;
    /** @type {Format | null} */
    this.format = null;
    /** The cell that the Tab key comes to. */
    this.at = 0;
    /** @type {number | null} the cell under the mouse */
    this.hovered = null;
    /** @type {number | null} the cell that has the focus */
    this.focused = null;
    /**
     * Gets the focus after the next drawing, because the element that has it now goes.
     * @type {(() => HTMLElement | null) | null}
     */
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

  /**
   * Gives the focus to the way back as soon as it is there: the element that has it now, here or elsewhere, goes with
   * the roll.
   */
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

  /** The roll that is explained: the one that is pointed at, or else the chosen one. */
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

  /** A finger does not hover. @param {PointerEvent} event @param {number} index */
  onEnter(event, index) {
    if (event.pointerType === 'mouse') this.hovered = index;
  }

  render() {
    const { map, texts, format, told } = this;
    if (!texts || !format) return nothing;
    const words = texts.map;
    // Until there is a map, the invisible words of another one keep its place.
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

  /** One roll in detail. @param {number | null} index @param {Words} words @param {Format} format @returns {unknown} */
  renderDetail(index, words, format) {
    return detail(this.map, index, words, format);
  }

  /** One roll in words, for screen readers. @param {number | null} index @param {Words} words @param {Format} format */
  explain(index, words, format) {
    return explained(this.map, index, words, format);
  }

  /**
   * The accessible name of a cell.
   * @param {MapRoll} roll
   * @param {Words} words
   * @param {Format} format
   * @param {string} [mark]  more that is seen in the cell
   */
  named(roll, words, format, mark = '') {
    const play = playOf(roll) || words.noPlay;
    return words.cell(writeRoll(roll.dice), signed(format, roll.luck, 1) + mark, play, format.percent(roll.value));
  }

  /** More content of a cell. @param {MapRoll} _roll @param {Format} _format @returns {unknown} */
  mark(_roll, _format) {
    return nothing;
  }

  /**
   * The buttons that play the chosen roll and take back the last one. Neither comes where the other was: a reader who
   * presses twice must not take back the roll that he has played.
   * @param {Words} words
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

  /** @param {Words} words @param {Format} format */
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

  /** @param {number} index @param {Words} words @param {Format} format */
  renderCell(index, words, format) {
    const { map, chosen } = this;
    const roll = map?.rolls[index];
    const play = roll && (playOf(roll) || words.noPlay);
    const points = roll && signed(format, roll.luck, 1);
    // An empty cell stays in the page: it may have the focus.
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

  /** The classes of a cell. @param {number} index */
  looks(index) {
    const { map, told } = this;
    if (!map) return ['even', 'empty'];
    const colour = shadeName(shade(map.rolls[index].luck, reach(map.rolls)));
    if (index === told) return [colour, 'told'];
    return told !== null && index === twinOf(told) ? [colour, 'twin'] : [colour];
  }

  static styles = [controlStyles, rollMapStyles, rollMapWordsStyles];
}

// ——— Parts of the map: dice, the legend of its colours, one roll in detail, the balance of luck ———

/** @param {number} value @param {string | null} name  null: its value is said beside it */
const die = (value, name) =>
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
 * The legend of the colours, with the numbers at the ends.
 * @param {RollMapData} map
 * @param {Words} words
 * @param {Format} format
 * @param {string} held  a class of its numbers
 */
function legend(map, words, format, held) {
  const most = reach(map.rolls);
  return html`<p class="legend muted">
    <span>${words.unlucky} <span class="number ${held}">${signed(format, -most, 1)}</span></span>
    <span class="scale" aria-hidden="true">${SCALE.map((name) => html`<i class=${name}></i>`)}</span>
    <span><span class="number ${held}">${signed(format, most, 1)}</span> ${words.lucky}</span>
  </p>`;
}

/**
 * One roll: its best play, and the sum that gives its luck.
 * @param {RollMapData | null} map
 * @param {number | null} index
 * @param {Words} words
 * @param {Format} format
 */
function detail(map, index, words, format) {
  const roll = map && index !== null ? map.rolls[index] : null;
  if (!map || !roll) return html`<p class="hint muted">${map ? words.hint : words.none}</p>`;
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
 * One roll in words, for screen readers.
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
 * The value after a roll, the mean of all rolls, and the luck between them. As written, the three add up.
 * @param {Pick<RollMapData, 'mean'>} map
 * @param {{value: number}} roll
 * @param {Format} format
 */
function lucky({ mean }, { value }, format) {
  const [after, before] = [value, mean].map((chances) => format.percent(chances, 2));
  return { after, before, luck: signed(format, between(after, before) ?? 0, 2) };
}

/** The class of a number. @param {string} written */
const tone = (written) => ['minus', '', 'plus'][signOf(written) + 1];

/**
 * All rolls on a balance: the unlucky ones at the left weigh as much as the lucky ones at the right.
 * @param {RollMapData} map
 * @param {number | null} told
 * @param {Words} words
 * @param {Format} format
 * @param {string} held  a class of it
 */
function balance(map, told, words, format, held) {
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

customElements.define('roll-map', RollMap);
