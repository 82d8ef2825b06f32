import { sharePointDocument } from '../../sharepoint.ts';
import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'capacity',
      paragraphs: [
        {
          en: 'A unit of a size that fits the operation. Its people are skilled in:',
          fr: 'Une unité dont la taille s’adapte à l’opération. Ses membres maîtrisent :',
          es: 'Una unidad cuyo tamaño se adapta a la operación. Sus integrantes dominan:',
          ar: 'وحدة يتكيف حجمها مع العملية. ويتمتع أفرادها بمهارات في ما يلي:',
        },
      ],
      items: [
        { en: 'VHF radio', fr: 'La radio VHF', es: 'La radio VHF', ar: 'الراديو VHF' },
        {
          en: 'Satellite communication: telephones and VSAT',
          fr: 'Les communications par satellite : téléphones et VSAT',
          es: 'La comunicación por satélite: teléfonos y VSAT',
          ar: 'الاتصالات عبر السواتل: الهواتف ومحطات VSAT',
        },
        {
          en: 'Power supply',
          fr: 'L’alimentation électrique',
          es: 'El suministro eléctrico',
          ar: 'الإمداد بالكهرباء',
        },
        {
          en: 'Support for computer users',
          fr: 'L’assistance aux utilisateurs d’ordinateurs',
          es: 'La asistencia a los usuarios de ordenadores',
          ar: 'دعم مستخدمي الحواسيب',
        },
        {
          en: 'Computer networks',
          fr: 'Les réseaux informatiques',
          es: 'Las redes informáticas',
          ar: 'الشبكات الحاسوبية',
        },
      ],
    },
    {
      kind: 'services',
      paragraphs: [
        {
          en: 'The unit sets up IT and telecommunication networks within the operation and to the outside. Its own service catalogue tells each service in detail.',
          fr: 'L’unité met en place les réseaux informatiques et de télécommunications au sein de l’opération et vers l’extérieur. Son propre catalogue décrit chaque service en détail.',
          es: 'La unidad instala redes informáticas y de telecomunicaciones dentro de la operación y hacia el exterior. Su propio catálogo describe cada servicio en detalle.',
          ar: 'تنشئ الوحدة شبكات تكنولوجيا المعلومات والاتصالات داخل العملية ومع الخارج. ويصف دليل خدماتها كل خدمة بالتفصيل.',
        },
      ],
      links: [
        {
          label: {
            en: 'IT&T ERU Service Catalogue',
            fr: 'Catalogue des services de l’ERU informatique et télécommunications',
            es: 'Catálogo de servicios de la ERU de informática y telecomunicaciones',
            ar: 'دليل خدمات وحدة الاستجابة للطوارئ لتكنولوجيا المعلومات والاتصالات',
          },
          href: sharePointDocument('Ed9M59SwliBMvgVU3I7XilwBG7EYMGvXuvResKhy9ut5TA'),
        },
      ],
    },
    {
      kind: 'designedFor',
      paragraphs: [
        {
          en: 'Fast deployment where communications are destroyed, damaged or too weak.',
          fr: 'Un déploiement rapide là où les communications sont détruites, endommagées ou insuffisantes.',
          es: 'Despliegue rápido donde las comunicaciones están destruidas, dañadas o son insuficientes.',
          ar: 'انتشار سريع حيث تكون الاتصالات مدمرة أو متضررة أو ضعيفة.',
        },
      ],
    },
    {
      kind: 'personnel',
      total: {
        en: '2 to 6 people',
        fr: '2 à 6 personnes',
        es: 'De 2 a 6 personas',
        ar: 'من شخصين إلى 6 أشخاص',
      },
      composition: [
        { en: '1 team leader', fr: '1 chef d’équipe', es: '1 jefe de equipo', ar: 'رئيس فريق واحد' },
        {
          en: 'Technicians, as the context demands',
          fr: 'Des techniciens, selon le contexte',
          es: 'Técnicos, según el contexto',
          ar: 'فنيون بحسب السياق',
        },
      ],
    },
    {
      kind: 'components',
      paragraphs: [
        {
          en: 'The equipment comes in modules:',
          fr: 'Le matériel est réparti en modules :',
          es: 'El equipo se organiza en módulos:',
          ar: 'تُقسم المعدات إلى مجموعات:',
        },
      ],
      items: [
        { en: 'VHF radio', fr: 'Radio VHF', es: 'Radio VHF', ar: 'الراديو VHF' },
        {
          en: 'Satellite communication',
          fr: 'Communications par satellite',
          es: 'Comunicación por satélite',
          ar: 'الاتصالات عبر السواتل',
        },
        { en: 'VSAT terminal', fr: 'Terminal VSAT', es: 'Terminal VSAT', ar: 'محطة VSAT' },
        { en: 'Network', fr: 'Réseau', es: 'Red', ar: 'الشبكة' },
        { en: 'Tools', fr: 'Outillage', es: 'Herramientas', ar: 'الأدوات' },
        {
          en: 'Light kit of the unit',
          fr: 'Kit léger de l’unité',
          es: 'Kit ligero de la unidad',
          ar: 'مجموعة الوحدة الخفيفة',
        },
        { en: 'Power', fr: 'Électricité', es: 'Electricidad', ar: 'الكهرباء' },
      ],
    },
    {
      kind: 'specifications',
      cost: {
        from: 150_000,
        text: { en: 'without VSAT', fr: 'sans VSAT', es: 'sin VSAT', ar: 'من دون VSAT' },
      },
      societies: ['american', 'austrian', 'finnish', 'newZealand', 'spanish'],
      notes: [
        {
          en: 'Each VSAT system costs about CHF 35,000.',
          fr: 'Chaque système VSAT coûte environ 35 000 CHF.',
          es: 'Cada sistema VSAT cuesta unos 35.000 CHF.',
          ar: 'تبلغ تكلفة كل نظام VSAT نحو 35,000 فرنك سويسري.',
        },
      ],
    },
  ],
};
