import { COORDINATION_TEAM, TECHNICAL_TEAM } from '../sharedShelter.ts';
import { sharePointDocument } from '../sharepoint.ts';
import type { CataloguePage } from '../types.ts';

export const page: CataloguePage = {
  intro: [
    {
      en: 'A network of experts in shelter and settlements, sent alone or as a team, stands ready for National Societies: to develop, coordinate and carry out the shelter part of a response.',
      fr: 'Un réseau d’experts des abris et des établissements humains, envoyés seuls ou en équipe, est à la disposition des Sociétés nationales pour concevoir, coordonner et mettre en œuvre le volet abris d’une réponse.',
      es: 'Una red de expertos en alojamiento y asentamientos, enviados solos o en equipo, está a disposición de las Sociedades Nacionales para desarrollar, coordinar y ejecutar la parte de alojamiento de una respuesta.',
      ar: 'توضع في خدمة الجمعيات الوطنية شبكة من الخبراء في المأوى والمستوطنات البشرية، يوفدون أفرادًا أو فرقًا، من أجل وضع الشق الخاص بالمأوى من الاستجابة وتنسيقه وتنفيذه.',
    },
    {
      en: 'The network also supports coordination between agencies, so that they receive the core services of a cluster, in support of the government.',
      fr: 'Le réseau appuie aussi la coordination entre les organisations, afin qu’elles bénéficient des services essentiels d’un groupe sectoriel, en soutien au gouvernement.',
      es: 'La red también apoya la coordinación entre organismos, para que reciban los servicios básicos de un grupo sectorial, en apoyo al gobierno.',
      ar: 'وتدعم الشبكة أيضًا التنسيق بين الوكالات لكي تحصل على الخدمات الأساسية التي تقدمها المجموعة القطاعية، دعمًا للحكومة.',
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
                en: 'Shelter Programme Coordination',
                fr: 'Coordination du programme d’abris',
                es: 'Coordinación del programa de alojamiento',
                ar: 'تنسيق برنامج المأوى',
              },
              href: sharePointDocument('EYHx8KJbzVxIqAwtECnKMFcBNXyLPfKyn73kN1mTPBCKJQ'),
            },
            {
              label: {
                en: 'Shelter Programme Team Leader',
                fr: 'Chef d’équipe du programme d’abris',
                es: 'Jefe de equipo del programa de alojamiento',
                ar: 'قائد فريق برنامج المأوى',
              },
              href: sharePointDocument('EY7PPODOBZtPjywd_TVgFEcBmd3r0IAQj-6FKEz4tO00zA'),
            },
            {
              label: {
                en: 'Shelter Programme Technical Officer',
                fr: 'Chargé technique du programme d’abris',
                es: 'Oficial técnico del programa de alojamiento',
                ar: 'المسؤول التقني لبرنامج المأوى',
              },
              href: sharePointDocument('EUBrQE-_aatMvfUaBR69XWMBMuR6n3YEFoUgyhbsOayvhQ'),
            },
            {
              label: {
                en: 'Shelter Cluster Coordinator',
                fr: 'Coordonnateur du groupe sectoriel des abris',
                es: 'Coordinador del grupo sectorial de alojamiento',
                ar: 'منسق مجموعة المأوى',
              },
              href: sharePointDocument('EXP0VQ7Tpn1Er_QH8bOk-IYBdqlK7oVvx470Vi9v-7YNAg'),
            },
          ],
        },
        {
          title: 'competencyFramework',
          links: [
            {
              label: {
                en: 'Shelter and Settlements',
                fr: 'Abris et établissements humains',
                es: 'Alojamiento y asentamientos',
                ar: 'المأوى والمستوطنات البشرية',
              },
              // The only document known for it, and the same as the cluster coordinator's.
              href: sharePointDocument('EXP0VQ7Tpn1Er_QH8bOk-IYBdqlK7oVvx470Vi9v-7YNAg'),
            },
          ],
        },
      ],
    },
    {
      kind: 'serviceCards',
      cards: [
        {
          title: {
            en: 'Shelter surge coordination (cluster approach)',
            fr: 'Renfort à la coordination des abris (approche sectorielle)',
            es: 'Refuerzo de la coordinación de alojamiento (enfoque de grupos sectoriales)',
            ar: 'الدعم الطارئ لتنسيق المأوى (نهج المجموعات القطاعية)',
          },
          links: [{ label: COORDINATION_TEAM, to: 'shelter/coordinator-team' }],
        },
        {
          title: {
            en: 'Shelter programming (response of the operation)',
            fr: 'Programmes d’abris (réponse de l’opération)',
            es: 'Programas de alojamiento (respuesta de la operación)',
            ar: 'برامج المأوى (استجابة العملية)',
          },
          links: [{ label: TECHNICAL_TEAM, to: 'shelter/technical-team' }],
        },
      ],
    },
  ],
};
