// Figures of the story in other people's pages, as the labs' Share dialogs offer them, with the titles and heights of all figures.

import { ELEMENT } from '../pkg/labs.js';
import { figureSnippet } from '../lib/share/snippets.js';
import { SEED, storyAddress, storyPage } from './addresses.js';

/** @typedef {{figure: string, values: import('./addresses.js').Values}} Shown  a figure with its settings */

/**
 * @param {Shown} shown
 * @param {string} dice  the lab's seed
 * @param {'en' | 'ja'} language
 * @returns {import('../lib/share/share-dialog.js').FigureEmbed}
 */
export function figureEmbed({ figure, values }, dice, language) {
  const at = (/** @type {string} */ file) => new URL(file, location.href).href;
  const seed = dice === SEED ? '' : dice;
  const title = TITLES[language][figure].replace(/\.$/, '');
  const link = at(storyAddress(storyPage(language), figure, values, seed));
  /** @type {import('../lib/share/snippets.js').Attributes} */
  const attributes = [['figure', figure], ...values];
  if (seed) attributes.push(['seed', seed]);
  attributes.push(['lang', language], ['heights', HEIGHTS[figure]]);
  return {
    name: figure,
    title,
    link,
    html: figureSnippet({ script: at(ELEMENT), attributes, link, title: `Rollout Lab: ${title}` }),
  };
}

/** Titles of the figures, for captions and links. @type {Record<'en' | 'ja', Record<string, string>>} */
export const TITLES = {
  en: {
    game: 'One game, already rolled.',
    roll: 'The luck of one roll.',
    dots: 'Result − luck, game by game.',
    dare: 'The dare: move the blue line.',
    why: 'Subtracting zero on average.',
    broken: 'How to break it.',
    chosen: 'A table chosen after the games.',
    backwards: 'From correct luck to backwards luck.',
    mistakes: 'Two players who make mistakes.',
    cut: 'Games that are cut short.',
    interval: 'A hundred rollouts, a hundred intervals.',
    any: 'Any position, with worse and worse estimates.',
  },
  ja: {
    game: '終わった1ゲーム',
    roll: '1回の出目の運',
    dots: 'ゲームごとの「結果−運」',
    dare: '挑戦：青い線を動かせるか',
    why: '平均ゼロのものを引く',
    broken: '偏らせる方法',
    chosen: 'ゲームを見てから選んだ表',
    backwards: '正しい運から逆の運まで',
    mistakes: 'ミスをするプレイヤーどうし',
    cut: '途中で打ち切ると',
    interval: '100回のロールアウト、100本の信頼区間',
    any: '見積もりの誤差を大きくしていくと',
  },
};

/**
 * Heights of the figures in frames of some widths, in CSS pixels, as `<rollout-lab>` takes them. They are measured in Chromium, in the
 * language with the longer text. A test measures them again.
 * @type {Record<string, string>}
 */
export const HEIGHTS = {
  game: '320:562 360:563 420:576 480:611 560:626 720:697 900:802',
  roll: '320:507 360:534 420:573 480:574 560:595 720:699 900:817',
  dots: '320:579 360:609 420:631 480:638 560:666 720:786 900:921',
  dare: '320:814 360:782 420:755 480:759 560:741 720:814 900:888',
  why: '320:454 360:484 420:529 480:574 560:602 720:722 900:857',
  broken: '320:698 360:699 420:641 480:620 560:636 720:698 900:806',
  chosen: '320:703 360:704 420:717 480:731 560:746 720:769 900:874',
  backwards: '320:676 360:677 420:668 480:682 560:730 720:771 900:879',
  mistakes: '320:953 360:903 420:937 480:960 560:931 720:921 900:1057',
  cut: '320:794 360:829 420:783 480:814 560:852 720:955 900:1075',
  interval: '320:909 360:893 420:914 480:919 560:856 720:940 900:1048',
  any: '320:860 360:848 420:861 480:884 560:900 720:905 900:1041',
};
