import { sharePointDocument } from '../../sharepoint.ts';
import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'overview',
      paragraphs: [
        {
          en: 'Humanitarian diplomacy means convincing those who decide, and those who shape opinion, to act for vulnerable people and to keep to humanitarian principles.',
          fr: 'La diplomatie humanitaire consiste à convaincre ceux qui décident et ceux qui façonnent l’opinion d’agir en faveur des personnes vulnérables et de respecter les principes humanitaires.',
          es: 'La diplomacia humanitaria consiste en convencer a quienes deciden y a quienes forman la opinión de que actúen en favor de las personas vulnerables y respeten los principios humanitarios.',
          ar: 'تعني الدبلوماسية الإنسانية إقناع صناع القرار وقادة الرأي بالعمل لصالح الفئات المستضعفة وبالالتزام بالمبادئ الإنسانية.',
        },
        {
          en: 'In rapid response, a specialist helps with:',
          fr: 'Dans la réponse rapide, un spécialiste aide pour :',
          es: 'En la respuesta rápida, un especialista ayuda con:',
          ar: 'وفي الاستجابة السريعة يساعد أخصائي في ما يلي:',
        },
      ],
      items: [
        {
          en: 'The analysis of the issues and the context',
          fr: 'L’analyse des enjeux et du contexte',
          es: 'El análisis de las cuestiones y del contexto',
          ar: 'تحليل القضايا والسياق',
        },
        {
          en: 'Key messages and a plan of engagement',
          fr: 'Les messages clés et un plan de dialogue',
          es: 'Los mensajes clave y un plan de interlocución',
          ar: 'الرسائل الرئيسية وخطة للتواصل مع الجهات المعنية',
        },
        {
          en: 'Coordination among the members of the IFRC',
          fr: 'La coordination entre les membres de l’IFRC',
          es: 'La coordinación entre los miembros de la IFRC',
          ar: 'التنسيق بين أعضاء الاتحاد الدولي',
        },
        {
          en: 'Work with partners',
          fr: 'Le travail avec les partenaires',
          es: 'El trabajo con los asociados',
          ar: 'العمل مع الشركاء',
        },
      ],
    },
    {
      kind: 'roleProfiles',
      links: [
        {
          label: {
            en: 'Humanitarian Diplomacy Officer',
            fr: 'Chargé de la diplomatie humanitaire',
            es: 'Oficial de diplomacia humanitaria',
            ar: 'مسؤول الدبلوماسية الإنسانية',
          },
          href: sharePointDocument('EaI9xGgLdnxItb4RXU1PGCEBlW_E8nUfxbMIZMGWoqdEHw'),
        },
      ],
    },
  ],
};
