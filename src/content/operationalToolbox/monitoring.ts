import { SP, type ToolboxArea } from './toolboxArea.ts';

export const MONITORING: ToolboxArea = {
  id: 'monitoring',
  name: {
    en: 'Monitoring, Evaluation and Reporting',
    fr: 'Suivi, évaluation et rapports',
    es: 'Seguimiento, evaluación e informes',
    ar: 'الرصد والتقييم والإبلاغ',
  },
  folder: `${SP}/:f:/s/IFRCSharing/EgEs6nIIHFpMgXEy2VKsw_QBtfHXTDzzQrjW042-aZPs8w?e=QiVTgv`,
  preDisaster: [
    {
      en: 'Share the information bulletin',
      fr: 'Diffuser le bulletin d’information',
      es: 'Difundir el boletín de información',
      ar: 'تعميم النشرة الإعلامية',
    },
  ],
  steps: [
    {
      label: {
        en: 'Situation reports (every two days for two weeks, then weekly in the first month)',
        fr: 'Rapports de situation (tous les deux jours pendant deux semaines, puis chaque semaine le premier mois)',
        es: 'Informes de situación (cada dos días durante dos semanas y después semanalmente en el primer mes)',
        ar: 'تقارير الوضع (كل يومين لمدة أسبوعين، ثم أسبوعيًا في الشهر الأول)',
      },
      from: 0.1,
      to: 4,
      href: `${SP}/:f:/s/IFRCSharing/Eo01vTabxF9Aj27p6S3mSuoBbDN7ixfS_PRs0MHGUxyD2A`,
    },
    {
      label: {
        en: 'Create the indicator tracking table',
        fr: 'Créer le tableau de suivi des indicateurs',
        es: 'Crear la tabla de seguimiento de indicadores',
        ar: 'إعداد جدول متابعة المؤشرات',
      },
      from: 4.5,
      to: 6.3,
      href: `${SP}/:f:/s/IFRCSharing/EpbUfG-SUZ5Ap97uj4g4r9sBvSQW9RxLg5xVczuijS77cg`,
    },
    {
      label: {
        en: 'Revise the monitoring and evaluation plan',
        fr: 'Réviser le plan de suivi et d’évaluation',
        es: 'Revisar el plan de seguimiento y evaluación',
        ar: 'تنقيح خطة الرصد والتقييم',
      },
      from: 5.6,
      to: 7,
      href: `${SP}/:f:/s/IFRCSharing/EoWr3j4-JXNIqxbmLiCQfA8B2QgMKxH7eZPv2sHS5tg-6g`,
    },
    {
      label: {
        en: 'Develop the monitoring and evaluation plan',
        fr: 'Élaborer le plan de suivi et d’évaluation',
        es: 'Elaborar el plan de seguimiento y evaluación',
        ar: 'وضع خطة الرصد والتقييم',
      },
      from: 3.4,
      to: 6.8,
      href: `${SP}/:f:/s/IFRCSharing/EoWr3j4-JXNIqxbmLiCQfA8B2QgMKxH7eZPv2sHS5tg-6g`,
    },
    {
      label: {
        en: 'Operations update 1',
        fr: 'Mise à jour opérationnelle 1',
        es: 'Actualización operativa 1',
        ar: 'تحديث العمليات 1',
      },
      from: 1.5,
      to: 4.6,
      href: `${SP}/:f:/s/IFRCSharing/Ej7atMLNhOVBp9mqejlvk_sBp450NJB4-50ee1YjjErg_Q`,
    },
    {
      label: {
        en: 'Operations update 2',
        fr: 'Mise à jour opérationnelle 2',
        es: 'Actualización operativa 2',
        ar: 'تحديث العمليات 2',
      },
      from: 3.4,
      to: 4.6,
      href: `${SP}/:f:/s/IFRCSharing/Ej7atMLNhOVBp9mqejlvk_sBp450NJB4-50ee1YjjErg_Q`,
    },
    {
      label: {
        en: 'Conduct Federation-wide reporting',
        fr: 'Établir les rapports de l’ensemble de la fédération',
        es: 'Elaborar los informes de toda la Federación',
        ar: 'إعداد التقارير على نطاق الاتحاد الدولي',
      },
      from: 5.6,
      to: 7,
      href: `${SP}/:f:/s/IFRCSharing/EvaYwaFc9TVDiV3_H4G03vgBt-h2RiABultu8pQPnSCCrA`,
    },
    {
      label: {
        en: 'Conduct a real-time evaluation',
        fr: 'Mener une évaluation en temps réel',
        es: 'Realizar una evaluación en tiempo real',
        ar: 'إجراء تقييم آني',
      },
      from: 5.6,
      to: 7,
      href: `${SP}/:f:/s/IFRCSharing/Egwg83-q2bREoEXPIfBTn5kBMbIUHX_utbt63rFJp8JsQw`,
    },
  ],
};
