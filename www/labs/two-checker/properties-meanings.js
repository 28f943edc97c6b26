// What each property means, and what hiding each part takes away: one English sentence each, for the authors'
// chapter of the README. No page loads this.

/** @type {Record<string, string>} by the name of the property */
export const meanings = {
  lab: 'Which lab.',
  lang: 'Language of the page; without it, the reader’s own if there is a translation, or else English.',
  theme: 'Colours; `auto` follows the reader’s system, and `<rollout-lab>` follows your page.',
  hide: 'Parts of the lab that you do not want.',
  bet: 'The reader first bets where the two lines will settle.',
  id: 'The name of this lab in the messages that it sends to your page; without it, `rollout-lab`.',
  preset: 'The luck table in force; without it, `yours` if there is a `luck`, or else `made-up`.',
  luck:
    'A luck table of your own, in points for Blue: Blue rolls doubles, Blue rolls no doubles, White fails ' +
    'to bear off, White bears off.',
  seed: 'The dice; without it, new ones each time.',
  replay: 'Whether the first thirty games are those printed in the article.',
  games: 'Games that are rolled when the page opens, up to 10¹²; beyond 10⁸ the reader is asked first.',
  keep: 'Whether an edit of the luck table keeps the average at zero.',
  speed: 'Games a second of a run; `max` is as fast as the machine can.',
  axis: 'Whether the chart’s axis of games is logarithmic.',
  series: 'The lines of the chart that are switched on; the luck tables’ lines need `tables=1`.',
  tables: 'Whether the chart compares all luck tables.',
  average: 'Whether a second chart shows the average luck.',
  bands: 'Whether the chart shows 95% intervals.',
  funnels: 'Whether the chart shows the expected funnels.',
  list: 'Whether the table of games shows the newest games or the first ones.',
  half: 'Whether a game has been begun and waits for its second roll.',
  bets: 'Where the reader has bet that the lines will settle: plain, variance reduced, in percent.',
};

/** @type {Record<string, string>} by the name of the part */
export const hidden = {
  board: 'The board.',
  game: 'The game roll by roll, and the seed with it.',
  seed: 'The field for the seed.',
  controls: 'The buttons that roll games, rewind and change the dice, and the speed.',
  tree: 'How the games ended, as a tree with counts.',
  sentence: 'The sentence that says what the chart shows.',
  table: 'The luck table, and the presets with it; the one in force is then yours to choose.',
  presets: 'The presets of the luck table; its estimates can still be edited.',
  verdict: 'What is said of the luck table in advance: whether it is biased, and where it will settle.',
  tiles: 'The large figures above the chart.',
  legend: 'The names of the lines, with which they are switched on and off.',
  options: 'The options below the chart.',
  notes: 'The note on how to read the funnels.',
  share: 'The way out: on the page the Share dialog, in an embed the link to the page.',
  readout: 'The table of figures.',
  many: 'The thousand rollouts as histograms.',
  games: 'The table of games, and the CSV file with it.',
};
