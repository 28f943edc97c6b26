// The council lab by the names that pages know: until all labs are definitions, some of its parts have two.

import { council } from './lab.js';

/** @type {import('../../lib/page/start.js').About} */
export const about = { ...council, lab: council.name, properties: council.address, loadCore: council.load };
