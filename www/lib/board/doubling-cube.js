// <doubling-cube>: the cube on the frame of a slim board, at its left: in the middle, or at the edge of whoever owns it. It
// stands before the board in its box and floats, so that the board has the rest of the width. Only labs with a cube load it.

import { LitElement, css, html, nothing, svg } from 'lit';
import { CUBE_BOX, drawCube, drawCubeFrame, OWNERS, REACH, zoneOf } from './cube.js';

/** @typedef {import('./cube.js').Cube} Cube */
/** @typedef {import('./cube.js').Owner} Owner */

const { width, height } = CUBE_BOX;
const RIM = `M${REACH} 1H8Q1 1 1 8V${height - 8}Q1 ${height - 1} 8 ${height - 1}H${REACH}`;

export class DoublingCube extends LitElement {
  static properties = {
    cube: { attribute: false },
    label: { attribute: false },
    hint: { attribute: false },
  };

  constructor() {
    super();
    /** @type {Cube | null} null: nothing is drawn, and nothing takes up room */
    this.cube = null;
    /** Says where the cube is, and its value, to those who don't see it. */
    this.label = '';
    /** The label of a click on its place, which dispatches the event `cube-owner`. '': a click does nothing. */
    this.hint = '';
  }

  render() {
    const { cube, label, hint } = this;
    if (!cube) return nothing;
    return html`<svg role="img" aria-label=${label} viewBox=${`0 0 ${width} ${height}`} data-owner=${cube.owner}>
      ${drawCubeFrame()}
      <path class="rim" d=${RIM} />
      ${hint ? OWNERS.map((owner) => this.renderZone(owner, hint)) : nothing}
      ${drawCube(cube, true)}
    </svg>`;
  }

  /**
   * The place where a cube of this owner lies: for pointers. Keys have the choice beside the board.
   * @param {Owner} owner
   * @param {string} hint
   */
  renderZone(owner, hint) {
    const { y, height: high } = zoneOf(owner);
    return svg`<rect class="zone" data-zone=${owner} x="0" y=${y} width=${width} height=${high} @click=${() => this.choose(owner)}>
      <title>${hint}</title>
    </rect>`;
  }

  /** @param {Owner} owner */
  choose(owner) {
    this.dispatchEvent(new CustomEvent('cube-owner', { detail: { owner }, bubbles: true }));
  }

  // The board is 190 of its units wide, the frame with the cube 18, of which 5 lie over the board's own frame: together 203.
  // So a point is 44 pixels wide on a phone, as without a cube.
  static styles = css`
    :host { float: left; position: relative; z-index: 1; width: 8.867%; margin-right: -2.463%; }
    :host([hidden]) { display: none; }
    svg { display: block; width: 100%; height: auto; overflow: visible; user-select: none; -webkit-user-select: none; }
    .frame { fill: var(--board-frame); }
    .rim { fill: none; stroke: var(--board-number); stroke-opacity: 0.22; }
    .value { pointer-events: none; }
    .value rect { fill: var(--die-o); stroke: var(--die-edge); }
    .value .bevel { fill: none; stroke-opacity: 0.35; stroke-width: 0.7; }
    text { text-anchor: middle; font-weight: 700; font-variant-numeric: tabular-nums; fill: var(--die-pip-o); }
    .zone { fill: transparent; cursor: pointer; }
    @media (hover: hover) {
      .zone:hover { fill: var(--board-number); fill-opacity: 0.12; }
    }
    @media (forced-colors: active) {
      svg {
        forced-color-adjust: none; --board-frame: Canvas; --board-number: CanvasText; --die-o: Canvas;
        --die-edge: CanvasText; --die-pip-o: CanvasText;
      }
      .frame { stroke: CanvasText; }
    }
    @media print {
      svg { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    }
  `;
}

/** For labs with a cube: where it stands in the board editor, and in a box with a board alone, which has the rest of the width. */
export const cubedStyles = css`
  board-editor > doubling-cube { margin-top: 4px; }
  .cubed > doubling-cube + * { display: flow-root; }
`;

customElements.define('doubling-cube', DoublingCube);
