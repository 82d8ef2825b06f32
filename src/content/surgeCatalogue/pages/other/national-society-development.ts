import { sharePointDocument } from '../../sharepoint.ts';
import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'overview',
      paragraphs: [
        {
          en: 'To strengthen National Societies is one of the basic tasks of the IFRC. Help that comes from outside in a crisis must not weaken them.',
          fr: 'Renforcer les Sociétés nationales est l’une des tâches fondamentales de l’IFRC. L’aide venue de l’extérieur pendant une crise ne doit pas les affaiblir.',
          es: 'Fortalecer las Sociedades Nacionales es una de las tareas fundamentales de la IFRC. La ayuda que llega de fuera en una crisis no debe debilitarlas.',
          ar: 'تعزيز الجمعيات الوطنية من المهام الأساسية للاتحاد الدولي، ويجب ألا تضعفها المساعدة الخارجية أثناء الأزمات.',
        },
        {
          en: 'The support follows the National Society’s own strategy and priorities, and balances the response with its development in:',
          fr: 'L’appui suit la stratégie et les priorités de la Société nationale et met en équilibre l’intervention et son développement dans les domaines suivants :',
          es: 'El apoyo sigue la estrategia y las prioridades de la propia Sociedad Nacional y equilibra la respuesta con su desarrollo en:',
          ar: 'ويتبع الدعم استراتيجية الجمعية الوطنية وأولوياتها ويوازن بين الاستجابة وتنمية الجمعية في المجالات التالية:',
        },
      ],
      items: [
        {
          en: 'The auxiliary role to the public authorities',
          fr: 'Le rôle d’auxiliaire des pouvoirs publics',
          es: 'La función de auxiliar de los poderes públicos',
          ar: 'الدور المساعد للسلطات العامة',
        },
        { en: 'Governance', fr: 'La gouvernance', es: 'El gobierno institucional', ar: 'الحوكمة' },
        { en: 'Finance', fr: 'Les finances', es: 'Las finanzas', ar: 'المالية' },
        { en: 'Communication', fr: 'La communication', es: 'La comunicación', ar: 'الإعلام والاتصال' },
        { en: 'Volunteers', fr: 'Les volontaires', es: 'El voluntariado', ar: 'المتطوعون' },
        {
          en: 'Relations with others',
          fr: 'Les relations avec les autres acteurs',
          es: 'Las relaciones con otros actores',
          ar: 'العلاقات مع الجهات الأخرى',
        },
      ],
    },
    {
      kind: 'roleProfiles',
      links: [
        {
          label: {
            en: 'National Society Development in Emergencies Coordinator',
            fr: 'Coordonnateur du développement des Sociétés nationales en situation d’urgence',
            es: 'Coordinador de desarrollo de Sociedades Nacionales en emergencias',
            ar: 'منسق تنمية الجمعيات الوطنية في حالات الطوارئ',
          },
          href: sharePointDocument('EWKlMwewWThHg7IHiTsuUYcBt5CfR_5KvaWLaDGUbETEvw'),
        },
        {
          label: {
            en: 'Volunteer Management in Emergencies Officer',
            fr: 'Chargé de la gestion des volontaires en situation d’urgence',
            es: 'Oficial de gestión del voluntariado en emergencias',
            ar: 'مسؤول إدارة المتطوعين في حالات الطوارئ',
          },
          href: sharePointDocument('Ef5VINFI_29Mkjh9ccWS-_wBrenVKw4wYi5ZgJea7GQ2Vg'),
        },
      ],
    },
  ],
};
