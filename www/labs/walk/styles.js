// Styles of the walk lab alone: the walk as a line, and the settings beside the chart.

import { css } from 'lit';

// .micro ol: as high as some moves; the newest is at the top.
export const labStyles = css`
  .path { display: block; width: 100%; height: auto; overflow: visible; }
  .path :is(.zero, .limit) { fill: none; stroke: var(--line); }
  .path .limit { stroke: var(--truth); stroke-width: 1.75; }
  .path .before { fill: none; stroke: var(--muted); stroke-width: 1; stroke-linejoin: round; }
  .path .walk { fill: none; stroke: var(--reduced); stroke-width: 2; stroke-linejoin: round; }
  .path circle { fill: var(--reduced); }
  .path text { fill: var(--muted); font-size: 11px; font-variant-numeric: tabular-nums; }
  .micro ol { position: relative; height: 152px; overflow-y: auto; align-content: start; }
  .sums { flex-wrap: wrap; gap: 2px 10px; }

  .luck { display: grid; gap: 10px; grid-template-columns: minmax(0, 1fr); }
  .choices.model { grid-template-columns: minmax(150px, 1.4fr) repeat(3, minmax(90px, 1fr)); }
  .choices .field { min-height: 36px; width: 100%; min-width: 0; }
  .choices .field[aria-invalid='true'] { border-color: var(--bad); }
  .luck .about { margin: 0; min-height: 2.8em; }
  .choices.measured { grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr) minmax(0, 1.5fr); }
  .share-of-luck { display: flex; flex-direction: column; justify-content: flex-end; font-size: 13px; min-width: 0; }
  .share-of-luck .asked { flex-wrap: wrap; gap: 0 4px; white-space: nowrap; }
  .choices .share-of-luck label { display: block; }
  .choices .share-of-luck button { align-self: center; }
  .share-of-luck .quiet { margin-inline-start: auto; }
  .share-of-luck .slide { position: relative; }
  .share-of-luck input { display: block; width: 100%; margin: 0; height: 36px; accent-color: var(--accent); }
  .share-of-luck .best {
    position: absolute; bottom: 1px; width: 0; border: 5px solid transparent; border-bottom-color: var(--ink); border-top: 0;
    transform: translateX(-50%); pointer-events: none;
  }
  .choices .share-of-luck button { width: auto; padding: 0 4px; font-size: 13px; }
  .choices .share-of-luck .quiet { min-height: 24px; }
  .choices .share-of-luck .ask { width: 24px; min-height: 0; padding: 5px 0; }
  @media (pointer: coarse) {
    .choices .field, .share-of-luck input { min-height: 44px; }
    .choices .share-of-luck .quiet { min-height: 44px; }
  }
  @container (max-width: 560px) {
    .choices.model { grid-template-columns: repeat(3, minmax(0, 1fr)); }
    .choices.model > :first-child { grid-column: 1 / -1; }
    .choices.measured { grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr); }
    .share-of-luck { grid-column: 1 / -1; }
    .choices .share-of-luck .quiet { min-height: 44px; }
    .choices .field, .share-of-luck input { min-height: 44px; }
  }
  @media (forced-colors: active) {
    .path .walk { stroke: LinkText; }
    .path .limit { stroke: CanvasText; }
    .path :is(.before, .zero) { stroke: GrayText; }
    .path text { fill: CanvasText; }
  }
  @media print {
    .game { display: block !important; }
    .path { max-width: 380px; margin: 0 auto 6px; }
    .micro ol { display: block; columns: 3; column-gap: 12px; font-size: 12.5px; }
    .micro li { gap: 6px; padding: 1px 4px; break-inside: avoid; }
    .share-of-luck .best { display: none; }
  }
`;
