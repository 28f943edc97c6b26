// The page of the walk lab.

import { startRolloutPage } from '../../lib/page/rollout-page.js';
import { about } from './about.js';

startRolloutPage(
  about,
  () => import('./share.js'),
  () => import('./texts/answers.js'),
);
