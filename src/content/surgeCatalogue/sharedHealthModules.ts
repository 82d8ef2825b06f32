import type { Translated } from '../translated.ts';

/** The modules of which clinics, hospitals and treatment centres are made, told once for all the pages that list them. */
interface HealthModule {
  readonly label: Translated;
  readonly text: Translated;
}

export const OUTPATIENTS: HealthModule = {
  label: {
    en: 'Outpatient department',
    fr: 'Consultations externes',
    es: 'Consultas externas',
    ar: 'العيادات الخارجية',
  },
  text: {
    en: 'triage, basic life support, care of wounds and fractures, minor surgery, basic care of communicable, childhood and chronic diseases, and tests at the point of care',
    fr: 'triage, réanimation de base, soins des plaies et des fractures, petite chirurgie, soins de base pour les maladies transmissibles, infantiles et chroniques, et tests au point de soins',
    es: 'triaje, soporte vital básico, atención de heridas y fracturas, cirugía menor, atención básica de enfermedades transmisibles, infantiles y crónicas, y pruebas en el punto de atención',
    ar: 'الفرز، والإنعاش الأساسي، وعلاج الجروح والكسور، والجراحات الصغرى، والرعاية الأساسية للأمراض السارية وأمراض الأطفال والأمراض المزمنة، والفحوص في نقطة الرعاية',
  },
};

export const MATERNAL_NEWBORN: HealthModule = {
  label: {
    en: 'Maternal and newborn care',
    fr: 'Soins maternels et néonatals',
    es: 'Atención materna y neonatal',
    ar: 'رعاية الأمهات والمواليد',
  },
  text: {
    en: 'basic emergency obstetric and neonatal care: antibiotics, uterotonics, magnesium sulphate, removal of the placenta and of retained products, vacuum delivery and resuscitation of the newborn',
    fr: 'soins obstétricaux et néonatals d’urgence de base : antibiotiques, utérotoniques, sulfate de magnésium, extraction du placenta et des produits de conception retenus, accouchement par ventouse et réanimation du nouveau-né',
    es: 'atención obstétrica y neonatal de emergencia básica: antibióticos, uterotónicos, sulfato de magnesio, extracción de la placenta y de restos retenidos, parto con ventosa y reanimación neonatal',
    ar: 'الرعاية الأساسية الطارئة في التوليد ولحديثي الولادة: المضادات الحيوية، والأدوية المقبضة للرحم، وكبريتات المغنيسيوم، واستخراج المشيمة وبقايا الحمل المحتبسة، والتوليد بالشفط، وإنعاش المواليد',
  },
};

export const PHARMACEUTICALS: HealthModule = {
  label: {
    en: 'Medicines and consumables',
    fr: 'Médicaments et consommables',
    es: 'Medicamentos y material fungible',
    ar: 'الأدوية والمستهلكات الطبية',
  },
  text: {
    en: 'at least one month of supplies, chosen by the MSF guidelines and calculated on the Interagency Emergency Health Kit (IEHK) for 30,000 people',
    fr: 'au moins un mois de fournitures, choisies selon les guides de MSF et calculées d’après le kit sanitaire d’urgence interinstitutions (IEHK) pour 30 000 personnes',
    es: 'suministros para al menos un mes, elegidos según las guías de MSF y calculados a partir del botiquín interinstitucional de emergencia (IEHK) para 30.000 personas',
    ar: 'إمدادات لشهر واحد على الأقل، تُختار وفق إرشادات منظمة أطباء بلا حدود وتُحتسب على أساس مجموعة اللوازم الصحية المشتركة بين الوكالات لحالات الطوارئ (IEHK) لعدد 30,000 شخص',
  },
};

export const PSYCHOSOCIAL: HealthModule = {
  label: {
    en: 'Psychosocial support',
    fr: 'Soutien psychosocial',
    es: 'Apoyo psicosocial',
    ar: 'الدعم النفسي والاجتماعي',
  },
  text: {
    en: 'rapid assessment, psychosocial activities led by volunteers, psychological first aid and play',
    fr: 'évaluation rapide, activités psychosociales animées par des volontaires, premiers secours psychologiques et jeu',
    es: 'evaluación rápida, actividades psicosociales dirigidas por voluntarios, primeros auxilios psicológicos y juego',
    ar: 'تقييم سريع، وأنشطة نفسية واجتماعية يقودها المتطوعون، وإسعافات أولية نفسية، وأنشطة لعب',
  },
};

const MEDICAL_STORES: HealthModule = {
  label: { en: 'Medical stores', fr: 'Pharmacie et réserves', es: 'Almacén médico', ar: 'المخزن الطبي' },
  text: {
    en: 'storage of the medicines and of the medical equipment',
    fr: 'stockage des médicaments et du matériel médical',
    es: 'almacenamiento de los medicamentos y del equipo médico',
    ar: 'تخزين الأدوية والمعدات الطبية',
  },
};

export const WASTE: HealthModule = {
  label: {
    en: 'Waste management',
    fr: 'Gestion des déchets',
    es: 'Gestión de residuos',
    ar: 'إدارة النفايات',
  },
  text: {
    en: 'with a portable incinerator',
    fr: 'avec un incinérateur portable',
    es: 'con un incinerador portátil',
    ar: 'بمحرقة محمولة',
  },
};

const WATER_TREATMENT: HealthModule = {
  label: {
    en: 'Water treatment',
    fr: 'Traitement de l’eau',
    es: 'Tratamiento de agua',
    ar: 'معالجة المياه',
  },
  text: {
    en: 'chlorinated water that meets the Sphere minimum standard',
    fr: 'eau chlorée conforme aux normes minimales Sphère',
    es: 'agua clorada conforme a las normas mínimas Esfera',
    ar: 'مياه معالجة بالكلور تستوفي معايير اسفير الدنيا',
  },
};

const SANITATION: HealthModule = {
  label: { en: 'Sanitation', fr: 'Assainissement', es: 'Saneamiento', ar: 'الإصحاح' },
  text: {
    en: 'latrines in the number that the Sphere standards ask for',
    fr: 'latrines, en nombre conforme aux normes Sphère',
    es: 'letrinas en la proporción que indican las normas Esfera',
    ar: 'مراحيض بالعدد الذي تقتضيه معايير اسفير',
  },
};

const INFRASTRUCTURE: HealthModule = {
  label: { en: 'Infrastructure', fr: 'Infrastructure', es: 'Infraestructura', ar: 'البنية التحتية' },
  text: {
    en: 'water-repellent tents of 3 × 3 m and more, on metal frames or inflatable',
    fr: 'tentes déperlantes de 3 × 3 m et plus, à armature métallique ou gonflables',
    es: 'carpas repelentes al agua de 3 × 3 m en adelante, con estructura metálica o inflables',
    ar: 'خيام طاردة للماء بقياس 3 × 3 أمتار فأكثر، بهيكل معدني أو قابلة للنفخ',
  },
};

const POWER: HealthModule = {
  label: {
    en: 'Power and lighting',
    fr: 'Électricité et éclairage',
    es: 'Electricidad e iluminación',
    ar: 'الكهرباء والإنارة',
  },
  text: {
    en: 'generators, cables and efficient lights',
    fr: 'groupes électrogènes, câblage et éclairage économe',
    es: 'generadores, cableado y luces de bajo consumo',
    ar: 'مولدات وكابلات ومصابيح موفرة للطاقة',
  },
};

const ADMINISTRATION: HealthModule = {
  label: { en: 'Administration', fr: 'Administration', es: 'Administración', ar: 'الإدارة' },
  text: {
    en: 'a field office',
    fr: 'un bureau de terrain',
    es: 'una oficina de campo',
    ar: 'مكتب ميداني',
  },
};

export const IT_TELECOM: HealthModule = {
  label: {
    en: 'IT and telecommunications',
    fr: 'Informatique et télécommunications',
    es: 'Informática y telecomunicaciones',
    ar: 'تكنولوجيا المعلومات والاتصالات',
  },
  text: {
    en: 'laptops, satellite communication, telephones, VHF radio and a wireless network',
    fr: 'ordinateurs portables, communications par satellite, téléphones, radio VHF et réseau sans fil',
    es: 'ordenadores portátiles, comunicación por satélite, teléfonos, radio VHF y una red inalámbrica',
    ar: 'حواسيب محمولة، واتصالات عبر السواتل، وهواتف، وأجهزة لاسلكية VHF، وشبكة لاسلكية',
  },
};

export const VEHICLES: HealthModule = {
  label: { en: 'Vehicles', fr: 'Véhicules', es: 'Vehículos', ar: 'المركبات' },
  text: {
    en: '4×4 Land Cruisers, with left-hand or right-hand drive',
    fr: 'Land Cruiser 4×4, avec conduite à gauche ou à droite',
    es: 'Land Cruiser 4×4, con volante a la izquierda o a la derecha',
    ar: 'سيارات لاند كروزر رباعية الدفع، بمقود أيسر أو أيمن',
  },
};

const BASECAMP: HealthModule = {
  label: { en: 'Basecamp', fr: 'Camp de base', es: 'Campamento base', ar: 'المخيم الأساسي' },
  text: {
    en: 'accommodation for the team',
    fr: 'hébergement de l’équipe',
    es: 'alojamiento del equipo',
    ar: 'إقامة الفريق',
  },
};

/** What keeps a clinic running, the same for every unit that stands alone. */
export const FACILITY_MODULES: readonly HealthModule[] = [
  MEDICAL_STORES,
  WASTE,
  WATER_TREATMENT,
  SANITATION,
  INFRASTRUCTURE,
  POWER,
  ADMINISTRATION,
  IT_TELECOM,
  VEHICLES,
  BASECAMP,
];

export const SURGERY: HealthModule = {
  label: { en: 'Surgery', fr: 'Chirurgie', es: 'Cirugía', ar: 'الجراحة' },
  text: {
    en: 'about 10 major operations a day for a month, or 300 operations before new supplies are needed: operating table, monitoring, lights, suction, anaesthesia and oxygen',
    fr: 'environ 10 interventions majeures par jour pendant un mois, ou 300 interventions avant réapprovisionnement : table d’opération, surveillance du patient, éclairage, aspiration, anesthésie et oxygène',
    es: 'unas 10 operaciones mayores al día durante un mes, o 300 operaciones antes de reponer los suministros: mesa de operaciones, monitorización, luces, aspiración, anestesia y oxígeno',
    ar: 'نحو 10 عمليات كبرى في اليوم لمدة شهر، أو 300 عملية قبل إعادة التزويد بالإمدادات: طاولة عمليات، ومراقبة المريض، وإنارة، وشفط، وتخدير، وأكسجين',
  },
};

export const STERILISATION_LABEL: Translated = {
  en: 'Sterilisation',
  fr: 'Stérilisation',
  es: 'Esterilización',
  ar: 'التعقيم',
};

export const STERILISATION: HealthModule = {
  label: STERILISATION_LABEL,
  text: {
    en: 'a 90-litre autoclave with traceability and supplies for one month',
    fr: 'autoclave de 90 litres avec traçabilité et fournitures pour un mois',
    es: 'autoclave de 90 litros con trazabilidad y suministros para un mes',
    ar: 'جهاز تعقيم بالبخار سعته 90 لترًا مع نظام للتتبع ومستلزمات لشهر واحد',
  },
};

export const LABORATORY: HealthModule = {
  label: { en: 'Laboratory', fr: 'Laboratoire', es: 'Laboratorio', ar: 'المختبر' },
  text: {
    en: 'more than rapid tests; a walking blood bank, with donors called on the spot and screened for HIV, hepatitis B and C and syphilis, and for malaria where it is endemic',
    fr: 'analyses allant au-delà des tests rapides ; banque de sang ambulante, avec des donneurs appelés sur place et un dépistage du VIH, des hépatites B et C et de la syphilis, ainsi que du paludisme là où il est endémique',
    es: 'análisis que van más allá de las pruebas rápidas; banco de sangre ambulante, con donantes convocados en el lugar y cribado del VIH, las hepatitis B y C y la sífilis, y de la malaria donde es endémica',
    ar: 'تحاليل تتجاوز الفحوص السريعة؛ وبنك دم متنقل يُستدعى إليه المتبرعون في الموقع ويُفحص دمهم للكشف عن فيروس نقص المناعة البشرية والتهاب الكبد B وC والزهري، والملاريا حيث تتوطن',
  },
};
