import { sharePointDocument } from '../../sharepoint.ts';
import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'overview',
      paragraphs: [
        {
          en: 'National Societies help and protect migrants whatever their status, displaced people, the communities that host them and those who are left behind. A specialist supports them when an emergency sets people on the move.',
          fr: 'Les Sociétés nationales aident et protègent les migrants quel que soit leur statut, les personnes déplacées, les communautés qui les accueillent et celles et ceux qui restent. Un spécialiste les appuie lorsqu’une urgence met des personnes sur les routes.',
          es: 'Las Sociedades Nacionales ayudan y protegen a las personas migrantes sea cual sea su situación, a las personas desplazadas, a las comunidades que las acogen y a quienes se quedan atrás. Un especialista las apoya cuando una emergencia pone a la gente en movimiento.',
          ar: 'تساعد الجمعيات الوطنية المهاجرين أيًّا كان وضعهم، والنازحين، والمجتمعات التي تستضيفهم، ومن تركوهم وراءهم، وتحميهم. ويساندها أخصائي عندما تدفع حالة طوارئ الناس إلى التنقل.',
        },
        {
          en: 'The experience comes from Cox’s Bazar, from the caravans in the Americas and from Europe.',
          fr: 'L’expérience vient de Cox’s Bazar, des caravanes dans les Amériques et de l’Europe.',
          es: 'La experiencia procede de Cox’s Bazar, de las caravanas en América y de Europa.',
          ar: 'وتأتي الخبرة من كوكس بازار ومن قوافل المهاجرين في الأمريكتين ومن أوروبا.',
        },
      ],
    },
    {
      kind: 'roleProfiles',
      links: [
        {
          label: {
            en: 'Migration and Displacement Coordinator',
            fr: 'Coordonnateur des migrations et des déplacements',
            es: 'Coordinador de migración y desplazamiento',
            ar: 'منسق الهجرة والنزوح',
          },
          href: sharePointDocument('ERx4Z-jYA-xMitizZbmbsnABWkZPy3Ivh59hXneO4XYY4Q'),
        },
      ],
    },
  ],
};
