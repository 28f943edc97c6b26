// The end of the story in English, below its figures: the labs, a note for teachers, and the sources.

import { html } from 'lit';

/** @typedef {import('./it.js').Prose} Prose */

/** @param {Prose} it */
export const labs = ({ lab, labs: all, seed }) => html`
  <h2>Your turn</h2>
  <p>In the labs, you can change everything.</p>
  <ul class="ways">
    ${all.map(({ name, title, question }) => html`<li>${lab(name, '', title)}: ${question}</li>`)}
  </ul>
  <p>Your guesses and changes are saved in <a class="made" href="">this page’s address</a>. Copy it to show others what you made.</p>
  <p>And check us. All games from the first position are rolled with the seed <code class="seed">${seed}</code>.
  ${lab('two-checker', `seed=${seed}&games=1000`, 'In the lab')}, you can save them as a spreadsheet, roll by roll, and see
  the exact value beside every average.</p>`;

/** @type {(it: Prose) => unknown} */
export const teachers = () => html`
  <h2>For teachers</h2>
  <p>The <a href="?lesson=1">lesson view</a> shows one figure at a time, in large type, and hides the answers until you ask
  for them. The <a href="worksheet.html">worksheet</a> is one page to print. It can also show the answers for its
  seed.</p>`;

/** @type {(it: Prose) => unknown} */
export const sources = () => html`
  <h2>Sources</h2>
  <p>The first position, the three luck tables and the green and red dice are from <cite>David Montgomery,
  <a href="https://bkgm.com/articles/GOL/Feb00/var.htm">Variance Reduction</a>, GammOnLine, February 2000</cite>. Many of
  the questions are from <cite>Jake Jacobs, GammOnLine, March 2000</cite>. The second formula is from <cite>Jim Williams,
  Proposed algorithm for roll outs, rec.games.backgammon, June 1997</cite>. The text, the figures and the program are our
  own.</p>
  <p>The same idea elsewhere: AIVAT, <cite>Burch, Schmid, Moravčík, Morrill and Bowling, AAAI 2018</cite>; CUPED,
  <cite>Deng, Xu, Kohavi and Walker, WSDM 2013</cite>; prediction-powered inference, <cite>Angelopoulos, Bates, Fannjiang,
  Jordan and Zrnic, Science 2023</cite>.</p>`;
