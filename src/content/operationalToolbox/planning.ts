import { SP, type ToolboxArea } from './toolboxArea.ts';

export const PLANNING: ToolboxArea = {
  id: 'planning',
  name: { en: 'Planning', fr: 'Planification', es: 'Planificación', ar: 'التخطيط' },
  folder: `${SP}/:f:/s/IFRCSharing/ErZJCWqXHlZNl87Whkh4P8cBsPqnQiA2w8yLZ54WnsI_Gg?e=SAErla`,
  preDisaster: [
    {
      en: 'Draft the DREF request (imminent crisis and forecast-based action)',
      fr: 'Préparer la demande de DREF (crise imminente et action fondée sur les prévisions)',
      es: 'Redactar la solicitud al DREF (crisis inminente y acción basada en pronósticos)',
      ar: 'إعداد طلب صندوق DREF (الأزمات الوشيكة والعمل القائم على التوقعات)',
    },
    {
      en: 'Review existing documents: contingency plan, scenarios, business continuity plan, earlier emergency plans of action',
      fr: 'Revoir les documents existants : plan de contingence, scénarios, plan de continuité des activités, plans d’action d’urgence antérieurs',
      es: 'Revisar los documentos existentes: plan de contingencia, escenarios, plan de continuidad de las actividades, planes de acción de emergencia anteriores',
      ar: 'مراجعة الوثائق القائمة: خطة الطوارئ والسيناريوهات وخطة استمرارية العمل وخطط عمل الطوارئ السابقة',
    },
  ],
  steps: [
    {
      label: {
        en: 'Launch the DREF operation',
        fr: 'Lancer l’opération DREF',
        es: 'Lanzar la operación DREF',
        ar: 'إطلاق عملية صندوق DREF',
      },
      from: 0.3,
      to: 2.3,
      href: `${SP}/:f:/s/IFRCSharing/Eh2oMhgNSqdGmT43ZUYBzk0BZUk4BK3apoDFk-461u2EtQ`,
    },
    {
      label: {
        en: 'Transition plan from surge to the longer term',
        fr: 'Plan de transition du renfort vers le plus long terme',
        es: 'Plan de transición del refuerzo al largo plazo',
        ar: 'خطة الانتقال من الدعم الطارئ إلى الأجل الأطول',
      },
      from: 4.5,
      to: 7,
      href: `${SP}/:f:/s/IFRCSharing/EuU329vYiZhJnzYDHSZuIV8BSEccfQAabKTtnWliSMdBtA`,
    },
    {
      label: {
        en: 'Funding requirements of the emergency appeal',
        fr: 'Besoins de financement de l’appel d’urgence',
        es: 'Necesidades de financiación del llamamiento de emergencia',
        ar: 'متطلبات تمويل نداء الطوارئ',
      },
      from: 0.3,
      to: 1.5,
      href: `${SP}/:f:/s/IFRCSharing/Eu6-noLTkX5JmPAhaeDmQtcB2IEGx_mRnAQFNK8IwgiDCQ`,
    },
    {
      label: {
        en: 'Create the risk register',
        fr: 'Créer le registre des risques',
        es: 'Crear el registro de riesgos',
        ar: 'إعداد سجل المخاطر',
      },
      from: 3,
      to: 4.2,
      href: `${SP}/:f:/s/IFRCSharing/EmONBUO8gDVArGtE4OD6skoB6JlOKL5qmU2OF4iv8v6Aiw`,
    },
    {
      label: {
        en: 'Workshop on revised response options and planning',
        fr: 'Atelier sur les options d’intervention révisées et la planification',
        es: 'Taller sobre las opciones de respuesta revisadas y la planificación',
        ar: 'ورشة عمل بشأن خيارات الاستجابة المنقحة والتخطيط',
      },
      from: 4.5,
      to: 6,
      href: `${SP}/:f:/s/IFRCSharing/EjN_meFam45BsqAYM0d9Tm0BHXnGsGxKqLAe5zpacYYWsA`,
    },
    {
      label: {
        en: 'Launch the emergency appeal',
        fr: 'Lancer l’appel d’urgence',
        es: 'Lanzar el llamamiento de emergencia',
        ar: 'إطلاق نداء الطوارئ',
      },
      from: 0.4,
      to: 7,
      href: `${SP}/:f:/s/IFRCSharing/Es4FC38i50hHnjMXLovQva0BNZRltQzPD0yKDP39a2g8DQ`,
    },
    {
      label: {
        en: 'Revise the emergency appeal and operational strategy (with recovery)',
        fr: 'Réviser l’appel d’urgence et la stratégie opérationnelle (avec le relèvement)',
        es: 'Revisar el llamamiento de emergencia y la estrategia operativa (con la recuperación)',
        ar: 'تنقيح نداء الطوارئ والاستراتيجية التشغيلية (مع التعافي)',
      },
      from: 4.7,
      to: 7,
      href: `${SP}/sites/IFRCSharing/Shared%20Documents/Forms/AllItems.aspx?RootFolder=/sites%2FIFRCSharing%2FShared%20Documents%2FGLOBAL%20SURGE%2FOPERATIONAL%20TOOLBOX%2F1%2E%20Timeline%20documents%2F02%2E%20Planning%2F02%2E09%20Revise%20Emergency%20Appeal%2DEPoA&View=%7BA0DF7B8D%2DD671%2D4C77%2DA464%2D720655A5403E%7D`,
    },
    {
      label: {
        en: 'Develop the initial approach to recovery',
        fr: 'Élaborer l’approche initiale du relèvement',
        es: 'Elaborar el enfoque inicial de recuperación',
        ar: 'وضع النهج الأولي للتعافي',
      },
      from: 4.2,
      to: 7,
      href: `${SP}/:f:/s/IFRCSharing/EqU4PReiQ-FPm21whSQO3HUBqhLNfczLCzYxsqHZCh-2BA`,
    },
    {
      label: {
        en: 'Develop response options',
        fr: 'Élaborer les options d’intervention',
        es: 'Elaborar las opciones de respuesta',
        ar: 'إعداد خيارات الاستجابة',
      },
      from: 0.4,
      to: 1.5,
      href: `${SP}/:f:/s/IFRCSharing/Eh6fh83QrctBri8qnV_nIgMBnL_PLJUO1Lo7bYZEzJi3SQ`,
    },
    {
      label: {
        en: 'Complete the operational strategy',
        fr: 'Achever la stratégie opérationnelle',
        es: 'Completar la estrategia operativa',
        ar: 'إتمام الاستراتيجية التشغيلية',
      },
      from: 1.6,
      to: 2.9,
      href: `${SP}/:f:/s/IFRCSharing/EqgeyJbUWUtHqiGygkbzDlQBNFBgUHN26INuxRH4F9KoNQ`,
    },
    {
      label: {
        en: 'Develop and update the implementation plan',
        fr: 'Élaborer et mettre à jour le plan de mise en œuvre',
        es: 'Elaborar y actualizar el plan de ejecución',
        ar: 'وضع خطة التنفيذ وتحديثها',
      },
      from: 3.1,
      to: 7,
      href: `${SP}/:f:/s/IFRCSharing/ErnkTcrVFuhFupPbDRYEcd8BOAAnnGji1Jy-9og1kUVAuQ`,
    },
  ],
};
