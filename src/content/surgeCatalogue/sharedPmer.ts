import type { Translated } from '../translated.ts';
import { sharePointDocument } from './sharepoint.ts';
import type { CatalogueLink } from './types.ts';

/** Role profiles that both the sector's page and those of its services refer to. */
export const PMER_ROLE_PROFILES: readonly CatalogueLink[] = [
  {
    label: {
      en: 'PMER Coordinator',
      fr: 'Coordonnateur PMER',
      es: 'Coordinador de PMER',
      ar: 'منسق التخطيط والرصد والتقييم وإعداد التقارير',
    },
    href: sharePointDocument('EagyYJ2dxJtJodnkN7u-KGABUEDjjQR8iGbFP3_BNl3Fgw'),
  },
  {
    label: {
      en: 'PMER Officer',
      fr: 'Chargé PMER',
      es: 'Oficial de PMER',
      ar: 'مسؤول التخطيط والرصد والتقييم وإعداد التقارير',
    },
    href: sharePointDocument('ESQt4ETNFoJKlgdxpZsN-0ABhzfPBsBZzWHGnn1Cl923JA'),
  },
];

/** Who provides the services of the sector. */
export const SEVERAL_SOCIETIES: Translated = {
  en: 'Several National Societies provide this service.',
  fr: 'Plusieurs Sociétés nationales fournissent ce service.',
  es: 'Varias Sociedades Nacionales prestan este servicio.',
  ar: 'تقدم هذه الخدمة عدة جمعيات وطنية.',
};
