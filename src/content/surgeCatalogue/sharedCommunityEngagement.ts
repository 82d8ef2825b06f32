import type { Translated } from '../translated.ts';

/** The name of the sector, the service and the page about it. */
export const COMMUNITY_ENGAGEMENT: Translated = {
  en: 'Community Engagement and Accountability (CEA)',
  fr: 'Engagement communautaire et redevabilité (CEA)',
  es: 'Participación comunitaria y rendición de cuentas (CEA)',
  ar: 'المشاركة المجتمعية والمساءلة (CEA)',
};
