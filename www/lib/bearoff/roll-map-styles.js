// Styles of the map of the rolls and of the words beside it. Blue is luck for X, red is luck for O: even colour-blind
// readers tell these two apart, and the sign is always written.

import { css, unsafeCSS } from 'lit';

/** As strong as text in ink can still be read on, light and dark. */
const STEPS = [1, 2, 3, 4, 5];
const STEP = 9.2;

const shades = unsafeCSS(
  [
    ['lucky', '--accent'],
    ['unlucky', '--bad'],
  ]
    .flatMap(([name, colour]) =>
      STEPS.map(
        (step) => `.${name}-${step} { background: color-mix(in srgb, var(${colour}) ${step * STEP}%, var(--card)); }`,
      ),
    )
    .join('\n'),
);

export const rollMapStyles = css`
  :host { display: block; min-width: 0; container-type: inline-size; color: var(--ink); font: 15px/1.45 var(--sans); }
  :host([hidden]) { display: none; }
  p, h3 { margin: 0; }
  h3 { font: 600 15px/1.3 var(--serif); }
  .map { display: grid; gap: 12px; }
  .grid-side, .words-side { min-width: 0; }
  .top {
    display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 12px;
    margin-bottom: 6px;
  }
  .top p { font-size: 13.5px; }
  table { width: 100%; table-layout: fixed; border-collapse: separate; border-spacing: 2px; }
  th, td { padding: 0; text-align: center; vertical-align: middle; }
  .corner, tbody th { width: 26px; }
  .die { display: block; width: 20px; height: 20px; margin: 0 auto; }
  .die rect { fill: var(--die-x); stroke: var(--die-edge); }
  .die circle { fill: var(--die-pip-x); }
  .o .die rect { fill: var(--die-o); }
  .o .die circle { fill: var(--die-pip-o); }
  .cell {
    height: var(--cell, 44px); padding: 3px 0; border-radius: 6px; cursor: pointer; touch-action: manipulation;
    -webkit-tap-highlight-color: transparent; overflow: hidden;
  }
  .cell.empty { cursor: default; }
  .even { background: var(--tint); }
  ${shades}
  .luck { display: block; font-size: 14px; font-weight: 600; line-height: 1.2; }
  .play { display: none; padding: 0 2px; font-size: 11px; line-height: 1.2; text-wrap: balance; }
  .twin { box-shadow: inset 0 0 0 1.5px var(--muted); }
  .told { box-shadow: inset 0 0 0 2px var(--ink); }
  .cell[aria-selected='true'] { box-shadow: inset 0 0 0 3px var(--ink); }
  .legend {
    display: flex; align-items: center; justify-content: center; gap: 4px 8px; margin-top: 6px; white-space: nowrap;
    padding-inline-start: 28px; font-size: 12px; line-height: 1.3;
  }
  .scale { display: flex; flex: 0 1 132px; height: 10px; border-radius: 3px; overflow: hidden; }
  .scale i { flex: 1; }
  @container (max-width: 430px) {
    .luck { font-size: 13px; }
  }
  /* A phone's narrowest column: the cells are as wide as can be. */
  @container (max-width: 330px) {
    table { border-spacing: 1px; }
    .corner, tbody th { width: 17px; }
    .die { width: 16px; height: 16px; }
    .luck { font-size: 11.5px; }
    .legend { padding-inline-start: 0; }
  }
  @container (min-width: 520px) {
    .play { display: block; }
  }
  @container (min-width: 900px) {
    .map { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 20px; }
  }
  @media (pointer: coarse) {
    .cell { height: 44px; }
  }
  /* Paper is wide enough for both sides, and too low for one below the other. */
  @container (min-width: 520px) {
    @media print {
      .map { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 20px; }
    }
  }
  @media print {
    table { break-inside: avoid; }
    .cell, .scale i { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  }
  @media (forced-colors: active) {
    .cell, .scale i { border: 1px solid CanvasText; }
    .told { outline: 2px solid Highlight; }
    .cell[aria-selected='true'] { outline: 3px solid Highlight; }
  }
`;

// ——— The words beside the map: one roll, its buttons, and the balance ———

export const rollMapWordsStyles = css`
  :host { --button: 38px; }
  .detail {
    display: flex;
    flex-direction: column;
    /* As high as a play, the longest sum under it, and a button: nothing below it moves. */
    min-height: calc(92px + var(--button));
    padding: 7px 10px;
    border: 1px solid var(--line);
    border-radius: 8px;
    background: var(--tint);
    font-size: 14px;
    line-height: 1.4;
  }
  .held { visibility: hidden; }
  .hint { margin-top: auto; }
  .played { display: flex; align-items: center; gap: 4px; }
  .played .die { margin: 0; }
  .played b { margin-inline-start: 4px; font-size: 15px; }
  .sum { display: flex; flex-wrap: wrap; gap: 0 6px; margin-top: 3px; }
  .acts {
    display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; margin-top: auto; padding-top: 6px;
    font-size: 13.5px;
  }
  .acts .strong { margin-inline-start: auto; }
  .plus { color: var(--accent); }
  .minus { color: var(--bad); }
  .balance { margin-top: 12px; font-size: 13.5px; }
  .pans { display: grid; grid-template-columns: 1fr 1fr; gap: 10px; margin-top: 4px; }
  .pans span:first-child { text-align: end; }
  .beam { display: block; width: 100%; height: 22px; margin-top: 2px; }
  .beam rect { stroke: var(--card); stroke-width: 1; vector-effect: non-scaling-stroke; }
  .beam .lucky { fill: var(--accent); }
  .beam .unlucky { fill: var(--bad); }
  .beam .told { fill: var(--ink); }
  .beam line { stroke: var(--ink); stroke-width: 2; vector-effect: non-scaling-stroke; }
  .together { text-align: center; }
  .why { margin-top: 4px; font-size: 13px; line-height: 1.4; text-wrap: pretty; }
  /* There the two buttons stand one above the other. */
  @container (max-width: 430px) {
    .detail.both { min-height: calc(96px + 2 * var(--button)); }
  }
  @container (max-width: 330px) {
    .detail.both { min-height: calc(116px + 2 * var(--button)); }
  }
  /* Words and number of a side would not stand on one line. */
  @container (max-width: 360px) {
    .pans span { display: flex; flex-direction: column; }
    .pans span:first-child { flex-direction: column-reverse; }
  }
  @container (min-width: 520px) and (max-width: 899px) {
    .detail { min-height: calc(70px + var(--button)); }
  }
  @media print {
    /* Without a roll there is nothing to say. */
    .detail:has(.hint) { display: none; }
    .detail, .balance { break-inside: avoid; }
  }
  @media (pointer: coarse) {
    :host { --button: 44px; }
  }
`;
