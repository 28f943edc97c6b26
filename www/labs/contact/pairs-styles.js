// How the comparison of two plays looks.

import { css } from 'lit';

export const pairsStyles = css`
  .plays .pick { padding: 0; text-align: center; width: 32px; }
  .plays .pick label { display: grid; place-items: center; min-height: 28px; }
  .plays .pick input { margin: 0; width: 16px; height: 16px; accent-color: var(--accent); }
  .pairs { grid-column: 1 / -1; min-width: 0; }
  .pairs .sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 330px), 1fr)); gap: 10px 24px; align-items: start; }
  .pairs .sides > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; min-width: 0; }
  .pairs p { margin: 0; font-size: 13px; }
  .pairs .two { display: flex; flex-wrap: wrap; gap: 0 14px; font-weight: 600; }
  .pairs .row { display: flex; flex-wrap: wrap; gap: 8px; }
  .pairs .known { display: grid; gap: 4px; justify-items: start; }
  .pairs table { border-collapse: collapse; width: 100%; font-size: 13px; }
  .pairs th { text-align: start; font-weight: 500; padding: 3px 8px 3px 0; word-break: keep-all; }
  .pairs thead th { color: var(--muted); vertical-align: bottom; }
  .pairs thead th:not(:first-child), .pairs td { text-align: end; padding: 3px 0 3px 8px; }
  .pairs td { white-space: nowrap; }
  .pairs td small { display: block; }
  .pairs tbody tr { border-top: 1px solid var(--line); }
  .pairs .in-view > * { background: var(--tint); }
  .pairs fieldset { border: 0; margin: 0; padding: 0; min-width: 0; }
  .pairs legend { padding: 0; font-size: 13px; margin-bottom: 2px; }
  .pairs .coupling label { display: inline-flex; align-items: center; gap: 4px; margin-inline-end: 12px; min-height: 32px; font-size: 13.5px; }
  @media print {
    .pairs :is(.row, .known) { display: none; }
  }
  @media (pointer: coarse) {
    .plays .pick { width: 44px; }
    .plays .pick label, .pairs .coupling label, .pairs button:not(.word) { min-height: 44px; }
  }
`;
