import { MORE_THAN_A_ROOF, SHELTER_SOCIETIES } from '../../sharedShelter.ts';
import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'capacity',
      paragraphs: [
        {
          en: 'Support comes from the shelter roster and from partner National Societies. It is flexible: one or more people, by the need, the capacity of the host National Society and the disaster.',
          fr: 'L’appui provient du fichier des abris et de Sociétés nationales partenaires. Il est souple : une ou plusieurs personnes, selon les besoins, les capacités de la Société nationale hôte et la catastrophe.',
          es: 'El apoyo procede del registro de alojamiento y de Sociedades Nacionales asociadas. Es flexible: una o más personas, según la necesidad, la capacidad de la Sociedad Nacional anfitriona y el desastre.',
          ar: 'يأتي الدعم من سجل خبراء المأوى ومن الجمعيات الوطنية الشريكة. وهو مرن: شخص واحد أو أكثر بحسب الحاجة وقدرات الجمعية الوطنية المضيفة وطبيعة الكارثة.',
        },
      ],
    },
    {
      kind: 'services',
      paragraphs: [
        {
          en: 'One person or a team helps the host National Society to develop, coordinate and carry out the shelter part of its strategy.',
          fr: 'Une personne ou une équipe aide la Société nationale hôte à concevoir, à coordonner et à mettre en œuvre le volet abris de sa stratégie.',
          es: 'Una persona o un equipo ayuda a la Sociedad Nacional anfitriona a desarrollar, coordinar y ejecutar la parte de alojamiento de su estrategia.',
          ar: 'يساعد شخص أو فريق الجمعية الوطنية المضيفة على وضع الشق الخاص بالمأوى من استراتيجيتها وتنسيقه وتنفيذه.',
        },
      ],
    },
    {
      kind: 'designedFor',
      items: [
        {
          en: 'Assessment and analysis',
          fr: 'Évaluation et analyse',
          es: 'Evaluación y análisis',
          ar: 'التقييم والتحليل',
        },
        {
          en: 'Design and management of shelter work: site plans, designs and bills of quantities',
          fr: 'Conception et gestion des interventions : plans de site, dessins et devis quantitatifs',
          es: 'Diseño y gestión de las intervenciones: planos del sitio, diseños y listas de cantidades',
          ar: 'تصميم الأعمال وإدارتها: مخططات المواقع والتصاميم وجداول الكميات',
        },
        {
          en: 'Studies of feasibility and of markets',
          fr: 'Études de faisabilité et études de marché',
          es: 'Estudios de viabilidad y de mercado',
          ar: 'دراسات الجدوى ودراسات السوق',
        },
        {
          en: 'Local ways of building',
          fr: 'Pratiques locales de construction',
          es: 'Prácticas locales de construcción',
          ar: 'ممارسات البناء المحلية',
        },
        {
          en: 'Management of construction',
          fr: 'Gestion des travaux de construction',
          es: 'Gestión de la construcción',
          ar: 'إدارة أعمال البناء',
        },
        {
          en: 'Awareness of safe shelter, with material for information, education and communication',
          fr: 'Sensibilisation aux abris sûrs, avec du matériel d’information, d’éducation et de communication',
          es: 'Sensibilización sobre alojamiento seguro, con material de información, educación y comunicación',
          ar: 'التوعية بالمأوى الآمن، مع مواد للإعلام والتثقيف والتواصل',
        },
        {
          en: 'Monitoring and evaluation',
          fr: 'Suivi et évaluation',
          es: 'Seguimiento y evaluación',
          ar: 'الرصد والتقييم',
        },
        {
          en: 'Materials, innovation and energy',
          fr: 'Matériaux, innovation et énergie',
          es: 'Materiales, innovación y energía',
          ar: 'المواد والابتكار والطاقة',
        },
        {
          en: 'Participation of the community',
          fr: 'Participation de la communauté',
          es: 'Participación de la comunidad',
          ar: 'مشاركة المجتمع المحلي',
        },
        {
          en: 'Regulatory barriers, and rights to housing, land and property',
          fr: 'Obstacles réglementaires et droits au logement, à la terre et à la propriété',
          es: 'Barreras normativas y derechos de vivienda, tierra y propiedad',
          ar: 'العوائق التنظيمية وحقوق السكن والأرض والملكية',
        },
        {
          en: 'Coordination within the Movement',
          fr: 'Coordination au sein du Mouvement',
          es: 'Coordinación dentro del Movimiento',
          ar: 'التنسيق داخل الحركة',
        },
      ],
    },
    {
      kind: 'personnel',
      total: {
        en: '1 person or more',
        fr: '1 personne ou plus',
        es: '1 persona o más',
        ar: 'شخص واحد أو أكثر',
      },
      composition: [
        {
          en: 'By the emergency: 1 person, or a team of 3 to 4 profiles',
          fr: 'Selon l’urgence : 1 personne, ou une équipe de 3 à 4 profils',
          es: 'Según la emergencia: 1 persona, o un equipo de 3 a 4 perfiles',
          ar: 'بحسب حالة الطوارئ: شخص واحد، أو فريق من 3 إلى 4 اختصاصات',
        },
      ],
    },
    {
      kind: 'specifications',
      societies: SHELTER_SOCIETIES,
      providers: {
        en: 'The IFRC provides the service with these National Societies, which have regularly done so in the last 5 years.',
        fr: 'L’IFRC fournit ce service avec ces Sociétés nationales, qui l’ont fait régulièrement ces 5 dernières années.',
        es: 'La IFRC presta este servicio con estas Sociedades Nacionales, que lo han hecho con regularidad en los últimos 5 años.',
        ar: 'يقدم الاتحاد الدولي هذه الخدمة مع هذه الجمعيات الوطنية التي شاركت فيها بانتظام خلال السنوات الخمس الأخيرة.',
      },
    },
    {
      kind: 'resources',
      links: [
        {
          label: {
            en: 'Shelter and settlements on the IFRC’s website',
            fr: 'Abris et établissements humains sur le site de l’IFRC',
            es: 'Alojamiento y asentamientos en el sitio web de la IFRC',
            ar: 'المأوى والمستوطنات البشرية على موقع الاتحاد الدولي',
          },
          href: 'https://www.ifrc.org/our-work/disasters-climate-and-crises/shelter-and-settlements',
        },
        {
          label: {
            en: 'Shelter on FedNet',
            fr: 'Les abris sur FedNet',
            es: 'Alojamiento en FedNet',
            ar: 'المأوى على شبكة FedNet',
          },
          href: 'https://fednet.ifrc.org/en/resources/disasters/shelter/',
        },
        {
          label: {
            en: 'Shelter and construction materials',
            fr: 'Matériaux d’abri et de construction',
            es: 'Materiales de alojamiento y construcción',
            ar: 'مواد المأوى والبناء',
          },
          href: 'https://itemscatalogue.redcross.int/relief--4/shelter-and-construction-materials--23.aspx',
        },
        {
          label: {
            en: 'Shelter and Settlements in Emergencies: Natural Disasters',
            fr: 'Abris et établissements humains dans les urgences : catastrophes naturelles',
            es: 'Alojamiento y asentamientos en emergencias: desastres naturales',
            ar: 'المأوى والمستوطنات البشرية في حالات الطوارئ: الكوارث الطبيعية',
          },
          href: 'https://www.ifrc.org/media/48901',
        },
        {
          label: MORE_THAN_A_ROOF,
          href: 'https://ifrc.csod.com/ui/lms-learning-details/app/course/6bcddb4f-0e33-471c-93fb-281764be8092',
        },
      ],
    },
  ],
};
