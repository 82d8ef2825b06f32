import { page as eru } from '../pages/logistics/eru.ts';
import { page as lpscmNs } from '../pages/logistics/lpscm-ns.ts';
import { page as section } from '../pages/logistics.ts';
import type { SectionPages } from '../types.ts';

export const pages: SectionPages = {
  logistics: section,
  'logistics/eru': eru,
  'logistics/lpscm-ns': lpscmNs,
};
