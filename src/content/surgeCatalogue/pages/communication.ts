import { CERT_1, CERT_2, CERT_3 } from '../sharedCommunications.ts';
import { RAPID_RESPONSE } from '../sharedServiceKinds.ts';
import { sharePointDocument } from '../sharepoint.ts';
import type { CataloguePage } from '../types.ts';

export const page: CataloguePage = {
  intro: [
    {
      en: 'A network of communicators from National Societies and the IFRC helps operations with management, strategy and technical work, from sudden disasters to long crises. It reaches wide audiences through many channels.',
      fr: 'Un réseau de communicants des Sociétés nationales et de l’IFRC appuie les opérations sur les plans de la gestion, de la stratégie et de la technique, des catastrophes soudaines aux crises prolongées. Il touche un large public par de nombreux canaux.',
      es: 'Una red de comunicadores de las Sociedades Nacionales y de la IFRC apoya las operaciones en la gestión, la estrategia y el trabajo técnico, desde los desastres repentinos hasta las crisis prolongadas. Llega a un público amplio por muchos canales.',
      ar: 'تدعم شبكة من أخصائيي الإعلام في الجمعيات الوطنية والاتحاد الدولي العمليات في الإدارة والاستراتيجية والعمل الفني، من الكوارث المفاجئة إلى الأزمات الطويلة، وتصل إلى جمهور واسع عبر قنوات كثيرة.',
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
                en: 'Communications Coordinator',
                fr: 'Coordonnateur de la communication',
                es: 'Coordinador de comunicación',
                ar: 'منسق الإعلام',
              },
              href: sharePointDocument('EbAlam4vsydNjvuNJmy3EPkBuCeRgBZz7vnk_nipfrHFsw'),
            },
            {
              label: {
                en: 'Communications Team Leader',
                fr: 'Chef de l’équipe de communication',
                es: 'Jefe del equipo de comunicación',
                ar: 'قائد فريق الإعلام',
              },
              href: sharePointDocument('Ef561fqNVm9Bh1w9i7LLBfcBk7WIkZA4YwHBXehXSoyE3g'),
            },
            {
              label: {
                en: 'Communications Officer',
                fr: 'Chargé de communication',
                es: 'Oficial de comunicación',
                ar: 'مسؤول الإعلام',
              },
              href: sharePointDocument('EZiWRknC3m5GmDsFMB1u-QwBz2A7qBFMCD6mvn6m4rStUA'),
            },
            {
              label: {
                en: 'Audio Visual Officer',
                fr: 'Chargé de l’audiovisuel',
                es: 'Oficial audiovisual',
                ar: 'مسؤول الإنتاج السمعي البصري',
              },
              href: sharePointDocument('EWNylwoAPp1Hm48-MqA3_YEBmlfuxMgBf7NRSGVSMd51lA'),
            },
            {
              label: {
                en: 'Audio Visual Officer – Photographer',
                fr: 'Chargé de l’audiovisuel – photographe',
                es: 'Oficial audiovisual – fotógrafo',
                ar: 'مسؤول الإنتاج السمعي البصري – مصور فوتوغرافي',
              },
              href: sharePointDocument('EVtNMghwDthPi7juFr_s-dQBqouRL8aZ8PyHY8bvN09oWQ'),
            },
            {
              label: {
                en: 'Audio Visual Officer – Videographer',
                fr: 'Chargé de l’audiovisuel – vidéaste',
                es: 'Oficial audiovisual – videógrafo',
                ar: 'مسؤول الإنتاج السمعي البصري – مصور فيديو',
              },
              href: sharePointDocument('Ee33uW7nBMFFrME7ECn5rDcBhaztPNu92KAV2jL_asDjkg'),
            },
          ],
        },
        {
          title: 'competencyFramework',
          links: [
            {
              label: {
                en: 'Communications',
                fr: 'Communication',
                es: 'Comunicación',
                ar: 'الإعلام والاتصال',
              },
              href: sharePointDocument('EeWVVZqp8-9Evr8GxSrsrBgBeU_aXT-B9hX8O-nS3fIL1g'),
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
          text: {
            en: 'Three sizes of a communications team, by the size of the emergency.',
            fr: 'Trois tailles d’équipe de communication, selon l’ampleur de l’urgence.',
            es: 'Tres tamaños de equipo de comunicación, según la magnitud de la emergencia.',
            ar: 'ثلاثة أحجام لفريق الإعلام بحسب حجم حالة الطوارئ.',
          },
          links: [
            { label: CERT_1, to: 'communication/cert-1' },
            { label: CERT_2, to: 'communication/cert-2' },
            { label: CERT_3, to: 'communication/cert-3' },
          ],
        },
      ],
    },
  ],
};
