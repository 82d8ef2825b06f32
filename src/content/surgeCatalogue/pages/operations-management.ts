import { RAPID_RESPONSE } from '../sharedServiceKinds.ts';
import { sharePointDocument } from '../sharepoint.ts';
import type { CataloguePage } from '../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'rapidResponsePersonnel',
      cards: [
        {
          title: 'roleProfiles',
          links: [
            {
              label: {
                en: 'Head of Emergency Operations',
                fr: 'Chef des opérations d’urgence',
                es: 'Jefe de operaciones de emergencia',
                ar: 'رئيس عمليات الطوارئ',
              },
              href: sharePointDocument('EXmRSeiCej5FlHSHdKs_n6IBvNwGxdq8CgtcLJylpx6bLw'),
            },
            {
              label: {
                en: 'Operations Manager',
                fr: 'Responsable des opérations',
                es: 'Gerente de operaciones',
                ar: 'مدير العمليات',
              },
              href: sharePointDocument('EWrzsdwVG6pEhbhNv5PlsDEBLSaG5q6YFqPKFTBGlKHQoQ'),
            },
            {
              label: {
                en: 'Deputy Operations Manager',
                fr: 'Responsable adjoint des opérations',
                es: 'Gerente adjunto de operaciones',
                ar: 'نائب مدير العمليات',
              },
              href: sharePointDocument('EVvCVFM_cU1Ouwt6iymFoM0Bmj2JPD6NM0UpBm8hXsrirA'),
            },
            {
              label: {
                en: 'Field Coordinator',
                fr: 'Coordonnateur de terrain',
                es: 'Coordinador de terreno',
                ar: 'المنسق الميداني',
              },
              href: sharePointDocument('ESBim_zWozdBh09lcTgzHPYBhIWBQ0PSGwttOhirgja1XA'),
            },
            {
              label: {
                en: 'Movement Coordination Officer',
                fr: 'Chargé de la coordination du Mouvement',
                es: 'Oficial de coordinación del Movimiento',
                ar: 'مسؤول التنسيق داخل الحركة',
              },
              href: sharePointDocument('EbdT87auio1KuOgx6Ibkb4MBxM7Al1a36Jm_RR0DGA_vnQ'),
            },
            {
              label: {
                en: 'Recovery Coordinator',
                fr: 'Coordonnateur du relèvement',
                es: 'Coordinador de recuperación',
                ar: 'منسق التعافي',
              },
              href: sharePointDocument('EVN6HhU7YJxOilcAxOGWiLwBxyAZhqJlgYmMw7OFdPPD2w'),
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
                en: 'Head of Emergency Operations (HEOps)',
                fr: 'Chef des opérations d’urgence (HEOps)',
                es: 'Jefe de operaciones de emergencia (HEOps)',
                ar: 'رئيس عمليات الطوارئ (HEOps)',
              },
              to: 'operations-management/heops',
            },
          ],
        },
      ],
    },
  ],
};
