// The fold under the luck table about tables that are chosen after the games. A view.

import { html, nothing } from 'lit';
import { loadPart } from '../../lib/element/load-part.js';
import { chosenFold } from '../../lib/rollout/chosen.js';
import { TUNABLE } from './model.js';

/** @typedef {import('./lab.js').Model} Model */

const loadContent = loadPart(() => import('./chosen-after.js'));

/** @param {Model} model */
export function tablesFold({ act, choice, format, games, shown, texts, theory }) {
  const content =
    shown === null
      ? nothing
      : html`<chosen-after .act=${act} .choice=${choice} .theory=${theory} .language=${texts.language} .format=${format}></chosen-after>`;
  return chosenFold(texts, loadContent, content, games < TUNABLE.least || shown === null);
}
