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
          en: 'A small team of specialists with little equipment helps the National Society to assess the water supply and to repair or build it. The team stays for up to 4 months, and the work may go on into recovery.',
          fr: 'Une petite équipe de spécialistes, avec peu de matériel, aide la Société nationale à évaluer l’approvisionnement en eau et à le réparer ou à le construire. L’équipe reste 4 mois au plus, et le travail peut se poursuivre pendant le relèvement.',
          es: 'Un pequeño equipo de especialistas, con poco material, ayuda a la Sociedad Nacional a evaluar el abastecimiento de agua y a repararlo o construirlo. El equipo permanece hasta 4 meses, y el trabajo puede continuar en la recuperación.',
          ar: 'يساعد فريق صغير من الاختصاصيين، بمعدات قليلة، الجمعية الوطنية على تقييم إمدادات المياه وإصلاحها أو إنشائها. ويبقى الفريق مدة تصل إلى 4 أشهر، وقد يستمر العمل في مرحلة التعافي.',
        },
        {
          en: 'The number of people served is not fixed; the unit is meant for larger operations.',
          fr: 'Le nombre de personnes desservies n’est pas fixé ; l’unité est destinée aux grandes opérations.',
          es: 'El número de personas atendidas no es fijo; la unidad está pensada para operaciones grandes.',
          ar: 'وعدد المستفيدين غير محدد، والوحدة مخصصة للعمليات الكبيرة.',
        },
      ],
    },
    {
      kind: 'services',
      items: [
        {
          en: 'Rapid assessment of the damage, study of feasibility, design and repair',
          fr: 'Évaluation rapide des dommages, étude de faisabilité, conception et réparation',
          es: 'Evaluación rápida de los daños, estudio de viabilidad, diseño y reparación',
          ar: 'تقييم سريع للأضرار ودراسة الجدوى والتصميم والإصلاح',
        },
        {
          en: 'Work that is quick, affordable, durable and environmentally sound, and that meets the needs of women, men and vulnerable groups',
          fr: 'Des travaux rapides, abordables, durables et respectueux de l’environnement, qui répondent aux besoins des femmes, des hommes et des groupes vulnérables',
          es: 'Obras rápidas, asequibles, duraderas y respetuosas con el medio ambiente, que atienden las necesidades de mujeres, hombres y grupos vulnerables',
          ar: 'أعمال سريعة ومعقولة التكلفة ومتينة وسليمة بيئيًا، تلبي احتياجات النساء والرجال والفئات الضعيفة',
        },
        {
          en: 'Hygiene promotion, first part: water committees and the sustainability of the supply',
          fr: 'Promotion de l’hygiène, premier volet : comités de l’eau et pérennité de l’approvisionnement',
          es: 'Promoción de la higiene, primera parte: comités de agua y sostenibilidad del abastecimiento',
          ar: 'التوعية بالنظافة الصحية، الشق الأول: لجان المياه واستدامة الإمدادات',
        },
        {
          en: 'Hygiene promotion, second part: mobilisation of the community; information, education and communication; accountability',
          fr: 'Promotion de l’hygiène, second volet : mobilisation de la communauté ; information, éducation et communication ; redevabilité',
          es: 'Promoción de la higiene, segunda parte: movilización de la comunidad; información, educación y comunicación; rendición de cuentas',
          ar: 'التوعية بالنظافة الصحية، الشق الثاني: تعبئة المجتمع المحلي، والإعلام والتثقيف والتواصل، والمساءلة',
        },
      ],
    },
    {
      kind: 'designedFor',
      items: [
        LIGHT_UNIT_DISASTERS,
        {
          en: 'Use alone, or beside or after other units (M15, M40, HWTS)',
          fr: 'Utilisation seule, à côté d’autres unités ou à leur suite (M15, M40, HWTS)',
          es: 'Uso por sí sola, junto a otras unidades o después de ellas (M15, M40, HWTS)',
          ar: 'الاستخدام منفردةً أو إلى جانب وحدات أخرى أو بعدها (M15 وM40 وHWTS)',
        },
        {
          en: 'Villages, the outskirts of towns and camps: pumping, treatment, protection of sources, storage and networks',
          fr: 'Zones rurales et périurbaines et camps : pompage, traitement, protection des sources, stockage et réseaux',
          es: 'Zonas rurales y periurbanas y campamentos: bombeo, tratamiento, protección de fuentes, almacenamiento y redes',
          ar: 'المناطق الريفية وأطراف المدن والمخيمات: الضخ والمعالجة وحماية المصادر والتخزين والشبكات',
        },
        {
          en: 'Work done directly, or through contractors, day labour, the government or utilities',
          fr: 'Travaux réalisés directement ou par des entreprises, des journaliers, les autorités ou les services des eaux',
          es: 'Obras realizadas directamente o por medio de contratistas, jornaleros, el gobierno o las empresas de servicios públicos',
          ar: 'أعمال تُنفَّذ مباشرة أو عن طريق المقاولين أو العمالة اليومية أو الحكومة أو شركات المرافق',
        },
      ],
    },
    {
      kind: 'personnel',
      total: {
        en: '1 to 5 people, more on request',
        fr: '1 à 5 personnes, davantage sur demande',
        es: 'De 1 a 5 personas, más previa solicitud',
        ar: 'من شخص واحد إلى 5 أشخاص، وأكثر عند الطلب',
      },
      composition: [
        {
          en: 'Team leader, who also assesses the water supply',
          fr: 'Chef d’équipe, également chargé de l’évaluation de l’eau',
          es: 'Jefe de equipo, encargado también de la evaluación del agua',
          ar: 'قائد الفريق، وهو مكلف أيضًا بتقييم المياه',
        },
        {
          en: 'Water supply engineer for bulk water and networks',
          fr: 'Ingénieur en approvisionnement en eau : production en volume et réseaux',
          es: 'Ingeniero de abastecimiento de agua a granel y redes',
          ar: 'مهندس إمدادات مياه للإمداد بالجملة والشبكات',
        },
        {
          en: 'Water supply engineer for water points and groundwater',
          fr: 'Ingénieur en approvisionnement en eau : points d’eau et eaux souterraines',
          es: 'Ingeniero de abastecimiento de puntos de agua y aguas subterráneas',
          ar: 'مهندس إمدادات مياه لنقاط المياه والمياه الجوفية',
        },
        {
          en: 'Hygiene promoter and mobiliser',
          fr: 'Promoteur de l’hygiène et mobilisateur',
          es: 'Promotor de la higiene y movilizador',
          ar: 'اختصاصي في التوعية بالنظافة الصحية وتعبئة المجتمع',
        },
        {
          en: 'Officer for logistics and contracting',
          fr: 'Chargé de la logistique et des contrats',
          es: 'Oficial de logística y contratación',
          ar: 'مسؤول اللوجستيات والتعاقد',
        },
      ],
    },
    {
      kind: 'components',
      items: [
        {
          en: 'Tools for surveys, photographs and maps',
          fr: 'Outils de levé, de photographie et de cartographie',
          es: 'Herramientas de levantamiento, fotografía y cartografía',
          ar: 'أدوات للمسح والتصوير ورسم الخرائط',
        },
        {
          en: 'Hygiene promotion box',
          fr: 'Caisse de promotion de l’hygiène',
          es: 'Caja de promoción de la higiene',
          ar: 'صندوق التوعية بالنظافة الصحية',
        },
        REMOTE_BACKSTOPPING,
      ],
    },
    {
      kind: 'specifications',
      weight: IN_HOLD_BAGGAGE,
      volume: IN_HOLD_BAGGAGE,
      cost: EQUIPMENT_COST,
      societies: ['netherlands', 'norwegian'],
    },
    {
      kind: 'resources',
      links: [
        {
          label: {
            en: 'Water Supply Rehabilitation ERU: handbook and standard operating procedures',
            fr: 'ERU de remise en état de l’approvisionnement en eau : manuel et procédures opérationnelles permanentes',
            es: 'ERU de rehabilitación del abastecimiento de agua: manual y procedimientos operativos estándar',
            ar: 'وحدة الاستجابة للطوارئ المعنية بإصلاح إمدادات المياه: الدليل وإجراءات التشغيل الموحدة',
          },
          href: 'https://rodekors.service-now.com/drm?id=hb_catalog&handbook=d1b744c1db45b810f15e3423f39619c4',
        },
      ],
    },
  ],
};
