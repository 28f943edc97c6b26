// How the table of games looks. Roomy by default, dense and abbreviated below 560 px of its own width.

import { css } from 'lit';
import { sidewaysStyles } from '../element/control-styles.js';

// :host: the host limits the height and the box inside scrolls: for another height, set the host's.
// table: separate borders belong to the cells and move with the sticky parts; collapsed ones stay behind.
// .end, narrow: numbers take what they need; the words get the rest, or they would break into one a line.
// td:nth-child(2), narrow: a play may stand below its roll.
// tfoot th:has(), narrow: a total's name reaches over the empty cell beside it.
// th: browsers that don't know phrases keep words whole.
// .shortened, narrow: out of sight and still the heading's name.
const own = css`
  :host {
    display: flex; flex-direction: column; min-width: 0; max-height: 26rem; container-type: inline-size;
    color: var(--ink); font-size: 14px;
  }
  :host([hidden]) { display: none; }
  .box { overflow: auto; min-height: 0; position: relative; border-radius: 6px; }
  .box:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }

  table {
    width: 100%; border-collapse: separate; border-spacing: 0; line-height: 1.35;
    font-variant-numeric: tabular-nums lining-nums;
  }
  caption { padding: 0 10px 8px; text-align: start; font-weight: 600; }
  th, td { padding: 6px 10px; text-align: start; font-weight: 400; }
  .end { text-align: end; white-space: nowrap; }
  tbody th { color: var(--muted); }
  tbody tr + tr > * { border-top: 1px solid var(--line); }
  tbody tr:hover > * { background: var(--bg); }

  thead, tfoot { position: sticky; z-index: 1; }
  thead { top: 0; }
  tfoot { bottom: 0; }
  thead th {
    vertical-align: bottom; background: var(--card); color: var(--muted); font-size: 13px; line-height: 1.25;
    border-bottom: 2px solid var(--line);
  }
  thead .end { white-space: normal; }
  thead .plain { border-bottom-color: var(--plain); }
  thead .reduced { border-bottom-color: var(--reduced); }
  @supports not (word-break: auto-phrase) {
    th { word-break: keep-all; }
  }
  tfoot th, tfoot td { background: var(--card); font-weight: 600; }
  tfoot tr:first-child > * { border-top: 2px solid var(--line); }
  .tone { font-weight: 600; }

  .short { display: none; }
  p { margin: 0; padding: 14px 10px; color: var(--muted); word-break: keep-all; }
  .hidden { padding: 8px 10px 0; font-size: 13px; }

  @container (max-width: 560px) {
    table { font-size: 13px; }
    caption, p { padding-inline: 4px; }
    .hidden { padding-inline: 4px; }
    th, td { padding: 6px 4px; }
    .end { width: 1%; }
    tfoot th:has(+ td:empty) { max-width: 0; white-space: nowrap; }
    thead th { font-size: 12px; }
    .spare { display: none; }
    .short { display: inline; }
    .shortened {
      position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%);
      white-space: nowrap;
    }
  }
  @container (max-width: 330px) {
    th, td { padding-inline: 2px; }
    table { font-size: 12px; }
    thead th { font-size: 11px; }
  }
  @media print {
    :host { display: block; max-height: none; }
    .box { overflow: visible; }
    thead, tfoot { position: static; }
    /* Below the last row, and not at the foot of every page. */
    tfoot { display: table-row-group; }
    tr { break-inside: avoid; }
    table { font-size: 12px; }
    th, td { padding-block: 2px; }
  }
`;

export const gamesStyles = [sidewaysStyles, own];
