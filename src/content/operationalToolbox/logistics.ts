import { SP, type ToolboxArea } from './toolboxArea.ts';

export const LOGISTICS: ToolboxArea = {
  id: 'logistics',
  name: { en: 'Logistics', fr: 'Logistique', es: 'Logística', ar: 'اللوجستيات' },
  folder: `${SP}/:f:/s/IFRCSharing/EoQ9fdVxdK9LkKH7ZIcMCOgBqAdqZoImtTTLFiTLE99uSw?e=APiGh7`,
  preDisaster: [
    {
      en: 'Review the inventory of non-food items and the framework agreements',
      fr: 'Revoir l’inventaire des articles non alimentaires et les accords-cadres',
      es: 'Revisar el inventario de artículos no alimentarios y los acuerdos marco',
      ar: 'مراجعة جرد المواد غير الغذائية والاتفاقات الإطارية',
    },
    {
      en: 'Preposition stock',
      fr: 'Prépositionner les stocks',
      es: 'Preposicionar las existencias',
      ar: 'التخزين المسبق للمواد',
    },
  ],
  steps: [
    {
      label: {
        en: 'Review customs regulations and clearance',
        fr: 'Examiner les règles douanières et le dédouanement',
        es: 'Revisar la normativa aduanera y los despachos',
        ar: 'مراجعة أنظمة الجمارك والتخليص',
      },
      from: 0.4,
      to: 2.2,
      href: `${SP}/:f:/s/IFRCSharing/ErfZJPKdfjJIgI6DE9t0D6sB1XVEpNb-vGrrM7wlcOw1QA`,
    },
    {
      label: {
        en: 'Fleet plan (including car rental in the country)',
        fr: 'Plan du parc de véhicules (y compris la location dans le pays)',
        es: 'Plan de flota (incluido el alquiler de vehículos en el país)',
        ar: 'خطة أسطول المركبات (بما فيها استئجار السيارات في البلد)',
      },
      from: 2,
      to: 3.9,
      href: `${SP}/:f:/s/IFRCSharing/Ep-ZW8Nh_-FOi7Qo9FCOfxIBsTHJDpvW6k82Xz3fl4xtjQ`,
    },
    {
      label: {
        en: 'Set up the fleet and mobilise the regional fleet',
        fr: 'Constituer le parc de véhicules et mobiliser le parc régional',
        es: 'Organizar la flota y movilizar la flota regional',
        ar: 'إعداد أسطول المركبات وتعبئة الأسطول الإقليمي',
      },
      from: 3.7,
      to: 7,
      href: `${SP}/:f:/s/IFRCSharing/Et5Cc35pRYpJtas4a3IBooABKh0m6JR7dHdfLXGkQpKHDQ?e=UY2R5w`,
    },
    {
      label: {
        en: 'Set up the procurement plan',
        fr: 'Établir le plan d’achat',
        es: 'Establecer el plan de compras',
        ar: 'وضع خطة المشتريات',
      },
      from: 3.1,
      to: 5.2,
      href: `${SP}/:f:/s/IFRCSharing/EvI36WxaE2hMrh03KVK-RAkBAUHdwWKERLPjDaSmIRLbuw`,
    },
    {
      label: {
        en: 'Revise the procurement plan',
        fr: 'Réviser le plan d’achat',
        es: 'Revisar el plan de compras',
        ar: 'تنقيح خطة المشتريات',
      },
      from: 4.5,
      to: 7,
      href: `${SP}/:f:/s/IFRCSharing/EvI36WxaE2hMrh03KVK-RAkBAUHdwWKERLPjDaSmIRLbuw`,
    },
    {
      label: {
        en: 'Logistics plan (import options, agents, warehouse, transport)',
        fr: 'Plan logistique (options d’importation, agents, entrepôt, transport)',
        es: 'Plan logístico (opciones de importación, agentes, almacén, transporte)',
        ar: 'الخطة اللوجستية (خيارات الاستيراد والوكلاء والمستودع والنقل)',
      },
      from: 1.4,
      to: 4.2,
      href: `${SP}/:f:/s/IFRCSharing/EnYRiFl7N-pErKxD-zRnFpIB07s7ezSEafHKQJNzaSbhFQ`,
    },
    {
      label: {
        en: 'Mobilisation table, kept up to date as the operation progresses',
        fr: 'Tableau de mobilisation, tenu à jour au fil de l’opération',
        es: 'Tabla de movilización, actualizada a medida que avanza la operación',
        ar: 'جدول التعبئة، ويُعدَّل مع تقدم العملية',
      },
      from: 0.4,
      to: 7,
      href: `${SP}/:f:/s/IFRCSharing/ElJ7QaCcS2RCtxnRPHFb0W0B_C0tzKhGy8kjUsbENzs2Ww`,
    },
  ],
};
