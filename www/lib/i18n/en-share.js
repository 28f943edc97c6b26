// English texts of the Share dialog, for all labs; each lab adds its own. They are loaded with the dialog.

import { counted } from './format.js';

export const share = {
  heading: 'Share this rollout',
  close: 'Close',
  fields: {
    link: 'Link to the page as it is now',
    iframe: 'Iframe code',
    element: 'Web component',
  },
  /** @param {string} host */
  ownAddress: (host) =>
    `Readers elsewhere can’t open this address: ${host} is your own computer or network. ` +
    'Put Rollout Lab online first, then share from there.',
  ownFile:
    'Readers elsewhere can’t open this address: it is a file on your computer. Share the online version instead, or send the file.',
  iframeNote: 'For sites that allow iframes. Its height fits a column 720 pixels wide.',
  elementNote:
    'For your own pages. Its height follows its contents. Readers without scripts see a card with the lab’s name and question. ' +
    'To show them this rollout, save a picture above and replace the card with it.',
  measuring: 'Measuring the height …',
  notMeasured: 'The height couldn’t be measured, so the code has none. Set one yourself.',
  copy: 'Copy',
  /** @param {string} name */
  copyLabel: (name) => `Copy: ${name}`,
  /** @param {string} name */
  copied: (name) => `Copied: ${name}.`,
  copyYourself: 'The browser doesn’t let this page copy. The text is selected: press Ctrl+C or ⌘C.',
  files: 'Pictures and data',
  filesNote: 'The chart as it is now, with a caption and its source, and the games as a spreadsheet.',
  figures: 'In the story',
  figuresNote:
    'The story has figures with the same estimates of luck. They are smaller and tell readers what to look for.',
  svg: 'Chart as SVG',
  png: 'Chart as PNG',
  csv: 'Games as CSV',
  /** @param {string} name */
  saved: (name) => `Saved: ${name}`,
  noPicture: 'This browser couldn’t make the picture.',
  embed: 'In your own article',
  singleFile:
    'This copy of Rollout Lab is a single file, which other pages can’t embed. Open the online version to embed it.',
  language: 'Language',
  ownLanguage: 'reader’s language',
  theme: 'Colours',
  themes: { auto: 'match the page', light: 'light', dark: 'dark' },
  size: 'Shows',
  sizes: { lab: 'the lab', compact: 'the chart only' },
  start: 'Begins with',
  starts: {
    /** @param {string} n */
    games: (n) => `${counted(n, 'game')} rolled`,
    none: 'no games yet',
    bet: 'a bet on where the lines settle',
  },
  shown: 'Shown beside the chart',
  parts: {
    board: 'board',
    game: 'game, roll by roll',
    seed: 'seed of the dice',
    controls: 'buttons that roll',
    sentence: 'result in words',
    tiles: 'result in figures',
    legend: 'buttons for the lines',
    options: 'chart options',
    notes: 'notes on bands and funnels',
    share: 'link to Rollout Lab',
    readout: 'all statistics',
    many: 'a thousand rollouts',
    games: 'list of games',
  },
  preview: 'Preview',
  widths: { phone: 'Phone', article: 'Article', wide: 'Wide' },
  pictureTitle: 'Blue’s winning chances: running averages of a plain and a variance-reduced rollout',
  /** @param {string} sentence @param {string} seed */
  caption: (sentence, seed) => `${sentence} Seed ${seed}.`,
};
