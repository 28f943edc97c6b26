// How looks what stands below the chart of whole games.

import { css } from 'lit';

export const belowStyles = css`
  .chances-card, .estimates-card { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; }
  table.chances { border-collapse: collapse; width: 100%; font-size: 14px; }
  .chances th { text-align: start; font-weight: 500; padding: 5px 10px 5px 0; white-space: nowrap; word-break: keep-all; }
  .chances thead th { color: var(--muted); text-align: end; padding: 5px 0 5px 10px; }
  .chances td { text-align: end; padding: 5px 0 5px 10px; white-space: nowrap; }
  .chances tbody tr { border-top: 1px solid var(--line); }
  .chances.estimates { table-layout: fixed; min-width: 330px; font-size: 13px; }
  .estimates :is(th, td) { white-space: normal; }
  .estimates tbody th { padding-inline-end: 0; }
  .estimates thead th { vertical-align: bottom; line-height: 1.3; }
  .estimates thead th:first-child { width: 26%; padding-inline: 0; text-align: start; }
  .estimates thead th:nth-child(2) { width: 32%; }
  .estimates .in-view > * { background: var(--tint); }
  .estimates-card > .top { align-items: center; }
  @container (max-width: 560px) {
    .chances :is(th, tbody th) { white-space: normal; padding-inline: 6px 0; }
    .chances tbody th { padding-inline: 0; }
    .chances td { padding-inline-start: 6px; }
    table.chances { font-size: 13px; }
    .chances thead th { font-size: 12px; }
    .chances td small { display: block; }
    .estimates thead th { font-size: 12px; padding-inline-start: 6px; }
    .estimates thead th:first-child { width: 28%; }
    .estimates thead th:nth-child(2) { width: 24%; }
    .chances.estimates { min-width: 0; }
  }
  @container (max-width: 330px) {
    .chances :is(td, thead th) { padding-inline-start: 3px; }
    .chances thead th { font-size: 11px; }
    .chances tbody th { font-size: 12px; }
    .estimates thead th:first-child { width: 30%; }
  }
  .chances-card .remark, .estimates-card .remark { margin: 0; font-size: 12.5px; }
`;
