// What the Share dialog of all labs says, in English; each lab adds what only it says. It is loaded with the dialog.

import { counted } from './counted.js';

export const share = {
  heading: 'Share this rollout',
  close: 'Close',
  fields: {
    link: 'Link to the page as it is now',
    iframe: 'HTML of a frame',
    element: 'HTML of an element',
  },
  iframeNote: 'For sites that take frames. Its height is right for an article 720 pixels wide.',
  elementNote:
    'For pages of your own: it is as high as it needs to be. Where scripts don’t run, a card with the lab’s name ' +
    'stands in for it; one of the pictures above, saved and put in its place, shows this very rollout.',
  /**
   * What stands in for an embed, in words.
   * @param {string} what
   * @param {string} start  what it begins with
   */
  alt: (what, start) => `${what}, ${start}`,
  measuring: 'How high it is, is being measured …',
  copy: 'Copy',
  /** @param {string} name */
  copyLabel: (name) => `Copy: ${name}`,
  /** @param {string} name */
  copied: (name) => `Copied: ${name}.`,
  copyYourself: 'The browser does not let this page copy. The text is selected: press Ctrl+C or ⌘C.',
  files: 'Pictures and data',
  filesNote: 'The chart as it is now, with a caption and its source; and the games, for a spreadsheet.',
  svg: 'Chart as SVG',
  png: 'Chart as PNG',
  csv: 'Games as CSV',
  /** @param {string} name */
  saved: (name) => `Saved: ${name}`,
  noPicture: 'This browser could not make the picture.',
  embed: 'In your own article',
  singleFile:
    'This copy of Rollout Lab is a single file, which other pages cannot show. Open the lab on a web site to embed it.',
  language: 'Language',
  ownLanguage: 'as the reader',
  theme: 'Colours',
  themes: { auto: 'as the page around it', light: 'light', dark: 'dark' },
  start: 'Begins with',
  starts: {
    /** @param {string} n */
    games: (n) => `${counted(n, 'game')} rolled`,
    none: 'no games yet',
    bet: 'a bet on where it settles',
  },
  shown: 'Shown beside the chart',
  parts: {
    board: 'board',
    game: 'game, roll by roll',
    seed: 'seed of the dice',
    controls: 'buttons that roll',
    sentence: 'result in words',
    tiles: 'result in figures',
    legend: 'buttons of the lines',
    options: 'chart options',
    notes: 'what funnels are',
    share: 'link to Rollout Lab',
    readout: 'all statistics',
    many: 'a thousand rollouts',
    games: 'list of games',
  },
  preview: 'Preview',
  widths: { phone: 'Phone', article: 'Article', wide: 'Wide' },
  pictureTitle: 'Blue’s winning chances: running averages of a plain and a variance-reduced rollout',
  /**
   * @param {string} sentence
   * @param {string} seed
   */
  caption: (sentence, seed) => `${sentence} Seed ${seed}.`,
};
