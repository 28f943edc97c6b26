// English texts of the council lab's Share dialog, with those of all labs.

import { counted } from '../../../lib/i18n/format.js';
import { share as shared } from '../../../lib/i18n/en-share.js';

export const share = {
  ...shared,
  card: 'Rollout Lab: Council. How should programs vote if all of them make mistakes?',
  heading: 'Share this council',
  linkNote: 'The link opens the same council, with the same positions.',
  elementNote:
    'For your own pages: its height fits its content. Readers without scripts see a card with the lab’s name and question. ' +
    'To show them this chart, save a picture above and use it instead of the card.',
  filesNote: 'The chart as it is now, with a caption and its source, and the table of the rules as a spreadsheet.',
  csv: 'Table as CSV',
  parts: {
    ...shared.parts,
    model: 'settings of the council',
    controls: 'buttons that simulate',
    seed: 'seed of the positions',
    position: 'one position',
    rates: 'table of the rules',
    notes: 'where lines cross',
    panel: 'more programs',
    badges: 'the blog’s claims, and our own',
    weights: 'weights of reports',
    reduction: 'link to rollouts',
    contrast: 'effects of correlation',
  },
  starts: {
    ...shared.starts,
    /** @param {string} n */
    positions: (n) => counted(n, 'position'),
    none: 'no positions yet',
  },
  /**
   * @param {string} moves
   * @param {string} d
   * @param {string} noise
   * @param {boolean} strongest  whether it is only the strongest program's noise
   */
  about: (moves, d, noise, strongest) => `${counted(moves, 'move')}, d = ${d}, ${strongest ? 's₁' : 's'} = ${noise}`,
  /** @param {string} percent */
  copies: (percent) => `, the third program copies the second in ${percent}% of positions`,
  pictureTitle: 'How often each rule of a council finds the best move, against the noise of its weaker programs',
  panelTitle: 'How often each rule of a council finds the best move, against the number of equally good programs',
  source: 'Model: the LFICS blog, December 2016. Made with Rollout Lab.',
  /** @param {string} address */
  sourceAt: (address) => `Model: the LFICS blog, December 2016. Made with Rollout Lab: ${address}`,
};
