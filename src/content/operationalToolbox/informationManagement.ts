import { SP, type ToolboxArea } from './toolboxArea.ts';

export const INFORMATION_MANAGEMENT: ToolboxArea = {
  id: 'information',
  name: {
    en: 'Information Management',
    fr: 'Gestion de l’information',
    es: 'Gestión de la información',
    ar: 'إدارة المعلومات',
  },
  folder: `${SP}/:f:/s/IFRCSharing/EtASLO-V_pNBsApgmaAueNoBOhpbfdicPIlhtOrRMELkOQ?e=rLLOzq`,
  preDisaster: [],
  steps: [
    {
      label: {
        en: 'Maintain the GO emergency page',
        fr: 'Tenir à jour la page GO de l’urgence',
        es: 'Mantener la página GO de la emergencia',
        ar: 'تحديث صفحة حالة الطوارئ على GO',
      },
      from: 0.1,
      to: 7,
      href: `${SP}/:b:/s/IFRCSharing/Ed8QtQCbLzxHpp6cm7xR9WkBc8Qz0cx0k0oj1VgoL2aahw`,
    },
    {
      label: {
        en: 'Support the situational overview',
        fr: 'Appuyer la vue d’ensemble de la situation',
        es: 'Apoyar el panorama de la situación',
        ar: 'دعم النظرة العامة على الوضع',
      },
      from: 0.1,
      to: 7,
      href: `${SP}/:f:/s/IFRCSharing/EnpwY1GhzuRBmo7WAQ_7PQoBhi55A-zc3Eh1BaXrllW0tw`,
    },
    {
      label: {
        en: 'Produce the Movement picture',
        fr: 'Produire la vue d’ensemble du Mouvement',
        es: 'Elaborar el panorama del Movimiento',
        ar: 'إعداد صورة عمل الحركة',
      },
      from: 1.4,
      to: 3.5,
      href: 'https://smcctoolkit.org/tool-kit/#x-section-4',
    },
    {
      label: {
        en: 'Information management strategy (collection, management, visualisation)',
        fr: 'Stratégie de gestion de l’information (collecte, gestion, visualisation)',
        es: 'Estrategia de gestión de la información (recopilación, gestión, visualización)',
        ar: 'استراتيجية إدارة المعلومات (الجمع والإدارة والعرض البصري)',
      },
      from: 1.8,
      to: 3.9,
      href: `${SP}/:f:/s/IFRCSharing/EvlSgJM5xWVJp87dPDFefeMBCDndFtU-WtlpV9x7wskdUw`,
    },
    {
      label: {
        en: 'Task SIMS (Surge Information Management Support)',
        fr: 'Confier des tâches à SIMS (appui de renfort à la gestion de l’information)',
        es: 'Encargar tareas a SIMS (apoyo de refuerzo a la gestión de la información)',
        ar: 'تكليف SIMS (الدعم الطارئ لإدارة المعلومات) بالمهام',
      },
      from: 0.5,
      to: 2.7,
      href: 'https://rcrcsims.org',
    },
  ],
};
