// How the guide looks: a strip above the lab, and at the top of the window, wherever one is in the lab.

import { css } from 'lit';

// min-height: two lines, on a phone four: nothing below is to move from step to step.
// margin, narrow: to the edges of the window. The second way is among the buttons of the lab,
// and the strip has no room for it.
export const guideStyles = css`
  .guide {
    display: flex; flex-wrap: wrap; align-items: center; gap: 4px 14px; min-height: 50.6px; margin: 0 0 10px;
    padding: 4px 40px 4px 14px; position: relative; border: 1px solid var(--accent); border-radius: 12px;
    background: var(--card); font-size: 14.5px; line-height: 1.4;
  }
  .guide p { flex: 1 1 24em; margin: 0; }
  .guide .ways { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; margin-inline-start: auto; }
  .guide :where(a).way { display: inline-flex; align-items: center; min-height: 38px; padding: 0 11px; border-radius: 8px; }
  .guide a.primary { background: var(--accent); color: var(--on-accent); font-weight: 600; text-decoration: none; }
  .guide a.quiet { color: var(--accent); font-size: 13.5px; padding: 0 7px; }
  .guide a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
  .guide .close { position: absolute; inset: 4px 4px auto auto; min-height: 32px; min-width: 32px; padding: 0; font-size: 18px; }

  @media (pointer: coarse) {
    .guide .way, .guide .close { min-height: 44px; min-width: 44px; }
  }
  @container (max-width: 560px) {
    .guide {
      display: grid; grid-template-columns: minmax(0, 1fr) auto 44px; gap: 0 8px; min-height: 66px; margin: 0 -16px 10px;
      padding: 2px 0 2px 12px; border-inline: 0; border-radius: 0; font-size: 12.5px; line-height: 1.2;
    }
    .guide .ways { display: contents; }
    .guide .primary { grid-area: 1 / 2 / span 2; max-width: 112px; min-height: 44px; padding: 2px 9px; white-space: normal; word-break: auto-phrase; font-size: 13px; line-height: 1.15; text-align: center; }
    /* A phrase is not broken. */
    .guide .primary:lang(ja) { min-width: min-content; overflow-wrap: normal; }
    .guide .quiet.way { display: none; }
    .guide .close { position: static; grid-area: 1 / 3 / span 2; min-height: 44px; min-width: 44px; }
  }
  /* Not where it would leave no room for what it speaks of: a window of little height, or text of great size. */
  @media (min-height: 560px) {
    .guide { position: sticky; top: 0; z-index: 2; box-shadow: 0 4px 10px rgb(0 0 0 / 0.14); }
  }
  @media print { .guide { display: none; } }
`;
