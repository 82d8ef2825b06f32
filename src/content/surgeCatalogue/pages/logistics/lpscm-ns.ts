import type { Translated } from '../../../translated.ts';
import type { CataloguePage } from '../../types.ts';

const MOBILISATION: Translated = {
  en: 'Mobilisation of relief items',
  fr: 'Mobilisation des articles de secours',
  es: 'Movilización de artículos de socorro',
  ar: 'تعبئة مواد الإغاثة',
};

const PROCUREMENT: Translated = {
  en: 'Procurement and transport',
  fr: 'Achats et transport',
  es: 'Compras y transporte',
  ar: 'المشتريات والنقل',
};

const QUALITY_ASSURANCE: Translated = {
  en: 'Procurement quality assurance',
  fr: 'Assurance qualité des achats',
  es: 'Garantía de calidad de las compras',
  ar: 'ضمان جودة المشتريات',
};

const FLEET: Translated = {
  en: 'Fleet services',
  fr: 'Services du parc de véhicules',
  es: 'Servicios de flota',
  ar: 'خدمات أسطول المركبات',
};

const WAREHOUSING: Translated = {
  en: 'Warehousing and handling',
  fr: 'Entreposage et manutention',
  es: 'Almacenamiento y manejo',
  ar: 'التخزين والمناولة',
};

const CONTINGENCY_STOCK: Translated = {
  en: 'Contingency stock',
  fr: 'Stock de réserve',
  es: 'Existencias para contingencias',
  ar: 'مخزون الطوارئ',
};

const SPECIALISED_SUPPORT: Translated = {
  en: 'Specialised logistics support',
  fr: 'Appui logistique spécialisé',
  es: 'Apoyo logístico especializado',
  ar: 'الدعم اللوجستي المتخصص',
};

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'capacity',
      paragraphs: [
        {
          en: 'National Societies may need logistics, procurement, fleet and country-level services for their programmes. LPSCM (Logistics, Procurement and Supply Chain Management) provides them and keeps the controls, accountability and value for money that programmes call for.',
          fr: 'Les Sociétés nationales peuvent avoir besoin, pour leurs programmes, de services de logistique, d’achat, de gestion du parc de véhicules et de services dans le pays. Le LPSCM (logistique, achats et gestion de la chaîne d’approvisionnement) les fournit tout en garantissant les contrôles, la redevabilité et l’optimisation des ressources qu’exigent les programmes.',
          es: 'Las Sociedades Nacionales pueden necesitar para sus programas servicios de logística, compras, flota y apoyo en el país. El LPSCM (logística, compras y gestión de la cadena de suministro) los presta y mantiene los controles, la rendición de cuentas y el buen uso de los recursos que los programas exigen.',
          ar: 'قد تحتاج الجمعيات الوطنية في برامجها إلى خدمات اللوجستيات والمشتريات وأسطول المركبات وخدمات على مستوى البلد. وتقدمها إدارة LPSCM (اللوجستيات والمشتريات وإدارة سلسلة الإمداد) مع الحفاظ على الضوابط والمساءلة والقيمة مقابل المال التي تتطلبها البرامج.',
        },
        {
          en: 'A global network delivers the services below.',
          fr: 'Un réseau mondial assure les services ci-dessous.',
          es: 'Una red mundial presta los servicios que siguen.',
          ar: 'وتقدم شبكة عالمية الخدمات الواردة أدناه.',
        },
      ],
    },
    {
      kind: 'services',
      items: [
        MOBILISATION,
        PROCUREMENT,
        QUALITY_ASSURANCE,
        FLEET,
        WAREHOUSING,
        CONTINGENCY_STOCK,
        SPECIALISED_SUPPORT,
      ],
    },
    {
      kind: 'designedFor',
      labelled: [
        {
          label: MOBILISATION,
          text: {
            en: 'Goods are found and brought to the first port of entry. The mobilisation table shows in real time which items are required, pledged and still missing.',
            fr: 'Les marchandises sont recherchées et acheminées jusqu’au premier point d’entrée. Le tableau de mobilisation montre en temps réel les articles demandés, promis et encore manquants.',
            es: 'Los bienes se buscan y se llevan hasta el primer puerto de entrada. La tabla de movilización muestra en tiempo real los artículos solicitados, prometidos y pendientes.',
            ar: 'يجري توفير السلع ونقلها إلى أول منفذ دخول. ويبين جدول التعبئة آنيًا المواد المطلوبة والمتعهد بها والناقصة.',
          },
        },
        {
          label: PROCUREMENT,
          text: {
            en: 'Covers sourcing, tender, choice of supplier, transport, insurance and inspection, either ad hoc or under framework agreements. Stock stands in Dubai, Kuala Lumpur, Panama and Las Palmas. Fees apply either way. The service is compulsory in IFRC programmes funded by donors for all drugs and medical goods, for all international buying, and when the National Society cannot meet the donor’s rules.',
            fr: 'Comprend la recherche, l’appel d’offres, le choix du fournisseur, le transport, l’assurance et l’inspection, au cas par cas ou par accords-cadres. Des stocks se trouvent à Dubaï, Kuala Lumpur, Panama et Las Palmas. Des frais s’appliquent dans les deux cas. Dans les programmes de l’IFRC financés par des donateurs, ce service est obligatoire pour tous les médicaments et articles médicaux, pour tous les achats internationaux et lorsque la Société nationale ne peut satisfaire aux règles du donateur.',
            es: 'Comprende la búsqueda, la licitación, la elección del proveedor, el transporte, el seguro y la inspección, de forma puntual o con acuerdos marco. Hay existencias en Dubái, Kuala Lumpur, Panamá y Las Palmas. En ambos casos se aplican tarifas. En los programas de la IFRC financiados por donantes, este servicio es obligatorio para todos los medicamentos y artículos médicos, para todas las compras internacionales y cuando la Sociedad Nacional no pueda cumplir las normas del donante.',
            ar: 'تشمل البحث عن المصادر والمناقصة واختيار المورّد والنقل والتأمين والتفتيش، إما لكل حالة على حدة أو بموجب اتفاقات إطارية. ويوجد مخزون في دبي وكوالالمبور وبنما ولاس بالماس. وتُفرض رسوم في الحالتين. وهذه الخدمة إلزامية في برامج الاتحاد الدولي الممولة من المانحين فيما يخص جميع الأدوية والمواد الطبية، وجميع المشتريات الدولية، وعندما لا تستطيع الجمعية الوطنية استيفاء قواعد المانح.',
          },
        },
        {
          label: QUALITY_ASSURANCE,
          text: {
            en: 'For buying within the country by a competent specialist or National Society. The purchase is reviewed before signing when it is above CHF 50,000, when the goods are legally or reputationally unusual, or when there is a financial risk.',
            fr: 'Pour les achats effectués dans le pays par un spécialiste ou une Société nationale compétents. L’achat est examiné avant signature lorsqu’il dépasse 50 000 CHF, lorsque les biens sont inhabituels sur le plan juridique ou de la réputation, ou en cas de risque financier.',
            es: 'Para las compras nacionales hechas por un especialista o una Sociedad Nacional competente. La compra se revisa antes de la firma cuando supera los 50.000 CHF, cuando los bienes son inusuales desde el punto de vista legal o de la reputación, o cuando hay un riesgo financiero.',
            ar: 'للمشتريات المحلية التي يجريها اختصاصي مؤهل أو جمعية وطنية مؤهلة. وتُراجَع عملية الشراء قبل التوقيع إذا تجاوزت قيمتها 50,000 فرنك سويسري، أو إذا كانت السلع غير معتادة من الناحية القانونية أو من ناحية السمعة، أو إذا وُجد خطر مالي.',
          },
        },
        {
          label: FLEET,
          text: {
            en: 'The Global Fleet Unit runs the vehicle rental programme, trains and helps to develop fleets.',
            fr: 'L’unité mondiale du parc de véhicules gère le programme de location de véhicules, forme et aide à développer les parcs.',
            es: 'La Unidad Mundial de Flota gestiona el programa de alquiler de vehículos, capacita y ayuda a desarrollar las flotas.',
            ar: 'تدير وحدة الأسطول العالمية برنامج تأجير المركبات، وتقدم التدريب وتساعد في تطوير الأساطيل.',
          },
        },
        {
          label: WAREHOUSING,
          text: {
            en: 'Receipt, storage and dispatch of goods. National Societies may use the four warehouses.',
            fr: 'Réception, stockage et expédition des marchandises. Les Sociétés nationales peuvent utiliser les quatre entrepôts.',
            es: 'Recepción, almacenamiento y despacho de los bienes. Las Sociedades Nacionales pueden utilizar los cuatro almacenes.',
            ar: 'استلام السلع وتخزينها وإرسالها. ويمكن للجمعيات الوطنية استخدام المستودعات الأربعة.',
          },
        },
        {
          label: CONTINGENCY_STOCK,
          text: {
            en: 'Stock for 450,000 people is kept in the four hubs.',
            fr: 'Des stocks pour 450 000 personnes sont conservés dans les quatre centres.',
            es: 'En los cuatro centros se guardan existencias para 450.000 personas.',
            ar: 'يُحتفظ في المراكز الأربعة بمخزون يكفي 450,000 شخص.',
          },
        },
        {
          label: SPECIALISED_SUPPORT,
          text: {
            en: 'Training, assessments and the set-up of logistics in the country.',
            fr: 'Formation, évaluations et mise en place de la logistique dans le pays.',
            es: 'Capacitación, evaluaciones y puesta en marcha de la logística en el país.',
            ar: 'التدريب والتقييمات وإقامة المنظومة اللوجستية داخل البلد.',
          },
        },
      ],
    },
    {
      kind: 'resources',
      links: [
        {
          label: MOBILISATION,
          href: 'https://fednet.ifrc.org/en/resources/logistics/mobilization-of-goods/',
        },
        { label: PROCUREMENT, href: 'https://fednet.ifrc.org/en/resources/logistics/procurement/' },
        {
          label: FLEET,
          href: 'https://fednet.ifrc.org/en/resources/logistics/our-global-structure/DubaiLPSCM/global-fleet-base/vehicle-rental-programme/',
        },
        {
          label: WAREHOUSING,
          href: 'https://fednet.ifrc.org/en/resources/logistics/our-global-structure/',
        },
        {
          label: CONTINGENCY_STOCK,
          href: 'https://fednet.ifrc.org/en/resources/logistics/contingency-stock/',
        },
        {
          label: SPECIALISED_SUPPORT,
          href: 'https://fednet.ifrc.org/en/resources/logistics/logistics-training-and-workshop/',
        },
      ],
    },
  ],
};
