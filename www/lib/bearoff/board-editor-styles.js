// Styles of the board editor: one column, or two where there is room.

import { css } from 'lit';
import { sideStyles } from '../board/side-line.js';

export const boardEditorStyles = css`
  ${sideStyles}
  :host { display: block; min-width: 0; container-type: inline-size; color: var(--ink); font: 15px/1.45 var(--sans); }
  :host([hidden]) { display: none; }
  p { margin: 0; }
  .editor { display: grid; gap: 10px; }
  .edited, .tools { min-width: 0; }
  .edited { width: 100%; max-width: 320px; margin-inline: auto; }
  .edited { scroll-margin: 12px; }
  .stage { position: relative; display: flow-root; margin: 4px 0; }
  .points { position: absolute; inset: 0; width: 100%; height: 100%; }
  .point { cursor: pointer; touch-action: manipulation; -webkit-tap-highlight-color: transparent; }
  .point:focus { outline: none; }
  .reach { fill: transparent; }
  .halo, .ring { fill: none; pointer-events: none; visibility: hidden; }
  .halo { stroke: var(--bg); stroke-width: 4; }
  .ring { stroke: var(--accent); stroke-width: 2; }
  .point:focus-visible :is(.halo, .ring) { visibility: visible; }
  .sign circle { fill: var(--board-field); fill-opacity: 0.85; stroke: var(--board-tray); stroke-width: 0.6; }
  .sign path { fill: none; stroke: var(--ink); stroke-width: 1.3; }
  .sign { opacity: 0.75; pointer-events: none; }
  .idle .sign { visibility: hidden; }
  @media (hover: hover) {
    .point:hover .reach { fill: var(--ink); fill-opacity: 0.07; }
    .point:hover .sign { opacity: 1; }
  }
  .modes, .switches { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 8px; font-size: 14px; }
  .under { display: grid; grid-template-columns: minmax(0, 1fr); }
  /* The game takes the place of the tools, as high as they are: nothing below them moves. */
  .under > * { grid-area: 1 / 1; min-width: 0; }
  .folded .under { min-height: var(--under, 250px); }
  .played .taps, .played.folded .tools { visibility: hidden; }
  .under > slot { display: grid; contain: size; pointer-events: none; }
  ::slotted(*) { min-height: 0; pointer-events: auto; }
  summary { width: fit-content; min-height: 24px; color: var(--accent); font-size: 13.5px; cursor: pointer; }
  details[open] summary { margin-bottom: 6px; }
  .segments { display: inline-flex; }
  .segments label { position: relative; }
  .segments input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
  .segments span {
    display: grid; place-items: center; min-width: 46px; min-height: 38px; padding: 0 11px;
    border: 1px solid var(--line); background: var(--card);
  }
  .segments label:first-child span { border-radius: 8px 0 0 8px; }
  .segments label:last-child span { border-radius: 0 8px 8px 0; margin-inline-start: -1px; }
  .segments input:checked + span { background: var(--ink); border-color: var(--ink); color: var(--bg); }
  .segments input:focus-visible + span { outline: 2px solid var(--accent); outline-offset: 2px; }
  .buttons { display: flex; gap: 8px; }
  .hint { margin-top: 5px; font-size: 12.5px; line-height: 1.35; }
  .problems .problem { margin-top: 5px; }
  .tools { display: flex; flex-direction: column; gap: 12px; font-size: 14px; }
  .choose, .ids { display: flex; flex-direction: column; gap: 3px; }
  .choose label, .ids label { color: var(--muted); font-size: 13px; }
  select { width: 100%; font-weight: 600; text-overflow: ellipsis; }
  .about { font-size: 13.5px; line-height: 1.35; text-wrap: pretty; }
  .ids { position: relative; }
  .ids details { display: contents; }
  .ids summary { position: absolute; inset: 0 0 auto auto; min-height: 20px; line-height: 20px; font-size: 13px; }
  .entry { display: flex; gap: 6px; }
  .entry input { flex: 1; }
  input.field { min-width: 0; font-family: var(--mono); font-size: 13.5px; }
  #id { background: var(--tint); color: var(--accent); font-weight: 600; }
  #id[aria-invalid='true'] { border-color: var(--bad); }
  #xgid { background: none; color: var(--muted); font-size: 12.5px; }
  .aside { font-size: 13px; text-wrap: pretty; }
  .elsewhere { font-size: 13px; }
  /* It is always there to be read out, and takes no room before. */
  .aside:empty { margin-top: -3px; }
  /* Neither keys nor Shift: what a tap does is said above. */
  @media (hover: none) {
    .hint { display: none; }
  }
  @media (pointer: coarse) {
    .edited { max-width: 360px; }
    .segments span { min-height: 44px; }
    .ids summary { top: -18px; min-height: 44px; padding: 18px 0 0 20px; box-sizing: border-box; }
  }
  @container (max-width: 300px) {
    .segments span { padding: 0 6px; font-size: 13px; }
  }
  @container (max-width: 430px) {
    .edited { max-width: 360px; }
    .segments span, button, select, .field { min-height: 44px; }
    /* A finger's room reaches above the line. */
    .ids summary { top: -18px; min-height: 44px; padding: 18px 0 0 20px; box-sizing: border-box; }
    .buttons { flex-basis: 100%; }
    .buttons button { flex: 1; }
  }
  /* The chart is near. */
  @media (max-width: 560px) {
    .choose .about { display: none; }
  }
  @container (min-width: 640px) {
    .editor { grid-template-columns: minmax(280px, 360px) minmax(0, 1fr); gap: 20px; }
    .edited { margin-inline: 0; }
  }
  @media print {
    .modes, .choose, .switches, .ids, .hint, .sign, details { display: none; }
    .under > slot { contain: none; }
  }
`;
