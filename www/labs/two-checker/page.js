// The page of the two-checker lab.

import { startPage } from '../../shared/rollout/page.js';
import { about } from './about.js';

startPage(about, () => import('./share.js'));
