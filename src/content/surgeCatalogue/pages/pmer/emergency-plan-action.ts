import { PMER_ROLE_PROFILES, SEVERAL_SOCIETIES } from '../../sharedPmer.ts';
import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'capacity',
      paragraphs: [
        {
          en: 'When a global surge request asks for PMER staff, Geneva and the regions find them through the network of the IFRC and National Societies. They are of most use in the first days, beside colleagues for information management and community engagement.',
          fr: 'Lorsqu’une demande mondiale de renfort porte sur du personnel PMER, Genève et les régions le trouvent grâce au réseau de l’IFRC et des Sociétés nationales. Il est le plus utile dès les premiers jours, aux côtés des collègues de la gestion de l’information et de l’engagement communautaire.',
          es: 'Cuando una solicitud mundial de refuerzo pide personal de PMER, Ginebra y las regiones lo buscan en la red de la IFRC y las Sociedades Nacionales. Es más útil en los primeros días, junto a los colegas de gestión de la información y de participación comunitaria.',
          ar: 'عندما يُطلب على المستوى العالمي دعم عاجل من موظفي التخطيط والرصد والتقييم وإعداد التقارير، تبحث عنهم جنيف والأقاليم عبر شبكة الاتحاد الدولي والجمعيات الوطنية. وتكون الاستفادة منهم على أفضل وجه في الأيام الأولى، إلى جانب الزملاء المعنيين بإدارة المعلومات وإشراك المجتمعات المحلية.',
        },
      ],
    },
    {
      kind: 'services',
      items: [
        {
          en: 'Writing and coordinating the Emergency Plan of Action from the assessments and the data of the sectors',
          fr: 'Rédaction et coordination du plan d’action d’urgence à partir des évaluations et des données des secteurs',
          es: 'Redacción y coordinación del plan de acción de emergencia a partir de las evaluaciones y los datos de los sectores',
          ar: 'صياغة خطة العمل في حالات الطوارئ وتنسيقها بالاستناد إلى التقييمات وبيانات القطاعات',
        },
        {
          en: 'A plan for monitoring and evaluation, the collection of data and support for monitoring',
          fr: 'Plan de suivi et d’évaluation, collecte de données et appui au suivi',
          es: 'Plan de seguimiento y evaluación, recopilación de datos y apoyo al seguimiento',
          ar: 'خطة للرصد والتقييم، وجمع البيانات، ودعم الرصد',
        },
        {
          en: 'Reports for the institution and for donors',
          fr: 'Rapports institutionnels et rapports aux donateurs',
          es: 'Informes institucionales y para los donantes',
          ar: 'تقارير مؤسسية وتقارير للمانحين',
        },
      ],
    },
    {
      kind: 'designedFor',
      paragraphs: [
        {
          en: 'Planning, monitoring and reporting are core functions of any operation, and this service takes care of them. It also brings tools and builds capacity.',
          fr: 'La planification, le suivi et les rapports sont des fonctions essentielles de toute opération : ce service les assure. Il apporte aussi des outils et renforce les capacités.',
          es: 'La planificación, el seguimiento y los informes son funciones centrales de toda operación, y este servicio se ocupa de ellas. También aporta herramientas y fortalece capacidades.',
          ar: 'التخطيط والرصد وإعداد التقارير وظائف أساسية في كل عملية، وتتولاها هذه الخدمة. كما توفر الأدوات وتبني القدرات.',
        },
      ],
    },
    {
      kind: 'personnel',
      notes: [
        {
          en: 'See the role profiles of the PMER Coordinator and the PMER Officer below.',
          fr: 'Voir ci-dessous les profils du coordonnateur PMER et du chargé PMER.',
          es: 'Véanse más abajo los perfiles del coordinador y del oficial de PMER.',
          ar: 'انظر أدناه الملفين الوظيفيين للمنسق والمسؤول في مجال التخطيط والرصد والتقييم وإعداد التقارير.',
        },
      ],
    },
    { kind: 'roleProfiles', links: PMER_ROLE_PROFILES },
    {
      kind: 'specifications',
      cost: {
        text: {
          en: 'The standard costs of a delegate and of National Society staff',
          fr: 'Les coûts habituels d’un délégué et du personnel de la Société nationale',
          es: 'Los costos habituales de un delegado y del personal de la Sociedad Nacional',
          ar: 'التكاليف المعتادة للمندوب ولموظفي الجمعية الوطنية',
        },
      },
      providers: SEVERAL_SOCIETIES,
      notes: [
        {
          en: 'The people sent are trained in PMER and preferably know the IFRC’s systems.',
          fr: 'Les personnes envoyées sont formées à la PMER et, de préférence, connaissent les systèmes de l’IFRC.',
          es: 'Las personas enviadas están formadas en PMER y, de preferencia, conocen los sistemas de la IFRC.',
          ar: 'الموفدون مدربون في هذا المجال، ويُفضَّل أن تكون لديهم خبرة بأنظمة الاتحاد الدولي.',
        },
      ],
    },
    {
      kind: 'notes',
      paragraphs: [
        {
          en: 'The work is closely tied to information management and to community engagement and accountability.',
          fr: 'Ce travail est étroitement lié à la gestion de l’information ainsi qu’à l’engagement communautaire et à la redevabilité.',
          es: 'Este trabajo está estrechamente vinculado a la gestión de la información y a la participación comunitaria y la rendición de cuentas.',
          ar: 'يرتبط هذا العمل ارتباطًا وثيقًا بإدارة المعلومات وبإشراك المجتمعات المحلية والمساءلة أمامها.',
        },
      ],
      links: [
        {
          label: {
            en: 'Information Management',
            fr: 'Gestion de l’information',
            es: 'Gestión de la información',
            ar: 'إدارة المعلومات',
          },
          to: 'information-management',
        },
        {
          label: {
            en: 'Community Engagement and Accountability',
            fr: 'Engagement communautaire et redevabilité',
            es: 'Participación comunitaria y rendición de cuentas',
            ar: 'إشراك المجتمعات المحلية والمساءلة',
          },
          to: 'community-engagement',
        },
      ],
    },
  ],
};
