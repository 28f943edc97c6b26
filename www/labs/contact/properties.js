// The properties of an address under the name by which the tests and tables of all labs import them.

export { PARTS, properties, SPARE } from './state.js';
