import { page as rapidResponse } from '../pages/cash/rapid-response.ts';
import { page as section } from '../pages/cash.ts';
import type { SectionPages } from '../types.ts';

export const pages: SectionPages = {
  cash: section,
  'cash/rapid-response': rapidResponse,
};
