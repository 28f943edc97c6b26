// The lab of the cube by the names that pages know: until all labs are definitions, some of its parts have two.

import { cube } from './lab.js';

/** @type {import('../../lib/page/start.js').About} */
export const about = { ...cube, lab: cube.name, properties: cube.address, loadCore: cube.load };
