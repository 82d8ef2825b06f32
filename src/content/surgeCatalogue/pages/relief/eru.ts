import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'capacity',
      paragraphs: [
        {
          en: 'The unit helps the National Society to assess the situation, to choose and register the people to be helped, to plan distributions of food, cash and household items, emergency shelter included, and to report on them.',
          fr: 'L’unité aide la Société nationale à évaluer la situation, à choisir et à enregistrer les personnes à aider, à planifier les distributions de vivres, d’espèces et d’articles ménagers, y compris les abris d’urgence, et à en rendre compte.',
          es: 'La unidad ayuda a la Sociedad Nacional a evaluar la situación, a seleccionar y registrar a las personas que recibirán ayuda, a planificar las distribuciones de alimentos, efectivo y artículos del hogar, incluido el alojamiento de emergencia, y a informar sobre ellas.',
          ar: 'تساعد الوحدة الجمعية الوطنية على تقييم الوضع، واختيار من تُقدَّم إليهم المساعدة وتسجيلهم، والتخطيط لتوزيع الأغذية والنقود والمواد المنزلية بما فيها المأوى الطارئ، وإعداد التقارير عنها.',
        },
      ],
    },
    {
      kind: 'services',
      paragraphs: [
        {
          en: 'The unit supports the whole relief cycle:',
          fr: 'L’unité appuie l’ensemble du cycle des secours :',
          es: 'La unidad apoya todo el ciclo de socorro:',
          ar: 'تدعم الوحدة دورة الإغاثة كلها:',
        },
      ],
      items: [
        { en: 'Assessment', fr: 'Évaluation', es: 'Evaluación', ar: 'التقييم' },
        {
          en: 'Targeting and registration',
          fr: 'Ciblage et enregistrement',
          es: 'Focalización y registro',
          ar: 'الاستهداف والتسجيل',
        },
        {
          en: 'Distribution and awareness',
          fr: 'Distribution et sensibilisation',
          es: 'Distribución y sensibilización',
          ar: 'التوزيع والتوعية',
        },
        {
          en: 'Monitoring after the distribution, and reporting',
          fr: 'Suivi après la distribution et rapports',
          es: 'Seguimiento posterior a la distribución e informes',
          ar: 'الرصد بعد التوزيع وإعداد التقارير',
        },
        {
          en: 'It can be anything from staff without equipment to a full team for 4 months',
          fr: 'Elle peut aller de quelques membres du personnel sans matériel à une équipe complète pour 4 mois',
          es: 'Puede ir desde personal sin equipo hasta un equipo completo durante 4 meses',
          ar: 'ويمكن أن تتراوح بين موظفين بلا معدات وفريق كامل لمدة 4 أشهر',
        },
      ],
    },
    {
      kind: 'designedFor',
      paragraphs: [
        {
          en: 'The unit is flexible: it can be set up for one modality (help in kind, cash or emergency shelter) or for one area or hub.',
          fr: 'L’unité est souple : elle peut être organisée par modalité (aide en nature, espèces ou abris d’urgence) ou par zone ou centre.',
          es: 'La unidad es flexible: puede organizarse por modalidad (ayuda en especie, efectivo o alojamiento de emergencia) o por zona o centro.',
          ar: 'الوحدة مرنة: إذ يمكن تنظيمها بحسب طريقة المساعدة (عينية أو نقدية أو مأوى طارئ) أو بحسب المنطقة أو المركز.',
        },
      ],
    },
    {
      kind: 'personnel',
      total: {
        en: '4 people or more',
        fr: '4 personnes ou plus',
        es: '4 personas o más',
        ar: '4 أشخاص أو أكثر',
      },
      composition: [
        { en: 'Team leader', fr: 'Chef d’équipe', es: 'Jefe de equipo', ar: 'قائد الفريق' },
        {
          en: '1 or more field officers',
          fr: '1 chargé de terrain ou plus',
          es: '1 o más oficiales de terreno',
          ar: 'مسؤول ميداني واحد أو أكثر',
        },
        {
          en: 'Interface between logistics and relief',
          fr: 'Liaison entre la logistique et les secours',
          es: 'Enlace entre logística y socorro',
          ar: 'مسؤول الاتصال بين اللوجستيات والإغاثة',
        },
        {
          en: 'Interface between finance and relief',
          fr: 'Liaison entre les finances et les secours',
          es: 'Enlace entre finanzas y socorro',
          ar: 'مسؤول الاتصال بين المالية والإغاثة',
        },
        {
          en: 'In large operations, an information management officer for relief',
          fr: 'Dans les grandes opérations, un chargé de la gestion de l’information pour les secours',
          es: 'En operaciones grandes, un oficial de gestión de la información para socorro',
          ar: 'في العمليات الكبيرة، مسؤول إدارة المعلومات الخاصة بالإغاثة',
        },
      ],
      notes: [
        {
          en: 'Specialists in cash or shelter can be added.',
          fr: 'Des spécialistes des espèces ou des abris peuvent s’y ajouter.',
          es: 'Pueden sumarse especialistas en efectivo o alojamiento.',
          ar: 'ويمكن إضافة اختصاصيين في النقد أو المأوى.',
        },
      ],
    },
    {
      kind: 'components',
      labelled: [
        {
          label: {
            en: 'Relief Kit (RK)',
            fr: 'Kit de secours (RK)',
            es: 'Kit de socorro (RK)',
            ar: 'مجموعة الإغاثة (RK)',
          },
          text: {
            en: 'What is needed for registration and distribution.',
            fr: 'Le nécessaire pour l’enregistrement et la distribution.',
            es: 'Lo necesario para el registro y la distribución.',
            ar: 'ما يلزم للتسجيل والتوزيع.',
          },
        },
        {
          label: {
            en: 'Medium Life Kit (MLK)',
            fr: 'Kit de vie moyen (MLK)',
            es: 'Kit de vida mediano (MLK)',
            ar: 'مجموعة المعيشة المتوسطة (MLK)',
          },
          text: {
            en: 'What the team needs to live and work on its own.',
            fr: 'Le nécessaire pour que l’équipe vive et travaille en autonomie.',
            es: 'Lo que el equipo necesita para vivir y trabajar con autonomía.',
            ar: 'ما يحتاج إليه الفريق للعيش والعمل باستقلالية.',
          },
        },
      ],
    },
    {
      kind: 'specifications',
      weight: {
        text: {
          en: 'Relief Kit 518 kg, Medium Life Kit 1,926 kg',
          fr: 'Kit de secours 518 kg, kit de vie moyen 1 926 kg',
          es: 'Kit de socorro 518 kg, kit de vida mediano 1.926 kg',
          ar: 'مجموعة الإغاثة 518 كغ، ومجموعة المعيشة المتوسطة 1,926 كغ',
        },
      },
      volume: {
        text: {
          en: 'Relief Kit 3.49 m³, Medium Life Kit 9.5 m³',
          fr: 'Kit de secours 3,49 m³, kit de vie moyen 9,5 m³',
          es: 'Kit de socorro 3,49 m³, kit de vida mediano 9,5 m³',
          ar: 'مجموعة الإغاثة 3.49 م³، ومجموعة المعيشة المتوسطة 9.5 م³',
        },
      },
      societies: ['american', 'belgian', 'danish', 'french', 'luxembourg', 'netherlands', 'spanish'],
      providers: {
        en: 'The Belgian, Luxembourg and Netherlands Red Cross provide the unit together, as BeNeLux.',
        fr: 'Les Croix-Rouges belge, luxembourgeoise et néerlandaise fournissent l’unité ensemble, sous le nom de BeNeLux.',
        es: 'La Cruz Roja Belga, la Luxemburguesa y la Neerlandesa prestan la unidad en conjunto, como BeNeLux.',
        ar: 'ويقدم الصليب الأحمر البلجيكي واللكسمبرغي والهولندي الوحدة معًا باسم بنلوكس (BeNeLux).',
      },
      notes: [
        {
          en: 'The weights and volumes are those of the French Red Cross’s kits.',
          fr: 'Les poids et les volumes sont ceux des kits de la Croix-Rouge française.',
          es: 'Los pesos y volúmenes son los de los kits de la Cruz Roja Francesa.',
          ar: 'الأوزان والأحجام هي أوزان وأحجام مجموعات الصليب الأحمر الفرنسي.',
        },
      ],
    },
  ],
};
