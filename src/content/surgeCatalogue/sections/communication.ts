import { page as cert1 } from '../pages/communication/cert-1.ts';
import { page as cert2 } from '../pages/communication/cert-2.ts';
import { page as cert3 } from '../pages/communication/cert-3.ts';
import { page as section } from '../pages/communication.ts';
import type { SectionPages } from '../types.ts';

export const pages: SectionPages = {
  communication: section,
  'communication/cert-1': cert1,
  'communication/cert-2': cert2,
  'communication/cert-3': cert3,
};
