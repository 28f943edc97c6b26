// <rollout-chart>: running averages, live. Puts drawing, reading and legend together; what is drawn comes in
// as one model, and what goes out are two wishes: to show or hide a series, and to move a bet.

import { html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { betHandles, betLevels, pointHandle } from './bet-handles.js';
import { drawChart } from './drawing.js';
import { layOut } from './frame.js';
import { legend } from './legend.js';
import { Reader } from './reader.js';
import { crosshair, placeBox, readingAt, readingBox } from './reading.js';
import { SizedElement } from './sized-element.js';
import { chartStyles, plotStyles } from './styles.js';

/** @typedef {import('./model.js').ChartModel} ChartModel */
/** @typedef {import('./frame.js').Frame} Frame */
/** @typedef {import('./reading.js').Reading} Reading */

/** Held-down keys move faster than anyone listens: only where they stop is spoken. */
const SPEAK_AFTER = 150;

let instances = 0;

/**
 * In the plot's lower right corner, which the funnels leave free.
 * @param {Frame} frame
 */
const place = ({ width, height, right, bottom }) =>
  `right: ${width - right + 10}px; bottom: ${height - bottom + 8}px`;

export class RolloutChart extends SizedElement {
  static properties = {
    model: { attribute: false },
  };

  static styles = [plotStyles, chartStyles];

  constructor() {
    super();
    /** @type {ChartModel | null} */
    this.model = null;
    /** @type {Frame | null} */
    this.frame = null;
    /** @type {Reading | null} */
    this.reading = null;
    this.reader = new Reader(this, () => this.frame, () => this.speakSoon());
    this.clip = `rollout-chart-${instances += 1}`;
    this.spoken = '';
    this.speaking = 0;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.speaking);
  }

  willUpdate() {
    const { model, size, frame } = this;
    if (!model || !size) {
      this.frame = null;
    } else if (frame?.model !== model || frame.width !== size.width || frame.height !== size.height) {
      this.frame = layOut(model, size.width, size.height);
    }
    const { index } = this.reader;
    this.reading = model && index >= 0 ? readingAt(model, index) : null;
  }

  render() {
    const { model, frame, reading, reader } = this;
    const texts = model?.texts;
    const betting = model?.betting;
    const send = (/** @type {string} */ id, /** @type {import('./bet-handles.js').Move} */ move) =>
      this.send('bet-move', { id, move });
    return html`
      ${model?.series.length ? legend(model, (id, hidden) => this.toggle(id, hidden)) : nothing}
      <div class="plot" part="plot" tabindex=${betting ? nothing : 0}
        role=${betting ? 'group' : 'application'} aria-label=${betting?.label ?? texts?.label ?? nothing}
        aria-describedby=${betting ? nothing : 'description'} @keydown=${reader.key} @blur=${reader.clear}
        @pointerdown=${reader.point} @pointermove=${reader.point} @pointerleave=${reader.leave}
        @pointercancel=${reader.clear}
        @click=${(/** @type {MouseEvent} */ event) =>
    betting && frame && pointHandle(frame, betting, event, send)}>
        ${frame ? html`<svg width=${frame.width} height=${frame.height} aria-hidden="true">
          ${guard([frame], () => drawChart(frame, this.clip))}
          ${betting ? betLevels(frame, betting) : nothing}
          ${reading ? crosshair(frame, reading) : nothing}
        </svg>` : nothing}
        ${betting && frame ? betHandles(frame, betting, send) : nothing}
        ${frame && !frame.xs.length && !betting
    ? html`<p class="empty" .style=${place(frame)}>${texts?.noGames}</p>` : nothing}
        ${reading ? readingBox(reading) : nothing}
      </div>
      <p id="description" class="unseen">${texts?.description}</p>
      <div class="unseen" aria-live="polite">${this.spoken}</div>`;
  }

  updated() {
    const box = /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('.reading'));
    if (box && this.frame && this.reading) placeBox(box, this.frame, this.reading);
  }

  speakSoon() {
    clearTimeout(this.speaking);
    this.speaking = window.setTimeout(() => {
      const { model } = this;
      if (!model) return;
      const { index } = this.reader;
      if (index < 0) {
        this.spoken = model.games.length ? '' : model.texts.noGames;
      } else {
        const { heading, rows } = readingAt(model, index);
        this.spoken = model.texts.spoken(heading, rows);
      }
      this.requestUpdate();
    }, SPEAK_AFTER);
  }

  /**
   * @param {string} id
   * @param {boolean} hidden
   */
  toggle(id, hidden) {
    this.send('series-toggle', { id, hidden });
  }

  /**
   * @param {string} name
   * @param {object} detail
   */
  send(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

customElements.define('rollout-chart', RolloutChart);
