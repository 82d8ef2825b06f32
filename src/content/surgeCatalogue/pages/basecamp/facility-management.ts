import type { Translated } from '../../../translated.ts';
import type { CataloguePage } from '../../types.ts';

const VARIES: Translated = {
  en: 'Varies with the assignment',
  fr: 'Variable selon la mission',
  es: 'Varía según la misión',
  ar: 'يختلف باختلاف المهمة',
};

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'services',
      items: [
        {
          en: 'Running every side of a facility, with buildings, tents and local equipment',
          fr: 'Gestion de tous les aspects d’une installation, avec des bâtiments, des tentes et du matériel local',
          es: 'Gestión de todos los aspectos de una instalación, con edificios, carpas y equipo local',
          ar: 'إدارة جميع جوانب المرفق باستخدام المباني والخيام والمعدات المحلية',
        },
        {
          en: 'Help to find a building, a housing complex or a hotel to rent, and to turn it into a field hotel, offices or an operations centre',
          fr: 'Aide à la recherche d’un bâtiment, d’un ensemble de logements ou d’un hôtel à louer, et à sa transformation en hôtel de terrain, en bureaux ou en centre d’opérations',
          es: 'Ayuda para encontrar un edificio, un complejo de viviendas o un hotel en alquiler y convertirlo en hotel de campo, oficinas o centro de operaciones',
          ar: 'المساعدة في العثور على مبنى أو مجمع سكني أو فندق للإيجار وتحويله إلى فندق ميداني أو مكاتب أو مركز عمليات',
        },
      ],
    },
    {
      kind: 'designedFor',
      items: [
        {
          en: 'Slow-onset disasters',
          fr: 'Catastrophes à évolution lente',
          es: 'Desastres de evolución lenta',
          ar: 'الكوارث البطيئة الظهور',
        },
        {
          en: 'Disasters that have not seriously damaged the infrastructure',
          fr: 'Catastrophes qui n’ont pas gravement endommagé les infrastructures',
          es: 'Desastres que no han dañado gravemente las infraestructuras',
          ar: 'الكوارث التي لم تلحق أضرارًا جسيمة بالبنية التحتية',
        },
      ],
    },
    {
      kind: 'personnel',
      total: {
        en: 'Depends on the assignment',
        fr: 'Dépend de la mission',
        es: 'Depende de la misión',
        ar: 'يتوقف العدد على المهمة',
      },
    },
    {
      kind: 'components',
      items: [
        {
          en: 'Modules of the base camps, or equipment bought locally',
          fr: 'Modules des camps de base, ou matériel acheté sur place',
          es: 'Módulos de los campamentos base o equipo comprado localmente',
          ar: 'وحدات من المخيمات الأساسية أو معدات تُشترى محليًا',
        },
      ],
    },
    {
      kind: 'specifications',
      weight: { text: VARIES },
      volume: { text: VARIES },
      cost: { text: VARIES },
      societies: ['danish'],
    },
  ],
};
