// Styles of the lab of the cube: the columns of a lab with a position, and what only this lab has.

import { css } from 'lit';
import { columnStyles } from '../../lib/rollout/layout-styles.js';

export const labStyles = css`
  ${columnStyles}
  .lab { --columns: minmax(0, 0.77fr) minmax(0, 0.93fr) minmax(0, 1fr); }
  .map-card { grid-column: 1 / -1; }

  /* The cube action. A tick and its weight mark the right one, never a colour alone. */
  .decision .proper { margin: 4px 0 8px; font-size: 15px; }
  .decision .proper b { display: block; font-size: 17px; }
  .decision table { width: 100%; border-collapse: collapse; table-layout: fixed; font-size: 14px; }
  .decision :is(th, td) { padding: 5px 6px; font-weight: 400; text-align: end; vertical-align: top; }
  .decision th:first-child { width: 24%; text-align: start; vertical-align: middle; color: var(--muted); }
  .decision thead th { vertical-align: bottom; line-height: 1.25; }
  .decision tbody tr > * { border-top: 1px solid var(--line); }
  .decision small { display: block; font-size: 12px; line-height: 1.3; color: var(--muted); }
  .decision .in-force { background: var(--tint); box-shadow: inset 2px 0 var(--accent), inset -2px 0 var(--accent); }
  .decision thead .in-force { box-shadow: inset 2px 0 var(--accent), inset -2px 0 var(--accent), inset 0 2px var(--accent); font-weight: 600; }
  .decision tbody tr:last-child .in-force { box-shadow: inset 2px 0 var(--accent), inset -2px 0 var(--accent), inset 0 -2px var(--accent); }
  .decision thead .in-force small { color: var(--accent); font-weight: 600; }
  .decision .number { white-space: nowrap; }
  .decision .fits .number { font-weight: 700; }
  .decision .fits small { color: var(--good); font-weight: 600; }
  .decision .fits small::before { content: '✓ ' / ''; }
  .decision .cubeless { margin: 8px 0 0; font-size: 13.5px; color: var(--muted); }
  @container (max-width: 430px) or ((min-width: 900.1px) and (max-width: 1149.9px)) {
    .decision table { font-size: 13px; }
    .decision :is(th, td) { padding: 5px 3px; }
    .decision small { font-size: 11px; }
  }
  @media (forced-colors: active) {
    .decision .in-force { outline: 1px solid Highlight; }
  }

  /* Example positions: their names side by side, and below them a sentence on the one that is set up. */
  .lessons { font-size: 13.5px; }
  .lessons h2 { margin-bottom: 6px; }
  .lesson-names { display: flex; flex-wrap: wrap; gap: 4px; }
  .lesson-names button { min-height: 30px; padding: 0 8px; font-size: 13px; }
  .lesson-names button[aria-pressed='true'] { border-color: var(--accent); background: var(--tint); font-weight: 600; }
  .lessons .lesson { margin: 6px 0 0; line-height: 1.4; text-wrap: pretty; }
  @media print {
    .lesson-names button:not([aria-pressed='true']) { display: none; }
  }
  @media (pointer: coarse) {
    .lesson-names button { min-height: 44px; }
  }

  /* Below the map. */
  .market-legend { margin: 6px 0 0; font-size: 13px; }
  .market-legend span { color: var(--plain); }

  .position > backgammon-board { max-width: 300px; }
  .rolling .row.small { flex-wrap: wrap; }
  .row.small .problem { flex-basis: 100%; }
  /* A turn is as high as what is said of it, however little room there is for all of them. */
  .micro ol { position: relative; max-height: 330px; overflow: auto; grid-auto-rows: max-content; }
  /* Where the tools were: its list takes what room there is. */
  .story { display: flex; flex-direction: column; gap: 6px; }
  .story .micro { flex: 1; min-height: 0; display: flex; flex-direction: column; }
  .story .sums { flex: none; }
  .story ol { flex: 0 1 auto; max-height: none; align-content: start; }
  .sums { flex-wrap: wrap; gap: 2px 10px; }
  .only-exact { margin: 4px 0 0; font-size: 13px; line-height: 1.4; }
  .step :is(small, .action) { display: block; }
  .step .counts { display: inline; white-space: nowrap; }
  .settings { display: grid; gap: 8px 18px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 250px), 1fr)); align-items: start; }
  .settings .more { grid-column: 1 / -1; }
  .settings .about { margin: 4px 0 0; }
  .owners { display: grid; justify-items: start; gap: 2px; font-size: 13px; }
  .more summary { width: fit-content; min-height: 24px; color: var(--accent); font-size: 13.5px; cursor: pointer; }
  .more .choices { margin-top: 4px; }
  .numbered .field { width: 100%; min-height: 36px; }
  .outcome { display: grid; gap: 6px; grid-template-columns: minmax(0, 1fr); }
  .beyond p { margin: 4px 0 8px; font-size: 14px; }
  .costs { margin: 0; font-size: 13.5px; }
  .costs p { margin: 0 0 4px; }
  .costs table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
  .costs :is(th, td) { padding: 2px 14px 2px 0; font-weight: 400; text-align: end; }
  .costs th:first-child { text-align: start; color: var(--muted); }
  /* Room for turns that say more than a roll, and for the sum that a game is. */
  @container (min-width: 560.1px) {
    board-editor { --under: 350px; }
  }
  @media (pointer: coarse) {
    .more summary { line-height: 44px; }
    .numbered .field { min-height: 44px; }
  }
  /* Elsewhere the buttons that roll are in view together with the board. */
  @media (min-width: 593px) {
    .next { display: none; }
  }
  @container (min-width: 900.1px) {
  }
  @container (min-width: 900.1px) and (max-width: 1149.9px) {
    .three .tiles { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
  @container (min-width: 1150px) {
    .lab { --columns: minmax(312px, 0.6fr) minmax(0, 0.73fr) minmax(0, 1fr); }
  }
  @container (max-width: 560px) {
    /* With the cube beside it, the board needs more room for points that a finger finds; a page has some at its edges. */
    .position.page { margin-inline: -8px; padding-inline: 6px; }
    .more summary { line-height: 44px; }
  }
  @media print {
    .owners .segments:not(#paper) { display: inline-flex; }
    .owners [aria-pressed='false'] { display: none; }
  }
`;

/** In the shadow of the map: the switch of its cube, and the rolls that lose the market. */
export const cubeMapStyles = css`
  .market { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; margin-bottom: 8px; font-size: 14px; }
  .market p { flex: 1 1 220px; }
  .segments { display: inline-flex; }
  .segments button { white-space: normal; }
  .segments button:first-child { border-radius: 8px 0 0 8px; }
  .segments button:last-child { border-radius: 0 8px 8px 0; margin-inline-start: -1px; }
  .segments [aria-pressed='true'] { background: var(--ink); color: var(--bg); border-color: var(--ink); }
  .cell { position: relative; }
  .loses { display: block; font-size: 11px; line-height: 1.2; }
  .loses::before { content: '▲'; margin-inline-end: 2px; font-size: 8px; vertical-align: 1px; color: var(--plain); }
  .replies { margin-top: 3px; font-size: 13.5px; }
  .detail { min-height: calc(116px + var(--button)); }
  @media print {
    .segments { display: none; }
  }
  @container (max-width: 330px) {
    .loses { font-size: 10px; }
    .loses::before { content: none; }
  }
`;
