import type { Translated } from '../../translated.ts';
import { EMERGENCY_RESPONSE_UNIT } from '../sharedServiceKinds.ts';
import { sharePointDocument } from '../sharepoint.ts';
import type { CataloguePage } from '../types.ts';

const EQUIPMENT: Translated = { en: 'Equipment', fr: 'Matériel', es: 'Equipo', ar: 'المعدات' };

export const page: CataloguePage = {
  intro: [
    {
      en: 'A network of experts and equipment for water, sanitation and hygiene (WASH) responds to emergencies of any scale. On average it brings safe water, sanitation and hygiene promotion to 1.8 million people a year.',
      fr: 'Un réseau d’experts et de matériel pour l’eau, l’assainissement et l’hygiène (WASH) répond aux urgences de toute ampleur. En moyenne, il apporte chaque année de l’eau salubre, l’assainissement et la promotion de l’hygiène à 1,8 million de personnes.',
      es: 'Una red de expertos y equipos de agua, saneamiento e higiene (WASH) responde a emergencias de cualquier escala. En promedio lleva agua segura, saneamiento y promoción de la higiene a 1,8 millones de personas al año.',
      ar: 'تستجيب شبكة من الخبراء والمعدات في مجال المياه والإصحاح والنظافة الصحية (WASH) لحالات الطوارئ أيًّا كان حجمها. وهي توفر في المتوسط المياه المأمونة والإصحاح والتوعية بالنظافة الصحية لعدد 1.8 مليون شخص في السنة.',
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
                en: 'WASH Coordinator',
                fr: 'Coordonnateur eau, assainissement et hygiène',
                es: 'Coordinador de agua, saneamiento e higiene',
                ar: 'منسق المياه والإصحاح والنظافة الصحية',
              },
              href: sharePointDocument('Ea1oxcI_tcdGqisMk7IDnawBRBn5eDX9kKbW8ciNO6AgHw'),
            },
            {
              label: {
                en: 'WASH Officer',
                fr: 'Chargé eau, assainissement et hygiène',
                es: 'Oficial de agua, saneamiento e higiene',
                ar: 'مسؤول المياه والإصحاح والنظافة الصحية',
              },
              href: sharePointDocument('EftnI72a0LtPqfT6ukpqEv8Bqi8DN83FTw9oFXhYIkC1EA'),
            },
            {
              label: {
                en: 'WASH Officer - Hygiene Promotion',
                fr: 'Chargé eau, assainissement et hygiène - promotion de l’hygiène',
                es: 'Oficial de agua, saneamiento e higiene - promoción de la higiene',
                ar: 'مسؤول المياه والإصحاح والنظافة الصحية - التوعية بالنظافة الصحية',
              },
              href: sharePointDocument('EaOPwYRaFehOmcfw5Tnaq5MBppJ1wZ7VwkxeRjN-G0-DKA'),
            },
            {
              label: {
                en: 'WASH Officer - Sanitation Engineer',
                fr: 'Chargé eau, assainissement et hygiène - ingénieur en assainissement',
                es: 'Oficial de agua, saneamiento e higiene - ingeniero de saneamiento',
                ar: 'مسؤول المياه والإصحاح والنظافة الصحية - مهندس إصحاح',
              },
              href: sharePointDocument('EWM7iFH2papCtEWNJZtHZaQB44rAuE8d6l3M8G4_BmCGiw'),
            },
          ],
        },
        {
          title: 'competencyFramework',
          links: [
            {
              label: {
                en: 'WASH',
                fr: 'Eau, assainissement et hygiène',
                es: 'Agua, saneamiento e higiene',
                ar: 'المياه والإصحاح والنظافة الصحية',
              },
              href: sharePointDocument('Efan8Jv59RBLsNVfYvdCQTUBiG3ddAPkJkwxQq1PYyrlXw'),
            },
          ],
        },
      ],
    },
    {
      kind: 'serviceCards',
      cards: [
        {
          title: EQUIPMENT,
          text: {
            en: 'Household water treatment for 2,000 people.',
            fr: 'Traitement de l’eau à domicile pour 2 000 personnes.',
            es: 'Tratamiento de agua en los hogares para 2.000 personas.',
            ar: 'معالجة المياه في المنازل لعدد 2,000 شخص.',
          },
          links: [{ label: { en: 'Kit 2', fr: 'Kit 2', es: 'Kit 2', ar: 'المجموعة 2' }, to: 'wash/kit-2' }],
        },
        {
          title: EQUIPMENT,
          text: {
            en: 'Water for 5,000 people.',
            fr: 'De l’eau pour 5 000 personnes.',
            es: 'Agua para 5.000 personas.',
            ar: 'مياه لعدد 5,000 شخص.',
          },
          links: [{ label: { en: 'Kit 5', fr: 'Kit 5', es: 'Kit 5', ar: 'المجموعة 5' }, to: 'wash/kit-5' }],
        },
        {
          title: EMERGENCY_RESPONSE_UNIT,
          text: {
            en: 'Water treatment and distribution for 15,000 people.',
            fr: 'Traitement et distribution d’eau pour 15 000 personnes.',
            es: 'Tratamiento y distribución de agua para 15.000 personas.',
            ar: 'معالجة المياه وتوزيعها لعدد 15,000 شخص.',
          },
          links: [
            { label: { en: 'M15 ERU', fr: 'ERU M15', es: 'ERU M15', ar: 'وحدة M15' }, to: 'wash/m15-eru' },
          ],
        },
        {
          title: EMERGENCY_RESPONSE_UNIT,
          text: {
            en: 'Sanitation and hygiene promotion for 20,000 people.',
            fr: 'Assainissement et promotion de l’hygiène pour 20 000 personnes.',
            es: 'Saneamiento y promoción de la higiene para 20.000 personas.',
            ar: 'الإصحاح والتوعية بالنظافة الصحية لعدد 20,000 شخص.',
          },
          links: [
            {
              label: { en: 'MSM20 ERU', fr: 'ERU MSM20', es: 'ERU MSM20', ar: 'وحدة MSM20' },
              to: 'wash/msm20-eru',
            },
          ],
        },
        {
          title: EMERGENCY_RESPONSE_UNIT,
          text: {
            en: 'Water for 40,000 people.',
            fr: 'De l’eau pour 40 000 personnes.',
            es: 'Agua para 40.000 personas.',
            ar: 'مياه لعدد 40,000 شخص.',
          },
          links: [
            { label: { en: 'M40 ERU', fr: 'ERU M40', es: 'ERU M40', ar: 'وحدة M40' }, to: 'wash/m40-eru' },
          ],
        },
        {
          title: EMERGENCY_RESPONSE_UNIT,
          text: {
            en: 'Rapid assessment and improvement of an existing water system.',
            fr: 'Évaluation et amélioration rapides d’un réseau d’eau existant.',
            es: 'Evaluación y mejora rápidas de un sistema de agua existente.',
            ar: 'تقييم شبكة مياه قائمة وتحسينها على وجه السرعة.',
          },
          links: [
            {
              label: {
                en: 'Water Supply Rehabilitation (WSR)',
                fr: 'Remise en état de l’approvisionnement en eau (WSR)',
                es: 'Rehabilitación del abastecimiento de agua (WSR)',
                ar: 'إصلاح إمدادات المياه (WSR)',
              },
              to: 'wash/water-supply-rehabilitation',
            },
          ],
        },
        {
          title: EMERGENCY_RESPONSE_UNIT,
          text: {
            en: 'A full programme of water treatment in households.',
            fr: 'Un programme complet de traitement de l’eau à domicile.',
            es: 'Un programa completo de tratamiento de agua en los hogares.',
            ar: 'برنامج متكامل لمعالجة المياه في المنازل.',
          },
          links: [
            {
              label: {
                en: 'Household Water Treatment and Safe Storage (HWTS)',
                fr: 'Traitement de l’eau à domicile et stockage sûr (HWTS)',
                es: 'Tratamiento de agua en el hogar y almacenamiento seguro (HWTS)',
                ar: 'معالجة المياه في المنازل وتخزينها المأمون (HWTS)',
              },
              to: 'wash/hwts',
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
            en: 'Watsan Mission Assistant',
            fr: 'Watsan Mission Assistant',
            es: 'Watsan Mission Assistant',
            ar: 'مساعد مهام المياه والإصحاح (Watsan Mission Assistant)',
          },
          text: {
            en: 'A website for WASH staff in the field.',
            fr: 'Un site web pour le personnel eau, assainissement et hygiène sur le terrain.',
            es: 'Un sitio web para el personal de agua, saneamiento e higiene sobre el terreno.',
            ar: 'موقع إلكتروني لموظفي المياه والإصحاح والنظافة الصحية في الميدان.',
          },
          links: [
            {
              label: {
                en: 'Open the website',
                fr: 'Ouvrir le site',
                es: 'Abrir el sitio web',
                ar: 'فتح الموقع',
              },
              href: 'https://watsanmissionassistant.org/',
            },
          ],
        },
      ],
    },
  ],
};
