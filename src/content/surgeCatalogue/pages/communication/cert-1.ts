import {
  CERT_1_CAPACITY,
  CONTENT,
  certSpecifications,
  FUNDRAISING,
  INTERNATIONAL_MEDIA,
  NEEDS_AND_STRATEGY,
  PERSONAL_EQUIPMENT,
  TECHNICAL_ADVICE,
} from '../../sharedCommunications.ts';
import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    CERT_1_CAPACITY,
    {
      kind: 'services',
      paragraphs: [
        {
          en: 'Deployed within 36 hours of the request, to support communications in the field for small or medium operations of low to moderate complexity with high media interest.',
          fr: 'Déployé dans les 36 heures suivant la demande, pour appuyer la communication sur le terrain dans les opérations petites ou moyennes, de complexité faible à modérée, qui suscitent un vif intérêt des médias.',
          es: 'Se despliega en las 36 horas siguientes a la solicitud, para apoyar la comunicación sobre el terreno en operaciones pequeñas o medianas, de complejidad baja a moderada y con gran interés de los medios.',
          ar: 'يُنشر خلال 36 ساعة من الطلب لدعم العمل الإعلامي الميداني في العمليات الصغيرة أو المتوسطة ذات التعقيد المنخفض إلى المتوسط والتي تحظى باهتمام إعلامي كبير.',
        },
      ],
      items: [
        TECHNICAL_ADVICE,
        NEEDS_AND_STRATEGY,
        {
          en: 'Finding the editorial story line that suits the news and the phase of the disaster',
          fr: 'Choix de la ligne éditoriale adaptée à l’actualité et à la phase de la catastrophe',
          es: 'Búsqueda de la línea editorial adecuada a la actualidad y a la fase del desastre',
          ar: 'تحديد الخط التحريري الملائم للدورة الإخبارية ولمرحلة الكارثة',
        },
        INTERNATIONAL_MEDIA,
        CONTENT,
        {
          en: 'Engagement on social media, and the monitoring of it',
          fr: 'Présence sur les médias sociaux et veille',
          es: 'Participación en las redes sociales y su seguimiento',
          ar: 'التفاعل على وسائل التواصل الاجتماعي ورصدها',
        },
        FUNDRAISING,
      ],
    },
    {
      kind: 'designedFor',
      items: [
        {
          en: 'Small to medium (yellow or orange) emergencies of low to moderate complexity with high regional or international attention',
          fr: 'Urgences petites à moyennes (jaunes ou orange), de complexité faible à modérée, qui suscitent une forte attention régionale ou internationale',
          es: 'Emergencias pequeñas a medianas (amarillas o naranjas), de complejidad baja a moderada y con gran atención regional o internacional',
          ar: 'حالات الطوارئ الصغيرة إلى المتوسطة (الصفراء أو البرتقالية) ذات التعقيد المنخفض إلى المتوسط والتي تحظى باهتمام إقليمي أو دولي كبير',
        },
        {
          en: 'Slow-onset emergencies and public health emergencies such as outbreaks of disease',
          fr: 'Urgences à évolution lente et urgences de santé publique telles que les flambées épidémiques',
          es: 'Emergencias de evolución lenta y emergencias de salud pública, como los brotes de enfermedades',
          ar: 'حالات الطوارئ البطيئة الظهور وطوارئ الصحة العامة مثل تفشي الأمراض',
        },
      ],
    },
    {
      kind: 'personnel',
      total: { en: '1 to 2', fr: '1 à 2', es: '1 o 2', ar: 'من 1 إلى 2' },
      composition: [
        {
          en: '1 communications coordinator, 1 audio-visual officer, or both',
          fr: '1 coordonnateur de la communication, 1 chargé de l’audiovisuel, ou les deux',
          es: '1 coordinador de comunicación, 1 oficial audiovisual o ambos',
          ar: 'منسق إعلام واحد أو مسؤول إنتاج سمعي بصري واحد أو كلاهما',
        },
      ],
    },
    { kind: 'components', paragraphs: [PERSONAL_EQUIPMENT] },
    certSpecifications(25_500),
  ],
};
