import { sharePointDocument } from '../../sharepoint.ts';
import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'overview',
      paragraphs: [
        {
          en: 'Specialists in human resources advise the National Society and the leaders of the operation:',
          fr: 'Des spécialistes des ressources humaines conseillent la Société nationale et les responsables de l’opération :',
          es: 'Especialistas en recursos humanos asesoran a la Sociedad Nacional y a los responsables de la operación:',
          ar: 'يقدم أخصائيو الموارد البشرية المشورة للجمعية الوطنية ولقادة العملية بشأن ما يلي:',
        },
      ],
      items: [
        {
          en: 'Assessment of the needs, planning, recruitment and the wellbeing of staff',
          fr: 'Évaluation des besoins, planification, recrutement et bien-être du personnel',
          es: 'Evaluación de las necesidades, planificación, contratación y bienestar del personal',
          ar: 'تقييم الاحتياجات والتخطيط والتوظيف ورفاه الموظفين',
        },
        {
          en: 'Policies that agree with the standards of the IFRC and the law of the country',
          fr: 'Politiques conformes aux normes de l’IFRC et au droit du pays',
          es: 'Políticas acordes con las normas de la IFRC y la legislación del país',
          ar: 'سياسات تتفق مع معايير الاتحاد الدولي وقانون البلد',
        },
        {
          en: 'The National Society’s own capacity in human resources',
          fr: 'Capacités propres de la Société nationale en ressources humaines',
          es: 'Capacidad propia de la Sociedad Nacional en recursos humanos',
          ar: 'قدرات الجمعية الوطنية نفسها في مجال الموارد البشرية',
        },
      ],
    },
    {
      kind: 'roleProfiles',
      links: [
        {
          label: {
            en: 'Human Resources Coordinator',
            fr: 'Coordonnateur des ressources humaines',
            es: 'Coordinador de recursos humanos',
            ar: 'منسق الموارد البشرية',
          },
          href: sharePointDocument('EQ2XIVDyiHFGh8G27WHDgnEBxS_tdNbtzfFw6nV6HXRaag'),
        },
        {
          label: {
            en: 'Human Resources Officer',
            fr: 'Chargé des ressources humaines',
            es: 'Oficial de recursos humanos',
            ar: 'مسؤول الموارد البشرية',
          },
          href: sharePointDocument('ETtWcMNEWz9LoNsUSQQSyiYBPTLLuZyur7y74Ho8l0ctxA'),
        },
      ],
    },
  ],
};
