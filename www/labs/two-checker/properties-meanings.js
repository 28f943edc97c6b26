// Meanings of the properties and parts that only the two-checker lab has, or that mean something else here: one English sentence
// each, for the authors' tables of parameters, which take the others from all labs. No page loads this.

/** @type {Record<string, string>} by the name of the property */
export const meanings = {
  preset:
    'The luck table in use; without it, `yours` if there is a `luck` or `evaluations`, otherwise `made-up`. `gnu` is the luck ' +
    'according to GNU Backgammon’s network.',
  luck: 'Your own luck table, in percentage points for Blue: Blue rolls doubles, Blue rolls no doubles, White misses, White bears off.',
  evaluations:
    'Your own evaluations instead of `luck`: Blue’s winning chance after the same four events, in percent; the luck is calculated ' +
    'from them.',
  edit: 'The numbers that the reader edits; without it, `evaluations` if `preset=gnu` or `evaluations` is set, otherwise `luck`.',
  replay: 'Whether the first thirty games are the article’s printed games.',
  rotation:
    'First rolls: random (`0`), each of the 36 once in every 36 games (`1`), or each combination of the first two rolls once in every 1,296 ' +
    'games (`2`). The article’s games have random ones.',
  games: 'Games rolled when the page opens, up to 10¹². Beyond 10⁸ the page asks first.',
  keep: 'Whether edits of the luck table keep the average at zero.',
  series: 'The lines shown in the chart. The luck tables’ lines need `tables=1`.',
  tables: 'Whether the chart compares all luck tables.',
  half: 'Whether an unfinished game waits for its second roll.',
};

/** @type {Record<string, string>} by the name of the part */
export const hidden = {
  tree: 'The tree of how games ended, with counts.',
  table: 'The luck table with its presets; you then choose the table in the address.',
  presets: 'The presets of the luck table; readers can still edit the table.',
  verdict: 'The verdict on the luck table: whether it is biased, and where it will settle.',
};
