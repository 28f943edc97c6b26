// Which coupling is best here, and what is to be said against the others: from the core's figures, whichever that is. A view.

import { html, nothing } from 'lit';
import { NONE } from '../../lib/i18n/format.js';

/** @typedef {import('./seen.js').Lab} Lab */

/** @param {Lab} lab */
export function verdict(lab) {
  const { rollout, texts } = lab;
  const found = rollout.verdict();
  const words = texts.couplings.verdict;
  // In an embed it has its place.
  if (!found && lab.form === 'page') return nothing;
  const said = found
    ? [...best(found, lab), trap(lab)].filter((one) => one !== '').reduce(texts.sentence.both)
    : nothing;
  return html`<h2>${words.heading}</h2>
    <p class="verdict ${lab.form}">${said}</p>`;
}

/**
 * @param {import('./seen.js').PairsVerdict} found
 * @param {Lab} lab
 */
function best({ exact, best: name, reduced, worth, plainBest, plainWorth, raised }, { texts, format }) {
  const { verdict: words, inWords } = texts.couplings;
  const source = exact ? words.exact : words.measured;
  // Where no spread is left, how dice are coupled says no more.
  if (!isNumber(worth)) return [words.perfect(source, inWords[name], reduced)];
  const plain = isNumber(plainWorth) ? format.ratio(plainWorth) : NONE;
  const names = raised.map((one) => inWords[one]);
  const listed = [names.slice(0, -1).join(words.comma), ...names.slice(-1)].filter((one) => one !== '').join(words.and);
  return [
    words.best(source, inWords[name], reduced, format.ratio(worth)),
    !reduced ? '' : plainBest === name ? words.plainToo(plain) : words.plain(inWords[plainBest], plain),
    name !== 'ranked' || plainBest !== 'ranked' ? words.notKoca : '',
    raised.length === 0 ? '' : raised.includes('independent') ? words.worse(listed) : words.raised(listed),
  ];
}

/** @param {number | null} value */
const isNumber = (value) => value !== null && Number.isFinite(value);

/**
 * That nearest luck is biased, and by how much where that is known.
 * @param {Lab} lab
 */
function trap({ current, texts, format }) {
  const words = texts.couplings.verdict;
  const theory = current?.game.theory('nearest');
  if (!theory) return words.someTrap;
  const { plain, reduced, truth } = theory;
  const [exact, limit, without] = [truth, plain.mean, reduced.mean].map((value) =>
    format.inUnit(format.plain(value, 2)),
  );
  if (limit === exact && without === exact) return words.noTrap;
  return limit === without
    ? words.trap(limit, exact)
    : texts.sentence.both(words.trap(limit, exact), words.trapReduced(without));
}
