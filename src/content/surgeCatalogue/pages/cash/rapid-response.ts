import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'capacity',
      paragraphs: [
        {
          en: 'Specialists help the host National Society with the feasibility of cash, the assessment of markets, the choice and the contract of a financial service provider, payments, the management of data and reporting.',
          fr: 'Des spécialistes aident la Société nationale hôte pour la faisabilité des transferts d’espèces, l’évaluation des marchés, le choix du prestataire de services financiers et le contrat avec lui, les versements, la gestion des données et les rapports.',
          es: 'Especialistas ayudan a la Sociedad Nacional anfitriona con la viabilidad del efectivo, la evaluación de los mercados, la elección y el contrato del proveedor de servicios financieros, los pagos, la gestión de los datos y los informes.',
          ar: 'يساعد أخصائيون الجمعية الوطنية المضيفة في دراسة جدوى المساعدة النقدية وتقييم الأسواق واختيار مقدم الخدمات المالية والتعاقد معه وصرف المبالغ وإدارة البيانات وإعداد التقارير.',
        },
        {
          en: 'There are three profiles (coordinator, officer, information management officer), filled from a roster that the cash team in Geneva keeps.',
          fr: 'Il existe trois profils (coordonnateur, chargé, chargé de la gestion de l’information), pourvus à partir d’un fichier de spécialistes tenu par l’équipe des transferts d’espèces à Genève.',
          es: 'Hay tres perfiles (coordinador, oficial y oficial de gestión de la información), que se cubren con un registro de especialistas que mantiene el equipo de efectivo de Ginebra.',
          ar: 'وثمة ثلاثة أدوار (منسق ومسؤول ومسؤول إدارة المعلومات) تُشغل من قائمة أخصائيين يحتفظ بها فريق المساعدة النقدية في جنيف.',
        },
      ],
    },
    {
      kind: 'services',
      items: [
        {
          en: 'Feasibility studies and market assessments',
          fr: 'Études de faisabilité et évaluations des marchés',
          es: 'Estudios de viabilidad y evaluaciones de los mercados',
          ar: 'دراسات الجدوى وتقييم الأسواق',
        },
        {
          en: 'Choice of a financial service provider, and the contract with it',
          fr: 'Choix d’un prestataire de services financiers et contrat avec lui',
          es: 'Elección de un proveedor de servicios financieros y contrato con él',
          ar: 'اختيار مقدم خدمات مالية والتعاقد معه',
        },
        {
          en: 'Payments, management of data and reporting',
          fr: 'Versements, gestion des données et rapports',
          es: 'Pagos, gestión de los datos e informes',
          ar: 'صرف المبالغ وإدارة البيانات وإعداد التقارير',
        },
        {
          en: 'Advocacy for cash as one of the options of a response',
          fr: 'Plaidoyer pour les espèces comme l’une des options d’intervention',
          es: 'Promoción del efectivo como una de las opciones de respuesta',
          ar: 'المناصرة من أجل اعتماد النقد خيارًا من خيارات الاستجابة',
        },
        {
          en: 'Help to other sectors in designing responses that use cash',
          fr: 'Aide aux autres secteurs pour concevoir des interventions fondées sur les espèces',
          es: 'Ayuda a otros sectores para diseñar respuestas basadas en efectivo',
          ar: 'مساعدة القطاعات الأخرى في تصميم استجابات قائمة على النقد',
        },
        {
          en: 'Representing the Movement in working groups',
          fr: 'Représentation du Mouvement dans les groupes de travail',
          es: 'Representación del Movimiento en los grupos de trabajo',
          ar: 'تمثيل الحركة في الأفرقة العاملة',
        },
      ],
    },
    {
      kind: 'designedFor',
      labelled: [
        {
          label: { en: 'Assessment', fr: 'Évaluation', es: 'Evaluación', ar: 'التقييم' },
          text: {
            en: 'A plan for collecting data, the 4W (who does what, where and when), the calculation of priority needs and the consolidation of findings.',
            fr: 'Plan de collecte des données, 4W (qui fait quoi, où et quand), calcul des besoins prioritaires et synthèse des constats.',
            es: 'Plan de recopilación de datos, 4W (quién hace qué, dónde y cuándo), cálculo de las necesidades prioritarias y consolidación de los resultados.',
            ar: 'خطة لجمع البيانات ومصفوفة 4W (من يفعل ماذا وأين ومتى) وحساب الاحتياجات ذات الأولوية وتجميع النتائج.',
          },
        },
        {
          label: {
            en: 'Response analysis',
            fr: 'Analyse des réponses',
            es: 'Análisis de la respuesta',
            ar: 'تحليل الاستجابة',
          },
          text: {
            en: 'Weighing of the options, the transfer value, maps of vulnerability and hazards, priority needs and the analysis of targeting.',
            fr: 'Pondération des options, montant du transfert, cartographie des vulnérabilités et des dangers, besoins prioritaires et analyse du ciblage.',
            es: 'Ponderación de las opciones, valor de la transferencia, mapas de vulnerabilidad y de amenazas, necesidades prioritarias y análisis de la selección de destinatarios.',
            ar: 'الموازنة بين الخيارات وتحديد قيمة التحويل ورسم خرائط الضعف والأخطار والاحتياجات ذات الأولوية وتحليل الاستهداف.',
          },
        },
        {
          label: {
            en: 'Set-up and implementation',
            fr: 'Mise en place et exécution',
            es: 'Puesta en marcha y ejecución',
            ar: 'الإعداد والتنفيذ',
          },
          text: {
            en: 'Infographics for community engagement and accountability, the data of the people targeted and their protection, the planning of distribution and encashment, reports and maps of progress, and a database of complaints and feedback.',
            fr: 'Infographies pour l’engagement communautaire et la redevabilité, données des personnes ciblées et protection de ces données, planification des distributions et des retraits, rapports et cartes d’avancement, base de données des plaintes et des retours.',
            es: 'Infografías para la participación comunitaria y la rendición de cuentas, datos de las personas destinatarias y su protección, planificación de la distribución y del cobro, informes y mapas de progreso, y base de datos de quejas y comentarios.',
            ar: 'رسوم بيانية للمشاركة المجتمعية والمساءلة وبيانات المستهدفين وحمايتها وتخطيط التوزيع والصرف وتقارير التقدم وخرائطه وقاعدة بيانات للشكاوى والملاحظات.',
          },
        },
        {
          label: {
            en: 'Monitoring and evaluation',
            fr: 'Suivi et évaluation',
            es: 'Seguimiento y evaluación',
            ar: 'الرصد والتقييم',
          },
          text: {
            en: 'Exit surveys, post-distribution monitoring, market prices, case studies, lessons learned and the final documents.',
            fr: 'Enquêtes de sortie, suivi après distribution, prix du marché, études de cas, enseignements tirés et documents finaux.',
            es: 'Encuestas de salida, seguimiento posterior a la distribución, precios de mercado, estudios de caso, lecciones aprendidas y documentos finales.',
            ar: 'استبيانات الخروج والرصد بعد التوزيع وأسعار السوق ودراسات الحالة والدروس المستفادة والوثائق الختامية.',
          },
        },
      ],
    },
    {
      kind: 'personnel',
      total: { en: '1 or more', fr: '1 ou plus', es: '1 o más', ar: 'شخص واحد أو أكثر' },
      composition: [
        {
          en: '1 Cash Coordinator: feasibility, advocacy and the use of cash in all sectors',
          fr: '1 coordonnateur : faisabilité, plaidoyer et usage des espèces dans tous les secteurs',
          es: '1 coordinador de efectivo: viabilidad, promoción y uso del efectivo en todos los sectores',
          ar: 'منسق واحد للمساعدة النقدية: الجدوى والمناصرة وإدماج النقد في جميع القطاعات',
        },
        {
          en: '1 Cash Officer for implementation, or more, according to the area',
          fr: '1 chargé pour la mise en œuvre, ou plusieurs selon les zones',
          es: '1 oficial de efectivo para la ejecución, o más según la zona',
          ar: 'مسؤول واحد للمساعدة النقدية يتولى التنفيذ، أو أكثر بحسب المناطق',
        },
        {
          en: '1 Cash Information Management Officer: data, reporting and visualisation',
          fr: '1 chargé de la gestion de l’information : données, rapports et visualisation',
          es: '1 oficial de gestión de la información: datos, informes y visualización',
          ar: 'مسؤول واحد لإدارة المعلومات: البيانات والتقارير والعرض البصري',
        },
      ],
    },
    {
      kind: 'components',
      items: [
        {
          en: 'The Cash in Emergencies Toolkit with its tools, templates and guidance',
          fr: 'La boîte à outils pour les espèces en urgence, avec ses outils, ses modèles et ses orientations',
          es: 'La caja de herramientas de efectivo en emergencias, con sus herramientas, plantillas y orientaciones',
          ar: 'حقيبة أدوات النقد في حالات الطوارئ بما فيها من أدوات ونماذج وإرشادات',
        },
      ],
    },
    {
      kind: 'specifications',
      cost: {
        text: {
          en: 'Staff only; depends on the assignment',
          fr: 'Personnel seulement ; dépend de la mission',
          es: 'Solo personal; depende de la misión',
          ar: 'تكلفة الأفراد فقط، وتتوقف على المهمة',
        },
      },
      providers: {
        en: 'Many National Societies have contributed in recent years.',
        fr: 'De nombreuses Sociétés nationales y ont contribué ces dernières années.',
        es: 'Muchas Sociedades Nacionales han contribuido en los últimos años.',
        ar: 'أسهم كثير من الجمعيات الوطنية في هذه الخدمة خلال السنوات الأخيرة.',
      },
    },
  ],
};
