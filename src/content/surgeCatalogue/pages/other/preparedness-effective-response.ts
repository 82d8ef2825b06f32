import { sharePointDocument } from '../../sharepoint.ts';
import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  intro: [
    {
      en: 'Preparedness for effective response (PER) means the actions within an operation that help the National Society to fulfil its mandate.',
      fr: 'La préparation à une intervention efficace (PER) désigne les actions menées au sein d’une opération pour aider la Société nationale à remplir son mandat.',
      es: 'La preparación para una respuesta eficaz (PER) comprende las acciones que, dentro de una operación, ayudan a la Sociedad Nacional a cumplir su mandato.',
      ar: 'يُقصد بالتأهب للاستجابة الفعالة (PER) الإجراءات التي تُتخذ ضمن العملية لمساعدة الجمعية الوطنية على أداء ولايتها.',
    },
    {
      en: 'The coordinator finds out, with the teams of the National Society and the IFRC, which of the capacities to respond need to be strengthened, and brings this into the plans and the strategy of the operation.',
      fr: 'Le coordonnateur détermine, avec les équipes de la Société nationale et de l’IFRC, quelles capacités d’intervention doivent être renforcées, et nourrit ainsi les plans et la stratégie de l’opération.',
      es: 'El coordinador determina, con los equipos de la Sociedad Nacional y de la IFRC, qué capacidades de respuesta deben fortalecerse, y lo incorpora a los planes y a la estrategia de la operación.',
      ar: 'ويحدد المنسق مع فرق الجمعية الوطنية والاتحاد الدولي قدرات الاستجابة التي تحتاج إلى تعزيز، ويدرج ذلك في خطط العملية واستراتيجيتها.',
    },
    {
      en: 'The actions follow the National Society’s priorities, its preparedness plans and earlier lessons. In this way it owns them, the resources are well used and the support is coordinated.',
      fr: 'Les actions suivent les priorités de la Société nationale, ses plans de préparation et les enseignements antérieurs. Elle se les approprie ainsi, les ressources sont bien employées et l’appui est coordonné.',
      es: 'Las acciones siguen las prioridades de la Sociedad Nacional, sus planes de preparación y las lecciones anteriores. Así, la Sociedad Nacional las hace suyas, los recursos se aprovechan bien y el apoyo está coordinado.',
      ar: 'وتتبع الإجراءات أولويات الجمعية الوطنية وخطط تأهبها والدروس السابقة، فتكون ملكًا لها وتُستخدم الموارد استخدامًا جيدًا ويُنسَّق الدعم.',
    },
  ],
  blocks: [
    {
      kind: 'section',
      title: {
        en: 'From preparedness to community resilience',
        fr: 'De la préparation à la résilience des communautés',
        es: 'De la preparación a la resiliencia de las comunidades',
        ar: 'من التأهب إلى قدرة المجتمعات على الصمود',
      },
      labelled: [
        {
          label: {
            en: 'To reduce the impact',
            fr: 'Pour réduire les effets',
            es: 'Para reducir el impacto',
            ar: 'للحد من الأثر',
          },
          text: {
            en: 'National Society development and preparedness, then anticipatory action up to 72 hours before the disaster.',
            fr: 'Développement et préparation de la Société nationale, puis action anticipatoire jusqu’à 72 heures avant la catastrophe.',
            es: 'Desarrollo y preparación de la Sociedad Nacional y, después, acción anticipatoria hasta 72 horas antes del desastre.',
            ar: 'تنمية الجمعية الوطنية والتأهب، ثم العمل الاستباقي خلال مدة تصل إلى 72 ساعة قبل الكارثة.',
          },
        },
        {
          label: {
            en: 'To respond to the impact',
            fr: 'Pour répondre aux effets',
            es: 'Para responder al impacto',
            ar: 'للاستجابة للأثر',
          },
          text: {
            en: 'Response, then recovery.',
            fr: 'Intervention, puis relèvement.',
            es: 'Respuesta y, después, recuperación.',
            ar: 'الاستجابة ثم التعافي.',
          },
        },
        {
          label: {
            en: 'Throughout',
            fr: 'À toutes les étapes',
            es: 'En todas las etapas',
            ar: 'في جميع المراحل',
          },
          text: {
            en: 'Programmes that cut across the sectors.',
            fr: 'Programmes transversaux.',
            es: 'Programas transversales.',
            ar: 'برامج شاملة لعدة قطاعات.',
          },
        },
        {
          label: { en: 'The goal', fr: 'Le but', es: 'La meta', ar: 'الهدف' },
          text: {
            en: 'Resilient communities.',
            fr: 'Des communautés résilientes.',
            es: 'Comunidades resilientes.',
            ar: 'مجتمعات محلية قادرة على الصمود.',
          },
        },
      ],
    },
    {
      kind: 'roleProfiles',
      links: [
        {
          label: {
            en: 'National Society Response Capacity Coordinator',
            fr: 'Coordonnateur des capacités d’intervention de la Société nationale',
            es: 'Coordinador de la capacidad de respuesta de la Sociedad Nacional',
            ar: 'منسق قدرات الاستجابة في الجمعية الوطنية',
          },
          href: sharePointDocument('Edaaenk6m4NKs_umF3XKdIQBST4a5xaQxmmYqJk9cNrSiw'),
        },
      ],
    },
  ],
};
