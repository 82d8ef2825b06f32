import { COMMUNITY_ENGAGEMENT } from '../sharedCommunityEngagement.ts';
import { RAPID_RESPONSE } from '../sharedServiceKinds.ts';
import { sharePointDocument } from '../sharepoint.ts';
import type { CataloguePage } from '../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'rapidResponsePersonnel',
      cards: [
        {
          title: 'roleProfiles',
          links: [
            {
              label: {
                en: 'Community Engagement and Accountability Coordinator',
                fr: 'Coordonnateur de l’engagement communautaire et de la redevabilité',
                es: 'Coordinador de participación comunitaria y rendición de cuentas',
                ar: 'منسق المشاركة المجتمعية والمساءلة',
              },
              href: sharePointDocument('EZVuH1YHpyhBmk4FqGvLjGwBzn3NrfPHQSbFJ6saNUUdeA'),
            },
            {
              label: {
                en: 'Community Engagement and Accountability Officer',
                fr: 'Chargé de l’engagement communautaire et de la redevabilité',
                es: 'Oficial de participación comunitaria y rendición de cuentas',
                ar: 'مسؤول المشاركة المجتمعية والمساءلة',
              },
              href: sharePointDocument('ES9FRfhJCYhBglzjsHm84pYBKlo6qMx-kyQILQntuTt5aw'),
            },
          ],
        },
        {
          title: 'competencyFramework',
          links: [
            {
              label: COMMUNITY_ENGAGEMENT,
              href: sharePointDocument('Edrjy2fp-NpKslCklWup1BkBI_JykrE0ouEDwoysoekCyg'),
            },
          ],
        },
      ],
    },
    {
      kind: 'serviceCards',
      cards: [
        { title: RAPID_RESPONSE, links: [{ label: COMMUNITY_ENGAGEMENT, to: 'community/rapid-response' }] },
      ],
    },
    {
      kind: 'resourceCards',
      cards: [
        {
          title: COMMUNITY_ENGAGEMENT,
          text: {
            en: 'What the IFRC’s own site says about community engagement and accountability.',
            fr: 'Ce que le site de l’IFRC dit de l’engagement communautaire et de la redevabilité.',
            es: 'Lo que el sitio de la IFRC dice sobre la participación comunitaria y la rendición de cuentas.',
            ar: 'ما يرد في موقع الاتحاد الدولي عن المشاركة المجتمعية والمساءلة.',
          },
          links: [
            {
              label: {
                en: 'Community engagement on IFRC.org',
                fr: 'L’engagement communautaire sur IFRC.org',
                es: 'La participación comunitaria en IFRC.org',
                ar: 'المشاركة المجتمعية على موقع IFRC.org',
              },
              href: 'https://www.ifrc.org/CEA',
            },
          ],
        },
        {
          title: {
            en: 'Community Engagement Hub',
            fr: 'Plateforme de l’engagement communautaire',
            es: 'Plataforma de participación comunitaria',
            ar: 'منصة المشاركة المجتمعية',
          },
          text: {
            en: 'A site on community engagement whose contents are still growing.',
            fr: 'Un site sur l’engagement communautaire dont le contenu s’enrichit encore.',
            es: 'Un sitio sobre participación comunitaria cuyo contenido sigue creciendo.',
            ar: 'موقع عن المشاركة المجتمعية لا يزال محتواه في نمو.',
          },
          links: [
            {
              label: {
                en: 'Community Engagement Hub',
                fr: 'Plateforme de l’engagement communautaire',
                es: 'Plataforma de participación comunitaria',
                ar: 'منصة المشاركة المجتمعية',
              },
              href: 'https://www.communityengagementhub.org/',
            },
          ],
        },
      ],
    },
  ],
};
