import { sharePointDocument } from '../../sharepoint.ts';
import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'overview',
      paragraphs: [
        {
          en: 'Recovery personnel see to it that recovery is thought of early and that the operation moves smoothly from rapid response to the medium term.',
          fr: 'Le personnel chargé du relèvement veille à ce que celui-ci soit pensé tôt et à ce que l’opération passe sans heurt de la réponse rapide au moyen terme.',
          es: 'El personal de recuperación se ocupa de que la recuperación se piense desde el principio y de que la operación pase sin sobresaltos de la respuesta rápida al medio plazo.',
          ar: 'يحرص أفراد التعافي على التفكير المبكر في التعافي وعلى انتقال العملية بسلاسة من الاستجابة السريعة إلى الأجل المتوسط.',
        },
        {
          en: 'They take an integrated approach to the resilience of communities, and leave the National Society better prepared.',
          fr: 'Il adopte une approche intégrée de la résilience des communautés et contribue à mieux préparer la Société nationale.',
          es: 'Aplica un enfoque integrado a la resiliencia de las comunidades y deja a la Sociedad Nacional mejor preparada.',
          ar: 'ويتبعون نهجًا متكاملًا لبناء قدرة المجتمعات المحلية على الصمود ويسهمون في رفع تأهب الجمعية الوطنية.',
        },
      ],
    },
    {
      kind: 'roleProfiles',
      title: {
        en: 'Competency framework and role profiles',
        fr: 'Cadre de compétences et profils de fonction',
        es: 'Marco de competencias y perfiles de funciones',
        ar: 'إطار الكفاءات وتوصيف الأدوار',
      },
      links: [
        {
          label: {
            en: 'Recovery technical competency framework',
            fr: 'Cadre de compétences techniques en matière de relèvement',
            es: 'Marco de competencias técnicas de recuperación',
            ar: 'إطار الكفاءات الفنية للتعافي',
          },
          href: sharePointDocument('EVGjsDkuPN1AjuiHEIPBAtIBeylQYJbOGqrUKoYZGBBsRg'),
        },
        {
          label: {
            en: 'Recovery Coordinator',
            fr: 'Coordonnateur du relèvement',
            es: 'Coordinador de recuperación',
            ar: 'منسق التعافي',
          },
          href: sharePointDocument('EUbjt_mT-4tIr9UcmCRhLs4B71WUl7dazEtiTGccC-3rsQ'),
        },
        {
          label: {
            en: 'Early Recovery Officer',
            fr: 'Chargé du relèvement rapide',
            es: 'Oficial de recuperación temprana',
            ar: 'مسؤول التعافي المبكر',
          },
          href: sharePointDocument('Ebi1UtwPTMtKhNoPY0fh9QYBuzsLVRy_nGLss1E0NCSkSA'),
        },
      ],
    },
  ],
};
