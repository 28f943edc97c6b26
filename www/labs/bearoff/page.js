// The page of the bear-off lab.

import { startPage } from '../../shared/rollout/page.js';
import { about } from './about.js';

startPage(about, () => import('./share.js'));
