import { page as services } from '../pages/pgi/services.ts';
import { page as section } from '../pages/pgi.ts';
import type { SectionPages } from '../types.ts';

export const pages: SectionPages = {
  pgi: section,
  'pgi/services': services,
};
