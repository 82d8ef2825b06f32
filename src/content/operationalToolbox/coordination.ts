import { SP, type ToolboxArea } from './toolboxArea.ts';

export const COORDINATION: ToolboxArea = {
  id: 'coordination',
  name: { en: 'Coordination', fr: 'Coordination', es: 'Coordinación', ar: 'التنسيق' },
  folder: `${SP}/:f:/s/IFRCSharing/Eu-2i53oWANAiylOkCJZEBcBXsC8YV9kZnIFV4hbBri4Sw?e=u7rgVj`,
  preDisaster: [
    {
      en: 'Hold a joint task force call',
      fr: 'Tenir une réunion téléphonique de l’équipe spéciale conjointe',
      es: 'Celebrar una llamada del equipo de tareas conjunto',
      ar: 'عقد مكالمة لفرقة العمل المشتركة',
    },
  ],
  steps: [
    {
      label: {
        en: 'Establish task forces',
        fr: 'Constituer les équipes spéciales',
        es: 'Establecer los equipos de tareas',
        ar: 'تشكيل فرق العمل',
      },
      from: 0.1,
      to: 5,
      href: `${SP}/:f:/s/IFRCSharing/EkwZzW2JdFVEvydPtqH_gEABF6G5AuIHRcl8J_ReyEroow`,
    },
    {
      label: {
        en: 'Establish the Movement coordination framework',
        fr: 'Établir le cadre de coordination du Mouvement',
        es: 'Establecer el marco de coordinación del Movimiento',
        ar: 'إنشاء إطار تنسيق الحركة',
      },
      from: 0.1,
      to: 4.9,
      href: 'https://smcctoolkit.org/tool-kit',
    },
    {
      label: {
        en: 'Revise the Movement coordination framework',
        fr: 'Réviser le cadre de coordination du Mouvement',
        es: 'Revisar el marco de coordinación del Movimiento',
        ar: 'تنقيح إطار تنسيق الحركة',
      },
      from: 3.3,
      to: 5,
      href: `${SP}/:f:/s/IFRCSharing/ElUAIzfu4oxAuKPk3WUewvkBmUjIt1yPflN6v0PH-GNX_w?e=YGkbj5`,
    },
    {
      label: {
        en: 'Activate the Shelter Cluster (if applicable)',
        fr: 'Activer le groupe sectoriel de l’hébergement (le cas échéant)',
        es: 'Activar el grupo sectorial de alojamiento (si procede)',
        ar: 'تفعيل مجموعة المأوى (عند الاقتضاء)',
      },
      from: 0.1,
      to: 2,
      href: 'https://www.sheltercluster.org/global',
    },
    {
      label: {
        en: 'Federation-wide joint response plan and Movement picture',
        fr: 'Plan d’intervention conjoint de l’ensemble de la fédération et vue d’ensemble du Mouvement',
        es: 'Plan de respuesta conjunto de toda la Federación y panorama del Movimiento',
        ar: 'خطة الاستجابة المشتركة على نطاق الاتحاد الدولي وصورة عمل الحركة',
      },
      from: 4.6,
      to: 7,
      href: `${SP}/:f:/s/IFRCSharing/Eo-iSVU8fjZMp9sJ3YWl8n8BwMVarYubQeLHVFiWfvPWVw?e=Nk2ZDK`,
    },
    {
      label: {
        en: 'Hold a mini-summit',
        fr: 'Tenir un mini-sommet',
        es: 'Celebrar una minicumbre',
        ar: 'عقد قمة مصغرة',
      },
      from: 1.2,
      to: 3,
      href: `${SP}/:f:/s/IFRCSharing/ErEYlKDN8r5Pops7rCADsjgBPNNrBv2G6Tbv-lCM7TpYtQ`,
    },
    {
      label: {
        en: 'Create a plan for engagement in external coordination',
        fr: 'Créer un plan de participation à la coordination externe',
        es: 'Crear un plan de participación en la coordinación externa',
        ar: 'وضع خطة المشاركة في التنسيق الخارجي',
      },
      from: 1.2,
      to: 3,
      href: `${SP}/:f:/s/IFRCSharing/ElJyGf5pFExJgA8iwgkQXJIB4QWRL0EoDu4xGWsrOZFMCg`,
    },
    {
      label: {
        en: 'Hold meetings of Movement partners in the country',
        fr: 'Tenir dans le pays des réunions des partenaires du Mouvement',
        es: 'Celebrar reuniones de asociados del Movimiento en el país',
        ar: 'عقد اجتماعات شركاء الحركة في البلد',
      },
      from: 0.1,
      to: 7,
      href: `${SP}/:f:/s/IFRCSharing/EpflNbdSn4hMnnZ24mZ1X5ABnW8i_f3-IqGsPPjuI57ypw?e=aHoqNk`,
    },
  ],
};
