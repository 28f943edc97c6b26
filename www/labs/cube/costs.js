// What wrong plays and wrong cube actions cost each side in a game on average. They stay in: luck is taken out, mistakes are
// not. A view.

import { html, nothing } from 'lit';

/** Mistakes that cost less, in points a game, are none. */
const NONE = 5e-7;

/** @param {import('./lab.js').CubeLab} lab */
export function costs(lab) {
  const { texts, format } = lab;
  const words = texts.costs;
  const theory = lab.shownTheory && lab.theory();
  if (!theory) return nothing;
  const { value, plain } = theory;
  const [x, o] = /** @type {const} */ (['x', 'o']).map((side) => ({ side, ...theory.costs[side] }));
  const wrong = [x, o].filter(({ checkers, cube }) => Math.max(checkers, cube) > NONE);
  const cost = (/** @type {number} */ points) => format.percent(points, format.unit.exact);
  if (wrong.length === 0) return html`<p class="costs">${words.none(format.value(value, format.unit.exact))}</p>`;
  return html`<div class="costs">
    <p>${words.some(format.value(value, format.unit.exact), format.value(plain.mean, format.unit.exact))}</p>
    <table>
      <thead>
        <tr><th scope="col">${words.heading}</th><th scope="col">${words.checkers}</th><th scope="col">${words.cube}</th></tr>
      </thead>
      <tbody>
        ${[x, o].map(
          ({ side, checkers, cube }) =>
            html`<tr>
              <th scope="row">${texts.sides[side]}</th>
              <td class="number">${cost(checkers)}</td>
              <td class="number">${cost(cube)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <p class="muted">${words.stay}</p>
  </div>`;
}
