// What only the Share dialog of the council lab says, in English, with what that of all labs says.

import { counted } from '../../../shared/texts/counted.js';
import { share as shared } from '../../../shared/texts/en-share.js';

export const share = {
  ...shared,
  card: 'Rollout Lab: Council. How should programs vote that all err now and then?',
  heading: 'Share this council',
  linkNote: 'It opens the same council with the same positions.',
  elementNote:
    'For your own pages: it is as high as it needs to be. Readers without scripts see a card with the lab’s name and question. ' +
    'To show them this chart, save a picture above and put it in the card’s place.',
  filesNote: 'The chart as it is now, with a caption and its source; and the table of the rules, for a spreadsheet.',
  csv: 'Table as CSV',
  parts: {
    ...shared.parts,
    model: 'what the council is like',
    controls: 'buttons that simulate',
    seed: 'seed of the positions',
    position: 'one position',
    rates: 'table of the rules',
    notes: 'where lines cross',
    panel: 'more programs',
    badges: 'the blog’s claims, and our own',
    weights: 'what a vote weighs',
    reduction: 'link to rollouts',
    contrast: 'what correlation does',
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
   * @param {boolean} strongest  whether it is the strongest program's alone
   */
  about: (moves, d, noise, strongest) => `${counted(moves, 'move')}, d = ${d}, ${strongest ? 's₁' : 's'} = ${noise}`,
  /** @param {string} percent */
  copies: (percent) => `, the third program copies the second in ${percent}% of positions`,
  pictureTitle: 'How often each rule of a council finds the best move, against the noise of its weaker members',
  panelTitle: 'How often each rule of a council finds the best move, against the number of equally good programs',
  source: 'Model: the blog of LFICS, December 2016. Made with Rollout Lab.',
  /** @param {string} address */
  sourceAt: (address) => `Model: the blog of LFICS, December 2016. Made with Rollout Lab: ${address}`,
};
