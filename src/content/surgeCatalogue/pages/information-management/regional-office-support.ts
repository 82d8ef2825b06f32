import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  intro: [
    {
      en: 'The regional Information Management Coordinator supports operations in three areas.',
      fr: 'Le coordonnateur régional de la gestion de l’information appuie les opérations dans trois domaines.',
      es: 'El coordinador regional de gestión de la información apoya las operaciones en tres ámbitos.',
      ar: 'يدعم المنسق الإقليمي لإدارة المعلومات العمليات في ثلاثة مجالات.',
    },
  ],
  blocks: [
    {
      kind: 'section',
      title: {
        en: 'Situational awareness through data collection, consolidation and analysis',
        fr: 'Connaissance de la situation par la collecte, le regroupement et l’analyse des données',
        es: 'Conocimiento de la situación mediante la recopilación, consolidación y análisis de datos',
        ar: 'الإلمام بالوضع من خلال جمع البيانات وتوحيدها وتحليلها',
      },
      items: [
        {
          en: 'Support from afar with surveys, visuals and maps',
          fr: 'Un appui à distance pour les enquêtes, les visualisations et les cartes',
          es: 'Apoyo a distancia con encuestas, visualizaciones y mapas',
          ar: 'الدعم عن بُعد في الاستطلاعات والعروض المرئية والخرائط',
        },
        {
          en: 'Secondary data and Risk Watch',
          fr: 'Les données secondaires et la veille des risques',
          es: 'Datos secundarios y vigilancia de riesgos',
          ar: 'البيانات الثانوية ورصد المخاطر',
        },
        {
          en: 'Finding gaps in the information, and tools to close them',
          fr: 'Le repérage des lacunes d’information et les outils pour les combler',
          es: 'Detección de vacíos de información y herramientas para cubrirlos',
          ar: 'تحديد الثغرات في المعلومات والأدوات اللازمة لسدها',
        },
        {
          en: 'The regional pages and dashboards on GO',
          fr: 'Les pages et tableaux de bord régionaux sur GO',
          es: 'Las páginas y los paneles regionales en GO',
          ar: 'الصفحات ولوحات المعلومات الإقليمية على منصة GO',
        },
        {
          en: 'Testing of GO with National Societies',
          fr: 'Les essais de GO avec les Sociétés nationales',
          es: 'Pruebas de GO con las Sociedades Nacionales',
          ar: 'اختبار منصة GO مع الجمعيات الوطنية',
        },
        {
          en: 'Contributions to planning, monitoring, evaluation and reporting',
          fr: 'Des contributions à la planification, au suivi, à l’évaluation et à l’établissement de rapports',
          es: 'Aportes a la planificación, el seguimiento, la evaluación y los informes',
          ar: 'الإسهام في التخطيط والمتابعة والتقييم وإعداد التقارير',
        },
      ],
    },
    {
      kind: 'section',
      title: {
        en: 'Coordination and strengthening of regional IM capacities for operations',
        fr: 'Coordination et renforcement des capacités régionales de gestion de l’information pour les opérations',
        es: 'Coordinación y fortalecimiento de las capacidades regionales de gestión de la información para las operaciones',
        ar: 'تنسيق القدرات الإقليمية لإدارة معلومات العمليات وتعزيزها',
      },
      items: [
        {
          en: 'Training in data literacy, surveys, Kobo, geographic information systems, business intelligence tools and analysis',
          fr: 'Des formations à la maîtrise des données, aux enquêtes, à Kobo, aux systèmes d’information géographique, aux outils d’informatique décisionnelle et à l’analyse',
          es: 'Capacitación en alfabetización de datos, encuestas, Kobo, sistemas de información geográfica, herramientas de inteligencia empresarial y análisis',
          ar: 'التدريب على الإلمام بالبيانات والاستطلاعات وKobo ونظم المعلومات الجغرافية وأدوات ذكاء الأعمال والتحليل',
        },
        {
          en: 'The link with the information management staff of partners',
          fr: 'Le lien avec le personnel de gestion de l’information des partenaires',
          es: 'Enlace con el personal de gestión de la información de los socios',
          ar: 'الاتصال بموظفي إدارة المعلومات لدى الشركاء',
        },
        {
          en: 'Review of the applications for surge roles in information management in the Rapid Response Management System (RRMS), and briefings of those who leave',
          fr: 'L’examen des candidatures aux postes de renfort en gestion de l’information dans le système de gestion de la réponse rapide (RRMS) et les séances d’information avant le départ',
          es: 'Revisión de las candidaturas a puestos de refuerzo en gestión de la información en el sistema de gestión de la respuesta rápida (RRMS), y sesiones informativas para quienes parten',
          ar: 'مراجعة طلبات الترشح لأدوار الدعم الطارئ في إدارة المعلومات ضمن نظام إدارة الاستجابة السريعة (RRMS)، وإحاطة الموفدين قبل سفرهم',
        },
        {
          en: 'The network of information managers for surge, and their learning paths',
          fr: 'Le réseau des gestionnaires de l’information pour les renforts et leurs parcours d’apprentissage',
          es: 'La red de gestores de información para refuerzos y sus itinerarios de aprendizaje',
          ar: 'شبكة مديري المعلومات للدعم الطارئ ومساراتهم التعليمية',
        },
        {
          en: 'A place for the needs of National Societies in planning and fundraising',
          fr: 'La prise en compte des besoins des Sociétés nationales dans la planification et la collecte de fonds',
          es: 'Inclusión de las necesidades de las Sociedades Nacionales en la planificación y la captación de fondos',
          ar: 'مراعاة احتياجات الجمعيات الوطنية في التخطيط وجمع الأموال',
        },
        {
          en: 'The information management strategy of the IFRC, put into practice with National Societies',
          fr: 'La stratégie de gestion de l’information de l’IFRC, mise en œuvre avec les Sociétés nationales',
          es: 'La estrategia de gestión de la información de la IFRC, aplicada con las Sociedades Nacionales',
          ar: 'تطبيق استراتيجية الاتحاد الدولي لإدارة المعلومات مع الجمعيات الوطنية',
        },
      ],
    },
    {
      kind: 'section',
      title: {
        en: 'Responsible operational data stewardship',
        fr: 'Gestion responsable des données opérationnelles',
        es: 'Custodia responsable de los datos operativos',
        ar: 'الإشراف المسؤول على البيانات التشغيلية',
      },
      items: [
        {
          en: 'Data protection in the operations of the region',
          fr: 'La protection des données dans les opérations de la région',
          es: 'Protección de datos en las operaciones de la región',
          ar: 'حماية البيانات في عمليات المنطقة',
        },
        {
          en: 'The archive of the data',
          fr: 'L’archivage des données',
          es: 'Archivo de los datos',
          ar: 'أرشفة البيانات',
        },
        {
          en: 'Briefing, debriefing and handover',
          fr: 'Les séances d’information avant et après la mission et le passage de relais',
          es: 'Sesiones informativas antes y después de la misión, y traspaso',
          ar: 'الإحاطات قبل المهمة وبعدها وتسليم العمل',
        },
      ],
    },
  ],
};
