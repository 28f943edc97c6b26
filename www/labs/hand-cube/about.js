// Play by hand with the cube, by the names that pages know: until all labs are definitions, some of its parts have two. Its definition
// is that of play without the cube, with another module.

import { defineLab } from '../../lib/element/define-lab.js';
import { cube } from '../hand/cube-module.js';
import { handLab } from '../hand/lab.js';

/** @typedef {import('../hand/cube-module.js').CubeLab} CubeLab */

export const handCube = defineLab(handLab(cube));

/** @type {import('../../lib/page/start.js').About} */
export const about = { ...handCube, lab: handCube.name, properties: handCube.address, loadCore: handCube.load };
