import type { Translated } from '../translated.ts';

/** The federation's centre on livelihoods, named on the page of the sector and on that of its service. */
export const LIVELIHOODS_CENTRE: Translated = {
  en: 'IFRC Livelihoods Resource Centre',
  fr: 'Centre de ressources de l’IFRC sur les moyens d’existence',
  es: 'Centro de Recursos de Medios de Vida de la IFRC',
  ar: 'مركز موارد سبل العيش التابع للاتحاد الدولي',
};

export const LIVELIHOODS_CENTRE_ADDRESS = 'https://www.livelihoodscentre.org/';
