// The page of the bearoff lab: for now it starts the lab's core and marks the page with what came of it.

import { loadCore } from './core.js';

document.documentElement.dataset.core = (await loadCore()) ?? 'ready';
