import { page as eruItTelecom } from '../pages/information-technology/eru-it-telecom.ts';
import { page as section } from '../pages/information-technology.ts';
import type { SectionPages } from '../types.ts';

export const pages: SectionPages = {
  'information-technology': section,
  'information-technology/eru-it-telecom': eruItTelecom,
};
