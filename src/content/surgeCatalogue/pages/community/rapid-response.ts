import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'capacity',
      paragraphs: [
        {
          en: 'Specialists make an operation more effective by building community engagement into it:',
          fr: 'Des spécialistes rendent l’opération plus efficace en y intégrant l’engagement communautaire :',
          es: 'Especialistas hacen más eficaz la operación al integrar en ella la participación comunitaria:',
          ar: 'يجعل الأخصائيون العملية أكثر فاعلية بإدماج المشاركة المجتمعية فيها:',
        },
      ],
      items: [
        {
          en: 'Participation of the people affected',
          fr: 'Participation des personnes touchées',
          es: 'Participación de las personas afectadas',
          ar: 'مشاركة المتضررين',
        },
        {
          en: 'Feedback systems',
          fr: 'Systèmes de retour d’information',
          es: 'Sistemas de retroalimentación',
          ar: 'نظم تلقي الملاحظات',
        },
        {
          en: 'Communication about risks and change of behaviour, together with health promotion',
          fr: 'Communication sur les risques et changement de comportement, avec la promotion de la santé',
          es: 'Comunicación de riesgos y cambio de comportamiento, junto con la promoción de la salud',
          ar: 'الإبلاغ بالمخاطر وتغيير السلوك بالاقتران مع تعزيز الصحة',
        },
        {
          en: 'Advocacy built on evidence',
          fr: 'Plaidoyer fondé sur des données probantes',
          es: 'Promoción basada en pruebas',
          ar: 'المناصرة القائمة على الأدلة',
        },
      ],
    },
    {
      kind: 'services',
      items: [
        {
          en: 'Help from the roster of community engagement specialists of the IFRC and National Societies',
          fr: 'Aide de spécialistes inscrits au fichier de l’IFRC et des Sociétés nationales pour l’engagement communautaire',
          es: 'Ayuda de especialistas en participación comunitaria inscritos en el registro de la IFRC y las Sociedades Nacionales',
          ar: 'مساعدة من الأخصائيين المدرجين في قائمة الاتحاد الدولي والجمعيات الوطنية للمشاركة المجتمعية',
        },
        {
          en: 'A flexible team of tier 1 and tier 2, with more weight on accountability or more on communication about risks, as in epidemics',
          fr: 'Une équipe souple de niveaux 1 et 2, davantage tournée vers la redevabilité ou vers la communication sur les risques, comme dans les épidémies',
          es: 'Un equipo flexible de niveles 1 y 2, con mayor peso en la rendición de cuentas o en la comunicación de riesgos, como en las epidemias',
          ar: 'فريق مرن من المستويين 1 و2 يركز أكثر على المساءلة أو على الإبلاغ بالمخاطر كما في الأوبئة',
        },
      ],
    },
    {
      kind: 'designedFor',
      items: [
        {
          en: 'Questions on community engagement within assessments of several sectors: needs, channels and social context',
          fr: 'Volet de l’engagement communautaire dans les évaluations intersectorielles : besoins, canaux et contexte social',
          es: 'Evaluación de la participación comunitaria dentro de las evaluaciones intersectoriales: necesidades, canales y contexto social',
          ar: 'تقييم المشاركة المجتمعية ضمن التقييمات المشتركة بين القطاعات: الاحتياجات والقنوات والسياق الاجتماعي',
        },
        {
          en: 'Planning, roll-out and adaptation of tools, trainings and activities for community engagement',
          fr: 'Planification, déploiement et adaptation des outils, des formations et des activités d’engagement communautaire',
          es: 'Planificación, implantación y adaptación de herramientas, formaciones y actividades de participación comunitaria',
          ar: 'تخطيط أدوات المشاركة المجتمعية ودوراتها التدريبية وأنشطتها وتطبيقها وتكييفها',
        },
        {
          en: 'The use of social science, of data on perceptions and of knowledge about power in the design of programmes',
          fr: 'Prise en compte des sciences sociales, des données sur les perceptions et des rapports de pouvoir dans la conception des programmes',
          es: 'Uso de las ciencias sociales, de los datos de percepción y de las dinámicas de poder en el diseño de los programas',
          ar: 'الاستفادة من العلوم الاجتماعية وبيانات التصورات وديناميات القوة في تصميم البرامج',
        },
        {
          en: 'Feedback systems for perceptions, rumours and complaints, with regular analysis for those who decide',
          fr: 'Systèmes de retour d’information sur les perceptions, les rumeurs et les plaintes, avec une analyse régulière pour les décideurs',
          es: 'Sistemas de retroalimentación sobre percepciones, rumores y quejas, con análisis periódicos para quienes toman las decisiones',
          ar: 'نظم لتلقي التصورات والشائعات والشكاوى مع تحليل منتظم يُطلع عليه صناع القرار',
        },
        {
          en: 'Training of staff and volunteers in the code of conduct, communication, complaints and acting on feedback',
          fr: 'Formation du personnel et des volontaires au code de conduite, à la communication, aux plaintes et aux suites à donner aux retours',
          es: 'Formación del personal y de los voluntarios en el código de conducta, la comunicación, las quejas y la actuación según los comentarios recibidos',
          ar: 'تدريب الموظفين والمتطوعين على مدونة السلوك والتواصل ومعالجة الشكاوى والعمل بالملاحظات',
        },
      ],
    },
    {
      kind: 'personnel',
      total: { en: 'Usually 2', fr: 'En général 2', es: 'Normalmente 2', ar: 'شخصان عادةً' },
      composition: [
        {
          en: '1 officer (tier 1)',
          fr: '1 chargé (niveau 1)',
          es: '1 oficial (nivel 1)',
          ar: 'مسؤول واحد (المستوى 1)',
        },
        {
          en: '1 coordinator (tier 2)',
          fr: '1 coordonnateur (niveau 2)',
          es: '1 coordinador (nivel 2)',
          ar: 'منسق واحد (المستوى 2)',
        },
      ],
    },
  ],
};
