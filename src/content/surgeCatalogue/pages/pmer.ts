import { PMER_ROLE_PROFILES } from '../sharedPmer.ts';
import type { CataloguePage } from '../types.ts';

export const page: CataloguePage = {
  intro: [
    {
      en: 'Planning, monitoring, evaluation and reporting (PMER) gives technical help through the whole programme cycle. Together with needs assessment, information management and community engagement it turns data from communities into plans, monitoring and reports of good quality.',
      fr: 'La planification, le suivi, l’évaluation et l’établissement de rapports (PMER) apportent une aide technique tout au long du cycle de programme. Avec l’évaluation des besoins, la gestion de l’information et l’engagement communautaire, ils transforment les données des communautés en plans, en suivi et en rapports de qualité.',
      es: 'La planificación, el seguimiento, la evaluación y la presentación de informes (PMER) dan ayuda técnica en todo el ciclo del programa. Junto con la evaluación de necesidades, la gestión de la información y la participación comunitaria, convierten los datos de las comunidades en planes, seguimiento e informes de calidad.',
      ar: 'يقدم قطاع التخطيط والرصد والتقييم وإعداد التقارير (PMER) مساعدة تقنية في جميع مراحل دورة البرنامج. ويحوّل، مع تقييم الاحتياجات وإدارة المعلومات وإشراك المجتمعات المحلية، بيانات المجتمعات إلى خطط ورصد وتقارير جيدة.',
    },
    {
      en: 'It also carries out reviews and evaluations, for accountability and learning, and trains National Societies.',
      fr: 'La PMER réalise aussi des examens et des évaluations, au service de la redevabilité et de l’apprentissage, et forme les Sociétés nationales.',
      es: 'La PMER también realiza revisiones y evaluaciones, para la rendición de cuentas y el aprendizaje, y capacita a las Sociedades Nacionales.',
      ar: 'ويجري أيضًا مراجعات وتقييمات خدمةً للمساءلة والتعلم، ويدرّب الجمعيات الوطنية.',
    },
  ],
  blocks: [
    {
      kind: 'rapidResponsePersonnel',
      cards: [{ title: 'roleProfiles', links: PMER_ROLE_PROFILES }],
    },
    {
      kind: 'serviceCards',
      cards: [
        {
          title: {
            en: 'Planning, reporting and monitoring',
            fr: 'Planification, rapports et suivi',
            es: 'Planificación, informes y seguimiento',
            ar: 'التخطيط وإعداد التقارير والرصد',
          },
          links: [
            {
              label: {
                en: 'Emergency Plan of Action (EPoA) Monitoring & Evaluation Plan',
                fr: 'Plan d’action d’urgence et plan de suivi et d’évaluation',
                es: 'Plan de acción de emergencia y plan de seguimiento y evaluación',
                ar: 'خطة العمل في حالات الطوارئ وخطة الرصد والتقييم',
              },
              to: 'pmer/emergency-plan-action',
            },
          ],
        },
        {
          title: { en: 'Evaluation', fr: 'Évaluation', es: 'Evaluación', ar: 'التقييم' },
          links: [
            {
              label: {
                en: 'Real Time Evaluation (RTE) and guidance',
                fr: 'Évaluation en temps réel et conseils',
                es: 'Evaluación en tiempo real y orientación',
                ar: 'التقييم الآني والإرشاد',
              },
              to: 'pmer/real-time-evaluation',
            },
          ],
        },
      ],
    },
  ],
};
