// What stands where in the lab in which one plays by hand: the places are those of all such labs. A view.

import { handLayout } from '../../lib/hand/layout.js';
import { log } from './log.js';
import { mistakes } from './mistakes.js';
import { play } from './play.js';
import { sentence } from './sentence.js';
import { setup } from './setup.js';
import { tiles } from './tiles.js';

/** @param {import('./lab.js').HandLab} lab */
export const renderLab = (lab) => handLayout(lab, { play, setup, log, tiles, sentence, mistakes });
