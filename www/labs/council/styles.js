// Styles of the council lab alone.

import { css } from 'lit';

// .micro, .rates: room for what comes there, so that nothing below moves.
export const styles = css`
  .left { display: flex; flex-direction: column; gap: 14px; min-width: 0; }
  .fields { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 8px 14px; margin: 8px 0; }
  .fields label { display: flex; flex-direction: column; justify-content: flex-end; gap: 2px; font-size: 13px; color: var(--muted); min-width: 0; }
  .fields :is(select, input) { width: 100%; min-height: 34px; color: var(--ink); font-size: 15px; }
  .fields [aria-invalid='true'] { border-color: var(--bad); }
  .slider { display: block; font-size: 13px; color: var(--muted); margin-top: 6px; }
  .slider > span { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 10px; }
  .slider output { color: var(--ink); font-variant-numeric: tabular-nums; font-weight: 600; }
  .slider input { width: 100%; min-height: 26px; margin: 0; accent-color: var(--accent); }

  .row { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; }
  .controls > .row { display: grid; grid-template-columns: 1.7fr 1fr 1fr 1.2fr; }
  .row > button { padding: 0 4px; font-size: 14px; }
  .row.small { margin-top: 8px; justify-content: space-between; font-size: 13.5px; }
  .row.small :is(button, .field) { min-height: 32px; padding: 0 6px; font-size: 13.5px; }
  /* Room for as many as a figure asks for. */
  .row.small .count b { display: inline-block; min-width: 6ch; }
  .either { display: inline-grid; align-items: center; }
  .either > span { grid-area: 1 / 1; }
  .either > .none { visibility: hidden; }
  .seed { display: inline-flex; align-items: center; gap: 4px; }
  .seed input { width: calc(10ch + 16px); font-family: var(--mono); }
  .seed input[aria-invalid='true'] { border-color: var(--bad); }

  .title { display: flex; justify-content: space-between; align-items: center; gap: 10px; }
  .title button { font-size: 20px; min-width: 34px; }
  .micro { min-height: 268px; }
  .programs { list-style: none; margin: 6px 0 0; padding: 0; display: grid; gap: 2px; }
  .programs li { display: grid; grid-template-columns: max-content minmax(0, 1fr) 6.6em; align-items: center; gap: 4px; font-size: 12.5px; }
  .programs svg { display: block; width: 100%; }
  .programs text { font: 600 9.5px var(--sans); fill: var(--ink); }
  .programs .copy { font-size: 13px; fill: var(--muted); }
  .programs .best { fill: var(--accent); }
  .programs .on { fill: var(--on-accent); }
  .programs .other { fill: var(--card); stroke: var(--muted); }
  .report { display: flex; gap: 6px; align-items: baseline; }
  .report b { font-size: 15px; }
  .report small { display: block; font-size: 11.5px; line-height: 1.1; }
  .report .number { line-height: 1.15; }
  .picks { display: flex; flex-wrap: wrap; gap: 2px 14px; margin: 6px 0 0; font-size: 13px; }
  .picks div { display: inline-flex; gap: 5px; }
  .picks dt { color: var(--muted); }
  .picks dd { margin: 0; font-weight: 600; }
  .good { color: var(--good); }
  .bad { color: var(--bad); }

  .sentence { margin: 0 0 6px; font: 15px/1.35 var(--serif); min-height: 2.7em; }
  .scroll { position: relative; overflow-x: auto; }
  .figures { width: 100%; border-collapse: collapse; font-size: 14px; font-variant-numeric: tabular-nums; margin-top: 6px; }
  .figures :is(th, td) { padding: 3px 6px; text-align: end; font-weight: 400; white-space: nowrap; }
  .figures :is(th[scope='row'], th:first-child) { text-align: start; }
  .figures thead th { color: var(--muted); white-space: normal; vertical-align: bottom; }
  .figures tbody tr > * { border-top: 1px solid var(--line); }
  .figures small { font-size: 12px; }
  .ruled { display: inline-flex; align-items: center; gap: 7px; white-space: normal; }
  .swatch { flex: none; }
  .note { font-size: 12.5px; line-height: 1.4; margin: 6px 0 0; }
  .under .note { flex: 1 1 20em; min-height: 2.8em; }
  .lab > .panel { grid-column: 1 / -1; }
  /* Its legend has four rows there. */
  @container (min-width: 900.1px) and (max-width: 1100px) {
    .lab:not(.single) rollout-chart.main { --plot: 290px; }
  }
  .panel rollout-chart { margin-top: 6px; }

  @media (pointer: coarse) {
    .fields :is(select, input), .slider input, .row.small :is(button, .field), .row > button, .title button { min-height: 44px; }
    .title button { min-width: 44px; }
  }
  @container (max-width: 900px) {
    .left { gap: 10px; }
    .right .rates { order: 1; }
  }
  @container (min-width: 600px) and (max-width: 900px) {
    .left { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); align-items: start; }
    .left > .settings { grid-row: span 2; }
  }
  @container (max-width: 560px) {
    .fields :is(select, input), .slider input, .row.small :is(button, .field), .row > button, .title button { min-height: 44px; }
    .title button { min-width: 44px; }
    .micro.idle { min-height: 0; }
    .rolls .controls > .row { grid-template-columns: repeat(4, minmax(0, 1fr)); }
    .rolls .controls .run { grid-column: 1 / -1; }
    .figures { font-size: 12.5px; }
    .figures :is(th, td) { padding: 3px 2px; word-break: keep-all; }
    .figures td { white-space: normal; }
    .figures small { display: block; }
    .ruled { gap: 4px; }
  }
  @container (max-width: 335px) {
    .ruled { word-break: auto-phrase; }
    .figures, .figures small { font-size: 11.5px; }
    .figures thead th { font-size: 11px; }
    .figures :is(th, td) { padding-inline: 1px; }
  }
  @media print {
    .rolls .row:first-child, .slider input, .title button { display: none; }
  }
`;
