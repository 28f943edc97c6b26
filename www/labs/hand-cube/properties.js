// The build and the tests look for the properties of each lab in its own folder.

export { PARTS, SPARE, properties } from '../hand/cube-state.js';
