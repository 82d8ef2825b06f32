import { ALL_UNDER_ONE_ROOF, MINIMUM_STANDARDS, PROTECTION_GENDER_INCLUSION } from '../sharedProtection.ts';
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
                en: 'PGI Coordinator',
                fr: 'Coordonnateur de la protection, du genre et de l’inclusion',
                es: 'Coordinador de protección, género e inclusión',
                ar: 'منسق الحماية والنوع الاجتماعي والإدماج',
              },
              href: sharePointDocument('EU4km4Q5WBFIltLi-YiN4oQBPyI_sGUoOKNL_thTbCc-BQ'),
            },
            {
              label: {
                en: 'PGI Officer',
                fr: 'Chargé de la protection, du genre et de l’inclusion',
                es: 'Oficial de protección, género e inclusión',
                ar: 'مسؤول الحماية والنوع الاجتماعي والإدماج',
              },
              href: sharePointDocument('EXAvSIocmO9HuTVxaSKchzQBajb88vIfI9_2K_Od2HN-kg'),
            },
          ],
        },
        {
          title: 'competencyFramework',
          links: [
            {
              label: PROTECTION_GENDER_INCLUSION,
              href: sharePointDocument('EbXcICqULRhBss7nNlI-YUwB0JMTv-_fqTQlUpT2H0Cr7g'),
            },
          ],
        },
      ],
    },
    {
      kind: 'serviceCards',
      cards: [{ title: RAPID_RESPONSE, links: [{ label: PROTECTION_GENDER_INCLUSION, to: 'pgi/services' }] }],
    },
    {
      kind: 'resourceCards',
      cards: [
        {
          title: {
            en: 'Minimum standard commitments',
            fr: 'Engagements relatifs aux normes minimales',
            es: 'Compromisos sobre normas mínimas',
            ar: 'الالتزامات المتعلقة بالمعايير الدنيا',
          },
          text: {
            en: 'What emergency programmes commit to with regard to gender and diversity.',
            fr: 'Ce à quoi les programmes d’urgence s’engagent en matière de genre et de diversité.',
            es: 'Aquello a lo que se comprometen los programas de emergencia en materia de género y diversidad.',
            ar: 'ما تلتزم به برامج الطوارئ فيما يخص النوع الاجتماعي والتنوع.',
          },
          links: [
            {
              label: MINIMUM_STANDARDS,
              href: 'https://www.ifrc.org/document/minimum-standards-pgi-emergencies',
            },
          ],
        },
        {
          title: ALL_UNDER_ONE_ROOF,
          text: {
            en: 'How to plan shelter and settlements that include people with disabilities.',
            fr: 'Comment prévoir des abris et des établissements humains qui incluent les personnes handicapées.',
            es: 'Cómo planificar alojamientos y asentamientos que incluyan a las personas con discapacidad.',
            ar: 'كيفية التخطيط لمآوٍ ومستوطنات بشرية تشمل الأشخاص ذوي الإعاقة.',
          },
          links: [{ label: ALL_UNDER_ONE_ROOF, href: 'https://www.ifrc.org/media/48958' }],
        },
      ],
    },
  ],
};
