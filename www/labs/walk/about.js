// The walk lab by the names that pages know: until all labs are definitions, some of its parts have two.

import { walk } from './lab.js';

/** @type {import('../../lib/page/start.js').About} */
export const about = { ...walk, lab: walk.name, properties: walk.address, loadCore: walk.load };
