import { sharePointDocument } from '../../sharepoint.ts';
import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'capacity',
      paragraphs: [
        {
          en: 'A Head of Emergency Operations (HEOps) is the main means of giving a large emergency high-level operational and strategic leadership. The HEOps leads the operation of the Emergency Appeal and supports the National Society.',
          fr: 'Le chef des opérations d’urgence (HEOps) est le principal moyen de donner à une grande urgence une direction opérationnelle et stratégique de haut niveau. Il dirige l’opération de l’appel d’urgence et soutient la Société nationale.',
          es: 'El jefe de operaciones de emergencia (HEOps) es el principal medio para dar a una gran emergencia un liderazgo operativo y estratégico de alto nivel. Dirige la operación del llamamiento de emergencia y apoya a la Sociedad Nacional.',
          ar: 'رئيس عمليات الطوارئ (HEOps) هو الوسيلة الرئيسية لتوفير قيادة تشغيلية واستراتيجية رفيعة المستوى في حالات الطوارئ الكبيرة. وهو يقود عملية نداء الطوارئ ويدعم الجمعية الوطنية.',
        },
        {
          en: 'The role covers strategy and priorities, the overall management of the operation, coordination, also within the Movement, security, and the transition to recovery.',
          fr: 'Son rôle couvre la stratégie et les priorités, la gestion générale de l’opération, la coordination, y compris au sein du Mouvement, la sécurité et la transition vers le relèvement.',
          es: 'Su función abarca la estrategia y las prioridades, la gestión general de la operación, la coordinación, también dentro del Movimiento, la seguridad y la transición a la recuperación.',
          ar: 'ويشمل دوره الاستراتيجية والأولويات، والإدارة العامة للعملية، والتنسيق بما فيه التنسيق داخل الحركة، والأمن، والانتقال إلى مرحلة التعافي.',
        },
      ],
    },
    {
      kind: 'services',
      items: [
        {
          en: 'Leaders on call in rotation, ready to leave for any part of the world within 48 hours',
          fr: 'Des responsables d’astreinte à tour de rôle, prêts à partir partout dans le monde sous 48 heures',
          es: 'Responsables de guardia por turnos, listos para salir a cualquier parte del mundo en 48 horas',
          ar: 'قادة مناوبون بالتناوب، مستعدون للسفر إلى أي مكان في العالم خلال 48 ساعة',
        },
        {
          en: 'Missions of up to three months',
          fr: 'Des missions de trois mois au plus',
          es: 'Misiones de hasta tres meses',
          ar: 'مهام تصل مدتها إلى ثلاثة أشهر',
        },
      ],
    },
    {
      kind: 'designedFor',
      items: [
        {
          en: 'Leading the operation in the country, with the right links to the IFRC',
          fr: 'Diriger l’opération dans le pays, avec les liens voulus avec l’IFRC',
          es: 'Dirigir la operación en el país, con los vínculos adecuados con la IFRC',
          ar: 'قيادة العملية في البلد مع إقامة الصلات المناسبة بالاتحاد الدولي',
        },
        {
          en: 'Supervising the technical sectors together with the managers of the National Society',
          fr: 'Superviser les secteurs techniques avec les responsables de la Société nationale',
          es: 'Supervisar los sectores técnicos junto con los responsables de la Sociedad Nacional',
          ar: 'الإشراف على القطاعات التقنية مع مديري الجمعية الوطنية',
        },
        {
          en: 'Designing strategies that fit the capacity of the partners',
          fr: 'Concevoir des stratégies adaptées aux capacités des partenaires',
          es: 'Diseñar estrategias acordes con la capacidad de los asociados',
          ar: 'وضع استراتيجيات تناسب قدرات الشركاء',
        },
        {
          en: 'Following the situation and adapting the set-up of the operation to it',
          fr: 'Suivre la situation et y adapter le dispositif de l’opération',
          es: 'Seguir la situación y adaptar a ella la estructura de la operación',
          ar: 'متابعة الوضع وتكييف هيكل العملية معه',
        },
        {
          en: 'Coordinating the Movement under the agreements on Strengthening Movement Coordination and Cooperation (SMCC)',
          fr: 'Coordonner le Mouvement selon l’initiative de renforcement de la coordination et de la coopération au sein du Mouvement (SMCC)',
          es: 'Coordinar el Movimiento según la iniciativa de fortalecimiento de la coordinación y la cooperación en el Movimiento (SMCC)',
          ar: 'التنسيق داخل الحركة وفقًا لمبادرة تعزيز التنسيق والتعاون في الحركة (SMCC)',
        },
        {
          en: 'Giving strategic direction, building the National Society’s capacity and planning for contingencies',
          fr: 'Donner une orientation stratégique, renforcer les capacités de la Société nationale et planifier les imprévus',
          es: 'Dar dirección estratégica, fortalecer la capacidad de la Sociedad Nacional y planificar contingencias',
          ar: 'تقديم التوجيه الاستراتيجي وتعزيز قدرات الجمعية الوطنية والتخطيط لحالات الطوارئ المحتملة',
        },
      ],
    },
    {
      kind: 'personnel',
      composition: [
        {
          en: '3 full-time leaders on standby for the whole world',
          fr: '3 responsables à plein temps en attente pour le monde entier',
          es: '3 responsables a tiempo completo en reserva para todo el mundo',
          ar: '3 قادة متفرغين على أهبة الاستعداد للعمل في العالم كله',
        },
        {
          en: '20 certified leaders on standby in National Societies',
          fr: '20 responsables certifiés en attente dans les Sociétés nationales',
          es: '20 responsables certificados en reserva en las Sociedades Nacionales',
          ar: '20 قائدًا معتمدًا على أهبة الاستعداد في الجمعيات الوطنية',
        },
      ],
    },
    {
      kind: 'components',
      items: [
        {
          en: 'Laptop',
          fr: 'Ordinateur portable',
          es: 'Computadora portátil',
          ar: 'حاسوب محمول',
        },
        { en: 'Smartphone', fr: 'Téléphone intelligent', es: 'Teléfono inteligente', ar: 'هاتف ذكي' },
      ],
    },
    {
      kind: 'specifications',
      cost: {
        from: 25_000,
        text: { en: 'per month', fr: 'par mois', es: 'por mes', ar: 'في الشهر' },
      },
      societies: ['american', 'austrian', 'canadian', 'finnish', 'hongKong', 'spanish', 'swiss'],
      providers: {
        en: 'The IFRC also provides this service itself.',
        fr: 'L’IFRC fournit aussi ce service elle-même.',
        es: 'La IFRC también presta este servicio directamente.',
        ar: 'ويقدم الاتحاد الدولي هذه الخدمة بنفسه أيضًا.',
      },
      notes: [
        {
          en: 'The cost covers salary, insurance, flights, visa, telecommunications, luggage, transport and lodging.',
          fr: 'Le coût comprend le salaire, l’assurance, les vols, le visa, les télécommunications, les bagages, le transport et l’hébergement.',
          es: 'El costo incluye salario, seguro, vuelos, visado, telecomunicaciones, equipaje, transporte y alojamiento.',
          ar: 'تشمل التكلفة الراتب والتأمين والرحلات الجوية والتأشيرة والاتصالات والأمتعة والنقل والسكن.',
        },
      ],
    },
    {
      kind: 'variation',
      paragraphs: [
        {
          en: 'Larger and more complex operations may call for several HEOps with different profiles.',
          fr: 'Les opérations plus vastes et plus complexes peuvent demander plusieurs HEOps aux profils différents.',
          es: 'Las operaciones más grandes y complejas pueden requerir varios HEOps con perfiles distintos.',
          ar: 'قد تتطلب العمليات الأكبر والأكثر تعقيدًا عدة رؤساء لعمليات الطوارئ بخبرات مختلفة.',
        },
      ],
    },
    {
      kind: 'resources',
      links: [
        {
          label: {
            en: 'HEOps on FedNet',
            fr: 'Les HEOps sur FedNet',
            es: 'Los HEOps en FedNet',
            ar: 'رؤساء عمليات الطوارئ على شبكة FedNet',
          },
          href: 'https://fednet.ifrc.org/en/resources/disasters/disaster-and-crisis-mangement/disaster-response/surge-capacity/heops/',
        },
        {
          label: {
            en: 'Short biographies of the HEOps',
            fr: 'Courtes biographies des HEOps',
            es: 'Breves biografías de los HEOps',
            ar: 'نبذ موجزة عن رؤساء عمليات الطوارئ',
          },
          href: sharePointDocument('EcMxBMin_YBLnyvZX9fqapwBo1W4KIVqvDfVH98Y2gy_2A'),
        },
      ],
    },
  ],
};
