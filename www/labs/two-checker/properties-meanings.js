// What those properties and parts mean that the lab alone has, or that mean something else here: one English sentence
// each, for the authors' chapter of the README, which has the others from what all labs share. No page loads this.

/** @type {Record<string, string>} by the name of the property */
export const meanings = {
  preset:
    'The luck table in force; without it, `yours` if there is a `luck` or `evaluations`, or else `made-up`. `gnu` is the luck ' +
    'of GNU Backgammon’s network.',
  luck:
    'A luck table of your own, in points for Blue: Blue rolls doubles, Blue rolls no doubles, White fails ' +
    'to bear off, White bears off.',
  evaluations:
    'Evaluations of your own instead of `luck`: Blue’s winning chance after the same four events, in percent. The luck follows.',
  edit:
    'The numbers that the reader edits; without it, `evaluations` for `preset=gnu` and for `evaluations`, or else `luck`.',
  replay: 'Whether the first thirty games are those printed in the article.',
  games: 'Games that are rolled when the page opens, up to 10¹²; beyond 10⁸ the reader is asked first.',
  keep: 'Whether an edit of the luck table keeps the average at zero.',
  series: 'The lines of the chart that are switched on; the luck tables’ lines need `tables=1`.',
  tables: 'Whether the chart compares all luck tables.',
  half: 'Whether a game has been begun and waits for its second roll.',
};

/** @type {Record<string, string>} by the name of the part */
export const hidden = {
  tree: 'How the games ended, as a tree with counts.',
  table: 'The luck table, and the presets with it; the one in force is then yours to choose.',
  presets: 'The presets of the luck table; its estimates can still be edited.',
  verdict: 'What is said of the luck table in advance: whether it is biased, and where it will settle.',
};
