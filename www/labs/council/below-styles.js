// How looks what stands below the charts of the council.

import { css } from 'lit';

export const belowStyles = css`
  .below p { margin: 6px 0 0; max-width: 62em; }
  .below rollout-chart { margin-top: 8px; }
  .below :is(.weights, .equal, .reduction, .agreement) rollout-chart::part(legend) { display: none; }
  .below .figures { max-width: 40em; }
  .claims, .readings { list-style: none; margin: 8px 0 0; padding: 0; display: grid; gap: 8px; }
  .claims > li > p { margin: 0; }
  .readings { gap: 1px; margin: 2px 0 0; padding-inline-start: 10px; border-inline-start: 2px solid var(--line); font-size: 13.5px; font-variant-numeric: tabular-nums; }
  .badge {
    display: inline-block; padding: 0 9px; border: 1.5px solid currentColor; border-radius: 999px; font-size: 13px; font-weight: 600;
    margin-inline-end: 4px;
  }
  .badge.holds { color: var(--good); }
  .badge.fails { color: var(--bad); }
  .badge.onlyUnder { color: var(--madeup); }
  .badge:is(.unknown, .notMet) { color: var(--muted); }
  .below h3 { margin: 14px 0 0; font-size: 15px; }
  .below a { color: var(--accent); }
  .below .onward { display: inline-block; line-height: 32px; }
  @media (pointer: coarse) {
    .below a { display: inline-block; min-height: 44px; line-height: 44px; }
  }
  @media print {
    .below .onward { display: none; }
    .badges:not(#paper) { break-inside: auto; }
    .claims > li { break-inside: avoid; }
    .below a { color: inherit; text-decoration: none; }
  }
`;
