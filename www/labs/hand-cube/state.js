// The tests look for the state of each lab in its own folder.

export { initialState } from '../hand/cube-state.js';
