// Starts the two-checker lab on a page: loads the core, then defines the elements.

import { loadCore } from '../../shared/core.js';
import { failedLab } from '../../shared/failure.js';
import { createFormat } from '../../shared/format.js';
import { texts } from '../../shared/texts/texts.js';
import { TwoCheckerLab } from './lab.js';
import { LuckTableElement } from './luck-table.js';
import { ManyRolloutsElement } from './many-rollouts.js';

const loaded = loadCore();

// The browser reads its tables of number formats the first time that one is asked for, which takes as long as
// drawing the lab: better in a task of its own, while the page waits for the core anyway.
setTimeout(() => createFormat(texts.language).count(0));

loaded.then((failure) => {
  customElements.define('luck-table', LuckTableElement);
  customElements.define('many-rollouts', ManyRolloutsElement);
  // Last, and only now: whoever waits for the lab to be defined can drive it at once.
  customElements.define('two-checker-lab', failure ? failedLab(failure) : TwoCheckerLab);
});
