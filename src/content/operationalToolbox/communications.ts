import { SP, type ToolboxArea } from './toolboxArea.ts';

export const COMMUNICATIONS: ToolboxArea = {
  id: 'communications',
  name: { en: 'Communications', fr: 'Communication', es: 'Comunicación', ar: 'الإعلام والاتصال' },
  folder: `${SP}/:f:/s/IFRCSharing/EpFFWBTH9RtOsuQGGg0DXdAB0dbWQz484b1pFn1UDzpBIw?e=AnOF05`,
  preDisaster: [],
  steps: [
    {
      label: {
        en: 'Define key messages and reactive lines',
        fr: 'Définir les messages clés et les éléments de réponse',
        es: 'Definir los mensajes clave y las líneas de respuesta',
        ar: 'تحديد الرسائل الرئيسية ونقاط الرد',
      },
      from: 0.1,
      to: 1.3,
      href: `${SP}/:f:/s/IFRCSharing/EqNijq6LJgJMiRKSgYp5eocBORHiCWXUPr7-rCwLqzH6MA`,
    },
    {
      label: {
        en: 'Develop the communications plan and strategy',
        fr: 'Élaborer le plan et la stratégie de communication',
        es: 'Elaborar el plan y la estrategia de comunicación',
        ar: 'وضع خطة الإعلام واستراتيجيته',
      },
      from: 1.1,
      to: 2.5,
      href: `${SP}/:f:/s/IFRCSharing/Eq38joe3oBBFqPt6vz8Q3SkBlVdjHebEjOkJQIUQNKn-Ng`,
    },
  ],
};
