// How the guide looks: a strip above the lab, and at the top of the window, wherever one is in the lab.

import { css } from 'lit';

// min-height: two lines, on a phone three and the button: nothing below is to move from step to step.
// margin, narrow: to the edges of the window.
export const guideStyles = css`
  .guide {
    display: flex; flex-wrap: wrap; align-items: center; gap: 4px 14px; min-height: 50.6px; margin: 0 0 10px;
    padding: 4px 40px 4px 14px; position: relative; border: 1px solid var(--accent); border-radius: 12px;
    background: var(--card); font-size: 14.5px; line-height: 1.4;
  }
  .guide p { flex: 1 1 24em; margin: 0; }
  .guide .ways { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; }
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
      gap: 6px; margin: 0 -16px 10px; padding: 6px 44px 8px 16px; border-inline: 0; border-radius: 0; font-size: 14px;
      line-height: 1.35;
    }
    .guide p { flex-basis: 100%; min-height: 4.05em; }
    .guide .ways { flex: 1; margin-inline-end: -28px; }
    .guide .way, .guide .close { min-height: 44px; min-width: 44px; }
    .guide .close { inset: 0 0 auto auto; }
    .guide .primary { flex: 1 1 auto; justify-content: center; }
  }
  /* Not where it would leave no room for what it speaks of: a window of little height, or text of great size. */
  @media (min-height: 560px) {
    .guide { position: sticky; top: 0; z-index: 2; box-shadow: 0 4px 10px rgb(0 0 0 / 0.14); }
  }
  @media print { .guide { display: none; } }
`;
