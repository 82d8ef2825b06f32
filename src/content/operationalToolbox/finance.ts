import { SP, type ToolboxArea } from './toolboxArea.ts';

export const FINANCE: ToolboxArea = {
  id: 'finance',
  name: {
    en: 'Finance, Administration and Partnerships and Resource Development',
    fr: 'Finances, administration et partenariats et développement des ressources',
    es: 'Finanzas, administración y alianzas y desarrollo de recursos',
    ar: 'المالية والإدارة والشراكات وتنمية الموارد',
  },
  folder: `${SP}/:f:/s/IFRCSharing/EmJ0Y0zgKJJHjhYW0fnm_ZEBzhbzNAliAJiwM--4_nZ3rA?e=4LZCV0`,
  preDisaster: [],
  steps: [
    {
      label: {
        en: 'Develop the DREF project agreement',
        fr: 'Établir l’accord de projet du DREF',
        es: 'Elaborar el acuerdo de proyecto del DREF',
        ar: 'إعداد اتفاق المشروع الخاص بصندوق DREF',
      },
      from: 0.1,
      to: 1.3,
      href: `${SP}/:f:/s/IFRCSharing/ElpuKM7mqitHlqGOrTAbdJwBhe7Pscaa21Pwv4kAEChJHw`,
    },
    {
      label: {
        en: 'Develop the appeal’s project agreement',
        fr: 'Établir l’accord de projet de l’appel',
        es: 'Elaborar el acuerdo de proyecto del llamamiento',
        ar: 'إعداد اتفاق المشروع الخاص بالنداء',
      },
      from: 3.1,
      to: 4.4,
      href: `${SP}/:f:/s/IFRCSharing/Em0ZAEsalk5Jul1Uonrx8xwBJGSEZdbYyU5wAIUSOj_-fg`,
    },
    {
      label: {
        en: 'Develop the operating budget',
        fr: 'Établir le budget de fonctionnement',
        es: 'Elaborar el presupuesto operativo',
        ar: 'إعداد الميزانية التشغيلية',
      },
      from: 0.1,
      to: 7,
      href: `${SP}/:f:/s/IFRCSharing/Ek1-VTpEYqlCtS7fQ3uXNrcB0PqHfQ961Mu5s5AiTRk4og?e=MeZc8W`,
    },
    {
      label: {
        en: 'Revise the operating budget',
        fr: 'Réviser le budget de fonctionnement',
        es: 'Revisar el presupuesto operativo',
        ar: 'تنقيح الميزانية التشغيلية',
      },
      from: 2.6,
      to: 4,
      href: `${SP}/:f:/s/IFRCSharing/Ek1-VTpEYqlCtS7fQ3uXNrcB0PqHfQ961Mu5s5AiTRk4og?e=MeZc8W`,
    },
    {
      label: {
        en: 'Project expenditure approval request (PEAR)',
        fr: 'Demande d’approbation des dépenses du projet (PEAR)',
        es: 'Solicitud de aprobación de gastos del proyecto (PEAR)',
        ar: 'طلب الموافقة على نفقات المشروع (PEAR)',
      },
      from: 0.1,
      to: 1.5,
      href: `${SP}/:f:/s/IFRCSharing/EvVyOV0vODNOhB_hMZi4Us0Bl9hB3hvrFY6fmS55IYyifg?e=uAro8S`,
    },
    {
      label: {
        en: 'Develop the plan of arrival',
        fr: 'Établir le plan d’arrivée',
        es: 'Elaborar el plan de llegada',
        ar: 'وضع خطة الوصول',
      },
      from: 0.1,
      to: 1.5,
      href: `${SP}/:f:/s/IFRCSharing/EnL5Opb7DhJAuWwsNzGqQpIB4pqlXntVUm1XRY6AZBSgUA?e=lU4ULX`,
    },
    {
      label: {
        en: 'Partners call',
        fr: 'Réunion téléphonique avec les partenaires',
        es: 'Llamada con los asociados',
        ar: 'مكالمة مع الشركاء',
      },
      from: 1.6,
      to: 7,
      href: `${SP}/:f:/s/IFRCSharing/Evym_hIX3HZFhzEqSUii9G8B9odeetryN5kXoFZiryJl6Q?e=2KXNnW`,
    },
    {
      label: {
        en: 'Develop the resource mobilisation plan',
        fr: 'Établir le plan de mobilisation de ressources',
        es: 'Elaborar el plan de movilización de recursos',
        ar: 'وضع خطة تعبئة الموارد',
      },
      from: 0.1,
      to: 1.5,
      href: `${SP}/:f:/s/IFRCSharing/EgouBf10MC1DgxcIDdRu5_kBd7iT2aXIQm_vdymzO6AZhw?e=TaLqnG`,
    },
    {
      label: {
        en: 'Update the tracking of resource mobilisation and the status of pledges',
        fr: 'Mettre à jour le suivi de la mobilisation de ressources et l’état des promesses de don',
        es: 'Actualizar el seguimiento de la movilización de recursos y el estado de los compromisos',
        ar: 'تحديث متابعة تعبئة الموارد وحالة التعهدات',
      },
      from: 2.1,
      to: 7,
      href: `${SP}/:f:/s/IFRCSharing/EsF3Ei5eH4JKrAALHBWxVX4BnAm9i5-o-Z_VxVqgxvVMAg?e=aQAcpO`,
    },
    {
      label: {
        en: 'Establish the welcome service',
        fr: 'Mettre en place le service d’accueil',
        es: 'Establecer el servicio de bienvenida',
        ar: 'إنشاء خدمة الاستقبال',
      },
      from: 0.1,
      to: 1.5,
      href: `${SP}/:f:/s/IFRCSharing/Eo1XPZuxHRRLgArAv5NA7lkBmILPSH9fcMwZ_ajBZHKGUg?e=2VeVU9`,
    },
    {
      label: {
        en: 'Monitor pledges, donors’ requirements and interest',
        fr: 'Suivre les promesses de don, les exigences et l’intérêt des donateurs',
        es: 'Seguir los compromisos, los requisitos y el interés de los donantes',
        ar: 'رصد التعهدات ومتطلبات المانحين واهتمامهم',
      },
      from: 2.1,
      to: 7,
      href: `${SP}/:f:/s/IFRCSharing/Ev-opnr7uyVFgzk-h3lX9BgB8fHsBhqiukJDL_5KBX57bA?e=jpbj6G`,
    },
  ],
};
