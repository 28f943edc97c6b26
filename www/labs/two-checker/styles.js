// How looks what only the two-checker lab has: the tree of the game, and what is said of the luck table.

import { css } from 'lit';
import { chosenStyles } from '../../lib/rollout/chosen.js';
import { boardStyles } from './board-styles.js';

// luck-table: its height on a desktop: it is drawn a frame later than what is around it, which is not to
// jump.
export const labStyles = css`
  ${boardStyles}
  luck-table { min-height: 188px; }
  .sketch { position: relative; flex: 1; display: grid; place-items: center; text-align: center; font-size: 13px; }
  .sketch svg { position: absolute; inset: 30% 0 0; width: 100%; height: 70%; }
  .sketch path { fill: none; stroke: var(--line); stroke-width: 2; stroke-dasharray: 4 4; vector-effect: non-scaling-stroke; }
  .sketch p { position: relative; margin: 0; max-width: 24em; padding: 0 8px; background: var(--card); }
  .tree { margin: 0; font-size: 14px; line-height: 1.4; }
  .tree figcaption, .tree p { font-size: 12.5px; margin: 0; }
  .tree ul { list-style: none; margin: 0; padding: 0; }
  .tree ul ul {
    margin-inline-start: 14px; border-inline-start: 2px solid var(--line); padding-inline-start: 10px;
  }
  .tree li > div > span:first-child { flex: 1; }
  .tree li > div { display: flex; gap: 8px; }
  .tree .end { min-width: 78px; }
  /* In two lines for every table, so that another one doesn't move the chart. */
  .verdict { margin: 4px 0 0; font-size: 13.5px; }
  .verdict.biased { color: var(--bad); }
  .verdict .sum { display: block; }
  /* The formula is in one line where it has room. */
  .verdict .sum .number { display: inline-block; }
  ${chosenStyles}
  @container (min-width: 1200px) {
    /* Beside the sum, which has room for it. */
    .chosen > summary { margin: -22px 0 0 auto; line-height: 22px; }
  }
  /* On a phone that lies on its side the game stands beside the chart. Not in an embed: a frame has the height that its content tells. */
  @media (orientation: landscape) and (max-height: 500px) {
    @container (min-width: 600px) and (max-width: 900px) {
      .page:not(.single) { grid-template: auto 1fr / minmax(0, 300px) minmax(0, 1fr); }
      .page:not(.single) > :is(.game, .rest) { display: flex; flex-direction: column; grid-column: 1; }
      .page:not(.single) > .right { grid-area: 1 / 2 / span 2; }
      .page:not(.single) .steady dd { min-height: 41px; flex-direction: column; align-items: start; }
    }
  }
  /* The game has the whole width, and its board no more height than what is said of it. */
  @container (min-width: 600px) and (max-width: 760px) {
    .game { grid-template-columns: minmax(0, 1fr); }
    .playing.both { grid-template-columns: 150px minmax(0, 1fr); min-height: 190px; }
  }
  @container (min-width: 900.1px) {
    .luck.card { padding-bottom: 10px; }
  }
  @container (max-width: 900px) {
    .right .chosen-line { order: 1; }
  }
  @container (max-width: 560px) {
    luck-table { min-height: 300px; }
  }
  @container (max-width: 430px) {
    luck-table { min-height: 380px; }
  }
  /* A phone's first screen has the chart and the choice of tables. The game follows, with the buttons that roll it. */
  @container (max-width: 560px) {
    .page > .right { display: contents; }
    /* Until the chart is there, the game has not its place. */
    .filling.page > .game { visibility: hidden; }
    .page .averages { order: 1; }
    .page :is(.luck.card, .chosen-line) { order: 2; }
    .page > .game { order: 3; }
    .page :is(.around, .rotated) { order: 4; }
    .page :is(.rest, .below) { order: 5; }
    .page > .game > .controls { order: -1; }
  }
`;

// How the luck table looks.

/** Where the heads of the table's columns have no room for it. */
const rowOfItsOwn = css`
  .ways { position: static; height: auto; flex-wrap: wrap; margin-top: 6px; }
  .covered { opacity: 1; }
  .segments button { min-height: 30px; padding: 0 11px; font-size: 13.5px; }
  .keep { font-size: 13.5px; }
`;

/** On a touch screen, and on a phone, whatever pointer its browser says it has. */
// .field: 44 and its border.
const fingerSized = css`
  .presets span, .segments button, .keep { min-height: 44px; }
  .field { min-height: 46px; }
  .field button { width: 44px; }
  .undo { top: -7px; min-width: 44px; min-height: 44px; }
`;

// .undo: in the upper corner. Where the presets stand beside the heading, they leave it that room; on a phone's narrow columns it reaches
// into the padding of its card.
// .ways, wide: over the heads of the first columns, which say little: the table is no higher for it.
// div.problem: as wide as the columns are without it.
// 420px: A phone's column, and narrower than any beside another one. 300px: A phone’s narrowest one, on the page and in an embed.
export const luckTableStyles = css`
  :host { display: block; position: relative; container-type: inline-size; }
  .top { display: flex; flex-wrap: wrap; gap: 6px 12px; align-items: center; }
  .presets { display: flex; flex-wrap: wrap; gap: 6px; flex: 1 1 auto; }
  .presets label { position: relative; }
  .presets input {
    position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer;
  }
  .presets span {
    display: grid; place-items: center; min-height: 30px; padding: 0 11px; border: 1px solid var(--line);
    border-radius: 999px; font-size: 14px;
  }
  .presets input:checked + span { background: var(--ink); border-color: var(--ink); color: var(--bg); }
  .presets input:focus-visible + span { outline: 2px solid var(--accent); outline-offset: 2px; }
  .presets input:disabled + span { border-style: dashed; color: var(--muted); }
  .presets input:disabled { cursor: default; }
  .ways {
    position: absolute; z-index: 1; inset: 4px auto auto 6px; height: 24px; display: flex; gap: 4px 14px; align-items: center;
  }
  .covered { opacity: 0; }
  .segments button { min-height: 24px; padding: 0 8px; font-size: 13px; }
  .short { display: none; }
  .keep { margin: 0; display: flex; gap: 6px; align-items: center; font-size: 13px; color: var(--muted); }
  .body { display: flex; flex-wrap: wrap; gap: 6px 18px; align-items: flex-end; }
  .estimates { flex: 3 1 490px; min-width: 0; container-type: inline-size; }
  ::slotted([slot='beside']) { display: flex; flex: 1 1 215px; min-width: 0; height: 158px; }
  .heads { position: relative; }
  .undo { position: absolute; top: 1px; inset-inline-end: 0; min-height: 28px; }
  .undo.none { visibility: hidden; }
  table { width: 100%; margin-top: 4px; border-collapse: collapse; font-size: 14.5px; }
  th { font-weight: 400; text-align: start; }
  thead th, .turn { color: var(--muted); font-size: 13px; }
  th, td { padding: 2px 6px; }
  tbody tr:not(:first-child, .wrong) > *, tbody + tbody tr:first-child > * {
    border-top: 1px solid var(--line);
  }
  div.problem { width: 0; min-width: 100%; }
  .centre { text-align: center; }
  .beside { display: none; }
  .estimate { text-align: end; width: 1%; }
  .average { text-align: center; width: 96px; }
  td.average b { font-size: 18px; }
  .good { color: var(--good); }
  .bad { color: var(--bad); }
  table:not(.thoughts) .event { white-space: nowrap; }
  td.bars { width: 28%; padding: 0; }
  td.bars > div { position: relative; }
  .bar {
    display: block; width: 100%; height: 32px; overflow: visible; cursor: ew-resize; touch-action: pan-y;
    user-select: none; -webkit-user-select: none;
  }
  .bars small {
    position: absolute; top: 50%; transform: translateY(-50%); max-width: calc(50% - 12px); pointer-events: none; line-height: 1.1;
  }
  .bars .before { inset-inline-end: calc(50% + 9px); }
  .bars .after { inset-inline-start: calc(50% + 9px); }
  .bars small, .turn small { font-size: 12px; }
  .turn small { display: block; }
  .follows { text-align: end; white-space: nowrap; }
  .below { display: none; font-size: 13px; }
  .whole { white-space: nowrap; }
  .ways .quiet { min-height: 24px; padding: 0 4px; font-size: 13px; }
  .notes { font-size: 13px; }
  .notes p { margin: 2px 0 0; }
  .notes :is(div, p):first-child > p:first-child { margin-top: 8px; }
  .network { color: var(--ink); font-weight: 600; }
  tr[data-lit] > .event { background: var(--tint); text-decoration: underline 2px; text-underline-offset: 3px; }
  .axis { stroke: var(--muted); }
  .more, .mean.good { fill: var(--good); }
  .less, .mean.bad { fill: var(--bad); }
  .grip { fill: var(--card); stroke: currentColor; stroke-width: 1.5; }
  .bar:is(:hover, :active) .grip { fill: var(--accent); }
  .field { display: inline-flex; min-height: 28px; padding: 0; overflow: hidden; background: var(--tint); }
  .field:focus-within { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
  .field input:focus-visible { outline: none; }
  .field.wrong { border-color: var(--bad); }
  .field input {
    width: 62px; border: 0; background: none; text-align: center; font-weight: 600; color: var(--accent);
    font-variant-numeric: tabular-nums;
  }
  .field button {
    min-height: 0; width: 26px; padding: 0; border: 0; border-radius: 0; background: none;
    color: var(--muted);
  }
  .field button:hover { color: var(--ink); background: var(--line); }
  @container (min-width: 590px) {
    .top { padding-inline-end: 68px; }
  }
  @container (max-width: 730px) {
    .long { display: none; }
    .short { display: inline; }
  }
  @container (max-width: 505px) {
    ${rowOfItsOwn}
  }
  @container (max-width: 730px) {
    .average { width: 76px; }
    .turn small { display: none; }
    .follows { font-size: 13.5px; }
  }
  @media (pointer: coarse) {
    ${rowOfItsOwn}
    ${fingerSized}
  }
  @container (max-width: 660px) {
    .thoughts .average, .follows, .bars small { display: none; }
    .below { display: block; line-height: 1.2; }
  }
  /* In one line with its event, where it has room. */
  @container (min-width: 480px) and (max-width: 660px) {
    .thoughts .event { line-height: 28px; }
    .below { float: right; line-height: inherit; }
  }
  @container (max-width: 560px) {
    .centre, .turn { display: none; }
    td.bars { width: 50%; }
    .beside { display: inline; }
    .average { min-width: 60px; width: 60px; white-space: nowrap; padding-inline: 6px 2px; }
    thead .average { font-size: 12px; }
    td.average b { font-size: 14px; }
    .estimate { padding-inline: 0; }
  }
  @media (pointer: fine) {
    @container (max-width: 560px) {
      .field input { width: 58px; padding: 0; }
      .field button { width: 24px; }
    }
  }
  /* On a phone a bar stands under its event and its field. */
  @container (max-width: 430px) {
    .bars small { display: block; }
    table:not(.thoughts) .event, .average { white-space: normal; }
    .event { padding-inline: 2px; font-size: 14px; line-height: 1.25; }
    th.estimate { white-space: nowrap; }
    tbody tr:not(.wrong) { position: relative; }
    th.bars { font-size: 0; }
    .bars, td.bars { width: 0; max-width: 0; padding: 0; }
    td.bars > div { position: absolute; inset: auto 60px 0 0; }
    .bar { height: 22px; }
    tr:has(> .bars) > :is(.event, .estimate) { padding-bottom: 23px; }
  }
  /* Below the table it takes no more room than it needs, and on a phone none before it has something to show. */
  @container (max-width: 727px) {
    ::slotted([slot='beside']) { height: 140px; }
  }
  @container (max-width: 470px) {
    ::slotted([slot='beside'].waiting) { display: none; }
  }
  @container (max-width: 420px) {
    ${fingerSized}
    .undo { top: -14px; }
    h2, .presets { flex-basis: 100%; }
    .presets { gap: 4px; }
    .ways { gap: 4px 8px; }
    .ways button { padding: 0 9px; }
    .keep { gap: 4px; font-size: 13px; }
    .presets span { padding: 0 9px; font-size: 13.5px; }
    .field input { width: 50px; }
  }
  @container (max-width: 300px) {
    .average { width: 40px; min-width: 40px; padding-inline: 0; }
    .field input { width: 46px; padding: 0; font-size: 13px; }
    th, td { padding-inline: 2px; }
  }
  @media print {
    .ways .quiet { display: none; }
    .notes [hidden] { display: block; }
    ::slotted([slot='beside']) { display: none; }
    .presets input:not(:checked) + span, .segments, label.keep { display: none; }
    .presets input:checked + span { border: 0; padding: 0; min-height: 0; background: none; color: var(--ink); }
  }
`;
