// How the figures above the chart look.

import { css } from 'lit';

export const readoutStyles = css`
  .tiles { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 10px; margin: 0 0 6px; }
  .tile { border-inline-start: 4px solid var(--line); padding-inline-start: 10px; }
  .tile.plain { border-color: var(--plain); }
  .tile.reduced { border-color: var(--reduced); }
  .tile dt, .give { font-size: 12.5px; color: var(--muted); }
  .tile dd {
    margin: 0; min-height: 31px; display: flex; flex-wrap: wrap; align-items: baseline; column-gap: 5px;
  }
  .tile b { font-size: 22px; letter-spacing: -0.01em; }
  .unreliable { color: var(--muted); font-style: italic; }

  @container (max-width: 560px) {
    .tiles { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
`;
