// Styles of the contact lab: the columns of a lab with a position, and what only this lab has.

import { css } from 'lit';
import { chosenStyles } from '../../lib/rollout/chosen.js';
import { columnStyles } from '../../lib/rollout/layout-styles.js';

export const labStyles = css`
  ${columnStyles}
  ${chosenStyles}
  .lab { --columns: minmax(0, 0.9fr) minmax(0, 0.8fr) minmax(0, 1fr); }
  .rolls, .judged, .outcome { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; }
  .judged .about { margin: 0; min-height: 2.9em; }
  .rolling .row.small { flex-wrap: wrap; }
  .row.small .problem { flex-basis: 100%; }
  .micro ol { position: relative; max-height: 330px; overflow: auto; }
  /* Any game has more rolls than this: an embed doesn't grow with its first one. */
  .position.embed .micro ol { height: 222px; align-content: start; }
  .story { display: flex; flex-direction: column; gap: 6px; }
  .story .micro { flex: 1; min-height: 0; display: flex; flex-direction: column; }
  .story ol { flex: 0 1 auto; align-content: start; }
  .sums { flex-wrap: wrap; gap: 2px 10px; }
  .step small { display: block; }

  .begins { margin: 8px 0 0; font-size: 13px; line-height: 1.4; }
  .begin label { display: inline-flex; align-items: center; gap: 6px; }
  .evaluation { display: grid; gap: 4px; margin-top: 10px; }
  .evaluation p { margin: 0; }
  .equity { display: flex; justify-content: space-between; gap: 10px; font-size: 13.5px; }
  .equity b { font-size: 17px; }
  .bar { display: flex; height: 12px; border-radius: 3px; overflow: hidden; background: var(--line); }
  .bar i { flex: 0 0 0; }
  .bar .won1 { background: var(--reduced); opacity: 0.55; }
  .bar .won2 { background: var(--reduced); opacity: 0.8; }
  .bar .won3 { background: var(--reduced); }
  .bar .lost1 { background: var(--plain); opacity: 0.4; }
  .bar .lost2 { background: var(--plain); opacity: 0.7; }
  .bar .lost3 { background: var(--plain); }
  .shares { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 12px; font-size: 12.5px; }

  /* The plays stand below the map, which waits for databases. */
  @media screen {
    .filling .plays { visibility: hidden; }
  }
  .plays { display: grid; grid-template-columns: minmax(0, 1fr); gap: 4px; }
  .plays h3 { margin: 4px 0 0; font-size: 14px; }
  .plays table { border-collapse: collapse; width: 100%; font-size: 13.5px; }
  .plays th { text-align: start; font-weight: 500; }
  .plays thead th { color: var(--muted); font-size: 12.5px; padding: 2px 0; }
  .plays thead th:not(.play, .pick), .plays td { text-align: end; padding-inline-start: 12px; white-space: nowrap; }
  .plays tbody tr { border-top: 1px solid var(--line); }
  .plays tbody button { padding: 0 2px; min-height: 28px; text-align: start; color: inherit; text-decoration: underline dotted; }
  .plays .remark { margin: 0; font-size: 12.5px; }
  .until { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 8px; margin-top: 8px; font-size: 13.5px; }
  .until input { width: 5.5em; }
  /* Its place is kept before the rule is met. */
  .until p { flex-basis: 100%; margin: 0; min-height: 18px; font-size: 12.5px; line-height: 18px; }
  .until-note { margin: 0; font-size: 12.5px; }
  @container (max-width: 330px) {
    .plays td, .plays thead th:not(.play, .pick) { padding-inline-start: 9px; }
  }
  @media (pointer: coarse) {
    .until :is(input, select, button) { min-height: 44px; }
    .plays tbody button { min-height: 44px; }
  }
  @media (min-width: 593px) {
    .next { display: none; }
  }
  @container (min-width: 900.1px) and (max-width: 1149.9px) {
    .judged .about { min-height: 4.35em; }
    .three .tiles { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
  @container (min-width: 1150px) {
    /* The blurred network's controls stand beside the choice, so that they don't push the chart down. */
    .judged .choices { grid-template-columns: minmax(0, 1fr) auto auto; }
    .judged .choices label span { white-space: nowrap; }
    .lab { --columns: minmax(0, 0.79fr) minmax(0, 0.71fr) minmax(0, 1fr); }
  }
  @media (forced-colors: active) {
    .bar i { forced-color-adjust: none; }
  }
  @media print {
    .bar i { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    .position > .top { margin: 0; }
    /* With a list of plays there is most to say: the board beside what is said of it, and the rolls beside the plays. */
    .position:has(~ * .plays), .rolls:has(.plays) {
      display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 18px; align-items: start;
    }
    .position > :is(.top, .micro) { grid-column: 1 / -1; }
    .position:has(> .micro) { break-inside: auto; }
    .rolls:has(.plays) { --cell: 32px; break-inside: auto; }
  }
`;
