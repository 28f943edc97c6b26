// Styles of the two chart elements. The drawings themselves need none.

import { css } from 'lit';

// .plot, in print: the ground the colours were chosen for, or a dark theme prints pale text on white paper.
// .plot, svg, in print: nobody draws anew for the paper's width; the drawing is scaled.
// .plot, .legend, forced colours: SVG is left alone by forced colours: names, weights and dashes carry the
// meaning.
export const plotStyles = css`
  :host { display: flex; flex-direction: column; min-width: 0; color: var(--ink); font-size: 13px; }
  :host([hidden]) { display: none; }
  .plot { position: relative; flex: 1 1 var(--plot, 220px); min-height: var(--plot, 220px); min-width: 0; border-radius: 6px; }
  .plot > svg { position: absolute; inset: 0; display: block; overflow: hidden; }
  svg { font-variant-numeric: tabular-nums; }
  .unseen {
    position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; overflow: hidden;
    clip-path: inset(50%); white-space: nowrap;
  }
  @media print {
    .plot {
      flex: none; min-height: 0; background: var(--card); print-color-adjust: exact; -webkit-print-color-adjust: exact;
    }
    .plot > svg { position: static; width: 100%; height: auto; }
    :host { height: auto !important; min-height: 0 !important; break-inside: avoid; }
  }
  @media (forced-colors: active) {
    .plot, .legend {
      --ink: CanvasText; --truth: CanvasText; --muted: CanvasText; --card: Canvas;
      --line: color-mix(in srgb, CanvasText 20%, Canvas);
      --plain: CanvasText; --reduced: LinkText; --correct: LinkText; --madeup: CanvasText;
      --backwards: LinkText; --yours: LinkText; --luckline: CanvasText; --accent: Highlight;
    }
  }
`;

export const chartStyles = css`
  .plot { touch-action: pan-y; cursor: crosshair; user-select: none; -webkit-user-select: none;
    -webkit-tap-highlight-color: transparent; }
  .plot:focus { outline: none; }
  .plot:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
  .swatch { display: block; flex: none; }

  .legend, .lines { display: flex; flex-wrap: wrap; gap: 6px; }
  .legend { padding-bottom: 6px; }
  button { font: inherit; color: inherit; background: none; border: 0; padding: 0; cursor: pointer; }
  button > span {
    display: flex; align-items: center; gap: 7px; min-height: 26px; padding: 0 10px; box-sizing: border-box;
    border: 1px solid var(--line); border-radius: 999px; background: var(--card);
  }
  button:hover > span { border-color: var(--muted); }
  button:focus-visible { outline: none; }
  button:focus-visible > span { outline: 2px solid var(--accent); outline-offset: 1px; }
  button:not(.listen)[aria-pressed='false'] > span {
    color: var(--muted); border-style: dashed; text-decoration: line-through;
  }
  button[aria-pressed='false'] .swatch { opacity: 0.35; }
  .listen { margin-left: auto; }
  .listen.waits { visibility: hidden; }
  .listen i { font-style: normal; }
  .listen > span { border-color: transparent; background: none; color: var(--muted); }
  .listen[aria-pressed='true'] > span { border-color: var(--accent); color: var(--accent); }
  @media (pointer: coarse) {
    .legend, .lines { gap: 0 6px; }
    .legend { padding-bottom: 2px; }
    button { min-height: 44px; min-width: 44px; }
    button > span { min-height: 32px; }
  }

  @media (max-width: 480px) {
    .listen i { display: none; }
  }

  .handle {
    position: absolute; transform: translate(-50%, -50%); box-sizing: border-box; width: max-content;
    min-width: 84px; min-height: 44px; padding: 3px 10px; display: flex; flex-direction: column;
    justify-content: center; text-align: center; font-size: 12px; line-height: 1.2; cursor: ns-resize;
    touch-action: none; border: 2px solid var(--tone); border-radius: 10px; background: var(--card);
    box-shadow: 0 1px 4px rgb(0 0 0 / 20%);
  }
  .handle b { font-size: 15px; font-variant-numeric: tabular-nums; }
  .handle:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }

  .empty {
    position: absolute; max-width: min(58%, 300px); margin: 0; text-align: right; color: var(--muted);
    font-size: 12px; line-height: 1.35; pointer-events: none;
    text-shadow: 0 0 3px var(--card), 0 0 3px var(--card), 0 0 3px var(--card);
  }
  .empty p { display: var(--empty, block); margin: 0; }
  .empty ::slotted(*) { display: block; margin: 0 0 6px auto; pointer-events: auto; }
  .reading {
    position: absolute; top: 0; left: 0; z-index: 1; max-width: 100%; padding: 7px 10px;
    box-sizing: border-box; border: 1px solid var(--line); border-radius: 8px; background: var(--card);
    box-shadow: 0 2px 10px rgb(0 0 0 / 15%); pointer-events: none;
    font-size: 12px; line-height: 1.5; font-variant-numeric: tabular-nums;
  }
  .reading p { margin: 0 0 2px; font-weight: 600; }
  .reading table { border-collapse: collapse; }
  .reading td, .reading th { padding: 0 0 0 8px; text-align: left; font-weight: 400; }
  .reading td:first-child { padding: 0; }
  .reading .value { text-align: right; font-weight: 600; white-space: nowrap; }
  .reading .band { color: var(--muted); white-space: nowrap; }
  @media print { .reading, .empty, .handle, .legend { display: none; } }
`;
