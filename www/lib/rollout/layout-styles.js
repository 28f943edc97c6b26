// How a lab is laid out that rolls out: two columns where there is room, one on a phone.

import { css } from 'lit';

/** On a touch screen, and on a phone, whatever pointer its browser says it has. */
const fingerSized = css`
  .row:not(.small) > button, .row.small select, .row.small button, .seed .field, .options label,
  .segments button, .games button:not(.word) {
    min-height: 44px;
  }
`;

// .joined: in one card with what comes next, which is another one where something stands between: on a phone.
// .title h2: one that is long has two lines beside the dice, which stay where they are.
// .sentence, where the left column is as high as the right one: room for the longest one, four lines.
// .work: in the way only if it takes long enough to be read; one at a time.
// .step, narrow: room for the longest roll, which takes two lines here.
export const layoutStyles = css`
  :host { display: block; container-type: inline-size; color: var(--ink); font: 15px/1.45 var(--sans); }
  .lab { display: grid; gap: 14px; grid-template-columns: minmax(0, max(436px, 31%)) minmax(0, 1fr); }
  .lab.single { grid-template-columns: minmax(0, 1fr); }
  .game.short { align-self: start; }
  .game, .right, .averages { display: flex; flex-direction: column; }
  .game { gap: 7px; }
  .right { gap: 14px; min-width: 0; }
  .averages { flex: 1; }
  .rest { display: grid; gap: 6px; align-content: start; }
  .below-place { display: contents; }
  .below { grid-column: 1 / -1; display: grid; grid-template-columns: minmax(0, 1fr); gap: 14px; }
  .top { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; margin-bottom: 8px; }
  .top h2, .title h2 { flex: 1; }

  .micro h2 small { font: 13px var(--sans); margin-inline-start: 6px; }
  rollout-chart.main { flex: 1; min-height: 300px; }
  rollout-chart.second { height: 226px; }
  :host(.compact) rollout-chart.main { flex: none; height: 400px; }
  :is(rollout-chart.second, rollout-chart.bare)::part(legend) { display: none; }
  .under { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 14px; }
  .under .problem { margin: 0 0 0 auto; }
  .out { font-size: 13px; color: var(--accent); }
  .options {
    border: 0; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 2px 14px; font-size: 13px;
    color: var(--muted);
  }
  .options label { display: inline-flex; align-items: center; gap: 5px; min-height: 24px; }

  .notice {
    display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 6px 14px;
    margin: 0 0 10px; padding: 8px 14px; border: 1px solid var(--accent); border-radius: 12px;
    background: var(--card); font-size: 14px; overflow-wrap: anywhere;
  }
  .notice :is(p, ul) { margin: 0; }
  .notice a { color: var(--accent); }

  .work {
    position: fixed; inset: auto 12px 12px; z-index: 2; max-width: 560px; margin: 0 auto;
    animation: come 0.2s 0.4s both;
  }
  .work.idle, .work:not(.idle) ~ .work { display: none; }
  .work label { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; }
  @keyframes come { from { opacity: 0; } }
  .held { visibility: hidden; }

  .figures-card p, .note { font-size: 12px; line-height: 1.35; margin: 4px 0 0; }
  games-table::part(caption) { position: absolute; clip-path: inset(50%); }


  /* Cards below a part that is still to grow are seen as soon as that has its height. */
  @media screen {
    .filling :is(.middle > :first-child, .said) ~ *, .filling.embed > .middle ~ * { visibility: hidden; }
    .filling.by-hand :is(.said, .right, .below) { visibility: hidden; }
    @container (max-width: 900px) {
      .filling.embed > .position ~ * { visibility: hidden; }
    }
  }
  @media (pointer: coarse) {
    ${fingerSized}
  }
  @container (min-width: 560.1px) {
    .averages.joined { border-bottom: 0; border-radius: 12px 12px 0 0; padding-bottom: 0; }
    .joined ~ .around { margin-top: -14px; border-top: 0; border-radius: 0 0 12px 12px; padding-top: 4px; }
  }
  @container (min-width: 900.1px) {
    .footed .averages { flex: none; }
    .footed .around { flex: 1; }
    .averages ~ .luck { order: -1; }
    .lab.footed { grid-template-rows: auto 1fr; }
    .footed > .right { grid-row: span 2; }
    .footed:not(.single) > .game { border-bottom: 0; border-radius: 12px 12px 0 0; padding-bottom: 10px; }
    .footed:not(.single) > .rest {
      grid-area: 2 / 1; margin-top: -14px; border-top: 0; border-radius: 0 0 12px 12px; padding-top: 0;
    }
    .footed:not(.single) > .rest::before { content: ''; border-top: 1px solid var(--line); }
    .lab.single > .game { display: grid; grid-template-columns: repeat(auto-fit, minmax(340px, 1fr)); align-items: start; }
    .lab.single > .rest { grid-template-columns: repeat(auto-fit, minmax(340px, 1fr)); }
    .lab.single .sentence { min-height: 0; }
  }
  @container (min-width: 1400px) {
    rollout-chart.main { min-height: 380px; }
  }
  @container (min-width: 900.1px) and (max-width: 1100px) {
    .lab:not(.single) rollout-chart.main { --plot: 160px; min-height: 200px; }
    .lab:not(.single) .tiles { gap: 6px; }
    .lab:not(.single) .tile { padding-inline-start: 6px; }
    .lab:not(.single) :is(.tile dt, .give) { font-size: 12px; }
    .rest .sentence { min-height: 5.4em; }
  }
  @container (max-width: 900px) {
    .lab { grid-template-columns: minmax(0, 1fr); gap: 10px; }
    .right { gap: 10px; }
    .right .luck { order: 1; }
    .below { gap: 10px; }
    .card { padding: 10px; }
    .joined ~ .around { margin-top: -10px; }
    rollout-chart.main { min-height: 0; --plot: 205px; }
  }
  @container (min-width: 600px) and (max-width: 900px) {
    .game, .rest { display: grid; grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr); }
    backgammon-board { grid-row: span 2; }
  }
  @container (max-width: 560px) {
    ${fingerSized}
    .step { min-height: 52px; line-height: 1.3; }
    .averages ~ .luck { order: 0; }
    .tile b { font-size: 18px; }
    rollout-chart.main { --plot: 190px; }
    :host(.compact) rollout-chart.main { height: 300px; }
    /* Of one width, whatever they say: two rows. */
    .row:not(.small) { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); }
    .row:not(.small) > button { padding: 0 4px; }
    .row:not(.small) > button:not(.number, .run) { grid-column: span 2; }
  }
`;

// The columns of a lab with a position to set up. A phone has one, in the order of the document: the position, the buttons that roll with
// the chart, and the rest, .middle. In a wide window the rest stands between the two, and in a narrower one below them. Labs set
// --columns.
export const columnStyles = css`
  .lab { align-items: start; }
  .below { grid-column: 1 / -1; }
  .middle { display: grid; gap: 14px; grid-template-columns: minmax(0, 1fr); align-items: start; }
  .averages { flex: none; }
  rollout-chart.main { flex: none; min-height: 292px; }
  .position > .top { min-height: 38px; margin-bottom: 2px; }
  .position > .top h2 { white-space: nowrap; }
  .position > .top button { padding: 0 8px; }
  .position > backgammon-board { width: 100%; margin: 0 auto 8px; }
  .outcome .sentence { min-height: 0; }
  @media (pointer: coarse) {
    .position > .top { min-height: 44px; }
  }
  @container (min-width: 900.1px) {
    .lab:not(.single, .three) { grid-template-columns: minmax(0, 0.75fr) minmax(0, 1fr); }
    .lab.three { grid-template: auto / var(--columns); }
    .three > .right { grid-area: 1 / 3; }
    .three > .middle { grid-area: 1 / 2; }
  }
  /* On a phone the buttons that roll stand below the chart, where a thumb is. */
  @container (min-width: 560.1px) {
    .right > :is(.judged, .rolling, .rolls) { order: -1; }
  }
  @container (min-width: 640px) and (max-width: 900px) {
    .lab:not(.single) { grid-template-columns: minmax(312px, 0.8fr) minmax(0, 1fr); }
    .middle { grid-column: 1 / -1; gap: 10px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); }
  }
  @container (max-width: 900px) {
    rollout-chart.main { min-height: 260px; }
  }
  @media print {
    .middle { display: block; }
    .middle > .card { margin-bottom: 10px; }
  }
  @container (max-width: 560px) {
    .middle { gap: 10px; }
    .position .other-lab { margin-top: 0; }
    .position > .top { min-height: 44px; }
    rollout-chart.main { min-height: 200px; }
  }
`;
