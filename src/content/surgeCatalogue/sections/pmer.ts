import { page as emergencyPlanAction } from '../pages/pmer/emergency-plan-action.ts';
import { page as realTimeEvaluation } from '../pages/pmer/real-time-evaluation.ts';
import { page as section } from '../pages/pmer.ts';
import type { SectionPages } from '../types.ts';

export const pages: SectionPages = {
  pmer: section,
  'pmer/emergency-plan-action': emergencyPlanAction,
  'pmer/real-time-evaluation': realTimeEvaluation,
};
