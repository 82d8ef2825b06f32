import { page as section } from '../pages/overview.ts';
import type { SectionPages } from '../types.ts';

export const pages: SectionPages = {
  overview: section,
};
