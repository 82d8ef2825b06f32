import type { Translated } from '../../translated.ts';
import { EMERGENCY_RESPONSE_UNIT } from '../sharedServiceKinds.ts';
import { sharePointDocument } from '../sharepoint.ts';
import type { CataloguePage } from '../types.ts';

const STANDARDS_ONLINE: Translated = {
  en: 'Logistics Standards Online',
  fr: 'Normes logistiques en ligne',
  es: 'Normas logísticas en línea',
  ar: 'المعايير اللوجستية على الإنترنت',
};

const LPSCM: Translated = {
  en: 'LPSCM for National Societies',
  fr: 'LPSCM pour les Sociétés nationales',
  es: 'LPSCM para las Sociedades Nacionales',
  ar: 'خدمات LPSCM للجمعيات الوطنية',
};

export const page: CataloguePage = {
  intro: [
    {
      en: 'Programmes depend on procurement, transport, warehousing and the handling of goods. The IFRC gives logistics, procurement, fleet and country-level services through its LPSCM department: Logistics, Procurement and Supply Chain Management.',
      fr: 'Les programmes dépendent des achats, du transport, de l’entreposage et de la manutention des marchandises. L’IFRC fournit des services de logistique, d’achat et de gestion du parc de véhicules, ainsi que des services dans les pays, par son département LPSCM : logistique, achats et gestion de la chaîne d’approvisionnement.',
      es: 'Los programas dependen de las compras, el transporte, el almacenamiento y el manejo de los bienes. La IFRC presta servicios de logística, compras, flota y apoyo en los países por medio de su departamento LPSCM: logística, compras y gestión de la cadena de suministro.',
      ar: 'تعتمد البرامج على المشتريات والنقل والتخزين ومناولة السلع. ويقدم الاتحاد الدولي خدمات اللوجستيات والمشتريات وأسطول المركبات والخدمات على مستوى البلدان عن طريق إدارة LPSCM المعنية باللوجستيات والمشتريات وإدارة سلسلة الإمداد.',
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
                en: 'Supply Chain Coordinator',
                fr: 'Coordonnateur de la chaîne d’approvisionnement',
                es: 'Coordinador de la cadena de suministro',
                ar: 'منسق سلسلة الإمداد',
              },
              href: sharePointDocument('ETRk5roTyxpGu2HPqfkLbpMBbeOkEaT9s9DPYZ51Noy0UQ'),
            },
            {
              label: {
                en: 'Deputy Supply Chain Coordinator',
                fr: 'Coordonnateur adjoint de la chaîne d’approvisionnement',
                es: 'Coordinador adjunto de la cadena de suministro',
                ar: 'نائب منسق سلسلة الإمداد',
              },
              href: sharePointDocument('EWBCntZoaDNDnXxHgLGqvLQBkHTO2hAV2OLPk4QJNbcYow'),
            },
            {
              label: {
                en: 'Mobilisation Officer',
                fr: 'Chargé de la mobilisation',
                es: 'Oficial de movilización',
                ar: 'مسؤول التعبئة',
              },
              href: sharePointDocument('Ea7AHGC3QQJEtSNhELN-PHMBRotlp4b9neev2QX5TQgFPQ'),
            },
            {
              label: {
                en: 'Logistics ERU Team Leader',
                fr: 'Chef d’équipe de l’ERU logistique',
                es: 'Jefe de equipo de la ERU de logística',
                ar: 'قائد فريق وحدة الاستجابة للطوارئ المعنية باللوجستيات',
              },
              href: sharePointDocument('EfcAEr1nBFFNk3QP8ua2jgsBBaDL0_NuHQOFg7BZupd_PA'),
            },
            {
              label: {
                en: 'Air Operations Officer',
                fr: 'Chargé des opérations aériennes',
                es: 'Oficial de operaciones aéreas',
                ar: 'مسؤول العمليات الجوية',
              },
              href: sharePointDocument('ETM7ujekPvNJoWcbtS6RInABsV_dyosFDLoPWWt_MAUduQ'),
            },
            {
              label: {
                en: 'Cash Logistics Officer',
                fr: 'Chargé de la logistique des espèces',
                es: 'Oficial de logística de efectivo',
                ar: 'مسؤول لوجستيات النقد',
              },
              href: sharePointDocument('EZpGoAagDcdMg2ZNaMBU490BowF4HzWtRsB7R0ICoTCm0w'),
            },
            {
              label: {
                en: 'Fleet Officer',
                fr: 'Chargé du parc de véhicules',
                es: 'Oficial de flota',
                ar: 'مسؤول أسطول المركبات',
              },
              href: sharePointDocument('EcGXWeVvcDhHmoN7oNC0_OYB58AaKzD_vCv_-Elio2bn0g'),
            },
            {
              label: {
                en: 'Logistics Officer',
                fr: 'Chargé de la logistique',
                es: 'Oficial de logística',
                ar: 'مسؤول اللوجستيات',
              },
              href: sharePointDocument('EcO7pbdSG4tFsqiCFfPqs1cBdymaJMSB08kw7QWMyMeIgA'),
            },
            {
              label: {
                en: 'Medical Logistics Officer',
                fr: 'Chargé de la logistique médicale',
                es: 'Oficial de logística médica',
                ar: 'مسؤول اللوجستيات الطبية',
              },
              href: sharePointDocument('EfqRwUiHJVFMvhyQyUa9E7ABceClyPx8tsqhMBL9skqDjQ'),
            },
            {
              label: {
                en: 'Pipeline Management Officer',
                fr: 'Chargé de la gestion des flux d’approvisionnement',
                es: 'Oficial de gestión del flujo de suministros',
                ar: 'مسؤول إدارة خط الإمدادات',
              },
              href: sharePointDocument('ET-zqWDMVgpAqlviy2ZNXNkBndCVtu0vj2cfFXVbSkc4wA'),
            },
            {
              label: {
                en: 'Procurement Officer',
                fr: 'Chargé des achats',
                es: 'Oficial de compras',
                ar: 'مسؤول المشتريات',
              },
              href: sharePointDocument('EUKgWdUOCLNAu0qEJmlUdUwBfnrU12iYljd4dB1VCifrLg'),
            },
            {
              label: {
                en: 'Supply Chain Administration Officer',
                fr: 'Chargé de l’administration de la chaîne d’approvisionnement',
                es: 'Oficial de administración de la cadena de suministro',
                ar: 'مسؤول الشؤون الإدارية لسلسلة الإمداد',
              },
              href: sharePointDocument('EVisch-yFKNFjnr3YyQvsVYBN_lXDoGSsy_WDqT1Gr9_Ww'),
            },
            {
              label: {
                en: 'Warehouse Officer',
                fr: 'Chargé de l’entrepôt',
                es: 'Oficial de almacén',
                ar: 'مسؤول المستودعات',
              },
              href: sharePointDocument('ERrzk5zy9TNKp6GUOlJqJ0QBhVUFo18-n7sW4MwE5vKDFw'),
            },
          ],
        },
        {
          title: 'competencyFramework',
          links: [
            {
              label: { en: 'Logistics', fr: 'Logistique', es: 'Logística', ar: 'اللوجستيات' },
              href: sharePointDocument('Eb3r3PF2eWpAk_tNLRQwyHoB_zJJRYshXYw9Kd3YSwrNjQ'),
            },
          ],
        },
      ],
    },
    {
      kind: 'serviceCards',
      cards: [
        {
          title: EMERGENCY_RESPONSE_UNIT,
          text: {
            en: 'Handles relief goods and the arrival of other Emergency Response Units.',
            fr: 'Prend en charge les secours matériels et l’arrivée des autres unités d’intervention d’urgence.',
            es: 'Se ocupa de los bienes de socorro y de la llegada de otras unidades de respuesta a emergencias.',
            ar: 'تتولى مناولة مواد الإغاثة واستقبال وحدات الاستجابة للطوارئ الأخرى.',
          },
          links: [
            {
              label: {
                en: 'Logistics ERU',
                fr: 'ERU logistique',
                es: 'ERU de logística',
                ar: 'وحدة الاستجابة للطوارئ المعنية باللوجستيات',
              },
              to: 'logistics/eru',
            },
          ],
        },
        {
          title: {
            en: 'Services for National Societies',
            fr: 'Services aux Sociétés nationales',
            es: 'Servicios a las Sociedades Nacionales',
            ar: 'خدمات للجمعيات الوطنية',
          },
          links: [{ label: LPSCM, to: 'logistics/lpscm-ns' }],
        },
      ],
    },
    {
      kind: 'resourceCards',
      cards: [
        {
          title: STANDARDS_ONLINE,
          links: [
            {
              label: STANDARDS_ONLINE,
              href: 'https://fednet.ifrc.org/en/resources/logistics/logistics-standards-and-tools/lso/',
            },
          ],
        },
        {
          title: {
            en: 'Standard Products Catalogue',
            fr: 'Catalogue des produits standard',
            es: 'Catálogo de productos estándar',
            ar: 'دليل المنتجات القياسية',
          },
          text: {
            en: 'Describes the standard relief items and gives their specifications. It was formerly the Emergency Items Catalogue.',
            fr: 'Décrit les articles de secours standard et en donne les spécifications. Il s’appelait auparavant Catalogue des articles d’urgence.',
            es: 'Describe los artículos de socorro estándar y da sus especificaciones. Antes se llamaba Catálogo de artículos de emergencia.',
            ar: 'يصف مواد الإغاثة القياسية ويبيّن مواصفاتها. وكان يُعرف سابقًا بدليل مواد الطوارئ.',
          },
          links: [
            {
              label: {
                en: 'Items Catalogue',
                fr: 'Catalogue des articles',
                es: 'Catálogo de artículos',
                ar: 'دليل المواد',
              },
              href: 'https://itemscatalogue.redcross.int/',
            },
          ],
        },
      ],
    },
  ],
};
