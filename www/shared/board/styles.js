// How the board looks: colours are the page's custom properties, sizes follow the board's own width.

import { css } from 'lit';

// Narrow: drawn smaller, the words and numbers must not shrink with the wood.
// svg, forced colours: a diagram in ink. Shapes in SVG are left alone by forced colours, so their colours
// are chosen here.
export const boardStyles = css`
  :host { display: block; min-width: 0; container-type: inline-size; }
  :host([hidden]) { display: none; }
  svg { display: block; width: 100%; height: auto; user-select: none; -webkit-user-select: none; }
  text { text-anchor: middle; font-variant-numeric: tabular-nums; }

  .frame { fill: var(--board-frame); }
  .rim { fill: none; stroke: var(--board-number); stroke-opacity: 0.22; }
  .field { fill: var(--board-field); }
  .inlay { fill: none; stroke: var(--board-tray); }
  .fold { stroke: var(--board-tray); stroke-width: 1.5; }
  .reach { fill: transparent; }
  .light { fill: var(--board-light); }
  .dark { fill: var(--board-dark); }
  .well { fill: var(--board-tray); }

  .number, .name, .pips, .off { fill: var(--board-number); font-size: 9.5px; }
  .name, .pips { font-size: 10px; }
  .turn { font-weight: 700; }
  .off { font-weight: 600; font-size: 10.5px; }
  .mark { fill: none; stroke: var(--board-number); stroke-width: 1.4; }
  .marked .light, .marked .dark { stroke: var(--ink); stroke-width: 1.6; stroke-linejoin: round; }
  .marked .number { font-weight: 700; }

  .x { --side: var(--checker-x); --edge: var(--checker-x-edge); --on-side: var(--die-pip-x); }
  .o { --side: var(--checker-o); --edge: var(--checker-o-edge); --on-side: var(--die-pip-o); }
  .checker, .slab { fill: var(--side); stroke: var(--edge); }
  .slab { stroke-width: 0.7; }
  .tray.x .slab { stroke: var(--board-number); }
  .groove { fill: none; stroke: var(--on-side); stroke-width: 0.8; stroke-opacity: 0.45; }
  .count { fill: var(--on-side); font-size: 12px; font-weight: 700; }
  .arrow { fill: var(--side); stroke: var(--board-number); stroke-width: 1.2; stroke-linejoin: round; }

  .die { stroke: var(--die-edge); }
  .dice.x .die { fill: var(--die-x); }
  .dice.o .die { fill: var(--die-o); }
  .dice.x .pip { fill: var(--die-pip-x); }
  .dice.o .pip { fill: var(--die-pip-o); }
  .used { opacity: 0.6; }

  @container (max-width: 380px) {
    .whole .number { font-size: 11.5px; }
    .whole .name, .whole .pips { font-size: 11px; }
    .whole .off, .whole .count { font-size: 13.5px; }
  }

  @media (forced-colors: active) {
    svg {
      forced-color-adjust: none;
      --board-frame: Canvas; --board-field: Canvas; --board-light: Canvas; --board-dark: Canvas;
      --board-tray: Canvas; --board-number: CanvasText; --ink: Highlight;
      --checker-x: CanvasText; --checker-x-edge: Canvas; --checker-o: Canvas; --checker-o-edge: CanvasText;
      --die-x: CanvasText; --die-pip-x: Canvas; --die-o: Canvas; --die-pip-o: CanvasText;
      --die-edge: CanvasText;
    }
    .frame, .field, .light, .dark, .well { stroke: CanvasText; }
    .dark { fill: CanvasText; fill-opacity: 0.25; }
    .tray.x .slab { stroke: Canvas; }
    .rim, .fold { stroke: none; }
    .inlay { stroke: CanvasText; }
    .marked .light, .marked .dark { stroke-width: 2.5; }
  }
  @media print {
    svg { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    :host { break-inside: avoid; }
  }
`;
