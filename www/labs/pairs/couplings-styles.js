// How what is said of the couplings looks, beside what looks as in the rest of the lab.

import { css } from 'lit';

export const couplingsStyles = css`
  .figures.couplings { font-size: 13.5px; }
  .figures.couplings thead th { vertical-align: bottom; line-height: 1.25; border: 0; text-align: end; }
  .figures.couplings thead th[colspan]:not([rowspan]) { text-align: center; border-bottom: 1px solid var(--line); }
  .figures.couplings thead th:first-child:not([scope='col'][colspan='1']) { text-align: start; }
  .figures.couplings tbody + tbody > tr:first-child > * { border-top: 2px solid var(--line); }
  .figures.couplings .name { text-align: start; vertical-align: top; font-weight: 600; white-space: nowrap; }
  .figures.couplings .name small { display: block; margin-inline-start: 16px; font-weight: 400; }
  .figures.couplings .name i {
    display: inline-block; width: 10px; height: 10px; margin-inline-end: 6px; border-radius: 2px; background: var(--madeup);
    print-color-adjust: exact; -webkit-print-color-adjust: exact;
  }
  .figures.couplings .name .yours { background: var(--yours); }
  .figures.couplings .name .correct { background: var(--correct); }
  .figures.couplings .name .backwards { background: var(--backwards); }
  .figures.couplings .in-view { background: var(--tint); }
  .figures.couplings td { white-space: nowrap; }
  .scroll + p, .scroll ~ .top p, pairs-scatter ~ p { font-size: 13px; margin: 6px 0; }
  .scroll ~ h2 { margin-top: 14px; }
  h2 small { font: 13px var(--sans); }
`;
