import type { Translated } from '../../translated.ts';
import { LIVELIHOODS_CENTRE, LIVELIHOODS_CENTRE_ADDRESS } from '../sharedLivelihood.ts';
import { RAPID_RESPONSE } from '../sharedServiceKinds.ts';
import { sharePointDocument } from '../sharepoint.ts';
import type { CataloguePage } from '../types.ts';

const TOOLBOX: Translated = {
  en: 'Livelihoods Toolbox',
  fr: 'Boîte à outils sur les moyens d’existence',
  es: 'Caja de herramientas de medios de vida',
  ar: 'حقيبة أدوات سبل العيش',
};

const INDICATORS: Translated = {
  en: 'Livelihoods Indicators',
  fr: 'Indicateurs relatifs aux moyens d’existence',
  es: 'Indicadores de medios de vida',
  ar: 'مؤشرات سبل العيش',
};

const HOUSEHOLD_SECURITY: Translated = {
  en: 'Household Economic Security Guidelines',
  fr: 'Lignes directrices sur la sécurité économique des ménages',
  es: 'Directrices sobre la seguridad económica de los hogares',
  ar: 'المبادئ التوجيهية بشأن الأمن الاقتصادي للأسر',
};

const GUIDELINES: Translated = {
  en: 'Livelihoods Guidelines',
  fr: 'Lignes directrices sur les moyens d’existence',
  es: 'Directrices sobre medios de vida',
  ar: 'المبادئ التوجيهية بشأن سبل العيش',
};

const FOOD_SECURITY: Translated = {
  en: 'Food security assessment guidelines',
  fr: 'Lignes directrices pour l’évaluation de la sécurité alimentaire',
  es: 'Directrices para la evaluación de la seguridad alimentaria',
  ar: 'المبادئ التوجيهية لتقييم الأمن الغذائي',
};

const TRAININGS: Translated = {
  en: 'Trainings of the Livelihoods Resource Centre',
  fr: 'Formations du Centre de ressources sur les moyens d’existence',
  es: 'Formaciones del Centro de Recursos de Medios de Vida',
  ar: 'دورات التدريب في مركز موارد سبل العيش',
};

export const page: CataloguePage = {
  intro: [
    {
      en: 'The Sustainable Livelihoods Framework knows five kinds of help: provisioning, which covers basic needs; recovery, including that of lost assets; strengthening; diversification; and protection of livelihoods.',
      fr: 'Le cadre des moyens d’existence durables distingue cinq formes d’aide : l’approvisionnement, qui couvre les besoins essentiels ; le rétablissement, y compris celui des biens perdus ; le renforcement ; la diversification ; et la protection des moyens d’existence.',
      es: 'El marco de medios de vida sostenibles distingue cinco tipos de ayuda: la provisión, que cubre las necesidades básicas; la recuperación, incluida la de los bienes perdidos; el fortalecimiento; la diversificación; y la protección de los medios de vida.',
      ar: 'يميّز إطار سبل العيش المستدامة بين خمسة أنواع من المساعدة: توفير الاحتياجات الأساسية، والتعافي بما يشمل استعادة الأصول المفقودة، والتعزيز، والتنويع، وحماية سبل العيش.',
    },
    {
      en: 'Surge support begins with basic needs, above all food and nutrition, given in kind, in cash or by voucher. At the same time it protects or rebuilds the assets and skills that people live on.',
      fr: 'Le renfort d’urgence commence par les besoins essentiels, avant tout l’alimentation et la nutrition, couverts en nature, en espèces ou par coupons. En même temps, il protège ou reconstitue les biens et les compétences dont vivent les personnes.',
      es: 'El refuerzo de emergencia comienza por las necesidades básicas, sobre todo la alimentación y la nutrición, cubiertas en especie, en efectivo o con cupones. Al mismo tiempo protege o reconstruye los bienes y las capacidades de los que viven las personas.',
      ar: 'يبدأ الدعم الطارئ بالاحتياجات الأساسية، وفي مقدمتها الغذاء والتغذية، عينًا أو نقدًا أو بالقسائم. ويحمي في الوقت نفسه الأصول والمهارات التي يعيش منها الناس أو يعيد بناءها.',
    },
  ],
  blocks: [
    {
      kind: 'rapidResponsePersonnel',
      cards: [
        {
          title: 'roleProfiles',
          links: [
            {
              label: {
                en: 'Livelihoods and Basic Needs Coordinator',
                fr: 'Coordonnateur des moyens d’existence et des besoins essentiels',
                es: 'Coordinador de medios de vida y necesidades básicas',
                ar: 'منسق سبل العيش والاحتياجات الأساسية',
              },
              href: sharePointDocument('EfES4Wzw9FhMuuheDrmLAgUB6hOMdb4Q_PxRvZNHI4PS9g'),
            },
            {
              label: {
                en: 'Livelihoods and Basic Needs Officer',
                fr: 'Chargé des moyens d’existence et des besoins essentiels',
                es: 'Oficial de medios de vida y necesidades básicas',
                ar: 'مسؤول سبل العيش والاحتياجات الأساسية',
              },
              href: sharePointDocument('Ed_cp5Q9QVhBvX4Z2Awb0tYBirpsEI4ApLByl_X3HBX8eA'),
            },
          ],
        },
        {
          title: 'competencyFramework',
          links: [
            {
              label: {
                en: 'Livelihoods and Basic Needs Technical Competency Framework',
                fr: 'Référentiel de compétences techniques en moyens d’existence et besoins essentiels',
                es: 'Marco de competencias técnicas en medios de vida y necesidades básicas',
                ar: 'إطار الكفاءات التقنية لسبل العيش والاحتياجات الأساسية',
              },
              href: sharePointDocument('ETttjfpzsjdDrxWaSf7hP3ABQ4zRPhN1zDrNWS5drKTNJw'),
            },
          ],
        },
      ],
    },
    {
      kind: 'serviceCards',
      cards: [
        {
          title: RAPID_RESPONSE,
          links: [
            {
              label: {
                en: 'Livelihoods and Basic Needs (LBN)',
                fr: 'Moyens d’existence et besoins essentiels',
                es: 'Medios de vida y necesidades básicas',
                ar: 'سبل العيش والاحتياجات الأساسية',
              },
              to: 'livelihood/services',
            },
          ],
        },
      ],
    },
    {
      kind: 'resourceCards',
      cards: [
        {
          title: LIVELIHOODS_CENTRE,
          text: {
            en: 'Raises awareness of livelihoods and builds a common understanding of them.',
            fr: 'Fait connaître la question des moyens d’existence et en donne une compréhension commune.',
            es: 'Da a conocer los medios de vida y fomenta una comprensión común de ellos.',
            ar: 'يعمل على التوعية بسبل العيش وبناء فهم مشترك لها.',
          },
          links: [{ label: LIVELIHOODS_CENTRE, href: LIVELIHOODS_CENTRE_ADDRESS }],
        },
        {
          title: TOOLBOX,
          text: {
            en: 'Tools for livelihoods work, ordered by the phase of the project.',
            fr: 'Des outils pour le travail sur les moyens d’existence, classés par phase du projet.',
            es: 'Herramientas para el trabajo en medios de vida, ordenadas por fase del proyecto.',
            ar: 'أدوات للعمل في مجال سبل العيش، مرتبة بحسب مراحل المشروع.',
          },
          links: [{ label: TOOLBOX, href: 'https://www.livelihoodscentre.org/toolbox-intro/' }],
        },
        {
          title: INDICATORS,
          text: {
            en: 'The key indicators for following a livelihoods programme.',
            fr: 'Les principaux indicateurs pour suivre un programme sur les moyens d’existence.',
            es: 'Los indicadores clave para dar seguimiento a un programa de medios de vida.',
            ar: 'المؤشرات الرئيسية لمتابعة برنامج لسبل العيش.',
          },
          links: [{ label: INDICATORS, href: 'https://www.livelihoodscentre.org/indi/' }],
        },
        {
          title: HOUSEHOLD_SECURITY,
          text: {
            en: 'How to assess and analyse the economic security of households and design a programme from it. These guidelines are being revised.',
            fr: 'Comment évaluer et analyser la sécurité économique des ménages et en tirer un programme. Ces lignes directrices sont en cours de révision.',
            es: 'Cómo evaluar y analizar la seguridad económica de los hogares y diseñar un programa a partir de ella. Estas directrices están en revisión.',
            ar: 'كيفية تقييم الأمن الاقتصادي للأسر وتحليله وتصميم برنامج على أساسه. وتجري مراجعة هذه المبادئ حاليًا.',
          },
          links: [
            {
              label: HOUSEHOLD_SECURITY,
              href: 'https://www.livelihoodscentre.org/documents/20720/100145/HES_Guidelines+3.0+(2014)/92cb5220-9278-4cd2-9fa7-1f5af063f3b7/',
            },
          ],
        },
        {
          title: GUIDELINES,
          text: {
            en: 'A practical guide to livelihoods in early recovery and in development.',
            fr: 'Un guide pratique sur les moyens d’existence lors du relèvement précoce et dans le développement.',
            es: 'Una guía práctica sobre medios de vida en la recuperación temprana y en el desarrollo.',
            ar: 'دليل عملي بشأن سبل العيش في مرحلة التعافي المبكر وفي التنمية.',
          },
          links: [
            {
              label: GUIDELINES,
              href: 'https://www.livelihoodscentre.org/documents/20720/100145/IFRC+Livelihoods+Guidelines_EN.PDF/9d230644-9b02-4249-8252-0d37e79ad346',
            },
          ],
        },
        {
          title: FOOD_SECURITY,
          text: {
            en: 'For staff and volunteers of National Societies; no prior knowledge is needed.',
            fr: 'À l’intention du personnel et des volontaires des Sociétés nationales ; aucune connaissance préalable n’est nécessaire.',
            es: 'Para el personal y el voluntariado de las Sociedades Nacionales; no se requieren conocimientos previos.',
            ar: 'لموظفي الجمعيات الوطنية ومتطوعيها، ولا تتطلب معرفة سابقة.',
          },
          links: [{ label: FOOD_SECURITY, href: 'https://www.ifrc.org/Global/global-fsa-guidelines-en.pdf' }],
        },
        {
          title: TRAININGS,
          text: {
            en: 'Standard training packages, held face to face or online.',
            fr: 'Des formations types, en présentiel ou en ligne.',
            es: 'Formaciones estándar, presenciales o en línea.',
            ar: 'مجموعات تدريبية موحدة، تُعقد حضوريًا أو عبر الإنترنت.',
          },
          links: [{ label: TRAININGS, href: 'https://www.livelihoodscentre.org/list-training' }],
        },
      ],
    },
  ],
};
