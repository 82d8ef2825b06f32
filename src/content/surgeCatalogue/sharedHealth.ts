import type { Translated } from '../translated.ts';

/** Sentences that several pages of the health services share. */

export const READINESS: Translated = {
  en: 'Deployment within 48 hours of a request, at work within hours of arriving on site, self-sufficient for one month, for a stay of up to four months',
  fr: 'Un déploiement dans les 48 heures suivant la demande, la mise en service quelques heures après l’arrivée sur place, une autonomie d’un mois et une présence de quatre mois au plus',
  es: 'Despliegue en las 48 horas siguientes a la solicitud, en funcionamiento pocas horas después de llegar al lugar, con un mes de autosuficiencia y una permanencia de hasta cuatro meses',
  ar: 'الانتشار خلال 48 ساعة من الطلب، وبدء العمل في غضون ساعات من الوصول إلى الموقع، مع اكتفاء ذاتي لمدة شهر واحد وإمكان البقاء حتى أربعة أشهر',
};

export const READINESS_WITH_RESUPPLY: Translated = {
  en: 'Deployment within 48 hours of a request, at work within hours of arriving on site, self-sufficient for one month, for a stay of up to four months with new supplies',
  fr: 'Un déploiement dans les 48 heures suivant la demande, la mise en service quelques heures après l’arrivée sur place, une autonomie d’un mois et une présence de quatre mois au plus avec réapprovisionnement',
  es: 'Despliegue en las 48 horas siguientes a la solicitud, en funcionamiento pocas horas después de llegar al lugar, con un mes de autosuficiencia y una permanencia de hasta cuatro meses si se reponen los suministros',
  ar: 'الانتشار خلال 48 ساعة من الطلب، وبدء العمل في غضون ساعات من الوصول إلى الموقع، مع اكتفاء ذاتي لمدة شهر واحد وإمكان البقاء حتى أربعة أشهر بعد إعادة التزويد بالإمدادات',
};

export const FOR_POPULATION_MOVEMENT: Translated = {
  en: 'People who have moved to places without health facilities',
  fr: 'Les populations déplacées vers des lieux dépourvus de structures de santé',
  es: 'Poblaciones desplazadas a lugares sin establecimientos de salud',
  ar: 'السكان الذين انتقلوا إلى أماكن تخلو من المرافق الصحية',
};

export const FOR_DAMAGED_FACILITIES: Translated = {
  en: 'Places where a natural disaster has damaged the health infrastructure',
  fr: 'Les lieux où une catastrophe naturelle a endommagé les infrastructures de santé',
  es: 'Lugares donde un desastre natural ha dañado la infraestructura de salud',
  ar: 'الأماكن التي ألحقت فيها كارثة طبيعية أضرارًا بالبنية التحتية الصحية',
};

export const FOR_OVERWHELMED_FACILITIES: Translated = {
  en: 'Health facilities overwhelmed by patients or by special needs after a crisis, epidemics included',
  fr: 'Les structures de santé débordées par l’afflux de patients ou par des besoins particuliers après une crise, y compris une épidémie',
  es: 'Establecimientos de salud desbordados por los pacientes o por necesidades especiales tras una crisis, incluidas las epidemias',
  ar: 'المرافق الصحية التي تعجز عن استيعاب المرضى أو تلبية احتياجات خاصة بعد أزمة، بما في ذلك الأوبئة',
};

/** The ways in which most clinical units can be ordered. */
export const CLINICAL_VARIATIONS: readonly Translated[] = [
  {
    en: 'Electrical equipment for 110 V or 230 V',
    fr: 'Matériel électrique en 110 V ou en 230 V',
    es: 'Equipo eléctrico de 110 V o de 230 V',
    ar: 'معدات كهربائية بجهد 110 أو 230 فولت',
  },
  {
    en: 'With or without heating or cooling',
    fr: 'Avec ou sans chauffage ou climatisation',
    es: 'Con o sin calefacción o refrigeración',
    ar: 'مع تدفئة أو تبريد أو بدونهما',
  },
  {
    en: 'Single modules can be sent on their own',
    fr: 'Les modules peuvent être envoyés séparément',
    es: 'Los módulos pueden enviarse por separado',
    ar: 'يمكن إرسال كل وحدة تجهيزات على حدة',
  },
];

export const MODULE_NAMES_VARY: Translated = {
  en: 'The unit is made of modules; their names may differ from one National Society to another.',
  fr: 'L’unité se compose de modules, dont le nom peut varier d’une Société nationale à l’autre.',
  es: 'La unidad se compone de módulos, cuyos nombres pueden variar de una Sociedad Nacional a otra.',
  ar: 'تتألف الوحدة من مجموعات تجهيزات قد تختلف أسماؤها من جمعية وطنية إلى أخرى.',
};

export const THEATRE_STAFF_RATIOS: Translated = {
  en: 'One anaesthetist for each surgeon and five theatre staff for each operating table',
  fr: 'Un anesthésiste par chirurgien et cinq membres du personnel de bloc par table d’opération',
  es: 'Un anestesista por cirujano y cinco miembros del personal de quirófano por mesa de operaciones',
  ar: 'طبيب تخدير لكل جرّاح وخمسة من موظفي غرفة العمليات لكل طاولة عمليات',
};

export const NURSES_PER_BED: Translated = {
  en: 'At least one nurse for every 8 beds, around the clock',
  fr: 'Au moins un infirmier pour 8 lits, 24 heures sur 24',
  es: 'Al menos un enfermero por cada 8 camas, las 24 horas',
  ar: 'ممرض واحد على الأقل لكل 8 أسرّة على مدار الساعة',
};

export const BEING_DEVELOPED: Translated = {
  en: 'This service is being developed; ask the surge desk what can be requested at present.',
  fr: 'Ce service est en cours d’élaboration ; demandez au bureau des renforts ce qu’il est possible de solliciter à ce jour.',
  es: 'Este servicio se está elaborando; consulte a la oficina de refuerzos qué se puede solicitar por el momento.',
  ar: 'هذه الخدمة قيد الإعداد؛ ويُرجى الاستفسار من مكتب الدعم الطارئ عما يمكن طلبه في الوقت الحالي.',
};

export const TRAINING_KIT: Translated = {
  en: 'Training kit',
  fr: 'Kit de formation',
  es: 'Kit de capacitación',
  ar: 'مجموعة أدوات التدريب',
};

export const DIGITAL_DATA_KIT: Translated = {
  en: 'Digital kit for data collection',
  fr: 'Kit numérique pour la collecte de données',
  es: 'Kit digital para la recopilación de datos',
  ar: 'مجموعة أدوات رقمية لجمع البيانات',
};

export const VEHICLES_RENTED_OR_SUPPLIED: Translated = {
  en: 'Vehicles, rented on the spot or supplied',
  fr: 'Véhicules, loués sur place ou fournis',
  es: 'Vehículos, alquilados en el lugar o suministrados',
  ar: 'مركبات تُستأجر محليًا أو تُورَّد',
};

export const FIELD_ACCOMMODATION: Translated = {
  en: 'Accommodation in the field, if possible',
  fr: 'Hébergement sur le terrain, de préférence',
  es: 'Alojamiento sobre el terreno, de preferencia',
  ar: 'إقامة في الميدان، إن أمكن',
};
