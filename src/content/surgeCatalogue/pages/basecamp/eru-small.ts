import {
  ABOVE_FREEZING,
  ELECTRICITY,
  KITCHEN,
  MAINTENANCE_AND_TOOLS,
  OFFICE_TENT,
  WATER_SANITATION_HYGIENE,
} from '../../sharedBasecamp.ts';
import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'capacity',
      paragraphs: [
        {
          en: 'Up to 10 people.',
          fr: 'Jusqu’à 10 personnes.',
          es: 'Hasta 10 personas.',
          ar: 'حتى 10 أشخاص.',
        },
      ],
    },
    {
      kind: 'services',
      items: [
        {
          en: 'Room for 2 to 10 delegates, added two by two',
          fr: 'Place pour 2 à 10 délégués, extensible deux par deux',
          es: 'Espacio para 2 a 10 delegados, ampliable de dos en dos',
          ar: 'مكان لمندوبين من 2 إلى 10، يزداد اثنين اثنين',
        },
        {
          en: 'A very small kitchen: mostly dry bag food',
          fr: 'Une cuisine très réduite : surtout des repas lyophilisés',
          es: 'Una cocina muy reducida: sobre todo comida deshidratada',
          ar: 'مطبخ صغير جدًا: وجبات مجففة في الغالب',
        },
        {
          en: 'Office space for up to 8 people',
          fr: 'Bureaux pour 8 personnes au plus',
          es: 'Oficinas para un máximo de 8 personas',
          ar: 'مكاتب تتسع لثمانية أشخاص',
        },
        {
          en: 'Water filtration (CW200) of up to 1,200 litres a day',
          fr: 'Filtration de l’eau (CW200) jusqu’à 1 200 litres par jour',
          es: 'Filtración de agua (CW200) de hasta 1.200 litros al día',
          ar: 'تنقية المياه (CW200) حتى 1,200 لتر في اليوم',
        },
        {
          en: 'Storage of 40 litres of clean water',
          fr: 'Réserve de 40 litres d’eau propre',
          es: 'Depósito de 40 litros de agua limpia',
          ar: 'تخزين 40 لترًا من المياه النظيفة',
        },
        {
          en: 'Portable solar power: battery of 40 to 50 Ah, panels of 75 W',
          fr: 'Énergie solaire portable : batterie de 40 à 50 Ah, panneaux de 75 W',
          es: 'Energía solar portátil: batería de 40 a 50 Ah, paneles de 75 W',
          ar: 'طاقة شمسية محمولة: بطارية من 40 إلى 50 أمبير ساعة وألواح بقدرة 75 واط',
        },
      ],
    },
    {
      kind: 'designedFor',
      items: [
        ABOVE_FREEZING,
        {
          en: 'Assessment teams and small, short operations',
          fr: 'Équipes d’évaluation et petites opérations de courte durée',
          es: 'Equipos de evaluación y operaciones pequeñas y breves',
          ar: 'فرق التقييم والعمليات الصغيرة القصيرة',
        },
        {
          en: 'A lifespan of 4 to 6 weeks',
          fr: 'Une durée de vie de 4 à 6 semaines',
          es: 'Una vida útil de 4 a 6 semanas',
          ar: 'مدة استخدام من 4 إلى 6 أسابيع',
        },
        {
          en: '0 to 10% of the equipment can be recycled',
          fr: '0 à 10 % du matériel est recyclable',
          es: 'Entre el 0 y el 10 % del equipo es reciclable',
          ar: 'يمكن إعادة تدوير ما بين 0 و10% من المعدات',
        },
      ],
    },
    {
      kind: 'personnel',
      total: {
        en: '1 to 2 per camp',
        fr: '1 à 2 par camp',
        es: '1 o 2 por campamento',
        ar: 'من 1 إلى 2 لكل مخيم',
      },
    },
    {
      kind: 'components',
      items: [
        {
          en: 'Accommodation tent',
          fr: 'Tente d’hébergement',
          es: 'Carpa de alojamiento',
          ar: 'خيمة للإقامة',
        },
        { en: 'Living area', fr: 'Espace de vie', es: 'Zona de estar', ar: 'مساحة للمعيشة' },
        KITCHEN,
        OFFICE_TENT,
        ELECTRICITY,
        MAINTENANCE_AND_TOOLS,
        WATER_SANITATION_HYGIENE,
        {
          en: 'Dry food for 10 people for 7 days',
          fr: 'Vivres secs pour 10 personnes pendant 7 jours',
          es: 'Alimentos secos para 10 personas durante 7 días',
          ar: 'أغذية جافة لعشرة أشخاص لمدة 7 أيام',
        },
      ],
    },
    {
      kind: 'specifications',
      weight: { from: 450, to: 500 },
      volume: { from: 2.5 },
      cost: { from: 20_000, text: { en: 'per camp', fr: 'par camp', es: 'por campamento', ar: 'لكل مخيم' } },
      societies: ['danish', 'italian'],
    },
  ],
};
