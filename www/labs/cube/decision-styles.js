// How the three numbers of a decision look. What is right is marked by a tick and its weight, and never by a colour alone.

import { css } from 'lit';

export const decisionStyles = css`
  .decision .proper { margin: 4px 0 8px; font-size: 15px; }
  .decision .proper b { display: block; font-size: 17px; }
  .decision table { width: 100%; border-collapse: collapse; table-layout: fixed; font-size: 14px; }
  .decision :is(th, td) { padding: 5px 6px; font-weight: 400; text-align: end; vertical-align: top; }
  .decision th:first-child { width: 24%; text-align: start; vertical-align: middle; color: var(--muted); }
  .decision thead th { vertical-align: bottom; line-height: 1.25; }
  .decision tbody tr > * { border-top: 1px solid var(--line); }
  .decision small { display: block; font-size: 12px; line-height: 1.3; color: var(--muted); }
  .decision .in-force { background: var(--tint); box-shadow: inset 2px 0 var(--accent), inset -2px 0 var(--accent); }
  .decision thead .in-force { box-shadow: inset 2px 0 var(--accent), inset -2px 0 var(--accent), inset 0 2px var(--accent); font-weight: 600; }
  .decision tbody tr:last-child .in-force { box-shadow: inset 2px 0 var(--accent), inset -2px 0 var(--accent), inset 0 -2px var(--accent); }
  .decision thead .in-force small { color: var(--accent); font-weight: 600; }
  .decision .number { white-space: nowrap; }
  .decision .fits .number { font-weight: 700; }
  .decision .fits small { color: var(--good); font-weight: 600; }
  .decision .fits small::before { content: '✓ ' / ''; }
  .decision .cubeless { margin: 8px 0 0; font-size: 13.5px; color: var(--muted); }
  @container (max-width: 430px) or ((min-width: 900.1px) and (max-width: 1149.9px)) {
    .decision table { font-size: 13px; }
    .decision :is(th, td) { padding: 5px 3px; }
    .decision small { font-size: 11px; }
  }
  @media (forced-colors: active) {
    .decision .in-force { outline: 1px solid Highlight; }
  }
`;
