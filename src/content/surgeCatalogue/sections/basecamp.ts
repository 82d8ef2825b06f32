import { page as eruLarge } from '../pages/basecamp/eru-large.ts';
import { page as eruMedium } from '../pages/basecamp/eru-medium.ts';
import { page as eruSmall } from '../pages/basecamp/eru-small.ts';
import { page as facilityManagement } from '../pages/basecamp/facility-management.ts';
import { page as section } from '../pages/basecamp.ts';
import type { SectionPages } from '../types.ts';

export const pages: SectionPages = {
  basecamp: section,
  'basecamp/eru-small': eruSmall,
  'basecamp/eru-medium': eruMedium,
  'basecamp/eru-large': eruLarge,
  'basecamp/facility-management': facilityManagement,
};
