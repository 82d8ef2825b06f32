import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'capacity',
      paragraphs: [
        {
          en: 'The unit runs logistics in the field: it receives relief goods, clears them through customs, stores them and sends them out for distribution. It does the same for Emergency Response Units that arrive.',
          fr: 'L’unité assure la logistique sur le terrain : elle réceptionne les secours matériels, les dédouane, les entrepose et les expédie en vue de leur distribution. Elle fait de même pour les unités d’intervention d’urgence qui arrivent.',
          es: 'La unidad lleva la logística sobre el terreno: recibe los bienes de socorro, los despacha en la aduana, los almacena y los envía para su distribución. Hace lo mismo con las unidades de respuesta a emergencias que llegan.',
          ar: 'تدير الوحدة الأعمال اللوجستية في الميدان: فهي تستلم مواد الإغاثة وتنجز تخليصها الجمركي وتخزنها وترسلها للتوزيع. وتقوم بالأمر نفسه لوحدات الاستجابة للطوارئ القادمة.',
        },
      ],
    },
    {
      kind: 'services',
      items: [
        {
          en: 'Mobilisation of goods: customs, air operations and the supply chain',
          fr: 'Mobilisation des marchandises : douane, opérations aériennes et chaîne d’approvisionnement',
          es: 'Movilización de bienes: aduana, operaciones aéreas y cadena de suministro',
          ar: 'تعبئة السلع: الجمارك والعمليات الجوية وسلسلة الإمداد',
        },
        {
          en: 'Management of the vehicle fleet',
          fr: 'Gestion du parc de véhicules',
          es: 'Gestión de la flota de vehículos',
          ar: 'إدارة أسطول المركبات',
        },
        {
          en: 'Warehousing and handling of goods',
          fr: 'Entreposage et manutention des marchandises',
          es: 'Almacenamiento y manejo de los bienes',
          ar: 'تخزين السلع ومناولتها',
        },
      ],
    },
    {
      kind: 'personnel',
      total: { en: '4 to 7 people', fr: '4 à 7 personnes', es: 'De 4 a 7 personas', ar: 'من 4 إلى 7 أشخاص' },
      composition: [
        { en: '1 team leader', fr: '1 chef d’équipe', es: '1 jefe de equipo', ar: 'قائد فريق واحد' },
        {
          en: '1 or 2 for supply chain administration',
          fr: '1 ou 2 personnes pour l’administration de la chaîne d’approvisionnement',
          es: '1 o 2 personas para la administración de la cadena de suministro',
          ar: 'شخص أو شخصان للشؤون الإدارية لسلسلة الإمداد',
        },
        {
          en: '1 for air operations',
          fr: '1 personne pour les opérations aériennes',
          es: '1 persona para las operaciones aéreas',
          ar: 'شخص واحد للعمليات الجوية',
        },
        {
          en: '1 to 3 for the warehouse and transport',
          fr: '1 à 3 personnes pour l’entrepôt et le transport',
          es: 'De 1 a 3 personas para el almacén y el transporte',
          ar: 'من شخص إلى 3 أشخاص للمستودع والنقل',
        },
      ],
    },
    {
      kind: 'components',
      items: [
        {
          en: 'Office furniture for 4 people',
          fr: 'Mobilier de bureau pour 4 personnes',
          es: 'Mobiliario de oficina para 4 personas',
          ar: 'أثاث مكتبي لأربعة أشخاص',
        },
        {
          en: 'ERU administration starter kit: 1 office for 3 to 5 people',
          fr: 'Kit administratif de démarrage de l’ERU : 1 bureau pour 3 à 5 personnes',
          es: 'Kit administrativo inicial de la ERU: 1 oficina para 3 a 5 personas',
          ar: 'مجموعة المستلزمات الإدارية الأولية للوحدة: مكتب واحد لعدد من 3 إلى 5 أشخاص',
        },
        {
          en: 'Generators of 3, 6 and 9 kW',
          fr: 'Groupes électrogènes de 3, 6 et 9 kW',
          es: 'Generadores de 3, 6 y 9 kW',
          ar: 'مولدات كهرباء بقدرة 3 و6 و9 كيلوواط',
        },
        {
          en: 'Lighting: 6 lamps of 500 W',
          fr: 'Éclairage : 6 projecteurs de 500 W',
          es: 'Iluminación: 6 focos de 500 W',
          ar: 'إنارة: 6 مصابيح بقدرة 500 واط',
        },
        {
          en: '4×4 vehicles: pick-up and station wagon',
          fr: 'Véhicules 4×4 : pick-up et break',
          es: 'Vehículos 4×4: camioneta y familiar',
          ar: 'مركبات دفع رباعي: شاحنة صغيرة وسيارة ستيشن',
        },
        {
          en: 'Field kit for 4 people for 10 days',
          fr: 'Kit de terrain pour 4 personnes pendant 10 jours',
          es: 'Kit de terreno para 4 personas durante 10 días',
          ar: 'مستلزمات ميدانية لأربعة أشخاص لمدة 10 أيام',
        },
        {
          en: 'Communication kit for the team',
          fr: 'Kit de communication pour l’équipe',
          es: 'Kit de comunicación para el equipo',
          ar: 'معدات اتصال للفريق',
        },
      ],
    },
    {
      kind: 'specifications',
      weight: { from: 10_000 },
      volume: { from: 100 },
      cost: { from: 120_000 },
      societies: ['british', 'danish', 'finnish', 'spanish', 'swiss'],
      notes: [
        {
          en: 'Weight and volume include two Land Cruisers and one 4×4 forklift.',
          fr: 'Le poids et le volume comprennent deux Land Cruiser et un chariot élévateur 4×4.',
          es: 'El peso y el volumen incluyen dos Land Cruiser y una carretilla elevadora 4×4.',
          ar: 'يشمل الوزن والحجم سيارتي لاند كروزر ورافعة شوكية واحدة رباعية الدفع.',
        },
      ],
    },
  ],
};
