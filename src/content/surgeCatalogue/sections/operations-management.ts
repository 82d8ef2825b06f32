import { page as heops } from '../pages/operations-management/heops.ts';
import { page as section } from '../pages/operations-management.ts';
import type { SectionPages } from '../types.ts';

export const pages: SectionPages = {
  'operations-management': section,
  'operations-management/heops': heops,
};
