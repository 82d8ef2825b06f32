import type { Translated } from '../translated.ts';
import type { SpecificationsBlock, TextBlock } from './types.ts';

/** What the three sizes of the Communications Emergency Response Tool have in common. */

export const CERT_1: Translated = {
  en: 'Communications Emergency Response Tool (CERT) 1',
  fr: 'Outil d’intervention d’urgence en communication (CERT) 1',
  es: 'Herramienta de respuesta de emergencia en comunicación (CERT) 1',
  ar: 'أداة الاستجابة الإعلامية للطوارئ (CERT) 1',
};

export const CERT_2: Translated = {
  en: 'Communications Emergency Response Tool (CERT) 2',
  fr: 'Outil d’intervention d’urgence en communication (CERT) 2',
  es: 'Herramienta de respuesta de emergencia en comunicación (CERT) 2',
  ar: 'أداة الاستجابة الإعلامية للطوارئ (CERT) 2',
};

export const CERT_3: Translated = {
  en: 'Communications Emergency Response Tool (CERT) 3',
  fr: 'Outil d’intervention d’urgence en communication (CERT) 3',
  es: 'Herramienta de respuesta de emergencia en comunicación (CERT) 3',
  ar: 'أداة الاستجابة الإعلامية للطوارئ (CERT) 3',
};

const GAINS: readonly Translated[] = [
  {
    en: 'Use the time in which the media listen: the first 24 to 72 hours, or the 24 to 36 hours before an imminent disaster',
    fr: 'Saisir le moment où les médias sont à l’écoute : les 24 à 72 premières heures, ou les 24 à 36 heures qui précèdent une catastrophe imminente',
    es: 'Aprovechar el momento en que los medios prestan atención: las primeras 24 a 72 horas, o las 24 a 36 horas previas a un desastre inminente',
    ar: 'اغتنام فترة اهتمام وسائل الإعلام: الساعات الأولى من 24 إلى 72 ساعة، أو الساعات من 24 إلى 36 التي تسبق كارثة وشيكة',
  },
  {
    en: 'Raise funds for the appeal',
    fr: 'Mobiliser des fonds pour l’appel',
    es: 'Recaudar fondos para el llamamiento',
    ar: 'جمع الأموال لصالح النداء',
  },
  {
    en: 'Answer criticism of inaction',
    fr: 'Répondre aux reproches d’inaction',
    es: 'Responder a las críticas de inacción',
    ar: 'الرد على الانتقادات الموجهة إلى عدم التحرك',
  },
  {
    en: 'Supply information and content at first hand',
    fr: 'Fournir des informations et des contenus de première main',
    es: 'Ofrecer información y contenidos de primera mano',
    ar: 'توفير المعلومات والمحتوى من مصدرهما المباشر',
  },
  {
    en: 'Pass life-saving information to the communities affected',
    fr: 'Transmettre aux communautés touchées des informations qui sauvent des vies',
    es: 'Transmitir a las comunidades afectadas información que salva vidas',
    ar: 'إيصال المعلومات المنقذة للأرواح إلى المجتمعات المتضررة',
  },
  {
    en: 'Advocate with those who decide',
    fr: 'Mener un plaidoyer auprès des décideurs',
    es: 'Promover la causa ante los responsables de tomar decisiones',
    ar: 'المناصرة لدى صناع القرار',
  },
  {
    en: 'Show what the Movement does, so that it is trusted and supported',
    fr: 'Montrer ce que fait le Mouvement, pour gagner confiance et soutien',
    es: 'Mostrar lo que hace el Movimiento, para ganar confianza y apoyo',
    ar: 'إبراز ما تقوم به الحركة كسبًا للثقة والدعم',
  },
];

const PARTNER_SUPPORT: Translated = {
  en: 'Support the coordination with partners',
  fr: 'Appuyer la coordination avec les partenaires',
  es: 'Apoyar la coordinación con los asociados',
  ar: 'دعم التنسيق مع الشركاء',
};

const WHY_FAST: Translated = {
  en: 'Communicators who are deployed quickly let the IFRC and its members:',
  fr: 'Des communicants déployés rapidement permettent à l’IFRC et à ses membres de :',
  es: 'El despliegue rápido de comunicadores permite a la IFRC y a sus miembros:',
  ar: 'يتيح النشر السريع لأخصائيي الإعلام للاتحاد الدولي وأعضائه ما يلي:',
};

/** The first size gives what every size gives; the others also help to coordinate with partners. */
export const CERT_1_CAPACITY: TextBlock = { kind: 'capacity', paragraphs: [WHY_FAST], items: GAINS };
export const LARGER_CERT_CAPACITY: TextBlock = {
  kind: 'capacity',
  paragraphs: [WHY_FAST],
  items: [...GAINS, PARTNER_SUPPORT],
};

export const TECHNICAL_ADVICE: Translated = {
  en: 'Technical advice to the operation, the host National Society and the members of the IFRC',
  fr: 'Conseils techniques à l’opération, à la Société nationale hôte et aux membres de l’IFRC',
  es: 'Asesoramiento técnico a la operación, a la Sociedad Nacional anfitriona y a los miembros de la IFRC',
  ar: 'المشورة الفنية للعملية وللجمعية الوطنية المضيفة ولأعضاء الاتحاد الدولي',
};

export const NEEDS_AND_STRATEGY: Translated = {
  en: 'An assessment of communications capacity and needs, and a strategy',
  fr: 'Évaluation des capacités et des besoins en communication, et stratégie',
  es: 'Evaluación de la capacidad y de las necesidades de comunicación, y estrategia',
  ar: 'تقييم القدرات والاحتياجات الإعلامية ووضع استراتيجية',
};

export const INTERNATIONAL_MEDIA: Translated = {
  en: 'Work with international media: requests and interviews',
  fr: 'Relations avec les médias internationaux : demandes et interviews',
  es: 'Relación con los medios internacionales: solicitudes y entrevistas',
  ar: 'التعامل مع وسائل الإعلام الدولية: الطلبات والمقابلات',
};

export const CONTENT: Translated = {
  en: 'Audio-visual and written content',
  fr: 'Contenus audiovisuels et écrits',
  es: 'Contenidos audiovisuales y escritos',
  ar: 'محتوى سمعي بصري ومكتوب',
};

export const FUNDRAISING: Translated = {
  en: 'Support to fundraising',
  fr: 'Appui à la collecte de fonds',
  es: 'Apoyo a la recaudación de fondos',
  ar: 'دعم جمع التبرعات',
};

export const MOVEMENT_COORDINATION: Translated = {
  en: 'Coordination with Movement partners',
  fr: 'Coordination avec les partenaires du Mouvement',
  es: 'Coordinación con los asociados del Movimiento',
  ar: 'التنسيق مع شركاء الحركة',
};

export const BRIEFED_SPOKESPEOPLE: Translated = {
  en: 'Spokespeople who are well briefed',
  fr: 'Porte-parole bien préparés',
  es: 'Portavoces bien preparados',
  ar: 'متحدثون رسميون مطّلعون ومستعدون',
};

export const TRENDS_AND_RUMOURS: Translated = {
  en: 'Social media: engaging content, tracking of trends and rumours, help to the National Society in answering its audiences',
  fr: 'Médias sociaux : contenus attrayants, suivi des tendances et des rumeurs, aide à la Société nationale pour répondre à ses publics',
  es: 'Redes sociales: contenidos atractivos, seguimiento de tendencias y rumores, ayuda a la Sociedad Nacional para responder a su público',
  ar: 'وسائل التواصل الاجتماعي: محتوى جذاب ورصد الاتجاهات والشائعات ومساعدة الجمعية الوطنية في الرد على جمهورها',
};

export const REPUTATIONAL_RISKS: Translated = {
  en: 'Early notice of risks to the reputation, with advice on them',
  fr: 'Repérage précoce des risques pour la réputation et conseils à leur sujet',
  es: 'Detección temprana de los riesgos para la reputación y asesoramiento al respecto',
  ar: 'الرصد المبكر للمخاطر التي تمس السمعة وتقديم المشورة بشأنها',
};

export const PERSONAL_EQUIPMENT: Translated = {
  en: 'Each person brings a laptop, a smartphone with the apps needed, a photo and video camera, a tripod and a microphone.',
  fr: 'Chaque personne apporte un ordinateur portable, un smartphone avec les applications nécessaires, un appareil photo et vidéo, un trépied et un microphone.',
  es: 'Cada persona lleva un ordenador portátil, un teléfono inteligente con las aplicaciones necesarias, una cámara de foto y vídeo, un trípode y un micrófono.',
  ar: 'يحمل كل فرد حاسوبًا محمولًا وهاتفًا ذكيًا بالتطبيقات اللازمة وكاميرا للصور والفيديو وحاملًا ثلاثيًا وميكروفونًا.',
};

const DRONE: Translated = {
  en: 'A drone or a 360° camera is added where the law allows it.',
  fr: 'Un drone ou une caméra à 360° s’y ajoute là où la loi le permet.',
  es: 'Se añade un dron o una cámara de 360° donde la ley lo permite.',
  ar: 'وتضاف طائرة مسيّرة أو كاميرا بزاوية 360 درجة حيث يسمح القانون بذلك.',
};

export const LARGER_CERT_COMPONENTS: TextBlock = {
  kind: 'components',
  paragraphs: [PERSONAL_EQUIPMENT, DRONE],
};

/** The sizes differ in what a month costs. */
export function certSpecifications(cost: number): SpecificationsBlock {
  return {
    kind: 'specifications',
    cost: { from: cost, text: { en: 'per month', fr: 'par mois', es: 'al mes', ar: 'في الشهر' } },
    providers: {
      en: 'Communicators on the roster, from National Societies and the IFRC. Staff of the ICRC are to be included.',
      fr: 'Communicants inscrits au fichier, issus des Sociétés nationales et de l’IFRC. Du personnel du CICR doit s’y ajouter.',
      es: 'Comunicadores inscritos en el registro, de las Sociedades Nacionales y de la IFRC. Está previsto incluir a personal del CICR.',
      ar: 'أخصائيو إعلام مدرجون في القائمة من الجمعيات الوطنية والاتحاد الدولي. ويجري العمل على إدراج موظفي اللجنة الدولية للصليب الأحمر.',
    },
    notes: [
      {
        en: 'The cost covers salary, insurance, flights, visa, telecommunications, luggage, transport and lodging.',
        fr: 'Le coût comprend le salaire, l’assurance, les vols, le visa, les télécommunications, les bagages, les transports et l’hébergement.',
        es: 'El costo incluye el salario, el seguro, los vuelos, el visado, las telecomunicaciones, el equipaje, el transporte y el alojamiento.',
        ar: 'تشمل التكلفة الراتب والتأمين والرحلات الجوية والتأشيرة والاتصالات والأمتعة والنقل والسكن.',
      },
    ],
  };
}
