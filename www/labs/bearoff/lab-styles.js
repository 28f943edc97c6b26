// How looks what only the bear-off lab has: the column at the left, the measure of luck, and what it is worth.

import { css } from 'lit';

export const labStyles = css`
  .left { display: flex; flex-direction: column; gap: 14px; min-width: 0; }
  .luck h2 { margin: 0 0 6px; }
  .averages { flex: none; }
  rollout-chart.main { flex: none; height: 400px; }
  .rolling { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 8px 16px; }
  .rolling .controls, .rolling .problem { grid-column: 1 / -1; }
  .rolling .sentence { grid-row: 2; margin: 0; }
  .rolling .seed { grid-row: 2; grid-column: 2; }
  .game { display: grid; grid-template-columns: minmax(0, 300px) minmax(0, 1fr); align-items: start; }
  .worth {
    display: grid; grid-template-columns: repeat(auto-fit, minmax(200px, 1fr)); gap: 6px 16px; margin: 10px 0 0;
    padding: 8px 0 0; border-top: 1px solid var(--line); font-size: 13.5px;
  }
  .worth dt { color: var(--muted); font-size: 12.5px; }
  .worth dd { margin: 0; }
  .worth dd span { font-size: 12.5px; }
  .verdict { margin: 8px 0 0; font-size: 13.5px; }
  .micro ol { max-height: 330px; overflow: auto; }
  .sums { flex-wrap: wrap; gap: 2px 10px; }
  .step small { display: block; }
  @container (max-width: 900px) {
    .left, .right { display: contents; }
    .rolling { order: 1; }
    .averages { order: 2; }
    .right .luck { order: 3; }
    .left > :last-child:not(:first-child) { order: 4; }
    .game { order: 5; }
    .below { order: 6; }
  }
  @container (max-width: 560px) {
    .game, .rolling { grid-template-columns: minmax(0, 1fr); }
    .rolling :is(.sentence, .seed) { grid-row: auto; grid-column: 1; }
  }
`;
