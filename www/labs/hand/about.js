// Play by hand without the cube, by the names that pages know: until all labs are definitions, some of its parts have two.

import { defineLab } from '../../lib/element/define-lab.js';
import { handLab } from './lab.js';
import { plain } from './plain-module.js';

export const hand = defineLab(handLab(plain));

/** @type {import('../../lib/page/start.js').About} */
export const about = { ...hand, lab: hand.name, properties: hand.address, loadCore: hand.load };
