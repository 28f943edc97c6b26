// How the left column looks: the game under the microscope, the controls, and the sentence.

import { css } from 'lit';

// .rows: what a button says may change, as wide as it is; its neighbours stay where they are.
// .seed input: ten characters and the padding: the seeds that the lab makes.
export const gameStyles = css`
  .micro ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 5px; }
  .step {
    display: flex; align-items: center; gap: 10px; min-height: 34px; padding: 4px 10px; border-radius: 8px;
    background: var(--tint);
  }
  .step.now { box-shadow: inset 0 0 0 2px var(--accent); }
  .step.idle { color: var(--muted); }
  .coming { visibility: hidden; }
  .won { font-size: 14px; font-weight: 600; }
  .results { display: grid; }
  .results > * { grid-area: 1 / 1; }
  .step i {
    font-style: normal; font-size: 12px; flex: none; display: grid; place-items: center; width: 20px;
    height: 20px; border-radius: 50%; background: var(--line);
  }
  .step span { flex: 1; }
  .step em { font-style: normal; font-weight: 600; }
  .good { color: var(--good); }
  .bad { color: var(--bad); }
  .sums { display: flex; gap: 5px; min-height: 1.45em; margin: 5px 2px 0; font-size: 13.5px; }
  .sums div { display: flex; gap: 5px; }
  .sums dt { color: var(--muted); }
  .sums dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; }
  .sums :is(.plain, .reduced) { text-decoration: underline 2px var(--plain); text-underline-offset: 3px; }
  .sums .reduced { text-decoration-color: var(--reduced); }

  .title {
    display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 4px 10px;
    margin-bottom: 5px;
  }
  .row { display: flex; flex-wrap: wrap; gap: 5px; align-items: center; }
  .row > button { padding: 0 8px; font-size: 14px; }
  .rows { display: flex; flex-wrap: wrap; gap: 5px; }
  .rows > .row { flex: 1 1 auto; display: grid; grid-auto-flow: column; grid-auto-columns: minmax(auto, 1fr); }
  .row.small { margin-top: 6px; gap: 4px; font-size: 13.5px; }
  .row.small select, .row.small button, .seed .field {
    min-height: 32px; padding: 0 6px; font-size: 13.5px;
  }
  .either { display: inline-grid; align-items: center; }
  .either > span { grid-area: 1 / 1; }
  .either > .none { visibility: hidden; }
  .row.small { justify-content: space-between; }
  @container (max-width: 560px) {
    .row.small { gap: 2px; }
    .row.small :is(select, button) { padding: 0 4px; font-size: 12.5px; line-height: 1.2; }
    .row.small button { white-space: normal; }
    .row.small .speed { flex: 0 0 auto; }
    .row.small select { max-width: 92px; }
  }
  .seed { font-size: 13.5px; display: inline-flex; align-items: center; gap: 4px; }
  .seed input { width: calc(10ch + 16px); font-family: var(--mono); }
  .seed input[aria-invalid='true'] { border-color: var(--bad); }
  .problem { margin: 4px 0 0; }

  .sentence { margin: 0; font: 15px/1.35 var(--serif); min-height: 4.05em; }
`;
