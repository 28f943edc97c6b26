// Past six checkers a side the exact answer with the cube stops: that is said, and the same position without the cube
// offered. A view.

import { html } from 'lit';
import { otherLab } from '../../lib/bearoff/other-lab.js';

/** @param {import('./lab.js').CubeLab} lab */
export const beyondView = (lab) => html`<h2>${lab.texts.beyond.heading}</h2>
  <p>${lab.texts.beyond.says}</p>
  ${otherLab(lab, 'bearoff', lab.texts.beyond.without)}`;
