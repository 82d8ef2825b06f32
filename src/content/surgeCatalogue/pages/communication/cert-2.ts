import {
  BRIEFED_SPOKESPEOPLE,
  CONTENT,
  certSpecifications,
  FUNDRAISING,
  INTERNATIONAL_MEDIA,
  LARGER_CERT_CAPACITY,
  LARGER_CERT_COMPONENTS,
  MOVEMENT_COORDINATION,
  NEEDS_AND_STRATEGY,
  REPUTATIONAL_RISKS,
  TECHNICAL_ADVICE,
  TRENDS_AND_RUMOURS,
} from '../../sharedCommunications.ts';
import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    LARGER_CERT_CAPACITY,
    {
      kind: 'services',
      paragraphs: [
        {
          en: 'Deployed within 36 hours of the request, with strategic and technical support.',
          fr: 'Déployé dans les 36 heures suivant la demande, avec un appui stratégique et technique.',
          es: 'Se despliega en las 36 horas siguientes a la solicitud, con apoyo estratégico y técnico.',
          ar: 'يُنشر خلال 36 ساعة من الطلب ويقدم دعمًا استراتيجيًا وفنيًا.',
        },
      ],
      items: [
        TECHNICAL_ADVICE,
        NEEDS_AND_STRATEGY,
        {
          en: 'Setting the editorial story line by the news and the phase of the disaster',
          fr: 'Définition de la ligne éditoriale selon l’actualité et la phase de la catastrophe',
          es: 'Definición de la línea editorial según la actualidad y la fase del desastre',
          ar: 'وضع الخط التحريري بحسب الدورة الإخبارية ومرحلة الكارثة',
        },
        MOVEMENT_COORDINATION,
        {
          en: 'Support to high-level visits and to visits of the media and of partner National Societies',
          fr: 'Appui aux visites de haut niveau et aux visites des médias et des Sociétés nationales partenaires',
          es: 'Apoyo a las visitas de alto nivel, de los medios y de Sociedades Nacionales asociadas',
          ar: 'دعم الزيارات الرفيعة المستوى وزيارات وسائل الإعلام والجمعيات الوطنية الشريكة',
        },
        INTERNATIONAL_MEDIA,
        BRIEFED_SPOKESPEOPLE,
        CONTENT,
        TRENDS_AND_RUMOURS,
        REPUTATIONAL_RISKS,
        FUNDRAISING,
      ],
    },
    {
      kind: 'designedFor',
      items: [
        {
          en: 'Medium (orange) emergencies with high international attention',
          fr: 'Urgences moyennes (orange) qui suscitent une forte attention internationale',
          es: 'Emergencias medianas (naranjas) con gran atención internacional',
          ar: 'حالات الطوارئ المتوسطة (البرتقالية) التي تحظى باهتمام دولي كبير',
        },
        {
          en: 'Moderate to complex settings that need close coordination',
          fr: 'Contextes de complexité modérée à élevée qui exigent une coordination étroite',
          es: 'Contextos de complejidad moderada a alta que exigen una coordinación estrecha',
          ar: 'البيئات المتوسطة التعقيد إلى المعقدة التي تتطلب تنسيقًا وثيقًا',
        },
        {
          en: 'Slow-onset emergencies, population movements and protracted crises that escalate',
          fr: 'Urgences à évolution lente, mouvements de population et crises prolongées qui s’aggravent',
          es: 'Emergencias de evolución lenta, movimientos de población y crisis prolongadas que se agravan',
          ar: 'حالات الطوارئ البطيئة الظهور والحركات السكانية والأزمات الممتدة الآخذة في التصاعد',
        },
        { en: 'Epidemics', fr: 'Épidémies', es: 'Epidemias', ar: 'الأوبئة' },
        {
          en: 'Emergencies in which risks in the media may have to be managed',
          fr: 'Urgences dans lesquelles il peut falloir gérer des risques médiatiques',
          es: 'Emergencias en las que puede ser necesario gestionar riesgos mediáticos',
          ar: 'حالات الطوارئ التي قد تستدعي إدارة المخاطر الإعلامية',
        },
      ],
    },
    {
      kind: 'personnel',
      total: { en: '3 people', fr: '3 personnes', es: '3 personas', ar: '3 أشخاص' },
      composition: [
        {
          en: '1 communications coordinator or team leader',
          fr: '1 coordonnateur de la communication ou chef d’équipe',
          es: '1 coordinador de comunicación o jefe de equipo',
          ar: 'منسق إعلام واحد أو قائد فريق واحد',
        },
        {
          en: '1 communications officer',
          fr: '1 chargé de communication',
          es: '1 oficial de comunicación',
          ar: 'مسؤول إعلام واحد',
        },
        {
          en: '1 audio-visual officer',
          fr: '1 chargé de l’audiovisuel',
          es: '1 oficial audiovisual',
          ar: 'مسؤول إنتاج سمعي بصري واحد',
        },
      ],
    },
    LARGER_CERT_COMPONENTS,
    certSpecifications(37_000),
  ],
};
