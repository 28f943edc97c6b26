// How a row of choices looks, each with its label above it. Styles only.

import { css } from 'lit';

export const choiceStyles = css`
  .choices { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 8px 12px; }
  .choices label { display: flex; flex-direction: column; justify-content: flex-end; gap: 2px; font-size: 13px; min-width: 0; }
  .choices :is(select, button) { min-height: 36px; width: 100%; }
  .choices button { align-self: end; }
  .other-lab { display: inline-block; margin: 8px 14px 0 0; font-size: 14px; line-height: 24px; color: var(--accent); }
  .about { font-size: 13px; margin: 8px 0 0; }
  @media (pointer: coarse) {
    .choices :is(select, button) { min-height: 44px; }
    .other-lab { line-height: 44px; }
  }
  @container (max-width: 560px) {
    .choices :is(select, button) { min-height: 44px; }
  }
`;
