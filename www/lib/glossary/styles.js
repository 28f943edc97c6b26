// How words look that explain themselves, and their explanation.

import { css } from 'lit';

// .word: its target is larger than it looks, lies above what is beside it, and takes no more room than the word.
// .ask: the gap before what comes next is its own.
// .tip: its padding reaches to the word, so that the pointer can go over to it.
export const glossaryStyles = css`
  :host { position: relative; }
  button.word {
    position: relative; display: inline; min-height: 0; padding: 5px 0; margin: -5px 0; border: 0; border-radius: 4px; background: none;
    font: inherit; color: inherit; text-align: inherit; white-space: inherit; cursor: help;
    text-decoration: underline dotted 1px; text-underline-offset: 3px;
  }
  button.ask {
    width: 24px; margin-inline: -2px -14px; text-align: center; text-decoration: none; color: var(--accent);
    font-weight: 600;
  }
  .asked { display: inline-flex; align-items: center; }
  .tip { position: absolute; z-index: 5; padding: 5px 0; }
  button.word:focus-visible { outline-offset: 0; }
  .tip[hidden] { display: none; }
  .tip p {
    margin: 0; padding: 8px 12px; border: 1px solid var(--accent); border-radius: 8px; background: var(--card);
    color: var(--ink); font: 13.5px/1.4 var(--sans); box-shadow: 0 2px 8px rgb(0 0 0 / 18%);
  }
`;
