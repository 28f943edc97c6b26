// <backgammon-board>: shows one position. It knows no rules, moves nothing and speaks only its label.

import { LitElement, html, nothing } from 'lit';
import { drawBoard } from './drawing.js';
import { viewBox } from './geometry.js';
import { boardStyles } from './styles.js';

/** @typedef {import('./model.js').BoardModel} BoardModel */

export class BackgammonBoard extends LitElement {
  static properties = {
    model: { attribute: false },
    compact: { type: Boolean },
    slim: { type: Boolean },
  };

  static styles = boardStyles;

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
