// How looks what the map of the rolls has only where there is a cube: the switch, and the rolls that lose the market.

import { css } from 'lit';

/** What stands below the map, in the lab's own box. */
export const marketStyles = css`
  .market-legend { margin: 6px 0 0; font-size: 13px; }
  .market-legend span { color: var(--plain); }
`;

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
