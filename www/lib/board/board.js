// <backgammon-board>: shows one position. It knows no rules, moves nothing and speaks only its label.

import { css, html, LitElement, nothing, unsafeCSS } from 'lit';
import drawing from './drawing.css?inline';
import { drawBoard } from './drawing.js';
import { viewBox } from './geometry.js';

/** @typedef {import('./model.js').BoardModel} BoardModel */

export class BackgammonBoard extends LitElement {
  static properties = {
    model: { attribute: false },
    compact: { type: Boolean },
    slim: { type: Boolean },
  };

  // Pages that draw a board without this element have drawing.css, too.
  static styles = [
    css`
      :host { display: block; min-width: 0; container-type: inline-size; }
      :host([hidden]) { display: none; }
      svg { display: block; width: 100%; height: auto; user-select: none; -webkit-user-select: none; }
      @media print {
        :host { break-inside: avoid; }
      }
    `,
    unsafeCSS(drawing),
  ];

  constructor() {
    super();
    /** @type {BoardModel | null} */
    this.model = null;
    /** only bar, home boards and trays */
    this.compact = false;
    /** only home boards, numbered by their owners, and narrow trays; no names, no pip counts */
    this.slim = false;
  }

  render() {
    const { model, compact, slim } = this;
    if (!model) return nothing;
    const { x, y, width, height } = viewBox(compact, slim);
    return html`<svg part="board" class=${`board ${slim ? 'slim' : compact ? 'half' : 'whole'}`} role="img" aria-label=${model.label}
      viewBox=${`${x} ${y} ${width} ${height}`}>${drawBoard(model, compact, slim)}</svg>`;
  }
}

customElements.define('backgammon-board', BackgammonBoard);
