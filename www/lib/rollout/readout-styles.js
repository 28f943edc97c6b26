// How the figures above the chart look.

import { css } from 'lit';

export const readoutStyles = css`
  .tiles { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 6px 10px; margin: 0 0 2px; }
  .tile { border-inline-start: 4px solid var(--line); padding-inline-start: 10px; }
  .tile.plain { border-color: var(--plain); }
  .tile.reduced { border-color: var(--reduced); }
  .tile dt, .give { font-size: 12.5px; color: var(--muted); }
  .tile dt { line-height: 1.2; }
  .tile dd {
    margin: 0; min-height: 26px; display: flex; flex-wrap: wrap; align-items: baseline; column-gap: 5px;
    line-height: 1.2;
  }
  .tile b { font-size: 22px; letter-spacing: -0.01em; }
  .between { display: flex; flex-wrap: wrap; column-gap: 5px; margin: 0 0 2px; font-size: 12.5px; line-height: 17px; }
  .between.waiting { visibility: hidden; }
  .between b { font-weight: 600; }
  .between :is(.plain, .reduced) { text-decoration: underline 2px var(--plain); text-underline-offset: 3px; }
  .between .reduced { text-decoration-color: var(--reduced); }
  [data-lit] { background: var(--tint); text-decoration: underline 2px; text-underline-offset: 3px; }
  .tile[data-lit] { text-decoration: none; box-shadow: -4px 0 0 var(--plain); }
  .tile.reduced[data-lit] { box-shadow: -4px 0 0 var(--reduced); }
  .tile[data-lit] b { text-decoration: underline 2px; text-underline-offset: 3px; }
  .between [data-lit] { text-decoration-thickness: 4px; }
  .unreliable { color: var(--muted); font-style: italic; }

  @container (max-width: 760px) {
    .tiles { grid-template-columns: 1.25fr 1.25fr 1.15fr 0.8fr; column-gap: 6px; }
    .tile { border-width: 3px; padding-inline-start: 7px; }
    .tile b { font-size: 19px; }
    .tile .give { font-size: 12px; }
  }
  @container (max-width: 560px) {
    .tiles { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    .tile:is(.plain, .reduced) dd { min-height: 41px; align-content: start; }
    .between { margin-bottom: 5px; }
    .between .reduced { flex-basis: 100%; }
  }
`;
