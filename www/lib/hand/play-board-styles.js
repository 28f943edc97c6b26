// How looks what lies over the board while a hand is to play.

import { css } from 'lit';

// .overlay: a finger that goes up or down scrolls the page; one that goes along the board takes a checker with it.
export const playBoardStyles = css`
  :host { display: block; min-width: 0; container-type: inline-size; }
  :host([hidden]) { display: none; }
  .stage { position: relative; }
  .overlay { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; touch-action: pan-y; }
  .point { -webkit-tap-highlight-color: transparent; }
  .point:focus { outline: none; }
  .movable { cursor: grab; }
  .dragging, .dragging .movable { cursor: grabbing; }
  .reach { fill: transparent; }
  .halo, .ring { fill: none; pointer-events: none; visibility: hidden; }
  .halo { stroke: var(--bg); stroke-width: 4; }
  .ring { stroke: var(--accent); stroke-width: 2; }
  .point:focus-visible :is(.halo, .ring) { visibility: visible; }
  .ready { fill: none; stroke: var(--accent); stroke-width: 1.6; pointer-events: none; }
  .target {
    fill: var(--accent); fill-opacity: 0.16; stroke: var(--accent); stroke-width: 1.2; stroke-dasharray: 3 2;
    pointer-events: none;
  }
  .air { pointer-events: none; }
  .air.x { fill: var(--checker-x); stroke: var(--checker-x-edge); }
  .air.o { fill: var(--checker-o); stroke: var(--checker-o-edge); }
  .dice { cursor: pointer; touch-action: manipulation; }
  .die { stroke: var(--die-edge); }
  .dice.x .die { fill: var(--die-x); }
  .dice.o .die { fill: var(--die-o); }
  .dice.x .pip { fill: var(--die-pip-x); }
  .dice.o .pip { fill: var(--die-pip-o); }
  .played { opacity: 0.35; }
  @media (hover: hover) {
    .movable:hover .reach { fill: var(--ink); fill-opacity: 0.07; }
  }
  @media (forced-colors: active) {
    .overlay { forced-color-adjust: none; --accent: Highlight; }
    .die { stroke: CanvasText; }
  }
  @media print {
    .point { display: none; }
  }
`;
