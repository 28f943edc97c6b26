// What there is to know of the two-checker lab to start it on a page.

import { twoChecker } from './lab.js';

/** @type {import('../../lib/page/start.js').About} */
export const about = { ...twoChecker, lab: twoChecker.name, properties: twoChecker.address, loadCore: twoChecker.load };
