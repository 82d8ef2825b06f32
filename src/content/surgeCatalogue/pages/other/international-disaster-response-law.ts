import { sharePointDocument } from '../../sharepoint.ts';
import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'overview',
      paragraphs: [
        {
          en: 'A specialist in disaster law answers the legal and regulatory questions that international assistance raises after a disaster.',
          fr: 'Un spécialiste du droit des catastrophes répond aux questions juridiques et réglementaires que soulève l’assistance internationale après une catastrophe.',
          es: 'Un especialista en derecho relativo a desastres responde a las cuestiones jurídicas y normativas que plantea la asistencia internacional tras un desastre.',
          ar: 'يتولى أخصائي في قانون الكوارث المسائل القانونية والتنظيمية التي تثيرها المساعدة الدولية بعد الكوارث.',
        },
      ],
    },
    {
      kind: 'roleProfiles',
      links: [
        {
          label: {
            en: 'International Disaster Response Law Coordinator – Emergency Phase',
            fr: 'Coordonnateur du droit relatif aux interventions internationales en cas de catastrophe – phase d’urgence',
            es: 'Coordinador de derecho relativo a la respuesta internacional a desastres – fase de emergencia',
            ar: 'منسق القانون الدولي لمواجهة الكوارث – مرحلة الطوارئ',
          },
          href: sharePointDocument('EbPlgWopXL9JmKb6Pz0didgB8XKBb3RhIo6g--XB9wD5sw'),
        },
      ],
    },
  ],
};
