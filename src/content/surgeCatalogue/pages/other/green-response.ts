import { sharePointDocument } from '../../sharepoint.ts';
import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'overview',
      paragraphs: [
        {
          en: 'A specialist analyses the environment, the risks to it that come from the crisis and the effects of the response itself.',
          fr: 'Un spécialiste analyse l’environnement, les risques que la crise lui fait courir et les effets de l’intervention elle-même.',
          es: 'Un especialista analiza el medio ambiente, los riesgos que la crisis supone para él y los efectos de la propia respuesta.',
          ar: 'يحلل أخصائي البيئة والمخاطر التي تتعرض لها من جراء الأزمة وآثار الاستجابة نفسها عليها.',
        },
        {
          en: 'The specialist helps leaders and sectors to do less harm, to the local environment and by greenhouse gases, and raises awareness of it in the National Society.',
          fr: 'Il aide les responsables et les secteurs à moins nuire, à l’environnement local comme par les gaz à effet de serre, et y sensibilise la Société nationale.',
          es: 'Ayuda a los responsables y a los sectores a causar menos daño, tanto al entorno local como por los gases de efecto invernadero, y sensibiliza al respecto a la Sociedad Nacional.',
          ar: 'ويساعد القيادات والقطاعات على تقليل الضرر بالبيئة المحلية ومن غازات الدفيئة، ويرفع الوعي بذلك في الجمعية الوطنية.',
        },
      ],
    },
    {
      kind: 'roleProfiles',
      links: [
        {
          label: {
            en: 'Environmental Field Advisor',
            fr: 'Conseiller environnemental de terrain',
            es: 'Asesor ambiental de campo',
            ar: 'المستشار البيئي الميداني',
          },
          href: sharePointDocument('EU67oavNUyVKocifjDl__VUBnh16k2SxzF_AiPUWJJGF_g'),
        },
      ],
    },
  ],
};
