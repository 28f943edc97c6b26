// Which coupling is best here, and what is to be said against the others: from the core's figures, whichever that is. A view.

import { html, nothing } from 'lit';

/** @typedef {import('./seen.js').Lab} Lab */

/** @param {Lab} lab */
export function verdict(lab) {
  const { rollout, texts } = lab;
  const found = rollout.verdict();
  const words = texts.couplings.verdict;
  // In an embed it has its place.
  if (!found && lab.form === 'page') return nothing;
  const said = found ? [...best(found, lab), trap(lab)].filter((one) => one !== '').reduce(texts.sentence.both) : nothing;
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
  const names = raised.map((one) => inWords[one]).join(words.and);
  return [
    Number.isFinite(worth)
      ? words.best(source, inWords[name], reduced, format.ratio(worth))
      : words.perfect(source, inWords[name]),
    !reduced ? '' : plainBest === name ? words.plainToo(format.ratio(plainWorth)) : words.plain(inWords[plainBest], format.ratio(plainWorth)),
    // Without any spread left, how dice are coupled says nothing.
    plainBest !== 'ranked' || (name !== 'ranked' && Number.isFinite(worth)) ? words.notKoca : '',
    raised.length > 0 ? words.raised(names) : '',
  ];
}

/**
 * That nearest luck is biased, and by how much where that is known.
 * @param {Lab} lab
 */
function trap({ current, texts, format }) {
  const words = texts.couplings.verdict;
  const theory = current?.game.theory('nearest');
  if (!theory) return words.someTrap;
  const { plain, reduced, truth } = theory;
  const [exact, limit, without] = [truth, plain.mean, reduced.mean].map((value) => format.inUnit(format.plain(value, 2)));
  return limit === without
    ? words.trap(limit, exact)
    : texts.sentence.both(words.trap(limit, exact), words.trapReduced(without));
}
