// How the element of the board stands in its page: as wide as its place. How the drawing looks is in drawing.css, which pages
// that draw a board without the element take, too.

import { css, unsafeCSS } from 'lit';
import drawing from './drawing.css?inline';

export const boardStyles = [
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
