// <backgammon-board>: shows one position, and moves to the next one if its model gives it time. It knows no rules and speaks only its
// label.

import { css, html, LitElement, nothing, unsafeCSS } from 'lit';
import { Motion } from '../element/motion.js';
import drawing from './drawing.css?inline';
import { drawBoard } from './drawing.js';
import { viewBox } from './geometry.js';
import { changeBetween } from './moves.js';
import { drawChange, placesOf, stillAt } from './moving.js';

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
    /** The model that was drawn last, or is being moved to. @type {BoardModel | null} */
    this.target = null;
    /** @type {import('./moves.js').Change | null} */
    this.change = null;
    // Dice and checkers have a pace of their own.
    this.motion = new Motion(this, (share) => share);
    /** only bar, home boards and trays */
    this.compact = false;
    /** only home boards, numbered by their owners, and narrow trays; no names, no pip counts */
    this.slim = false;
  }

  /** @param {import('lit').PropertyValues<this>} changed */
  willUpdate(changed) {
    if (changed.has('model')) this.moveTo(this.model);
  }

  /**
   * Begins to move to a model. A change that was still going on is done.
   * @param {BoardModel | null} model
   */
  moveTo(model) {
    const { target } = this;
    this.target = model;
    const change = target && model ? changeBetween(target, model) : null;
    if (model?.within) {
      // The owner may draw the same model again meanwhile.
      if (!change) return;
      this.change = change;
      this.motion.start(model.within);
    } else this.motion.finish();
  }

  /** The shape of the drawing, and its class. @returns {{box: import('./geometry.js').Box, looks: string}} */
  get shape() {
    const { compact, slim } = this;
    return { box: viewBox(compact, slim), looks: slim ? 'slim' : compact ? 'half' : 'whole' };
  }

  /** @param {BoardModel} model @returns {unknown} */
  draw(model) {
    return drawBoard(model, this.compact, this.slim);
  }

  /** @returns {import('./moving.js').Places} */
  get places() {
    return placesOf(this.compact, this.slim);
  }

  render() {
    const { model, motion, shape } = this;
    if (!model) return nothing;
    const { x, y, width, height } = shape.box;
    const change = motion.moving ? this.change : null;
    return html`<svg part="board" class=${`board ${shape.looks}`} role="img" aria-label=${model.label}
      viewBox=${`${x} ${y} ${width} ${height}`}>${this.draw(change ? stillAt(change, motion.share) : model)}${change ? drawChange(change, motion.share, this.places) : nothing}</svg>`;
  }
}

customElements.define('backgammon-board', BackgammonBoard);
