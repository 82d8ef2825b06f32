import { SP, type ToolboxArea } from './toolboxArea.ts';

export const SURGE_AND_HUMAN_RESOURCES: ToolboxArea = {
  id: 'surge',
  name: {
    en: 'Surge and Human Resources',
    fr: 'Renfort et ressources humaines',
    es: 'Refuerzo y recursos humanos',
    ar: 'الدعم الطارئ والموارد البشرية',
  },
  folder: `${SP}/:f:/s/IFRCSharing/Eha-owDva2JElW2WWREcydYB7-9z-8qdRMz49XuIWgrTYg?e=n55JKs`,
  preDisaster: [
    {
      en: 'Send the information message',
      fr: 'Envoyer le message d’information',
      es: 'Enviar el mensaje de información',
      ar: 'إرسال الرسالة الإعلامية',
    },
  ],
  steps: [
    {
      label: {
        en: 'Send the surge alert',
        fr: 'Envoyer l’alerte de renfort',
        es: 'Enviar la alerta de refuerzo',
        ar: 'إرسال تنبيه الدعم الطارئ',
      },
      from: 0.1,
      to: 7,
      href: `${SP}/:f:/s/IFRCSharing/El814u3TtXlPracWs32VorIB_pULshHLHCus5wZuIRArpw`,
    },
    {
      label: {
        en: 'End-of-mission steps: report, handover, appraisal',
        fr: 'Étapes de fin de mission : rapport, passation, évaluation',
        es: 'Pasos de fin de misión: informe, traspaso, evaluación',
        ar: 'خطوات نهاية المهمة: التقرير والتسليم وتقييم الأداء',
      },
      from: 3.4,
      to: 7,
      href: `${SP}/:f:/s/IFRCSharing/EqZNZFoYcjhNqXVciAM5vuABjlGg4fvzwZHKeylvhtBGBQ`,
    },
    {
      label: {
        en: 'Workforce planning',
        fr: 'Planification des effectifs',
        es: 'Planificación de la plantilla',
        ar: 'تخطيط القوى العاملة',
      },
      from: 0.7,
      to: 2.8,
      href: `${SP}/:f:/s/IFRCSharing/Eq38VyX2Q39GmoFCOf2e4vcB1s8onYrxbHGNFcNap7BzRw`,
    },
    {
      label: {
        en: 'Begin staff recruitment',
        fr: 'Commencer le recrutement du personnel',
        es: 'Iniciar la contratación de personal',
        ar: 'بدء توظيف العاملين',
      },
      from: 2.5,
      to: 4.9,
      href: `${SP}/:f:/s/IFRCSharing/EmHk4Z-OkdZIlfal90vzLHIB4p3CBV_ocOHCmMMuhS8HoA`,
    },
    {
      label: {
        en: 'Update the organigram',
        fr: 'Mettre à jour l’organigramme',
        es: 'Actualizar el organigrama',
        ar: 'تحديث الهيكل التنظيمي',
      },
      from: 4.4,
      to: 7,
      href: `${SP}/:f:/s/IFRCSharing/EmHk4Z-OkdZIlfal90vzLHIB4p3CBV_ocOHCmMMuhS8HoA`,
    },
    {
      label: {
        en: 'Report concerns',
        fr: 'Signaler les préoccupations',
        es: 'Comunicar las inquietudes',
        ar: 'الإبلاغ عن الشواغل',
      },
      from: 0.1,
      to: 7,
      href: `${SP}/:f:/s/IFRCSharing/EhDClHP53pZGmGXse6Ef7vUBhanWIJY-CxsDmNGDceRARA`,
    },
  ],
};
