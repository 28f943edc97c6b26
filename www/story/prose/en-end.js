// What stands below the figures of the story in English: the labs, for teachers, and where all this is from.

import { html } from 'lit';

/** @typedef {import('./it.js').Prose} Prose */

/** @param {Prose} it */
export const labs = ({ lab, labs: all, seed }) => html`
  <h2>Your turn</h2>
  <p>In the labs everything can be changed.</p>
  <ul class="ways">
    ${all.map(({ name, title, question }) => html`<li>${lab(name, '', title)}: ${question}</li>`)}
  </ul>
  <p>What you have guessed and changed here stands in <a class="made" href="">this page’s address</a>. Copy it, and others see what
  you made.</p>
  <p>And check us. The games of the two checkers are those of the seed <code class="seed">${seed}</code>:
  ${lab('two-checker', `seed=${seed}&games=1000`, 'in the lab')} they can be had as a spreadsheet, roll by roll, with
  the exact value beside every average.</p>`;

/** @type {(it: Prose) => unknown} */
export const teachers = () => html`
  <h2>For teachers</h2>
  <p>The <a href="?lesson=1">lesson view</a> shows one figure at a time, in large type, and keeps the answers until
  they are asked for. The <a href="worksheet.html">worksheet</a> is one page to print; this page can show the answers
  for the seed on it.</p>`;

/** @type {(it: Prose) => unknown} */
export const sources = () => html`
  <h2>Sources</h2>
  <p>The two checkers, the three tables of luck and the green and red dice are from <cite>David Montgomery,
  <a href="https://bkgm.com/articles/GOL/Feb00/var.htm">Variance Reduction</a>, GammOnLine, February 2000</cite>, many
  of the questions from <cite>Jake Jacobs, GammOnLine, March 2000</cite>, the second formula from <cite>Jim Williams,
  Proposed algorithm for roll outs, rec.games.backgammon, June 1997</cite>. The words, the figures and the program are
  our own.</p>`;
