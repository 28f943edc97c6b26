// How looks what the map of the rolls says beside it: one roll, what can be done with it, and the balance.

import { css } from 'lit';

export const rollMapWordsStyles = css`
  :host {
    --button: 38px;
  }
  .detail {
    display: flex;
    flex-direction: column;
    /* As high as a play, the longest sum under it, and a button: nothing below it moves. */
    min-height: calc(92px + var(--button));
    padding: 7px 10px;
    border: 1px solid var(--line);
    border-radius: 8px;
    background: var(--tint);
    font-size: 14px;
    line-height: 1.4;
  }
  .held {
    visibility: hidden;
  }
  .hint {
    margin-top: auto;
  }
  .played {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  .played .die {
    margin: 0;
  }
  .played b {
    margin-inline-start: 4px;
    font-size: 15px;
  }
  .sum {
    display: flex;
    flex-wrap: wrap;
    gap: 0 6px;
    margin-top: 3px;
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    margin-top: auto;
    padding-top: 6px;
    font-size: 13.5px;
  }
  .acts .strong {
    margin-inline-start: auto;
  }
  .plus {
    color: var(--accent);
  }
  .minus {
    color: var(--bad);
  }
  .balance {
    margin-top: 12px;
    font-size: 13.5px;
  }
  .pans {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 10px;
    margin-top: 4px;
  }
  .pans span:first-child {
    text-align: end;
  }
  .beam {
    display: block;
    width: 100%;
    height: 22px;
    margin-top: 2px;
  }
  .beam rect {
    stroke: var(--card);
    stroke-width: 1;
    vector-effect: non-scaling-stroke;
  }
  .beam .lucky {
    fill: var(--accent);
  }
  .beam .unlucky {
    fill: var(--bad);
  }
  .beam .told {
    fill: var(--ink);
  }
  .beam line {
    stroke: var(--ink);
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  .together {
    text-align: center;
  }
  .why {
    margin-top: 4px;
    font-size: 13px;
    line-height: 1.4;
    text-wrap: pretty;
  }

  /* There the two buttons stand one above the other. */
  @container (max-width: 430px) {
    .detail.both {
      min-height: calc(96px + 2 * var(--button));
    }
  }
  @container (max-width: 330px) {
    .detail.both {
      min-height: calc(116px + 2 * var(--button));
    }
    .pans span {
      display: flex;
      flex-direction: column;
    }
    .pans span:first-child {
      flex-direction: column-reverse;
    }
  }
  @container (min-width: 520px) and (max-width: 899px) {
    .detail {
      min-height: calc(70px + var(--button));
    }
  }
  @media print {
    /* Without a roll there is nothing to say. */
    .detail:has(.hint) {
      display: none;
    }
    .detail,
    .balance {
      break-inside: avoid;
    }
  }
  @media (pointer: coarse) {
    :host {
      --button: 44px;
    }
  }
`;
