import { SP, type ToolboxArea } from './toolboxArea.ts';

export const SECURITY: ToolboxArea = {
  id: 'security',
  name: {
    en: 'Safety and Security',
    fr: 'Sûreté et sécurité',
    es: 'Seguridad y protección',
    ar: 'السلامة والأمن',
  },
  folder: `${SP}/:f:/s/IFRCSharing/ElF8JM-Rq3tKre35oj_ztDIBImCNxctFo5tNt1SRCFpjdg?e=5ouvWw`,
  preDisaster: [
    {
      en: 'Establish security regulations',
      fr: 'Établir les règles de sécurité',
      es: 'Establecer las normas de seguridad',
      ar: 'وضع لوائح الأمن',
    },
    {
      en: 'Document health advice',
      fr: 'Consigner les conseils de santé',
      es: 'Documentar los consejos de salud',
      ar: 'توثيق الإرشادات الصحية',
    },
  ],
  steps: [
    {
      label: {
        en: 'Security plan (with the critical incident protocol)',
        fr: 'Plan de sécurité (avec le protocole en cas d’incident critique)',
        es: 'Plan de seguridad (con el protocolo de incidentes críticos)',
        ar: 'الخطة الأمنية (مع بروتوكول الحوادث الحرجة)',
      },
      from: 0.1,
      to: 4.4,
      href: `${SP}/:f:/s/IFRCSharing/EpHQGrFvG2pPk-0cwLYIHTsBjoQH-e6WLwOBI50ODTjyuw`,
    },
    {
      label: {
        en: 'Review of the security plan',
        fr: 'Révision du plan de sécurité',
        es: 'Revisión del plan de seguridad',
        ar: 'مراجعة الخطة الأمنية',
      },
      from: 4,
      to: 7,
      href: `${SP}/:f:/s/IFRCSharing/EpHQGrFvG2pPk-0cwLYIHTsBjoQH-e6WLwOBI50ODTjyuw`,
    },
    {
      label: {
        en: 'Medical evacuation plan',
        fr: 'Plan d’évacuation médicale',
        es: 'Plan de evacuación médica',
        ar: 'خطة الإجلاء الطبي',
      },
      from: 0.1,
      to: 1.4,
      href: `${SP}/:f:/s/IFRCSharing/EiK1nlWLC35IpNWCcXZHDpIB5ZgD83UBhdgFIltmPkSVsw`,
    },
  ],
};
