import {
  DIGITAL_DATA_KIT,
  FIELD_ACCOMMODATION,
  TRAINING_KIT,
  VEHICLES_RENTED_OR_SUPPLIED,
} from '../../sharedHealth.ts';
import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'capacity',
      paragraphs: [
        {
          en: 'A public health emergency response unit that saves lives by early detection: members of the community notice and report health events in sudden disasters, protracted crises and outbreaks.',
          fr: 'Une unité d’intervention d’urgence en santé publique qui sauve des vies par la détection précoce : des membres de la communauté repèrent et signalent les événements sanitaires lors de catastrophes soudaines, de crises prolongées et de flambées épidémiques.',
          es: 'Una unidad de respuesta a emergencias de salud pública que salva vidas mediante la detección temprana: miembros de la comunidad detectan y notifican eventos de salud en desastres repentinos, crisis prolongadas y brotes.',
          ar: 'وحدة استجابة للطوارئ في مجال الصحة العامة تنقذ الأرواح بالكشف المبكر: يرصد أفراد المجتمع المحلي الأحداث الصحية ويبلّغون عنها في الكوارث المفاجئة والأزمات الممتدة وحالات التفشي.',
        },
      ],
    },
    {
      kind: 'services',
      items: [
        {
          en: 'Assessment of the needs, the feasibility and the capacity to respond',
          fr: 'Évaluation des besoins, de la faisabilité et de la capacité de réponse',
          es: 'Evaluación de las necesidades, la viabilidad y la capacidad de respuesta',
          ar: 'تقييم الاحتياجات والجدوى والقدرة على الاستجابة',
        },
        {
          en: 'Design of the system: flow of data, data protection and response',
          fr: 'Conception du système : circulation des données, protection des données et réponse',
          es: 'Diseño del sistema: flujo de datos, protección de datos y respuesta',
          ar: 'تصميم النظام: تدفق البيانات وحمايتها والاستجابة',
        },
        {
          en: 'Tools to collect and analyse data',
          fr: 'Outils de collecte et d’analyse des données',
          es: 'Herramientas para recopilar y analizar datos',
          ar: 'أدوات لجمع البيانات وتحليلها',
        },
        {
          en: 'Training of delegates, staff and volunteers',
          fr: 'Formation des délégués, du personnel et des volontaires',
          es: 'Capacitación de delegados, personal y voluntarios',
          ar: 'تدريب المندوبين والموظفين والمتطوعين',
        },
        {
          en: 'Continuous analysis and monitoring, early detection, prevention and referral',
          fr: 'Analyse et suivi continus, détection précoce, prévention et orientation des malades',
          es: 'Análisis y seguimiento continuos, detección temprana, prevención y derivación',
          ar: 'التحليل والمتابعة المستمران والكشف المبكر والوقاية والإحالة',
        },
        {
          en: 'Coordination, training in epidemic control and a plan for handing over',
          fr: 'Coordination, formation à la lutte contre les épidémies et plan de retrait',
          es: 'Coordinación, capacitación en control de epidemias y plan de salida',
          ar: 'التنسيق والتدريب على مكافحة الأوبئة وخطة للخروج',
        },
      ],
    },
    {
      kind: 'designedFor',
      items: [
        {
          en: 'Very early deployment where outbreaks may occur: sudden disasters and protracted crises where diseases are endemic, and epidemics',
          fr: 'Un déploiement très précoce là où des flambées sont possibles : catastrophes soudaines et crises prolongées en zone d’endémie, et épidémies',
          es: 'Despliegue muy temprano donde puedan surgir brotes: desastres repentinos y crisis prolongadas en zonas endémicas, y epidemias',
          ar: 'انتشار مبكر جدًا حيث يُحتمل ظهور حالات تفشٍّ: الكوارث المفاجئة والأزمات الممتدة في المناطق الموبوءة، والأوبئة',
        },
        {
          en: 'Do not wait for an outbreak before you request it',
          fr: 'N’attendez pas une flambée pour la demander',
          es: 'No espere a que haya un brote para solicitarla',
          ar: 'لا تنتظر وقوع تفشٍّ كي تطلب هذه الخدمة',
        },
      ],
    },
    {
      kind: 'personnel',
      total: {
        en: '2 in the advance team, 5 to 6 in the full team',
        fr: '2 dans l’équipe avancée, 5 à 6 dans l’équipe complète',
        es: '2 en el equipo de avanzada, 5 o 6 en el equipo completo',
        ar: 'شخصان في الفريق المتقدم، ومن 5 إلى 6 أشخاص في الفريق الكامل',
      },
      composition: [
        {
          en: 'Advance team: team leader, and field epidemiologist or data manager',
          fr: 'Équipe avancée : chef d’équipe, et épidémiologiste de terrain ou gestionnaire de données',
          es: 'Equipo de avanzada: jefe de equipo y epidemiólogo de campo o gestor de datos',
          ar: 'الفريق المتقدم: رئيس الفريق، وأخصائي وبائيات ميداني أو مدير بيانات',
        },
        {
          en: 'Full team: the advance team, with public health, information and communication technology or logistics (or both), and finance and administration',
          fr: 'Équipe complète : l’équipe avancée, avec la santé publique, les technologies de l’information et de la communication ou la logistique (ou les deux), et les finances et l’administration',
          es: 'Equipo completo: el equipo de avanzada, más salud pública, tecnología de la información y la comunicación o logística (o ambas), y finanzas y administración',
          ar: 'الفريق الكامل: الفريق المتقدم مع الصحة العامة، وتكنولوجيا المعلومات والاتصالات أو اللوجستيات (أو كلتيهما)، والمالية والإدارة',
        },
      ],
      notes: [
        {
          en: 'The advance team leaves within 48 hours for one to two weeks. The others follow if the system proves feasible.',
          fr: 'L’équipe avancée part dans les 48 heures pour une à deux semaines. Les autres suivent si le système s’avère réalisable.',
          es: 'El equipo de avanzada sale en 48 horas por una o dos semanas. El resto lo sigue si el sistema resulta viable.',
          ar: 'يغادر الفريق المتقدم خلال 48 ساعة لمدة أسبوع إلى أسبوعين. ويلحق به الآخرون إذا ثبتت جدوى النظام.',
        },
      ],
    },
    {
      kind: 'components',
      items: [DIGITAL_DATA_KIT, TRAINING_KIT, VEHICLES_RENTED_OR_SUPPLIED, FIELD_ACCOMMODATION],
    },
    {
      kind: 'specifications',
      weight: { from: 10, to: 15 },
      volume: {
        text: {
          en: 'Carry-on baggage',
          fr: 'Bagages de cabine',
          es: 'Equipaje de mano',
          ar: 'أمتعة محمولة في مقصورة الطائرة',
        },
      },
      cost: {
        from: 5_000,
        text: {
          en: 'for the equipment only',
          fr: 'pour le matériel seul',
          es: 'solo por el equipo',
          ar: 'للمعدات وحدها',
        },
      },
      societies: ['norwegian'],
    },
    {
      kind: 'resources',
      links: [
        {
          label: {
            en: 'Website on community-based surveillance',
            fr: 'Site web sur la surveillance à base communautaire',
            es: 'Sitio web sobre vigilancia comunitaria',
            ar: 'الموقع الإلكتروني للترصد المجتمعي',
          },
          href: 'https://www.cbsrc.org/',
        },
        {
          label: {
            en: 'Handbook of community-based surveillance',
            fr: 'Manuel de surveillance à base communautaire',
            es: 'Manual de vigilancia comunitaria',
            ar: 'دليل الترصد المجتمعي',
          },
          href: 'https://rodekors.service-now.com/drm?id=hb_catalog&handbook=09f973a8db15f4103408d7b2f39619ee',
        },
      ],
    },
  ],
};
