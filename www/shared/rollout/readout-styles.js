// How the figures look: the tiles above the chart and the table below it.

import { css } from 'lit';

export const readoutStyles = css`
  .tiles { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 10px; margin: 0 0 6px; }
  .tile { border-inline-start: 4px solid var(--line); padding-inline-start: 10px; }
  .tile.plain { border-color: var(--plain); }
  .tile.reduced { border-color: var(--reduced); }
  .tile dt, .give { font-size: 12.5px; color: var(--muted); }
  .tile dd {
    margin: 0; min-height: 38px; display: flex; flex-wrap: wrap; align-items: baseline; column-gap: 5px;
  }
  .tile b { font-size: 22px; letter-spacing: -0.01em; }
  .unreliable { color: var(--muted); font-style: italic; }
  .scroll { overflow-x: auto; }
  .figures {
    width: 100%; border-collapse: collapse; font-size: 14px; font-variant-numeric: tabular-nums;
    margin-top: 6px;
  }
  .figures th, .figures td { padding: 4px 6px; text-align: end; font-weight: 400; }
  .figures th[scope='row'] { text-align: start; color: var(--muted); }
  .figures thead th[colspan] { text-align: center; font-weight: 600; border-bottom: 3px solid var(--line); }
  .figures .plain { border-color: var(--plain) !important; }
  .figures .reduced { border-color: var(--reduced) !important; }
  .figures tbody tr + tr > * { border-top: 1px solid var(--line); }

  @container (max-width: 560px) {
    .tiles { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    .figures { font-size: 13px; }
    .figures th, .figures td { padding: 4px 3px; }
    /* Japanese is kept in phrases elsewhere, and the table is to fit. */
    .figures th { word-break: normal; }
  }
`;
