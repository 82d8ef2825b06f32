import {
  EQUIPMENT_COST,
  IN_HOLD_BAGGAGE,
  LIGHT_UNIT_DISASTERS,
  REMOTE_BACKSTOPPING,
} from '../../sharedWash.ts';
import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'capacity',
      paragraphs: [
        {
          en: 'A light water unit, which runs a programme of water treatment in households with hygiene promotion and safe storage. It works alone for up to 4 months, with rotations each month, or with other units, or as their exit strategy.',
          fr: 'Une unité légère, qui mène un programme de traitement de l’eau à domicile avec promotion de l’hygiène et stockage sûr. Elle travaille seule pendant 4 mois au plus, avec des rotations mensuelles, ou avec d’autres unités, ou comme stratégie de sortie de celles-ci.',
          es: 'Una unidad ligera de agua, que lleva a cabo un programa de tratamiento de agua en los hogares con promoción de la higiene y almacenamiento seguro. Trabaja sola hasta 4 meses, con rotaciones mensuales, o con otras unidades, o como estrategia de salida de estas.',
          ar: 'وحدة مياه خفيفة تنفذ برنامجًا لمعالجة المياه في المنازل مع التوعية بالنظافة الصحية والتخزين المأمون. وتعمل منفردةً مدة تصل إلى 4 أشهر بتناوب شهري، أو مع وحدات أخرى، أو بوصفها استراتيجية خروج لها.',
        },
        {
          en: 'The number of people served is not fixed. At the start the unit reaches at least 1,000 families in the first month.',
          fr: 'Le nombre de personnes desservies n’est pas fixé. Au démarrage, l’unité atteint au moins 1 000 familles le premier mois.',
          es: 'El número de personas atendidas no es fijo. Al comienzo, la unidad llega al menos a 1.000 familias en el primer mes.',
          ar: 'وعدد المستفيدين غير محدد. وتصل الوحدة عند انطلاقها إلى 1,000 أسرة على الأقل في الشهر الأول.',
        },
      ],
    },
    {
      kind: 'services',
      paragraphs: [
        {
          en: 'The service grows with the need. It covers:',
          fr: 'Le service s’étend selon les besoins. Il comprend :',
          es: 'El servicio crece con la necesidad. Abarca:',
          ar: 'يتوسع نطاق الخدمة بحسب الحاجة. وتشمل ما يلي:',
        },
      ],
      items: [
        {
          en: 'Assessment of the water in households: storage, habits, the law and the market',
          fr: 'Évaluation de l’eau dans les ménages : stockage, habitudes, législation et marché',
          es: 'Evaluación del agua en los hogares: almacenamiento, hábitos, legislación y mercado',
          ar: 'تقييم المياه في المنازل: التخزين والعادات والقوانين والسوق',
        },
        {
          en: 'Selection of the people to be helped',
          fr: 'Sélection des personnes à aider',
          es: 'Selección de las personas que recibirán ayuda',
          ar: 'اختيار من تُقدَّم إليهم المساعدة',
        },
        {
          en: 'A plan, with monitoring and reporting',
          fr: 'Un plan, avec suivi et rapports',
          es: 'Un plan, con seguimiento e informes',
          ar: 'خطة مع الرصد وإعداد التقارير',
        },
        {
          en: 'Choice of the water treatment, training and distribution',
          fr: 'Choix du traitement de l’eau, formation et distribution',
          es: 'Elección del tratamiento del agua, capacitación y distribución',
          ar: 'اختيار طريقة معالجة المياه والتدريب والتوزيع',
        },
        {
          en: 'Hygiene promotion',
          fr: 'Promotion de l’hygiène',
          es: 'Promoción de la higiene',
          ar: 'التوعية بالنظافة الصحية',
        },
        {
          en: 'Safe water for institutions and communal places',
          fr: 'Eau salubre pour les institutions et les lieux collectifs',
          es: 'Agua segura para instituciones y lugares comunitarios',
          ar: 'مياه مأمونة للمؤسسات والأماكن المشتركة',
        },
      ],
    },
    {
      kind: 'designedFor',
      items: [
        LIGHT_UNIT_DISASTERS,
        {
          en: 'Use alone, beside other units (M15, M40, WSR, health) or after them',
          fr: 'Utilisation seule, à côté d’autres unités (M15, M40, WSR, santé) ou à leur suite',
          es: 'Uso por sí sola, junto a otras unidades (M15, M40, WSR, salud) o después de ellas',
          ar: 'الاستخدام منفردةً أو إلى جانب وحدات أخرى (M15 وM40 وWSR ووحدات الصحة) أو بعدها',
        },
      ],
    },
    {
      kind: 'personnel',
      total: {
        en: '1 to 6 people',
        fr: '1 à 6 personnes',
        es: 'De 1 a 6 personas',
        ar: 'من شخص واحد إلى 6 أشخاص',
      },
      composition: [
        {
          en: 'Team leader, who also leads the assessment',
          fr: 'Chef d’équipe, également chargé de l’évaluation',
          es: 'Jefe de equipo, encargado también de la evaluación',
          ar: 'قائد الفريق، وهو مكلف أيضًا بالتقييم',
        },
        {
          en: 'Water quality specialist',
          fr: 'Spécialiste de la qualité de l’eau',
          es: 'Especialista en calidad del agua',
          ar: 'اختصاصي في جودة المياه',
        },
        {
          en: 'Specialist in mobilisation and hygiene',
          fr: 'Spécialiste de la mobilisation et de l’hygiène',
          es: 'Especialista en movilización e higiene',
          ar: 'اختصاصي في التعبئة والنظافة الصحية',
        },
        {
          en: 'Distribution specialist',
          fr: 'Spécialiste de la distribution',
          es: 'Especialista en distribución',
          ar: 'اختصاصي في التوزيع',
        },
        {
          en: 'Officer for administration, logistics and contracting',
          fr: 'Chargé de l’administration, de la logistique et des contrats',
          es: 'Oficial de administración, logística y contratación',
          ar: 'مسؤول الشؤون الإدارية واللوجستيات والتعاقد',
        },
        {
          en: 'Specialist in markets and cash',
          fr: 'Spécialiste des marchés et des espèces',
          es: 'Especialista en mercados y efectivo',
          ar: 'اختصاصي في الأسواق والنقد',
        },
      ],
    },
    {
      kind: 'components',
      items: [
        {
          en: 'Water testing kit',
          fr: 'Kit d’analyse de l’eau',
          es: 'Kit de análisis de agua',
          ar: 'مجموعة لفحص المياه',
        },
        {
          en: 'Samples of treatment products',
          fr: 'Échantillons de produits de traitement',
          es: 'Muestras de productos de tratamiento',
          ar: 'عينات من مواد المعالجة',
        },
        {
          en: 'Items for distribution and storage',
          fr: 'Articles de distribution et de stockage',
          es: 'Artículos de distribución y almacenamiento',
          ar: 'مواد للتوزيع والتخزين',
        },
        {
          en: 'Hygiene promotion box A',
          fr: 'Caisse A de promotion de l’hygiène',
          es: 'Caja A de promoción de la higiene',
          ar: 'صندوق التوعية بالنظافة الصحية (A)',
        },
        {
          en: 'Personal equipment, protective equipment and tools',
          fr: 'Équipement personnel, équipement de protection et outils',
          es: 'Equipo personal, equipo de protección y herramientas',
          ar: 'معدات شخصية ومعدات وقاية وأدوات',
        },
        {
          en: 'If they are needed, vehicles and living quarters with an office',
          fr: 'Si nécessaire, des véhicules et un lieu de vie avec bureau',
          es: 'Si hacen falta, vehículos y una zona de vida con oficina',
          ar: 'مركبات ومكان للمعيشة مع مكتب عند الحاجة',
        },
        {
          en: 'An advance of cash',
          fr: 'Une avance en espèces',
          es: 'Un anticipo de efectivo',
          ar: 'سلفة نقدية',
        },
        REMOTE_BACKSTOPPING,
      ],
    },
    {
      kind: 'specifications',
      weight: IN_HOLD_BAGGAGE,
      volume: IN_HOLD_BAGGAGE,
      cost: EQUIPMENT_COST,
      societies: ['spanish'],
    },
    {
      kind: 'resources',
      paragraphs: [
        {
          en: 'The Spanish Red Cross has a guide and standard operating procedures for this module; ask the surge desk for them.',
          fr: 'La Croix-Rouge espagnole dispose d’un guide et de procédures opérationnelles permanentes pour ce module ; demandez-les au bureau des renforts.',
          es: 'La Cruz Roja Española cuenta con una guía y procedimientos operativos estándar para este módulo; solicítelos a la oficina de refuerzos.',
          ar: 'لدى الصليب الأحمر الإسباني دليل وإجراءات تشغيل موحدة لهذه الوحدة؛ ويمكن طلبها من مكتب الدعم الطارئ.',
        },
      ],
    },
  ],
};
