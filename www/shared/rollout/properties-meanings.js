// What the properties and parts mean that all labs have that roll out: one English sentence each, for the
// authors' chapter of the README. No page loads this.

/** @type {Record<string, string>} by the name of the property */
export const meanings = {
  lab: 'Which lab. Each has a page and a frame of its own, so that only `<rollout-lab>` needs it.',
  lang: 'Language of the page; without it, the reader’s own if there is a translation, or else English.',
  theme: 'Colours; `auto` follows the reader’s system, and `<rollout-lab>` follows your page.',
  hide: 'Parts of the lab that you do not want.',
  compact:
    'The chart alone, with the way out below it: no more than 560 pixels high in a column of 720. `hide=share` takes the way out away, too.',
  projector:
    'For a class: larger type, the window’s full width, and of the lab only the boards, the luck table, the chart with the large ' +
    'figures above it, and the buttons that roll.',
  bet: 'The reader first bets where the two lines will settle.',
  id: 'The name of this lab in the messages that it sends to your page; without it, `rollout-lab`.',
  seed: 'The dice; without it, new ones each time.',
  speed: 'Games a second of a run; `max` is as fast as the machine can.',
  axis: 'Whether the chart’s axis of games is logarithmic.',
  average: 'Whether a second chart shows the average luck.',
  bands: 'Whether the chart shows 95% intervals.',
  always: 'Whether the chart shows the wider 95% intervals that hold at all times at once, for those who stop when they like.',
  funnels: 'Whether the chart shows the expected funnels.',
  list: 'Whether the table of games shows the newest games or the first ones.',
  guide: 'Whether the page tells the reader what to do next; frames and elements never do.',
  told:
    'Whether the reader has been told where the lines settle; without it, he has, unless `bet` asks him first.',
  show:
    'What the reader is shown once, when the page opens: that part of it; `many` also rolls the thousand rollouts, and ' +
    '`stopped` stops each of them when it is ahead.',
  bets: 'Where the reader has bet that the lines will settle: plain, variance reduced, in percent.',
};

/** @type {Record<string, string>} by the name of the part */
export const hidden = {
  board: 'The board.',
  game: 'The game roll by roll, and the seed with it.',
  seed: 'The field for the seed.',
  controls: 'The buttons that roll games, rewind and change the dice, and the speed.',
  sentence: 'The sentence that says what the chart shows.',
  tiles: 'The large figures above the chart.',
  legend: 'The names of the lines, with which they are switched on and off.',
  options: 'The options below the chart, and the offer to bet.',
  notes: 'The note on how to read the funnels.',
  share: 'The way out: on the page the Share dialog, in an embed the link to the page.',
  readout: 'The table of figures.',
  many: 'The thousand rollouts as histograms.',
  games: 'The table of games, and the CSV file with it.',
};
