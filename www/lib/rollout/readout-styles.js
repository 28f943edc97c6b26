// How the figures above the chart look.

import { css } from 'lit';

/** Where there is room for the longest number in one line: −129.17% ± 12.34 (95%). What is beside a usual one stays there. */
const inOneLine = css`
  .steady dd { min-height: 26px; flex-direction: row; align-items: baseline; }
  .steady :is(.plain, .reduced) b { min-width: 4em; }
`;

// .steady: whatever its numbers are, a tile has as many lines, so that none of them moves the chart.
export const readoutStyles = css`
  .tiles { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 6px 10px; margin: 0 0 2px; }
  .tile { border-inline-start: 4px solid var(--line); padding-inline-start: 10px; }
  .tile.plain { border-color: var(--plain); }
  .tile.reduced { border-color: var(--reduced); }
  .tile dt, .give { font-size: 12.5px; color: var(--muted); }
  .tile dt { line-height: 1.2; }
  .tile dd {
    margin: 0; min-height: 26px; display: flex; flex-wrap: wrap; align-items: baseline; column-gap: 5px;
    line-height: 1.2;
  }
  .steady { grid-template-columns: repeat(2, minmax(0, 1.25fr)) minmax(0, 1.15fr) 0.8fr; column-gap: 6px; }
  .steady dd { min-height: 41px; flex-flow: column; align-items: start; white-space: nowrap; }
  .tile b { font-size: 22px; letter-spacing: -0.01em; }
  .between { display: flex; flex-wrap: wrap; column-gap: 5px; margin: 0 0 2px; font-size: 12.5px; line-height: 17px; }
  .between.waiting { visibility: hidden; }
  .between b { font-weight: 600; }
  .between :is(.plain, .reduced) { text-decoration: underline 2px var(--plain); text-underline-offset: 3px; }
  .between .reduced { text-decoration-color: var(--reduced); }
  [data-lit] { background: var(--tint); text-decoration: underline 2px; text-underline-offset: 3px; }
  .tile[data-lit] { text-decoration: none; box-shadow: -4px 0 0 var(--plain); }
  .tile.reduced[data-lit] { box-shadow: -4px 0 0 var(--reduced); }
  .tile[data-lit] b { text-decoration: underline 2px; text-underline-offset: 3px; }
  .between [data-lit] { text-decoration-thickness: 4px; }
  .unreliable { color: var(--muted); font-style: italic; }

  @container (min-width: 720px) and (max-width: 900px) {
    .lab:not(.three) { ${inOneLine} }
  }
  @container (min-width: 900.1px) {
    .between { margin: 4px 0; }
    .three .between { font-size: 12px; }
  }
  @container (min-width: 900.1px) and (max-width: 1100px) {
    .three .between .reduced { flex-basis: 100%; }
  }
  @container (min-width: 1100.1px) {
    .lab:not(.three) { ${inOneLine} }
  }
  @container (max-width: 760px) {
    .tiles { column-gap: 6px; }
    .tiles:not(.steady) { grid-template-columns: 1.25fr 1.25fr 1.15fr 0.8fr; }
    .tile { border-width: 3px; padding-inline-start: 7px; }
    .tile b { font-size: 19px; }
    .tile .give { font-size: 12px; }
  }
  @container (max-width: 560px) {
    .tiles { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    .tile:is(.plain, .reduced) dd { min-height: 41px; align-content: start; }
    .steady .tile:not(.plain, .reduced) dd { min-height: 26px; flex-flow: row; align-items: baseline; }
    .between { margin-bottom: 5px; }
    .between .reduced { flex-basis: 100%; }
  }
`;
