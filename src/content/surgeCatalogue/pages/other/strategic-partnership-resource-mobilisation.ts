import { sharePointDocument } from '../../sharepoint.ts';
import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'overview',
      paragraphs: [
        {
          en: 'Specialists give strategic and technical help with partnerships and with raising resources for the operation:',
          fr: 'Des spécialistes apportent une aide stratégique et technique pour les partenariats et la mobilisation de ressources en faveur de l’opération :',
          es: 'Especialistas prestan ayuda estratégica y técnica en materia de alianzas y de movilización de recursos para la operación:',
          ar: 'يقدم أخصائيون مساعدة استراتيجية وفنية في الشراكات وتعبئة الموارد لصالح العملية:',
        },
      ],
      items: [
        {
          en: 'Work with donors and partners',
          fr: 'Travail avec les donateurs et les partenaires',
          es: 'Trabajo con donantes y asociados',
          ar: 'العمل مع المانحين والشركاء',
        },
        {
          en: 'Coordination of contributions',
          fr: 'Coordination des contributions',
          es: 'Coordinación de las contribuciones',
          ar: 'تنسيق المساهمات',
        },
        {
          en: 'Follow-up of pledges',
          fr: 'Suivi des promesses de don',
          es: 'Seguimiento de los compromisos de contribución',
          ar: 'متابعة التعهدات',
        },
        {
          en: 'The National Society’s fundraising in its own country',
          fr: 'Collecte de fonds de la Société nationale dans son propre pays',
          es: 'Recaudación de fondos de la Sociedad Nacional en su propio país',
          ar: 'جمع الجمعية الوطنية التبرعات في بلدها',
        },
        {
          en: 'Global initiatives',
          fr: 'Initiatives mondiales',
          es: 'Iniciativas mundiales',
          ar: 'المبادرات العالمية',
        },
      ],
    },
    {
      kind: 'rapidResponsePersonnel',
      cards: [
        {
          title: 'roleProfiles',
          links: [
            {
              label: {
                en: 'Strategic Partnerships and Resource Mobilisation (SPRM) Officer',
                fr: 'Chargé des partenariats stratégiques et de la mobilisation de ressources (SPRM)',
                es: 'Oficial de alianzas estratégicas y movilización de recursos (SPRM)',
                ar: 'مسؤول الشراكات الاستراتيجية وتعبئة الموارد (SPRM)',
              },
              href: sharePointDocument('EbNoFYfsY0lIk8nJpabCzgkBCaEmXftIVcLjcQu2rvm7EA'),
            },
            {
              label: {
                en: 'Strategic Partnerships and Resource Mobilisation (SPRM) Coordinator',
                fr: 'Coordonnateur des partenariats stratégiques et de la mobilisation de ressources (SPRM)',
                es: 'Coordinador de alianzas estratégicas y movilización de recursos (SPRM)',
                ar: 'منسق الشراكات الاستراتيجية وتعبئة الموارد (SPRM)',
              },
              href: sharePointDocument('EaYOwWRnsulCntS67s2NMAAB2YOyhxyD_0Z9nDeDiYakqw'),
            },
          ],
        },
      ],
    },
  ],
};
