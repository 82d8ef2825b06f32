import { RAPID_RESPONSE } from '../sharedServiceKinds.ts';
import { sharePointDocument } from '../sharepoint.ts';
import type { CataloguePage } from '../types.ts';

export const page: CataloguePage = {
  intro: [
    {
      en: 'Cash and voucher assistance covers all programmes in which cash, or vouchers for goods and services, are given directly to the people helped: individuals, households or communities, not governments.',
      fr: 'L’assistance en espèces et en coupons recouvre tous les programmes qui remettent de l’argent, ou des coupons pour des biens et des services, directement aux personnes aidées : individus, ménages ou communautés, et non aux gouvernements.',
      es: 'La asistencia en efectivo y cupones abarca todos los programas que entregan dinero, o cupones para bienes y servicios, directamente a las personas asistidas: individuos, hogares o comunidades, no gobiernos.',
      ar: 'تشمل المساعدة النقدية والقسائم جميع البرامج التي تُسلَّم فيها النقود، أو قسائم السلع والخدمات، مباشرة إلى من يتلقون المساعدة: أفرادًا وأسرًا ومجتمعات محلية، لا حكومات.',
    },
    {
      en: 'Remittances and microfinance are not part of it, though such institutions may deliver the money.',
      fr: 'Les envois de fonds et la microfinance n’en font pas partie, même si ces organismes peuvent distribuer l’argent.',
      es: 'Las remesas y las microfinanzas no forman parte de ella, aunque esas entidades pueden entregar el dinero.',
      ar: 'ولا تشمل التحويلات المالية ولا التمويل الصغير، وإن كان يمكن لمؤسساتهما أن تتولى تسليم النقود.',
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
                en: 'Cash and Voucher Assistance Coordinator',
                fr: 'Coordonnateur de l’assistance en espèces et en coupons',
                es: 'Coordinador de asistencia en efectivo y cupones',
                ar: 'منسق المساعدة النقدية والقسائم',
              },
              href: sharePointDocument('EYpOCQjtEupNv_LJjCdl7EQBzCbjtwcqTyi9A8oVRirI9g'),
            },
            {
              label: {
                en: 'Cash and Voucher Assistance Officer',
                fr: 'Chargé de l’assistance en espèces et en coupons',
                es: 'Oficial de asistencia en efectivo y cupones',
                ar: 'مسؤول المساعدة النقدية والقسائم',
              },
              href: sharePointDocument('ER8RknHrQGRMtPTGAgHnoksBWfanPFy6ZM2uzmApKFCtvw'),
            },
            {
              label: {
                en: 'Cash and Voucher Assistance IM Officer',
                fr: 'Chargé de la gestion de l’information pour l’assistance en espèces et en coupons',
                es: 'Oficial de gestión de la información para asistencia en efectivo y cupones',
                ar: 'مسؤول إدارة المعلومات للمساعدة النقدية والقسائم',
              },
              href: sharePointDocument('Ec5qjRdtWQRDkIgNhvtPbHIByntzDCXX1dyPLVQhojvMsQ'),
            },
          ],
        },
        {
          title: 'competencyFramework',
          links: [
            {
              label: {
                en: 'Cash and voucher assistance',
                fr: 'Assistance en espèces et en coupons',
                es: 'Asistencia en efectivo y cupones',
                ar: 'المساعدة النقدية والقسائم',
              },
              href: 'https://cash-hub.org/resource/technical-cva-competency-framework/',
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
                en: 'Cash and Voucher Assistance (CVA)',
                fr: 'Assistance en espèces et en coupons',
                es: 'Asistencia en efectivo y cupones',
                ar: 'المساعدة النقدية والقسائم',
              },
              to: 'cash/rapid-response',
            },
          ],
        },
      ],
    },
    {
      kind: 'resourceCards',
      cards: [
        {
          title: {
            en: 'Cash in Emergencies Toolkit',
            fr: 'Boîte à outils pour les espèces en urgence',
            es: 'Caja de herramientas de efectivo en emergencias',
            ar: 'حقيبة أدوات النقد في حالات الطوارئ',
          },
          text: {
            en: 'Guides a cash programme through each step of the project cycle.',
            fr: 'Guide un programme d’assistance en espèces à chaque étape du cycle du projet.',
            es: 'Guía un programa de efectivo en cada paso del ciclo del proyecto.',
            ar: 'تقود برنامج المساعدة النقدية في كل خطوة من دورة المشروع.',
          },
          links: [
            {
              label: {
                en: 'Cash in Emergencies Toolkit',
                fr: 'Boîte à outils pour les espèces en urgence',
                es: 'Caja de herramientas de efectivo en emergencias',
                ar: 'حقيبة أدوات النقد في حالات الطوارئ',
              },
              href: 'https://www.cash-hub.org/guidance-and-tools/cash-in-emergencies-toolkit',
            },
          ],
        },
        {
          title: { en: 'Cash Hub', fr: 'Cash Hub', es: 'Cash Hub', ar: 'منصة Cash Hub' },
          text: {
            en: 'The Movement’s platform on cash as a tool of humanitarian help.',
            fr: 'La plateforme du Mouvement sur les espèces comme outil d’aide humanitaire.',
            es: 'La plataforma del Movimiento sobre el efectivo como herramienta de ayuda humanitaria.',
            ar: 'منصة الحركة المعنية بالنقد أداةً للمساعدة الإنسانية.',
          },
          links: [
            {
              label: { en: 'Cash Hub', fr: 'Cash Hub', es: 'Cash Hub', ar: 'منصة Cash Hub' },
              href: 'https://cash-hub.org/',
            },
          ],
        },
      ],
    },
  ],
};
