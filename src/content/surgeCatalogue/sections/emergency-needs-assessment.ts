import { page as cell } from '../pages/emergency-needs-assessment/cell.ts';
import { page as section } from '../pages/emergency-needs-assessment.ts';
import type { SectionPages } from '../types.ts';

export const pages: SectionPages = {
  'emergency-needs-assessment': section,
  'emergency-needs-assessment/cell': cell,
};
