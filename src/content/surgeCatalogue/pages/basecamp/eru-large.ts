import {
  ABOVE_FREEZING,
  ACCOMMODATION,
  CLEAN_WATER_10000,
  ELECTRICITY,
  HEATING_AND_COOLING,
  KITCHEN,
  LAUNDRY,
  LOCAL_STAFF,
  MAINTENANCE_AND_TOOLS,
  MODULES_SCALE,
  OPERATIONAL_SUPPORT,
  TENTS,
  WATER_SANITATION_HYGIENE,
} from '../../sharedBasecamp.ts';
import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'capacity',
      paragraphs: [
        {
          en: '60 to 100 people.',
          fr: '60 à 100 personnes.',
          es: 'De 60 a 100 personas.',
          ar: 'من 60 إلى 100 شخص.',
        },
      ],
    },
    {
      kind: 'services',
      items: [
        {
          en: 'Room for 60 to 100 delegates, added four by four',
          fr: 'Place pour 60 à 100 délégués, extensible quatre par quatre',
          es: 'Espacio para 60 a 100 delegados, ampliable de cuatro en cuatro',
          ar: 'مكان لمندوبين من 60 إلى 100، يزداد أربعة أربعة',
        },
        {
          en: 'A kitchen for up to 200 people with three meals a day, 600 meals a day at most',
          fr: 'Une cuisine pour 200 personnes au plus, avec trois repas par jour, soit 600 repas par jour au maximum',
          es: 'Una cocina para un máximo de 200 personas, con tres comidas al día y hasta 600 comidas diarias',
          ar: 'مطبخ لما يصل إلى 200 شخص يقدم ثلاث وجبات في اليوم، بحد أقصى 600 وجبة يوميًا',
        },
        {
          en: 'Office space for up to 42 people',
          fr: 'Bureaux pour 42 personnes au plus',
          es: 'Oficinas para un máximo de 42 personas',
          ar: 'مكاتب تتسع لما يصل إلى 42 شخصًا',
        },
        {
          en: 'Meeting facilities',
          fr: 'Espaces de réunion',
          es: 'Espacios para reuniones',
          ar: 'مرافق للاجتماعات',
        },
        {
          en: 'Ultrafiltration and ultraviolet treatment of up to 15,000 litres of water a day',
          fr: 'Ultrafiltration et traitement aux ultraviolets jusqu’à 15 000 litres d’eau par jour',
          es: 'Ultrafiltración y tratamiento con luz ultravioleta de hasta 15.000 litros de agua al día',
          ar: 'ترشيح فائق ومعالجة بالأشعة فوق البنفسجية لما يصل إلى 15,000 لتر من المياه في اليوم',
        },
        CLEAN_WATER_10000,
        {
          en: 'Generators of 60 kW and 80 kW',
          fr: 'Groupes électrogènes de 60 kW et 80 kW',
          es: 'Generadores de 60 kW y 80 kW',
          ar: 'مولدات كهرباء بقدرة 60 و80 كيلوواط',
        },
      ],
    },
    {
      kind: 'designedFor',
      items: [
        ABOVE_FREEZING,
        {
          en: 'Places where the infrastructure is damaged, unsafe or missing',
          fr: 'Lieux dont les infrastructures sont endommagées, dangereuses ou inexistantes',
          es: 'Lugares con infraestructuras dañadas, inseguras o inexistentes',
          ar: 'الأماكن التي تكون بنيتها التحتية متضررة أو غير آمنة أو معدومة',
        },
        {
          en: 'Large operations in which staff should stay together',
          fr: 'Grandes opérations dans lesquelles le personnel doit rester groupé',
          es: 'Operaciones grandes en las que conviene que el personal permanezca junto',
          ar: 'العمليات الكبيرة التي يحسن فيها بقاء الموظفين معًا',
        },
        {
          en: 'A lifespan of more than 12 months',
          fr: 'Une durée de vie de plus de 12 mois',
          es: 'Una vida útil de más de 12 meses',
          ar: 'مدة استخدام تزيد على 12 شهرًا',
        },
        {
          en: '0 to 70% of the equipment can be recycled',
          fr: '0 à 70 % du matériel est recyclable',
          es: 'Entre el 0 y el 70 % del equipo es reciclable',
          ar: 'يمكن إعادة تدوير ما بين 0 و70% من المعدات',
        },
      ],
    },
    {
      kind: 'personnel',
      total: {
        en: '5 people in the first team, 3 to 4 in the second',
        fr: '5 personnes dans la première équipe, 3 à 4 dans la seconde',
        es: '5 personas en el primer equipo y de 3 a 4 en el segundo',
        ar: '5 أشخاص في الفريق الأول ومن 3 إلى 4 في الفريق الثاني',
      },
      composition: [
        {
          en: 'First team: a team leader (assessment), 3 technicians and 1 specialist in IT and telecommunications',
          fr: 'Première équipe : un chef d’équipe (évaluation), 3 techniciens et 1 spécialiste de l’informatique et des télécommunications',
          es: 'Primer equipo: un jefe de equipo (evaluación), 3 técnicos y 1 especialista en informática y telecomunicaciones',
          ar: 'الفريق الأول: قائد فريق (التقييم) و3 فنيين وأخصائي واحد في تكنولوجيا المعلومات والاتصالات',
        },
        {
          en: 'Second team: a camp manager, a technician, a kitchen supervisor and, if needed, a cook',
          fr: 'Seconde équipe : un gestionnaire de camp, un technicien, un responsable de cuisine et, au besoin, un cuisinier',
          es: 'Segundo equipo: un gestor del campamento, un técnico, un supervisor de cocina y, si hace falta, un cocinero',
          ar: 'الفريق الثاني: مدير مخيم وفني ومشرف مطبخ، وطاهٍ عند الحاجة',
        },
      ],
      notes: [LOCAL_STAFF],
    },
    {
      kind: 'components',
      items: [
        ACCOMMODATION,
        LAUNDRY,
        KITCHEN,
        { en: 'Leisure', fr: 'Loisirs', es: 'Ocio', ar: 'الترفيه' },
        { en: 'Office', fr: 'Bureaux', es: 'Oficina', ar: 'المكاتب' },
        HEATING_AND_COOLING,
        ELECTRICITY,
        MAINTENANCE_AND_TOOLS,
        OPERATIONAL_SUPPORT,
        TENTS,
        WATER_SANITATION_HYGIENE,
      ],
    },
    {
      kind: 'specifications',
      volume: { from: 200 },
      cost: { from: 1_000_000 },
      societies: ['danish', 'italian'],
    },
    { kind: 'variation', paragraphs: [MODULES_SCALE] },
  ],
};
