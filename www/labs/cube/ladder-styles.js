// How the ladder of estimates looks. Columns have fixed widths: while figures come, nothing moves.

import { css } from 'lit';

// .ladder-box: what is only heard stays in it, too.
export const ladderStyles = css`
  .ladder-box { position: relative; }
  .figures.ladder { table-layout: fixed; min-width: 860px; font-size: 13.5px; }
  .figures.ladder .name { width: 34%; text-align: start; white-space: normal; color: var(--ink); }
  .figures.ladder thead th { vertical-align: bottom; line-height: 1.25; }
  .figures.ladder .name label { display: inline-flex; align-items: center; gap: 6px; min-height: 24px; cursor: pointer; }
  .figures.ladder .name small { display: block; color: var(--muted); font-size: 12.5px; line-height: 1.35; }
  .figures.ladder tbody tr { cursor: pointer; }
  .figures.ladder tbody :is(td, th) { vertical-align: middle; }
  .figures.ladder .in-view > * { background: var(--tint); }
  .figures.ladder .in-view > :first-child { box-shadow: inset 3px 0 var(--accent); }
  .figures.ladder .bar { width: 12%; }
  .figures.ladder .bar svg { display: block; width: 100%; height: 16px; }
  .figures.ladder .bar path { stroke: var(--line); vector-effect: non-scaling-stroke; }
  .figures.ladder .bar rect { fill: var(--accent); }
  .figures.ladder .bar .none { fill: var(--plain); }
  /* Where its columns have no room each rung is a block: its name, and under it the figures with theirs. */
  @container (max-width: 890px) {
    .figures.ladder { display: block; min-width: 0; }
    .figures.ladder thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .figures.ladder tbody { display: block; }
    .figures.ladder tbody tr {
      display: grid; grid-template-columns: repeat(auto-fit, minmax(92px, 1fr)); gap: 2px 10px; padding: 8px 10px;
      border-bottom: 1px solid var(--line);
    }
    .figures.ladder tbody tr.in-view { background: var(--tint); box-shadow: inset 3px 0 var(--accent); }
    .figures.ladder tbody .in-view > :nth-child(n) { background: none; box-shadow: none; }
    .figures.ladder tbody :is(td, th) { padding: 0; border: 0; text-align: start; }
    .figures.ladder :is(.name, .bar) { grid-column: 1 / -1; width: auto; }
    .figures.ladder .bar { order: 1; }
    .figures.ladder td[data-label] { display: flex; flex-direction: column; justify-content: flex-end; }
    .figures.ladder td[data-label]::before {
      content: attr(data-label) / ''; color: var(--muted); font-size: 11.5px; line-height: 1.25; word-break: keep-all;
    }
  }
  @media (pointer: coarse) {
    .figures.ladder .name label { min-height: 44px; }
  }
  @media (forced-colors: active) {
    .figures.ladder .bar rect { fill: CanvasText; }
    .figures.ladder .in-view > :first-child { outline: 2px solid Highlight; }
  }
  @media print {
    .figures.ladder { min-width: 0; font-size: 12px; }
    .figures.ladder tbody tr { break-inside: avoid; }
    .figures.ladder .bar :is(rect, path) { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  }
`;
