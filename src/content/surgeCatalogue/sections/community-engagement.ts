import { page as rapidResponse } from '../pages/community/rapid-response.ts';
import { page as section } from '../pages/community-engagement.ts';
import type { SectionPages } from '../types.ts';

export const pages: SectionPages = {
  'community-engagement': section,
  'community/rapid-response': rapidResponse,
};
