// The two-checker lab by the names that pages know: until all labs are definitions, some of its parts have two.

import { twoChecker } from './lab.js';

/** @type {import('../../lib/page/start.js').About} */
export const about = { ...twoChecker, lab: twoChecker.name, properties: twoChecker.address, loadCore: twoChecker.load };
