import { sharePointDocument } from '../sharepoint.ts';
import type { CataloguePage } from '../types.ts';

export const page: CataloguePage = {
  intro: [
    {
      en: 'The work is done mainly by the IT and Telecom Emergency Response Unit. It sets up local networks and the links from the field to the secretariat, so that information flows. It uses satellite telephones and HF and VHF radio, as the place and the law allow.',
      fr: 'Ce travail est assuré principalement par l’unité d’intervention d’urgence pour l’informatique et les télécommunications. Elle met en place les réseaux locaux et les liaisons du terrain au secrétariat, afin que l’information circule. Elle utilise des téléphones satellitaires et la radio HF et VHF, selon le lieu et la législation.',
      es: 'Este trabajo lo realiza sobre todo la unidad de respuesta a emergencias de informática y telecomunicaciones. Instala las redes locales y los enlaces del terreno con la secretaría, para que la información circule. Utiliza teléfonos por satélite y radio HF y VHF, según el lugar y la legislación.',
      ar: 'تتولى هذا العمل أساسًا وحدة الاستجابة للطوارئ المعنية بتكنولوجيا المعلومات والاتصالات. فهي تنشئ الشبكات المحلية والوصلات من الميدان إلى الأمانة العامة كي تتدفق المعلومات، وتستخدم هواتف السواتل وأجهزة الراديو HF وVHF بحسب المكان والقانون.',
    },
  ],
  blocks: [
    {
      kind: 'rapidResponsePersonnel',
      cards: [
        {
          title: 'roleProfiles',
          links: [
            {
              label: {
                en: 'IT & Telecom Coordination',
                fr: 'Coordination de l’informatique et des télécommunications',
                es: 'Coordinación de informática y telecomunicaciones',
                ar: 'تنسيق تكنولوجيا المعلومات والاتصالات',
              },
              href: sharePointDocument('EdRtpzYtoFhNnrXHDiEc74ABKv7njX3cz1-jPl1SxWqWSg'),
            },
            {
              label: {
                en: 'IT & Telecom Officer',
                fr: 'Chargé de l’informatique et des télécommunications',
                es: 'Oficial de informática y telecomunicaciones',
                ar: 'مسؤول تكنولوجيا المعلومات والاتصالات',
              },
              href: sharePointDocument('ETEdR5wmWSdHqw2o2nJRMeYBN9M7VZBZJ5blIgn67vFdzQ'),
            },
          ],
        },
      ],
    },
    {
      kind: 'serviceCards',
      cards: [
        {
          title: {
            en: 'Emergency Response Unit',
            fr: 'Unité d’intervention d’urgence',
            es: 'Unidad de respuesta a emergencias',
            ar: 'وحدة الاستجابة للطوارئ',
          },
          text: {
            en: 'Sets up IT and telecommunication networks within the operation and to the outside.',
            fr: 'Met en place les réseaux informatiques et de télécommunications au sein de l’opération et vers l’extérieur.',
            es: 'Instala redes informáticas y de telecomunicaciones dentro de la operación y hacia el exterior.',
            ar: 'تنشئ شبكات تكنولوجيا المعلومات والاتصالات داخل العملية ومع الخارج.',
          },
          links: [
            {
              label: {
                en: 'ERU IT/Telecom',
                fr: 'ERU informatique et télécommunications',
                es: 'ERU de informática y telecomunicaciones',
                ar: 'وحدة الاستجابة للطوارئ لتكنولوجيا المعلومات والاتصالات',
              },
              to: 'information-technology/eru-it-telecom',
            },
          ],
        },
      ],
    },
  ],
};
