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
  OFFICE_TENT,
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
          en: '16 to 50 people.',
          fr: '16 à 50 personnes.',
          es: 'De 16 a 50 personas.',
          ar: 'من 16 إلى 50 شخصًا.',
        },
      ],
    },
    {
      kind: 'services',
      items: [
        {
          en: 'Room for 16 to 40 delegates, added four by four',
          fr: 'Place pour 16 à 40 délégués, extensible quatre par quatre',
          es: 'Espacio para 16 a 40 delegados, ampliable de cuatro en cuatro',
          ar: 'مكان لمندوبين من 16 إلى 40، يزداد أربعة أربعة',
        },
        {
          en: 'A kitchen for up to 50 delegates with three meals a day, 150 meals a day at most',
          fr: 'Une cuisine pour 50 délégués au plus, avec trois repas par jour, soit 150 repas par jour au maximum',
          es: 'Una cocina para un máximo de 50 delegados, con tres comidas al día y hasta 150 comidas diarias',
          ar: 'مطبخ لما يصل إلى 50 مندوبًا يقدم ثلاث وجبات في اليوم، بحد أقصى 150 وجبة يوميًا',
        },
        {
          en: 'Office space for up to 12 people',
          fr: 'Bureaux pour 12 personnes au plus',
          es: 'Oficinas para un máximo de 12 personas',
          ar: 'مكاتب تتسع لما يصل إلى 12 شخصًا',
        },
        {
          en: 'One meeting tent of 24 m²',
          fr: 'Une tente de réunion de 24 m²',
          es: 'Una carpa de reuniones de 24 m²',
          ar: 'خيمة اجتماعات واحدة مساحتها 24 مترًا مربعًا',
        },
        {
          en: 'Water filtration (EM1000) of up to 10,000 litres a day',
          fr: 'Filtration de l’eau (EM1000) jusqu’à 10 000 litres par jour',
          es: 'Filtración de agua (EM1000) de hasta 10.000 litros al día',
          ar: 'تنقية المياه (EM1000) حتى 10,000 لتر في اليوم',
        },
        CLEAN_WATER_10000,
        {
          en: 'Generators of 40 kW and 60 kW',
          fr: 'Groupes électrogènes de 40 kW et 60 kW',
          es: 'Generadores de 40 kW y 60 kW',
          ar: 'مولدات كهرباء بقدرة 40 و60 كيلوواط',
        },
      ],
    },
    {
      kind: 'designedFor',
      items: [
        ABOVE_FREEZING,
        {
          en: 'Places where the infrastructure is damaged, unsafe or missing, after an earthquake, a flood or a movement of population for example',
          fr: 'Lieux dont les infrastructures sont endommagées, dangereuses ou inexistantes, par exemple après un séisme, une inondation ou un mouvement de population',
          es: 'Lugares con infraestructuras dañadas, inseguras o inexistentes, por ejemplo tras un terremoto, una inundación o un movimiento de población',
          ar: 'الأماكن التي تكون بنيتها التحتية متضررة أو غير آمنة أو معدومة، كما بعد زلزال أو فيضان أو حركة سكانية',
        },
        {
          en: 'Medium and large operations in which staff should stay together for security or coordination',
          fr: 'Opérations moyennes et grandes dans lesquelles le personnel doit rester groupé pour des raisons de sécurité ou de coordination',
          es: 'Operaciones medianas y grandes en las que conviene que el personal permanezca junto por seguridad o por coordinación',
          ar: 'العمليات المتوسطة والكبيرة التي يحسن فيها بقاء الموظفين معًا لدواعي الأمن أو التنسيق',
        },
        {
          en: 'A lifespan of 6 to 10 months',
          fr: 'Une durée de vie de 6 à 10 mois',
          es: 'Una vida útil de 6 a 10 meses',
          ar: 'مدة استخدام من 6 إلى 10 أشهر',
        },
        {
          en: '0 to 25% of the equipment can be recycled',
          fr: '0 à 25 % du matériel est recyclable',
          es: 'Entre el 0 y el 25 % del equipo es reciclable',
          ar: 'يمكن إعادة تدوير ما بين 0 و25% من المعدات',
        },
      ],
    },
    {
      kind: 'personnel',
      total: {
        en: '4 to 5 people in the first team, 3 in the second',
        fr: '4 à 5 personnes dans la première équipe, 3 dans la seconde',
        es: 'De 4 a 5 personas en el primer equipo y 3 en el segundo',
        ar: 'من 4 إلى 5 أشخاص في الفريق الأول و3 في الفريق الثاني',
      },
      composition: [
        {
          en: 'First team: a team leader (assessment), 2 to 3 technicians and 1 specialist in IT and telecommunications',
          fr: 'Première équipe : un chef d’équipe (évaluation), 2 à 3 techniciens et 1 spécialiste de l’informatique et des télécommunications',
          es: 'Primer equipo: un jefe de equipo (evaluación), 2 o 3 técnicos y 1 especialista en informática y telecomunicaciones',
          ar: 'الفريق الأول: قائد فريق (التقييم) و2 إلى 3 فنيين وأخصائي واحد في تكنولوجيا المعلومات والاتصالات',
        },
        {
          en: 'Second team: a camp manager, a technician and a kitchen supervisor',
          fr: 'Seconde équipe : un gestionnaire de camp, un technicien et un responsable de cuisine',
          es: 'Segundo equipo: un gestor del campamento, un técnico y un supervisor de cocina',
          ar: 'الفريق الثاني: مدير مخيم وفني ومشرف مطبخ',
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
        OFFICE_TENT,
        HEATING_AND_COOLING,
        ELECTRICITY,
        MAINTENANCE_AND_TOOLS,
        OPERATIONAL_SUPPORT,
        TENTS,
        WATER_SANITATION_HYGIENE,
        {
          en: 'Food for 40 people for 21 days',
          fr: 'Vivres pour 40 personnes pendant 21 jours',
          es: 'Alimentos para 40 personas durante 21 días',
          ar: 'أغذية تكفي 40 شخصًا لمدة 21 يومًا',
        },
      ],
    },
    {
      kind: 'specifications',
      volume: { from: 85 },
      cost: { from: 300_000 },
      societies: ['danish', 'italian'],
    },
    { kind: 'variation', paragraphs: [MODULES_SCALE] },
  ],
};
