// Styles of both labs: the board with its buttons, and the list of games.

import { css } from 'lit';
import { choiceStyles, controlStyles } from '../../lib/element/controls.js';
import { glossaryStyles } from '../../lib/i18n/glossary.js';
import { gameStyles } from '../../lib/rollout/game-styles.js';
import { layoutStyles } from '../../lib/rollout/layout-styles.js';
import { printStyles } from '../../lib/rollout/print-styles.js';
import { readoutStyles } from '../../lib/rollout/readout-styles.js';
import { readoutTableStyles } from '../../lib/rollout/readout-table.js';

const own = css`
  .left { display: flex; flex-direction: column; gap: 14px; min-width: 0; }
  .setup h2 { margin: 0 0 6px; }
  .setup details { margin-top: 10px; }
  .setup summary { cursor: pointer; color: var(--accent); font-size: 14px; min-height: 24px; }
  .setup board-editor { margin-top: 10px; }
  .again { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 14px; margin: 4px 0 0; font-size: 13px; }
  .setup .notice { margin: 10px 0 0; }
  .play .notice { margin: 0; }
  .play { display: flex; flex-direction: column; gap: 8px; }
  .board { width: 100%; max-width: 400px; margin: 0 auto; }
  /* The sentence may be long or short. The buttons above stay where they are. */
  .said { min-height: 2.8em; font-size: 15px; }
  .said.silent { min-height: 0; }
  .said p { margin: 0; }
  .said .sum { color: var(--muted); font-size: 13px; margin-top: 3px; }
  .buttons .primary { flex: 1 1 40%; }
  .buttons [aria-disabled='true'] { opacity: 0.55; }
  .forced { display: inline-flex; align-items: center; gap: 6px; min-height: 32px; }
  .hint { margin: 0; font-size: 12.5px; line-height: 1.35; }
  .averages { flex: none; }
  rollout-chart.main { flex: none; min-height: var(--least-chart, 360px); }
  @container (min-width: 900.1px) {
    .lab:not(.single) rollout-chart.main { --plot: 340px; min-height: var(--least-chart, 420px); }
  }
  .averages .sentence { min-height: 0; margin: 6px 0; }
  /* The sentence says that there are no games. */
  rollout-chart.main { --empty: none; }
  .log ol { position: relative; max-height: 260px; overflow: auto; }
  .sums { flex-wrap: wrap; gap: 2px 10px; }

  .list { position: relative; max-height: 420px; overflow: auto; }
  .list table { width: 100%; border-collapse: collapse; font-size: 14px; }
  .list :is(th, td) { padding: 5px 8px; text-align: end; border-bottom: 1px solid var(--line); white-space: nowrap; }
  .list :is(th, td):nth-child(2), .list :is(th, td):last-child { text-align: start; }
  .list thead th { position: sticky; top: 0; background: var(--card); color: var(--muted); font-weight: 600; }
  .list button { min-height: 30px; text-decoration: underline; }
  .list .short { display: none; }
  .list .unfolded td { white-space: normal; background: var(--tint); }
  .list ul { list-style: none; margin: 0; padding: 2px 0; display: grid; gap: 4px; }
  .list li { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 12px; }
  .list b { font-weight: 600; color: var(--bad); }
  .best { color: var(--good); font-weight: 600; }
  .mistakes > .older { margin-top: 8px; text-decoration: underline; }
  .mistakes > p { margin: 8px 0 0; font-size: 13px; }

  @media (hover: none) {
    .keys { display: none; }
  }
  @media (pointer: coarse) {
    .forced, .list button, .setup summary { min-height: 44px; }
  }
  @media print {
    .forced, .hint, .again, .mistakes button:not(.datum) { display: none; }
    .list, .log ol { max-height: none !important; overflow: visible; }
    .list thead th { position: static; }
    .list :is(th, td) { padding-block: 2px; }
    .left > .card { margin-bottom: 10px; }
    /* The board has the side on roll beside it, so the chart has room below them. */
    .left:has(> :nth-child(2)) { display: grid !important; grid-template-columns: minmax(0, 360px) minmax(0, 1fr); gap: 0 10px; }
    .board { max-width: 300px; }
    .said { min-height: 0; }
    .mistakes { break-inside: auto; }
  }
  @container (max-width: 900px) {
    .left, .right { display: contents; }
    .play { order: 1; }
    .averages { order: 2; }
    .log { order: 3; }
    .setup { order: 4; }
    .below { order: 5; }
  }
  @container (max-width: 560px) {
    .forced, .list button, .setup summary { min-height: 44px; }
    .list table { font-size: 13px; }
    .list :is(th, td) { padding: 4px 3px; }
    /* A finger's target reaches over the figures before it, and takes no room. */
    .list .datum { position: relative; min-width: 44px; margin-inline-start: -20px; padding: 0 0 0 20px; text-align: start; font-size: inherit; }
    .list .long { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .list .short { display: inline; }
  }
  @container (max-width: 350px) {
    .list table { font-size: 12.5px; }
    .list :is(th, td) { padding-inline: 2px; }
  }
`;

export const handStyles = [
  controlStyles,
  glossaryStyles,
  gameStyles,
  readoutStyles,
  readoutTableStyles,
  layoutStyles,
  choiceStyles,
  own,
  printStyles,
];
