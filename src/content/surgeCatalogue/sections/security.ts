import { page as management } from '../pages/security/management.ts';
import { page as section } from '../pages/security.ts';
import type { SectionPages } from '../types.ts';

export const pages: SectionPages = {
  security: section,
  'security/management': management,
};
