// The page of the rules of backgammon, in one language. It has no script.

import { html, nothing } from 'lit';
import { LABS } from '../pkg/labs.js';
import { FACES } from '../lib/bearoff/roll-map-model.js';
import { writeRoll } from '../lib/board/dice.js';
import { addressIn } from '../lib/page/labs.js';
import { en } from '../rules/texts/en.js';
import { ja } from '../rules/texts/ja.js';
import { board, directions, doubleFours, homeBoards, rolls, threeAndOne } from '../rules/pictures.js';
import { bearOff, bearsOffFromSix, doubled, hit, opening, placesOf, played } from '../rules/positions.js';
import { storyPage } from '../story/way.js';
import { documentOf } from './story-head.js';

/** @typedef {import('../rules/texts/en.js').RulesTexts} RulesTexts */
/** @typedef {import('../rules/texts/en.js').Picture} Picture */
/** @typedef {import('../rules/positions.js').Position} Position */

const TEXTS = { en, ja };

/** @type {Record<Picture, {position: Position, over?: unknown}>} */
const PICTURES = {
  opening: { position: opening, over: directions },
  played: { position: played, over: threeAndOne },
  hit: { position: hit, over: doubleFours },
  bearOff: { position: bearOff },
  taken: { position: doubled },
};

const ROLLS = FACES.flatMap((first) => FACES.map((second) => /** @type {const} */ ([first, second])));
const MISSES = ROLLS.filter((roll) => !bearsOffFromSix(...roll));

/** White has taken. @type {import('../lib/board/cube-model.js').Cube} */
const TAKEN = { value: 2, owner: 'o' };

/**
 * @param {Picture} name
 * @param {RulesTexts} texts
 */
function figure(name, texts) {
  const { position, over } = PICTURES[name];
  const { sides, pips, alts, held, joined, captions } = texts;
  const label = joined([
    alts[name],
    .../** @type {const} */ (['x', 'o']).map((side) => {
      const places = placesOf(position[side]);
      return held(
        side,
        places.reduce((sum, { count }) => sum + count, 0),
        places,
      );
    }),
  ]);
  const drawn = { label, names: { ...sides, pips }, over };
  /** @type {Record<string, () => unknown>} */
  const views = {
    bearOff: () =>
      html`<div class="pair">${homeBoards(position, drawn)}${rolls(texts.rolls(ROLLS.length - MISSES.length, eachOnce(MISSES)))}</div>`,
    taken: () => html`<div class="pair">${homeBoards(position, drawn, TAKEN)}</div>`,
  };
  return html`<figure class="figure">${(views[name] ?? (() => board(position, drawn)))()}<figcaption>${captions[name]}</figcaption></figure>`;
}

/** Rolls as players write them, each once. @param {readonly (readonly [number, number])[]} all */
const eachOnce = (all) => [...new Set(all.map((roll) => writeRoll(roll)))];

/**
 * @param {import('./story.js').Language} language
 * @param {string} site  where the build will stand; '' where nobody has said
 * @returns {Promise<string>}
 */
export async function rulesPage(language, site) {
  const texts = TEXTS[language];
  const { title, description } = texts;
  /** @type {import('../rules/texts/en.js').Term} */
  const term = (name, text) => html`<dfn id=${name}>${text}</dfn>`;
  const address = { story: `./${storyPage(language)}`, lab: addressIn(LABS[0].page, language) };
  const main = html`<main class="story">
    <article>
      <h1>${texts.heading}</h1>
      <p class="lead">${texts.lead}</p>
      ${texts.sections.map(
        ({ heading, text, picture }, i) => html`<section aria-labelledby=${`rules-${i + 1}`}>
          <h2 id=${`rules-${i + 1}`}>${heading}</h2>
          ${text(term)}
          ${picture ? figure(picture, texts) : nothing}
        </section>`,
      )}
      <p class="next">${texts.next(address)}</p>
    </article>
  </main>`;
  return documentOf({ language, kind: 'rules', title, description, style: 'rules/rules.css' }, main, site);
}
