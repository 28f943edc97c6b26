// How looks what stands below the chart of whole games.

import { css } from 'lit';

export const belowStyles = css`
  .chances-card, .estimates-card { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; }
  table.chances { border-collapse: collapse; width: 100%; font-size: 14px; }
  .chances th { text-align: start; font-weight: 500; padding: 5px 10px 5px 0; white-space: nowrap; }
  .chances thead th { color: var(--muted); text-align: end; padding: 5px 0 5px 10px; }
  .chances td { text-align: end; padding: 5px 0 5px 10px; white-space: nowrap; }
  .chances tbody tr { border-top: 1px solid var(--line); }
  .estimates :is(thead th, td) { white-space: normal; }
  .estimates .in-view > * { background: var(--tint); }
  .estimates-card > .top { align-items: center; }
  @container (max-width: 560px) {
    .chances td small { display: block; }
  }
  .chances-card .remark, .estimates-card .remark { margin: 0; font-size: 12.5px; }
`;
