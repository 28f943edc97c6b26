// Meanings of the properties and parts that all rollout labs share: one English sentence each, for the tables of
// parameters in the docs. No page loads this file.

/** @type {Record<string, string>} by the name of the property */
export const meanings = {
  lab: 'The lab to show. Only `<rollout-lab>` needs it: each lab has its own page and its own embed.',
  lang: 'The language of the page. The default is the reader’s language if there’s a translation, or else English.',
  theme: 'The colours. `auto` follows the reader’s system, or your page in `<rollout-lab>`.',
  hide: 'The parts of the lab to hide.',
  compact:
    'Whether only the chart is shown, with the Share button or link below it: at most 560 pixels high in a column of ' +
    '720. `hide=share` hides that button or link, too.',
  projector:
    'Whether the lab fills the window for a class, in larger type. It shows only the boards, the luck table, the ' +
    'chart with the large figures, and the buttons that roll.',
  bet: 'Whether the reader first bets where the two lines will settle.',
  id: 'The name of this lab in the messages to your page. The default is `rollout-lab`.',
  seed: 'The seed of the dice. Without it, the dice are new each time.',
  speed: 'The speed of a run in games per second; `max` is as fast as the machine can roll.',
  axis: 'Whether the chart’s axis of games is logarithmic.',
  average: 'Whether a second chart shows the average luck.',
  bands: 'Whether the chart shows 95% bands.',
  always: 'Whether the chart shows the wider any-time bands, which hold however often you look.',
  funnels: 'Whether the chart shows the expected funnels.',
  list: 'Whether the table shows the newest or the first games.',
  guide: 'Whether the page suggests the next step. Embeds never do.',
  told: 'Whether the page has revealed where the lines settle. By default it has, unless `bet` is on.',
  show:
    'A part to point out once when the page opens. `many` also rolls the thousand rollouts, and `stopped` stops each ' +
    'of them when it’s ahead.',
  bets: 'The reader’s bets on where the lines settle, in percent: plain, variance reduced.',
};

/** @type {Record<string, string>} by the name of the part */
export const hidden = {
  board: 'The board.',
  game: 'One game, roll by roll.',
  seed: 'The field for the seed.',
  controls: 'The buttons that roll games, rewind and change the dice, and the speed.',
  sentence: 'The sentence that describes the result.',
  tiles: 'The large figures above the chart.',
  legend: 'The buttons that show or hide the chart’s lines.',
  options: 'The options below the chart, and the offer to bet.',
  notes: 'The note that explains bands and funnels.',
  share: 'The Share button on a page, or the link to Rollout Lab in an embed.',
  readout: 'The table of statistics.',
  many: 'The thousand rollouts as histograms.',
  games: 'The table of games and its CSV file.',
};
