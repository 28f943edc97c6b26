// The actions of both labs (`Act` in shapes.d.ts).

import { download } from '../../lib/element/download.js';
import { withSeries } from '../../lib/rollout/state.js';
import { gamesCsv } from './games-view.js';

/** @type {import('./shapes.js').ActionsOf<import('./shapes.js').Kind, import('./shapes.js').OwnAct>} */
export const handActions = {
  move: ({ playing }, ...given) => playing.byReader('move', .../** @type {number[]} */ (given)),

  undo: ({ playing }) => playing.byReader('undo'),

  swap: ({ playing }) => playing.byReader('swap'),

  finish({ playing }) {
    if (playing.view?.turn?.done) playing.byReader('confirm');
  },

  playOn({ playing }, from) {
    if (playing.view?.turn?.done) playing.byReader('confirm');
    else playing.byReader('move', from);
  },

  goOn: ({ playing }, decision, byKey) => playing.goOn(decision, byKey),

  askAbandon: (_, abandoning) => ({ abandoning }),

  answerAbandon: ({ playing }, over) => playing.answerAbandon(over),

  setForced(lab, forced) {
    lab.change({ forced });
    const { playing } = lab;
    if (playing.view) playing.act(() => playing.playForced());
  },

  want(lab, asking) {
    const { session } = lab;
    if (session.begun > 0) return { asking, problem: '', idProblem: '' };
    return session.startAgain(session.seed, asking);
  },

  setUp: (lab, position) => lab.act.want(lab.session.module.positioned(position, lab.state)),

  answer({ rules, session, state: { asking } }, over) {
    if (!over || !asking) return { asking: null };
    return session.startAgain(rules.randomSeed(), asking);
  },

  remeasure: ({ session }, change) => session.remeasure(change),

  noteNumber: (_, badNumber) => ({ badNumber }),

  unfold({ state }, game) {
    const unfolded = new Set(state.unfolded);
    if (!unfolded.delete(game)) unfolded.add(game);
    return { unfolded };
  },

  reveal: ({ state }, mistake) => ({ revealed: new Set(state.revealed).add(mistake) }),

  listMore: ({ records }) => records.more(),

  changeView: ({ state }, change) => ({ view: { ...state.view, ...change } }),

  toggleSeries: ({ state: { view } }, id, hidden) => ({
    view: { ...view, hidden: withSeries(view.hidden, id, hidden) },
  }),

  downloadGames({ session, texts }) {
    // Spreadsheets take a file for UTF-8 only if it begins with a byte order mark.
    const parts = ['\uFEFF', gamesCsv(session, texts)];
    download(`${session.module.fileName}.csv`, 'text/csv;charset=utf-8', parts);
  },

  downloadMatch({ session: { module, played }, texts: { fileNames } }) {
    const { x, o } = fileNames;
    if (played) download(`${module.fileName}.mat`, 'text/plain;charset=us-ascii', [played.matchText(x, o)]);
  },

  dismissProblems: (lab) => lab.dismissProblems(),
};
