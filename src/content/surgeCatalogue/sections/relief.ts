import { page as eru } from '../pages/relief/eru.ts';
import { page as section } from '../pages/relief.ts';
import type { SectionPages } from '../types.ts';

export const pages: SectionPages = {
  relief: section,
  'relief/eru': eru,
};
