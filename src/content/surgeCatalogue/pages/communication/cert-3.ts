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
          en: 'Deployed within 36 hours of the request, with management, strategic and technical support.',
          fr: 'Déployé dans les 36 heures suivant la demande, avec un appui à la gestion, stratégique et technique.',
          es: 'Se despliega en las 36 horas siguientes a la solicitud, con apoyo a la gestión, estratégico y técnico.',
          ar: 'يُنشر خلال 36 ساعة من الطلب ويقدم دعمًا إداريًا واستراتيجيًا وفنيًا.',
        },
      ],
      items: [
        TECHNICAL_ADVICE,
        NEEDS_AND_STRATEGY,
        {
          en: 'A spokesperson, who is also the contact for the media in the country',
          fr: 'Un porte-parole, qui est aussi l’interlocuteur des médias dans le pays',
          es: 'Un portavoz, que es también el enlace con los medios en el país',
          ar: 'متحدث رسمي يكون أيضًا جهة الاتصال مع وسائل الإعلام في البلد',
        },
        {
          en: 'Management of the resources for communications, and sharing of materials across the network',
          fr: 'Gestion des moyens de communication et partage des contenus dans le réseau',
          es: 'Gestión de los recursos de comunicación e intercambio de materiales en la red',
          ar: 'إدارة موارد الإعلام وتبادل المواد داخل الشبكة',
        },
        {
          en: 'Management of the editorial story line, and research into stories that make the operation visible',
          fr: 'Gestion de la ligne éditoriale et recherche de sujets qui rendent l’opération visible',
          es: 'Gestión de la línea editorial y búsqueda de historias que den visibilidad a la operación',
          ar: 'إدارة الخط التحريري والبحث عن القصص التي تبرز العملية',
        },
        {
          en: 'Management of opportunities in the media, of high-level, media and partner visits, and of milestones',
          fr: 'Gestion des occasions médiatiques, des visites de haut niveau, de médias et de partenaires, et des temps forts',
          es: 'Gestión de las oportunidades en los medios, de las visitas de alto nivel, de medios y de asociados, y de los hitos',
          ar: 'إدارة الفرص الإعلامية والزيارات الرفيعة المستوى وزيارات وسائل الإعلام والشركاء والمحطات الرئيسية',
        },
        INTERNATIONAL_MEDIA,
        BRIEFED_SPOKESPEOPLE,
        {
          en: 'Advice to the leaders of the IFRC and of the National Society on public communication',
          fr: 'Conseils aux dirigeants de l’IFRC et de la Société nationale en matière de communication publique',
          es: 'Asesoramiento a los dirigentes de la IFRC y de la Sociedad Nacional sobre comunicación pública',
          ar: 'تقديم المشورة لقيادات الاتحاد الدولي والجمعية الوطنية بشأن التواصل مع الجمهور',
        },
        CONTENT,
        TRENDS_AND_RUMOURS,
        {
          en: 'A social media strategy made with the global team, and stories offered to digital media',
          fr: 'Stratégie pour les médias sociaux établie avec l’équipe mondiale, et sujets proposés aux médias numériques',
          es: 'Estrategia para las redes sociales elaborada con el equipo mundial e historias ofrecidas a los medios digitales',
          ar: 'استراتيجية لوسائل التواصل الاجتماعي توضع مع الفريق العالمي وعرض القصص على وسائل الإعلام الرقمية',
        },
        REPUTATIONAL_RISKS,
        {
          en: 'Building the communications capacity of the host National Society: coaching, mentoring and peer exchange',
          fr: 'Renforcement des capacités de communication de la Société nationale hôte : coaching, mentorat et échanges entre pairs',
          es: 'Fortalecimiento de la capacidad de comunicación de la Sociedad Nacional anfitriona: asesoramiento, tutoría e intercambio entre pares',
          ar: 'بناء القدرات الإعلامية للجمعية الوطنية المضيفة: التوجيه والإرشاد وتبادل الخبرات بين الأقران',
        },
        MOVEMENT_COORDINATION,
        {
          en: 'Representing the team in task force and coordination meetings',
          fr: 'Représentation de l’équipe aux réunions de l’équipe spéciale et aux réunions de coordination',
          es: 'Representación del equipo en las reuniones del equipo de tareas y de coordinación',
          ar: 'تمثيل الفريق في اجتماعات فرقة العمل واجتماعات التنسيق',
        },
        FUNDRAISING,
      ],
    },
    {
      kind: 'designedFor',
      items: [
        {
          en: 'Large (red) emergencies with high international attention',
          fr: 'Grandes urgences (rouges) qui suscitent une forte attention internationale',
          es: 'Grandes emergencias (rojas) con gran atención internacional',
          ar: 'حالات الطوارئ الكبيرة (الحمراء) التي تحظى باهتمام دولي كبير',
        },
        {
          en: 'Highly complex settings that need tight coordination',
          fr: 'Contextes très complexes qui exigent une coordination serrée',
          es: 'Contextos muy complejos que exigen una coordinación muy estrecha',
          ar: 'البيئات الشديدة التعقيد التي تتطلب تنسيقًا محكمًا',
        },
        {
          en: 'Slow-onset emergencies, population movements and protracted crises that escalate seriously',
          fr: 'Urgences à évolution lente, mouvements de population et crises prolongées qui s’aggravent fortement',
          es: 'Emergencias de evolución lenta, movimientos de población y crisis prolongadas que se agravan seriamente',
          ar: 'حالات الطوارئ البطيئة الظهور والحركات السكانية والأزمات الممتدة التي تتصاعد تصاعدًا خطيرًا',
        },
        { en: 'Pandemics', fr: 'Pandémies', es: 'Pandemias', ar: 'الجوائح' },
        {
          en: 'Emergencies in which risks to the reputation need much management',
          fr: 'Urgences dans lesquelles les risques pour la réputation exigent une gestion soutenue',
          es: 'Emergencias en las que los riesgos para la reputación exigen mucha gestión',
          ar: 'حالات الطوارئ التي تستدعي إدارة مكثفة للمخاطر التي تمس السمعة',
        },
      ],
    },
    {
      kind: 'personnel',
      total: { en: '5 people', fr: '5 personnes', es: '5 personas', ar: '5 أشخاص' },
      composition: [
        { en: '1 team leader', fr: '1 chef d’équipe', es: '1 jefe de equipo', ar: 'قائد فريق واحد' },
        {
          en: '1 communications coordinator',
          fr: '1 coordonnateur de la communication',
          es: '1 coordinador de comunicación',
          ar: 'منسق إعلام واحد',
        },
        {
          en: '1 communications officer',
          fr: '1 chargé de communication',
          es: '1 oficial de comunicación',
          ar: 'مسؤول إعلام واحد',
        },
        {
          en: '1 audio-visual officer (photo)',
          fr: '1 chargé de l’audiovisuel (photo)',
          es: '1 oficial audiovisual (fotografía)',
          ar: 'مسؤول إنتاج سمعي بصري واحد (صور)',
        },
        {
          en: '1 audio-visual officer (video)',
          fr: '1 chargé de l’audiovisuel (vidéo)',
          es: '1 oficial audiovisual (vídeo)',
          ar: 'مسؤول إنتاج سمعي بصري واحد (فيديو)',
        },
      ],
    },
    LARGER_CERT_COMPONENTS,
    certSpecifications(62_000),
  ],
};
