import { RAPID_RESPONSE } from '../sharedServiceKinds.ts';
import { sharePointDocument } from '../sharepoint.ts';
import type { CataloguePage } from '../types.ts';

export const page: CataloguePage = {
  intro: [
    {
      en: 'The IFRC can take charge of security management for any partner of the Movement where it has the capacity and where its country office meets the Minimum Security Requirements.',
      fr: 'L’IFRC peut assurer la gestion de la sécurité pour tout partenaire du Mouvement là où elle en a les moyens et où son bureau dans le pays satisfait aux exigences minimales de sécurité.',
      es: 'La IFRC puede encargarse de la gestión de la seguridad para cualquier asociado del Movimiento donde tenga la capacidad y donde su oficina en el país cumpla los requisitos mínimos de seguridad.',
      ar: 'يمكن للاتحاد الدولي أن يتولى إدارة الأمن لأي شريك من شركاء الحركة حيث تتوافر لديه القدرة وحيث يستوفي مكتبه في البلد المتطلبات الأمنية الدنيا.',
    },
    {
      en: 'There are four levels of coverage, given on request. To ask for one, get in touch with the IFRC’s regional or country office.',
      fr: 'Il existe quatre niveaux de couverture, accordés sur demande. Pour en solliciter un, adressez-vous au bureau régional de l’IFRC ou à son bureau dans le pays.',
      es: 'Hay cuatro niveles de cobertura, que se conceden previa solicitud. Para pedir uno, póngase en contacto con la oficina regional o de país de la IFRC.',
      ar: 'وثمة أربعة مستويات من التغطية تُقدَّم عند الطلب. ولطلب أحدها، اتصلوا بالمكتب الإقليمي للاتحاد الدولي أو بمكتبه القُطري.',
    },
  ],
  blocks: [
    {
      kind: 'rapidResponsePersonnel',
      cards: [
        {
          title: 'roleProfiles',
          links: [
            {
              label: {
                en: 'Security Coordinator',
                fr: 'Coordonnateur de la sécurité',
                es: 'Coordinador de seguridad',
                ar: 'منسق الأمن',
              },
              href: sharePointDocument('EfKdzU-bjxtGsCcf-d4FEQYBNrd7PpGbogU3IFxWSISX7A'),
            },
            {
              label: {
                en: 'Security Officer',
                fr: 'Chargé de la sécurité',
                es: 'Oficial de seguridad',
                ar: 'مسؤول الأمن',
              },
              href: sharePointDocument('ET_mtrUE-8BHqSGRgt302CYB8OY8rh1mYOwDmLybD3v1mg'),
            },
          ],
        },
        {
          title: 'competencyFramework',
          links: [
            {
              label: { en: 'Security', fr: 'Sécurité', es: 'Seguridad', ar: 'الأمن' },
              href: sharePointDocument('EYV496KJyh9BnYymU2B3d9kBvX_9Zo1wHkOJnynT9CTTBQ'),
            },
          ],
        },
      ],
    },
    {
      kind: 'serviceCards',
      cards: [
        {
          title: RAPID_RESPONSE,
          links: [
            {
              label: {
                en: 'Security Management',
                fr: 'Gestion de la sécurité',
                es: 'Gestión de la seguridad',
                ar: 'إدارة الأمن',
              },
              to: 'security/management',
            },
          ],
        },
      ],
    },
  ],
};
