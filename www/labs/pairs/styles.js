// Styles of the lab of pairs: the columns of a lab with a position, and what only this lab has.

import { css } from 'lit';
import { columnStyles } from '../../lib/rollout/layout-styles.js';

export const labStyles = css`
  ${columnStyles}
  .lab { --columns: minmax(0, 0.6fr) minmax(0, 0.75fr) minmax(0, 1fr); }
  .coupled { display: grid; gap: 8px; grid-template-columns: minmax(0, 1fr); }
  /* As high as its names make it: with all couplings there are many. */
  rollout-chart.main { min-height: 320px; --plot: 240px; }
  .position h2, .decision h2 { margin: 0 0 6px; }
  .plays { position: relative; max-height: 330px; overflow: auto; margin-top: 8px; min-height: 120px; }
  .plays table { width: 100%; border-collapse: collapse; font-size: 14px; font-variant-numeric: tabular-nums; }
  .plays :is(th, td) { padding: 2px 6px; text-align: end; font-weight: 400; border-bottom: 1px solid var(--line); white-space: nowrap; }
  .plays :is(td:first-child, td:nth-child(2), th:first-child, th:nth-child(2)) { text-align: center; padding-inline: 2px; }
  @container (max-width: 330px) {
    .plays :is(th, td) { padding-inline: 4px; }
  }
  .plays .moves { text-align: start; white-space: normal; }
  .plays thead th { position: sticky; top: 0; background: var(--card); color: var(--muted); font-size: 12.5px; }
  .plays .chosen th { font-weight: 600; }
  .plays .chosen { background: var(--tint); }
  .pick { display: grid; place-items: center; min-width: 32px; min-height: 30px; }
  .rolling { display: grid; gap: 8px; grid-template-columns: minmax(0, 1fr); }
  .rolling .row.small { flex-wrap: wrap; }
  .row.small .problem { flex-basis: 100%; }
  .known { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; }
  /* Room for four lines: what is known is said in one to four. */
  @container (min-width: 1150px) {
    .known { min-height: 76px; }
  }
  .known p { flex: 1 1 200px; margin: 0; font-size: 13px; }
  .coupling { border: 0; margin: 0; padding: 0; min-width: 0; }
  .coupling legend { padding: 0; font-size: 13px; }
  .coupling .segments { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .coupling label { position: relative; display: grid; min-height: 36px; }
  .coupling input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: pointer; }
  .coupling label > span {
    display: grid; align-content: center; justify-items: center; padding: 2px 4px; border: 1px solid var(--line); margin-inline-start: -1px;
    margin-top: -1px; text-align: center; font-size: 13px; line-height: 1.2;
  }
  .coupling label:nth-child(1) > span { border-start-start-radius: 8px; }
  .coupling label:nth-child(2) > span { border-start-end-radius: 8px; }
  .coupling label:nth-child(3) > span { border-end-start-radius: 8px; }
  .coupling label:nth-child(4) > span { border-end-end-radius: 8px; }
  .coupling input:checked + span { background: var(--ink); color: var(--bg); border-color: var(--ink); }
  .coupling input:focus-visible + span { outline: 2px solid var(--accent); outline-offset: 2px; z-index: 1; }
  .coupling small { font-size: 11px; }
  .coupling .about { margin-top: 4px; min-height: 2.8em; }
  .working { margin: 0; font-size: 13px; }
  .sums { flex-wrap: wrap; gap: 2px 10px; }
  @media (pointer: coarse) {
    .coupling label, .pick { min-height: 44px; min-width: 44px; }
    .known button { min-height: 44px; }
  }
  /* “independent pairs” stands below its number, in two lines where its tile is narrow. */
  .lab .steady .tile:not(.plain, .reduced) dd { min-height: 41px; flex-flow: column; align-items: start; }
  @container (min-width: 560.1px) {
    .lab .steady .tile:not(.plain, .reduced) dd { min-height: 55px; white-space: normal; }
  }
  .pair-card { grid-column: 1 / -1; }
  @container (min-width: 900.1px) {
    .lab.three { grid-template-rows: auto 1fr; }
    .three > .right { grid-row: span 2; }
    .three > .pair-card { grid-area: 2 / 1 / auto / 3; }
    .three .tiles { min-height: 72px; }
  }
  @container (min-width: 900.1px) and (max-width: 1149.9px) {
    .lab { --columns: minmax(0, 0.8fr) minmax(0, 0.9fr) minmax(0, 1fr); }
    .right .tiles { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
  @container (max-width: 900px) {
    rollout-chart.main { min-height: 260px; --plot: 205px; }
  }
  @container (max-width: 560px) {
    .coupling label { min-height: 44px; }
    .pick { min-height: 44px; min-width: 44px; }
    .known button { min-height: 44px; }
    rollout-chart.main { min-height: 200px; --plot: 160px; }
  }
  @media print {
    .pair-card backgammon-board { max-width: 200px; margin-inline: auto; }
  }
`;

/**
 * A pair under the microscope: the turns of A and B are below their boards. In an embed the list has its greatest
 * height from the start: nothing below it moves.
 */
export const pairStyles = css`
  .pair-boards { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 8px; margin-bottom: 8px; }
  .pair-boards figure { margin: 0 auto; width: 100%; max-width: 320px; }
  .pair-boards figcaption { font-size: 13px; min-height: 1.45em; text-align: center; }
  .pair ol { position: relative; max-height: 300px; overflow: auto; }
  .pair.embed ol { height: 222px; align-content: start; }
  .pair .step { align-items: flex-start; font-size: 13.5px; line-height: 1.3; }
  .pair .turn { flex: 1 1 0; min-width: 0; display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: 6px; }
  .pair .turn span:not(.visually-hidden) { flex: 1 0 100%; }
  .pair .turn small { color: var(--muted); font-size: 12px; }
  .pair .turn em { margin-inline-start: auto; }
  .pair .sums { display: grid; gap: 2px; min-height: calc(3 * 1.45em + 6px); align-content: start; }
  .pair .sums div { justify-content: space-between; }
  .pair .sums div:nth-child(3) { border-top: 1px solid var(--line); }
  @container (max-width: 560px) {
    .pair-boards { gap: 4px; }
    .pair .step { padding: 4px 6px; gap: 6px; }
    .pair.embed ol { height: 280px; }
  }
`;
