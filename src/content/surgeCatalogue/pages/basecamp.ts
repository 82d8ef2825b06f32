import { BASECAMP_LARGE, BASECAMP_MEDIUM, BASECAMP_SMALL, FACILITY_MANAGEMENT } from '../sharedBasecamp.ts';
import type { CataloguePage } from '../types.ts';

export const page: CataloguePage = {
  intro: [
    {
      en: 'A base camp is a place to live and work for Red Cross and Red Crescent staff, of the host National Society and of the IFRC, where there is no such place: tents for hot or cold climates, toilets, hot showers, a kitchen, room for rest, offices, administration and coordination.',
      fr: 'Un camp de base offre un lieu de vie et de travail au personnel de la Croix-Rouge et du Croissant-Rouge, celui de la Société nationale hôte comme celui de l’IFRC, là où il n’en existe pas : tentes pour climats chauds ou froids, toilettes, douches chaudes, cuisine, espaces de détente, bureaux, administration et coordination.',
      es: 'Un campamento base ofrece un lugar para vivir y trabajar al personal de la Cruz Roja y de la Media Luna Roja, tanto de la Sociedad Nacional anfitriona como de la IFRC, donde no lo hay: carpas para climas cálidos o fríos, baños, duchas de agua caliente, cocina, zonas de descanso, oficinas, administración y coordinación.',
      ar: 'المخيم الأساسي مكان للعيش والعمل لموظفي الصليب الأحمر والهلال الأحمر، من الجمعية الوطنية المضيفة ومن الاتحاد الدولي، حيث لا يوجد مثل هذا المكان: خيام للمناخ الحار أو البارد ودورات مياه وحمامات بالماء الساخن ومطبخ وأماكن للاستراحة ومكاتب وخدمات للإدارة والتنسيق.',
    },
  ],
  blocks: [
    {
      kind: 'serviceCards',
      cards: [
        {
          title: BASECAMP_SMALL,
          text: {
            en: 'For up to 10 people.',
            fr: 'Pour 10 personnes au plus.',
            es: 'Para un máximo de 10 personas.',
            ar: 'لما يصل إلى 10 أشخاص.',
          },
          links: [{ label: BASECAMP_SMALL, to: 'basecamp/eru-small' }],
        },
        {
          title: BASECAMP_MEDIUM,
          text: {
            en: 'For 16 to 50 people.',
            fr: 'Pour 16 à 50 personnes.',
            es: 'Para 16 a 50 personas.',
            ar: 'لما بين 16 و50 شخصًا.',
          },
          links: [{ label: BASECAMP_MEDIUM, to: 'basecamp/eru-medium' }],
        },
        {
          title: BASECAMP_LARGE,
          text: {
            en: 'For 60 to 100 people.',
            fr: 'Pour 60 à 100 personnes.',
            es: 'Para 60 a 100 personas.',
            ar: 'لما بين 60 و100 شخص.',
          },
          links: [{ label: BASECAMP_LARGE, to: 'basecamp/eru-large' }],
        },
        {
          title: FACILITY_MANAGEMENT,
          text: {
            en: 'Everything that running a facility needs.',
            fr: 'Tout ce qu’exige le fonctionnement d’une installation.',
            es: 'Todo lo que exige el funcionamiento de una instalación.',
            ar: 'كل ما يتطلبه تشغيل مرفق من المرافق.',
          },
          links: [{ label: FACILITY_MANAGEMENT, to: 'basecamp/facility-management' }],
        },
      ],
    },
  ],
};
