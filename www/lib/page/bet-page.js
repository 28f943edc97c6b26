// The page around a lab while a bet is open: its heading asks, and what explains the answer waits.

import { texts } from '../i18n/texts.js';

/** @param {import('../element/definition.js').PageLab} lab */
export function keepAnswer(lab) {
  const heading = document.querySelector('.lead h1');
  if (!heading) return;
  const said = heading.textContent;
  const { title } = document;
  let untold = false;
  const follow = () => {
    if (lab.untold === untold) return;
    untold = lab.untold;
    // page.css leaves out what stands around the lab.
    document.documentElement.toggleAttribute('data-untold', untold);
    heading.textContent = untold ? texts.bet.heading : said;
    document.title = untold ? `${texts.bet.heading} – Rollout Lab` : title;
  };
  lab.addEventListener('statechange', follow);
  follow();
}
