import { page as services } from '../pages/livelihood/services.ts';
import { page as section } from '../pages/livelihood.ts';
import type { SectionPages } from '../types.ts';

export const pages: SectionPages = {
  livelihood: section,
  'livelihood/services': services,
};
