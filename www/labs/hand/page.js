// The page of the rollout that is played by hand.

import { startPage } from '../../shared/rollout/page.js';
import { about } from './about.js';

// Only those who share load that.
startPage(about, () => import('./share.js'));
