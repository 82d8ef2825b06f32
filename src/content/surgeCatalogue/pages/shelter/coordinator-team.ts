import { MORE_THAN_A_ROOF, SHELTER_SOCIETIES } from '../../sharedShelter.ts';
import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'capacity',
      paragraphs: [
        {
          en: 'The IFRC convenes the shelter cluster in natural disasters and co-leads it worldwide. The Shelter Coordinator Team is the secretariat of the cluster in a country: full-time staff with no other task, from the shelter roster and from partners.',
          fr: 'L’IFRC réunit le groupe sectoriel des abris lors de catastrophes naturelles et le codirige au niveau mondial. L’équipe de coordination des abris est le secrétariat du groupe sectoriel dans un pays : un personnel à plein temps qui s’y consacre entièrement, issu du fichier des abris et de partenaires.',
          es: 'La IFRC convoca el grupo sectorial de alojamiento en los desastres naturales y lo codirige a nivel mundial. El equipo de coordinación de alojamiento es la secretaría del grupo en un país: personal a tiempo completo y con dedicación exclusiva, del registro de alojamiento y de los asociados.',
          ar: 'يدعو الاتحاد الدولي مجموعة المأوى إلى الانعقاد في الكوارث الطبيعية ويشارك في قيادتها على المستوى العالمي. وفريق تنسيق المأوى هو أمانة المجموعة في البلد: موظفون متفرغون لهذه المهمة وحدها، من سجل خبراء المأوى ومن الشركاء.',
        },
        {
          en: 'The set-up is flexible, with one or more people.',
          fr: 'Le dispositif est souple et compte une ou plusieurs personnes.',
          es: 'La estructura es flexible, con una o más personas.',
          ar: 'وتشكيل الفريق مرن، ويضم شخصًا واحدًا أو أكثر.',
        },
      ],
    },
    {
      kind: 'services',
      items: [
        {
          en: 'A team of typically 3 to 4 people, with more roles if they are needed',
          fr: 'Une équipe de 3 à 4 personnes en général, avec d’autres fonctions si nécessaire',
          es: 'Un equipo de 3 a 4 personas por lo general, con más funciones si hacen falta',
          ar: 'فريق يضم عادةً من 3 إلى 4 أشخاص، مع وظائف إضافية عند الحاجة',
        },
        {
          en: 'The key positions give the agencies of the cluster its core services',
          fr: 'Les postes clés fournissent aux organisations du groupe sectoriel ses services essentiels',
          es: 'Los puestos clave prestan a los organismos del grupo sectorial sus servicios básicos',
          ar: 'تقدم الوظائف الرئيسية للوكالات الأعضاء الخدمات الأساسية للمجموعة',
        },
      ],
    },
    {
      kind: 'designedFor',
      labelled: [
        {
          label: {
            en: 'Service delivery',
            fr: 'Prestation de services',
            es: 'Prestación de servicios',
            ar: 'تقديم الخدمات',
          },
          text: {
            en: 'Coordination, information management and links to other sectors.',
            fr: 'Coordination, gestion de l’information et liens avec les autres secteurs.',
            es: 'Coordinación, gestión de la información y vínculos con otros sectores.',
            ar: 'التنسيق وإدارة المعلومات والصلات بالقطاعات الأخرى.',
          },
        },
        {
          label: {
            en: 'Informing the decisions of the Humanitarian Coordinator and the Humanitarian Country Team',
            fr: 'Éclairage des décisions du coordonnateur de l’action humanitaire et de l’équipe humanitaire de pays',
            es: 'Base para las decisiones del coordinador de asuntos humanitarios y del equipo humanitario de país',
            ar: 'إنارة قرارات منسق الشؤون الإنسانية والفريق القُطري للعمل الإنساني',
          },
          text: {
            en: 'Assessments that are coordinated between agencies.',
            fr: 'Des évaluations coordonnées entre les organisations.',
            es: 'Evaluaciones coordinadas entre los organismos.',
            ar: 'تقييمات منسقة بين الوكالات.',
          },
        },
        {
          label: {
            en: 'Planning and strategy',
            fr: 'Planification et stratégie',
            es: 'Planificación y estrategia',
            ar: 'التخطيط والاستراتيجية',
          },
          text: {
            en: 'Strategic planning, technical coordination, recovery and resources.',
            fr: 'Planification stratégique, coordination technique, relèvement et ressources.',
            es: 'Planificación estratégica, coordinación técnica, recuperación y recursos.',
            ar: 'التخطيط الاستراتيجي والتنسيق التقني والتعافي والموارد.',
          },
        },
        {
          label: { en: 'Advocacy', fr: 'Plaidoyer', es: 'Incidencia', ar: 'المناصرة' },
          text: {
            en: 'Communication, liaison with the government and legal issues.',
            fr: 'Communication, liaison avec le gouvernement et questions juridiques.',
            es: 'Comunicación, enlace con el gobierno y cuestiones jurídicas.',
            ar: 'التواصل والاتصال بالحكومة والمسائل القانونية.',
          },
        },
        {
          label: {
            en: 'Monitoring and reporting',
            fr: 'Suivi et rapports',
            es: 'Seguimiento e informes',
            ar: 'الرصد وإعداد التقارير',
          },
          text: {
            en: 'How well the cluster performs.',
            fr: 'Les résultats du groupe sectoriel.',
            es: 'El desempeño del grupo sectorial.',
            ar: 'أداء المجموعة القطاعية.',
          },
        },
        {
          label: {
            en: 'Contingency planning',
            fr: 'Planification d’urgence',
            es: 'Planificación de contingencia',
            ar: 'التخطيط للطوارئ المحتملة',
          },
          text: {
            en: 'Plans for contingencies and for the end of the cluster’s work.',
            fr: 'Plans pour les imprévus et pour la fin du travail du groupe sectoriel.',
            es: 'Planes para contingencias y para el final del trabajo del grupo sectorial.',
            ar: 'خطط للطوارئ المحتملة ولإنهاء عمل المجموعة.',
          },
        },
        {
          label: { en: 'Accountability', fr: 'Redevabilité', es: 'Rendición de cuentas', ar: 'المساءلة' },
          text: {
            en: 'Liaison with the communities.',
            fr: 'Liaison avec les communautés.',
            es: 'Enlace con las comunidades.',
            ar: 'التواصل مع المجتمعات المحلية.',
          },
        },
      ],
    },
    {
      kind: 'personnel',
      total: {
        en: 'Varies with the emergency',
        fr: 'Variable selon l’urgence',
        es: 'Varía según la emergencia',
        ar: 'يختلف بحسب حالة الطوارئ',
      },
      composition: [
        { en: 'Coordinator', fr: 'Coordonnateur', es: 'Coordinador', ar: 'منسق' },
        {
          en: 'Information manager',
          fr: 'Responsable de l’information',
          es: 'Gestor de información',
          ar: 'مدير معلومات',
        },
        {
          en: 'Technical coordinator',
          fr: 'Coordonnateur technique',
          es: 'Coordinador técnico',
          ar: 'منسق تقني',
        },
        {
          en: 'Recovery advisor',
          fr: 'Conseiller en relèvement',
          es: 'Asesor de recuperación',
          ar: 'مستشار في شؤون التعافي',
        },
      ],
    },
    {
      kind: 'specifications',
      societies: SHELTER_SOCIETIES,
      providers: {
        en: 'The IFRC provides the service with these National Societies, which have regularly done so in the last 5 years. Outside the Movement: the Swiss Agency for Development and Cooperation (SDC), Catholic Relief Services (CRS), ACTED and IMPACT.',
        fr: 'L’IFRC fournit ce service avec ces Sociétés nationales, qui l’ont fait régulièrement ces 5 dernières années. Hors du Mouvement : la Direction du développement et de la coopération suisse (SDC), Catholic Relief Services (CRS), ACTED et IMPACT.',
        es: 'La IFRC presta este servicio con estas Sociedades Nacionales, que lo han hecho con regularidad en los últimos 5 años. Fuera del Movimiento: la Agencia Suiza para el Desarrollo y la Cooperación (SDC), Catholic Relief Services (CRS), ACTED e IMPACT.',
        ar: 'يقدم الاتحاد الدولي هذه الخدمة مع هذه الجمعيات الوطنية التي شاركت فيها بانتظام خلال السنوات الخمس الأخيرة. ومن خارج الحركة: الوكالة السويسرية للتنمية والتعاون (SDC) وخدمات الإغاثة الكاثوليكية (CRS) ومنظمتا ACTED وIMPACT.',
      },
    },
    {
      kind: 'resources',
      links: [
        {
          label: {
            en: 'Global Shelter Cluster',
            fr: 'Groupe sectoriel mondial des abris',
            es: 'Grupo sectorial mundial de alojamiento',
            ar: 'مجموعة المأوى العالمية',
          },
          href: 'https://sheltercluster.org/',
        },
        {
          label: {
            en: 'Roles in the team',
            fr: 'Fonctions au sein de l’équipe',
            es: 'Funciones en el equipo',
            ar: 'الأدوار داخل الفريق',
          },
          href: 'https://sheltercluster.org/about-us/pages/shelter-coordination-team',
        },
        {
          label: {
            en: 'Humanitarian Shelter Coordination: short course at master’s level',
            fr: 'Coordination des abris humanitaires : formation courte de niveau master',
            es: 'Coordinación de alojamiento humanitario: curso breve de nivel de máster',
            ar: 'تنسيق المأوى الإنساني: دورة قصيرة بمستوى الماجستير',
          },
          href: 'https://sheltercluster.org/global-shelter-cluster/pages/humanitarian-shelter-coordination-master-level-short-course',
        },
        { label: MORE_THAN_A_ROOF, href: 'https://sheltercluster.org/resources/pages/more-just-roof' },
        {
          label: {
            en: 'Coordination: Building a Better Response',
            fr: 'Coordination : construire une meilleure réponse (Building a Better Response)',
            es: 'Coordinación: construir una mejor respuesta (Building a Better Response)',
            ar: 'التنسيق: بناء استجابة أفضل (Building a Better Response)',
          },
          href: 'https://buildingabetterresponse.org/',
        },
      ],
    },
  ],
};
