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
  };

  static styles = boardStyles;

  constructor() {
    super();
    /** @type {BoardModel | null} */
    this.model = null;
    /** only bar, home boards and trays */
    this.compact = false;
  }

  render() {
    const { model, compact } = this;
    if (!model) return nothing;
    const { x, y, width, height } = viewBox(compact);
    return html`<svg part="board" class=${compact ? 'half' : 'whole'} role="img" aria-label=${model.label}
      viewBox=${`${x} ${y} ${width} ${height}`}>${drawBoard(model, compact)}</svg>`;
  }
}

customElements.define('backgammon-board', BackgammonBoard);
