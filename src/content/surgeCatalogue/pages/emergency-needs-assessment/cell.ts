import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'capacity',
      paragraphs: [
        {
          en: 'The cell is deployed to the country or works at a distance. It brings together skills in assessment, coordination, information management, analysis and geographic information systems. Who is in it depends on the context, the phase and the scale of the emergency and on the other organisations at work.',
          fr: 'La cellule est déployée dans le pays ou travaille à distance. Elle réunit des compétences en évaluation, coordination, gestion de l’information, analyse et systèmes d’information géographique. Sa composition dépend du contexte, de la phase et de l’ampleur de l’urgence, ainsi que des autres organisations présentes.',
          es: 'La célula se despliega en el país o trabaja a distancia. Reúne competencias en evaluación, coordinación, gestión de la información, análisis y sistemas de información geográfica. Su composición depende del contexto, la fase y la magnitud de la emergencia y de las demás organizaciones presentes.',
          ar: 'تُنشر الخلية في البلد أو تعمل عن بُعد، وتجمع مهارات في التقييم والتنسيق وإدارة المعلومات والتحليل ونظم المعلومات الجغرافية. ويتوقف تشكيلها على السياق ومرحلة الطوارئ وحجمها وعلى المنظمات الأخرى العاملة.',
        },
        {
          en: 'In a large emergency it reports to whoever leads across the sectors (team leader, operations manager or programme manager) and gives the sector coordinators the evidence they plan on.',
          fr: 'Dans une grande urgence, elle rend compte à la personne qui dirige l’ensemble des secteurs (chef d’équipe, responsable des opérations ou responsable de programme) et fournit aux coordonnateurs sectoriels les données probantes dont ils ont besoin.',
          es: 'En una gran emergencia rinde cuentas a quien dirige el conjunto de los sectores (jefe de equipo, gerente de operaciones o gerente de programas) y proporciona a los coordinadores sectoriales los datos que necesitan para planificar.',
          ar: 'وفي حالات الطوارئ الكبيرة ترفع الخلية تقاريرها إلى من يقود العمل المتعدد القطاعات (قائد الفريق أو مدير العمليات أو مدير البرامج) وتزود منسقي القطاعات بالأدلة.',
        },
        {
          en: 'There are people trained in the assessment of needs and planning, in the analysis of humanitarian information, in the design of surveys and in collecting data with mobile devices.',
          fr: 'Des personnes sont formées à l’évaluation des besoins et à la planification, à l’analyse de l’information humanitaire, à la conception d’enquêtes et à la collecte mobile de données.',
          es: 'Se dispone de personas formadas en evaluación de necesidades y planificación, análisis de información humanitaria, diseño de encuestas y recopilación móvil de datos.',
          ar: 'ويتوافر أشخاص مدربون على تقييم الاحتياجات والتخطيط وتحليل المعلومات الإنسانية وتصميم المسوح وجمع البيانات بالأجهزة المحمولة.',
        },
      ],
    },
    {
      kind: 'services',
      items: [
        {
          en: 'Review of secondary data with DEEP: a report and a database',
          fr: 'Examen des données secondaires avec DEEP : un rapport et une base de données',
          es: 'Revisión de datos secundarios con DEEP: un informe y una base de datos',
          ar: 'مراجعة البيانات الثانوية باستخدام DEEP: تقرير وقاعدة بيانات',
        },
        {
          en: 'A registry of the assessments made',
          fr: 'Un registre des évaluations',
          es: 'Un registro de las evaluaciones',
          ar: 'سجل للتقييمات',
        },
        {
          en: 'Templates, forms and a plan for collecting data',
          fr: 'Des modèles, des formulaires et un plan de collecte des données',
          es: 'Plantillas, formularios y un plan de recopilación de datos',
          ar: 'نماذج واستمارات وخطة لجمع البيانات',
        },
        {
          en: 'Training of volunteers who collect data',
          fr: 'Formation des volontaires qui collectent les données',
          es: 'Formación de los voluntarios que recopilan los datos',
          ar: 'تدريب المتطوعين على جمع البيانات',
        },
        {
          en: 'Work with the multi-sector coordination of the country and of the clusters',
          fr: 'Travail avec la coordination multisectorielle nationale et celle des groupes sectoriels',
          es: 'Trabajo con la coordinación multisectorial nacional y de los grupos sectoriales',
          ar: 'العمل مع آليات التنسيق المتعددة القطاعات الوطنية والتابعة للمجموعات القطاعية',
        },
        {
          en: 'An analytical framework and a plan of analysis',
          fr: 'Un cadre analytique et un plan d’analyse',
          es: 'Un marco analítico y un plan de análisis',
          ar: 'إطار تحليلي وخطة للتحليل',
        },
        {
          en: 'Scenarios built with the sectors',
          fr: 'Des scénarios élaborés avec les secteurs',
          es: 'Escenarios elaborados con los sectores',
          ar: 'سيناريوهات توضع مع القطاعات',
        },
        {
          en: 'A list of what is not known yet',
          fr: 'Une liste des lacunes en matière d’information',
          es: 'Una lista de las lagunas de información',
          ar: 'قائمة بالثغرات في المعلومات',
        },
        {
          en: 'Priority needs by sector, area and group, from the initial to the in-depth stage, for communities and households',
          fr: 'Les besoins prioritaires par secteur, zone et groupe, du stade initial au stade approfondi, pour les communautés et les ménages',
          es: 'Las necesidades prioritarias por sector, zona y grupo, desde la fase inicial hasta la detallada, para comunidades y hogares',
          ar: 'الاحتياجات ذات الأولوية بحسب القطاع والمنطقة والفئة، من المرحلة الأولية إلى المتعمقة، من مستوى المجتمع المحلي إلى الأسرة',
        },
        {
          en: 'A report on the lessons learned',
          fr: 'Un rapport sur les enseignements tirés',
          es: 'Un informe de lecciones aprendidas',
          ar: 'تقرير عن الدروس المستفادة',
        },
      ],
    },
    {
      kind: 'designedFor',
      items: [
        {
          en: 'Orange and red emergencies',
          fr: 'Urgences orange et rouges',
          es: 'Emergencias naranjas y rojas',
          ar: 'حالات الطوارئ البرتقالية والحمراء',
        },
        {
          en: 'Sudden-onset emergencies, from the first days to recovery',
          fr: 'Urgences soudaines, des premiers jours au relèvement',
          es: 'Emergencias repentinas, desde los primeros días hasta la recuperación',
          ar: 'حالات الطوارئ المفاجئة من مرحلة الطوارئ إلى التعافي',
        },
        {
          en: 'Slow-onset emergencies, protracted and complex crises',
          fr: 'Urgences à évolution lente, crises prolongées et complexes',
          es: 'Emergencias de evolución lenta y crisis prolongadas y complejas',
          ar: 'حالات الطوارئ البطيئة الظهور والأزمات الممتدة والمعقدة',
        },
      ],
    },
    {
      kind: 'personnel',
      total: { en: '2 or more', fr: '2 ou plus', es: '2 o más', ar: 'شخصان أو أكثر' },
      composition: [
        {
          en: 'Cell coordinator',
          fr: 'Coordonnateur de la cellule',
          es: 'Coordinador de la célula',
          ar: 'منسق الخلية',
        },
        {
          en: 'Information analyst',
          fr: 'Analyste de l’information',
          es: 'Analista de información',
          ar: 'محلل معلومات',
        },
        {
          en: 'Specialist in collecting primary data',
          fr: 'Spécialiste de la collecte de données primaires',
          es: 'Especialista en recopilación de datos primarios',
          ar: 'أخصائي جمع البيانات الأولية',
        },
        {
          en: 'Specialist in secondary data, who may work at a distance',
          fr: 'Spécialiste des données secondaires, qui peut travailler à distance',
          es: 'Especialista en datos secundarios, que puede trabajar a distancia',
          ar: 'أخصائي البيانات الثانوية، ويمكن أن يعمل عن بُعد',
        },
        {
          en: 'Specialist in data visualisation',
          fr: 'Spécialiste de la visualisation des données',
          es: 'Especialista en visualización de datos',
          ar: 'أخصائي العرض البصري للبيانات',
        },
      ],
    },
    {
      kind: 'variation',
      paragraphs: [
        {
          en: 'The roles vary with the phase, with the people already deployed, and with the scope and scale of the assessment.',
          fr: 'Les rôles varient selon la phase, les capacités déjà déployées, et la portée et l’ampleur de l’évaluation.',
          es: 'Las funciones varían según la fase, las capacidades ya desplegadas y el alcance y la magnitud de la evaluación.',
          ar: 'تختلف الأدوار باختلاف المرحلة والقدرات المنشورة بالفعل ونطاق التقييم وحجمه.',
        },
      ],
    },
  ],
};
