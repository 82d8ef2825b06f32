import type { Translated } from '../translated.ts';

/** The National Societies that the catalogue names as providers of services. */
export const SOCIETIES = {
  american: {
    en: 'American Red Cross',
    fr: 'Croix-Rouge américaine',
    es: 'Cruz Roja Americana',
    ar: 'الصليب الأحمر الأمريكي',
  },
  australian: {
    en: 'Australian Red Cross',
    fr: 'Croix-Rouge australienne',
    es: 'Cruz Roja Australiana',
    ar: 'الصليب الأحمر الأسترالي',
  },
  austrian: {
    en: 'Austrian Red Cross',
    fr: 'Croix-Rouge autrichienne',
    es: 'Cruz Roja Austriaca',
    ar: 'الصليب الأحمر النمساوي',
  },
  belgian: {
    en: 'Belgian Red Cross',
    fr: 'Croix-Rouge de Belgique',
    es: 'Cruz Roja Belga',
    ar: 'الصليب الأحمر البلجيكي',
  },
  british: {
    en: 'British Red Cross',
    fr: 'Croix-Rouge britannique',
    es: 'Cruz Roja Británica',
    ar: 'الصليب الأحمر البريطاني',
  },
  canadian: {
    en: 'Canadian Red Cross',
    fr: 'Croix-Rouge canadienne',
    es: 'Cruz Roja Canadiense',
    ar: 'الصليب الأحمر الكندي',
  },
  croatian: {
    en: 'Croatian Red Cross',
    fr: 'Croix-Rouge croate',
    es: 'Cruz Roja Croata',
    ar: 'الصليب الأحمر الكرواتي',
  },
  danish: {
    en: 'Danish Red Cross',
    fr: 'Croix-Rouge danoise',
    es: 'Cruz Roja Danesa',
    ar: 'الصليب الأحمر الدنماركي',
  },
  finnish: {
    en: 'Finnish Red Cross',
    fr: 'Croix-Rouge finlandaise',
    es: 'Cruz Roja Finlandesa',
    ar: 'الصليب الأحمر الفنلندي',
  },
  french: {
    en: 'French Red Cross',
    fr: 'Croix-Rouge française',
    es: 'Cruz Roja Francesa',
    ar: 'الصليب الأحمر الفرنسي',
  },
  german: {
    en: 'German Red Cross',
    fr: 'Croix-Rouge allemande',
    es: 'Cruz Roja Alemana',
    ar: 'الصليب الأحمر الألماني',
  },
  hongKong: {
    en: 'Hong Kong branch of the Red Cross Society of China',
    fr: 'Branche de Hong Kong de la Croix-Rouge chinoise',
    es: 'Filial de Hong Kong de la Cruz Roja China',
    ar: 'فرع هونغ كونغ لجمعية الصليب الأحمر الصينية',
  },
  iranian: {
    en: 'Iranian Red Crescent',
    fr: 'Croissant-Rouge iranien',
    es: 'Media Luna Roja Iraní',
    ar: 'الهلال الأحمر الإيراني',
  },
  israeli: {
    en: 'Magen David Adom in Israel',
    fr: 'Magen David Adom en Israël',
    es: 'Magen David Adom de Israel',
    ar: 'ماغن دافيد أدوم في إسرائيل',
  },
  italian: {
    en: 'Italian Red Cross',
    fr: 'Croix-Rouge italienne',
    es: 'Cruz Roja Italiana',
    ar: 'الصليب الأحمر الإيطالي',
  },
  jamaican: {
    en: 'Jamaica Red Cross',
    fr: 'Croix-Rouge jamaïcaine',
    es: 'Cruz Roja Jamaicana',
    ar: 'الصليب الأحمر الجامايكي',
  },
  japanese: {
    en: 'Japanese Red Cross',
    fr: 'Croix-Rouge japonaise',
    es: 'Cruz Roja Japonesa',
    ar: 'الصليب الأحمر الياباني',
  },
  luxembourg: {
    en: 'Luxembourg Red Cross',
    fr: 'Croix-Rouge luxembourgeoise',
    es: 'Cruz Roja Luxemburguesa',
    ar: 'الصليب الأحمر اللكسمبرغي',
  },
  macedonian: {
    en: 'Red Cross of North Macedonia',
    fr: 'Croix-Rouge de Macédoine du Nord',
    es: 'Cruz Roja de Macedonia del Norte',
    ar: 'الصليب الأحمر لمقدونيا الشمالية',
  },
  netherlands: {
    en: 'Netherlands Red Cross',
    fr: 'Croix-Rouge néerlandaise',
    es: 'Cruz Roja Neerlandesa',
    ar: 'الصليب الأحمر الهولندي',
  },
  newZealand: {
    en: 'New Zealand Red Cross',
    fr: 'Croix-Rouge néo-zélandaise',
    es: 'Cruz Roja Neozelandesa',
    ar: 'الصليب الأحمر النيوزيلندي',
  },
  norwegian: {
    en: 'Norwegian Red Cross',
    fr: 'Croix-Rouge norvégienne',
    es: 'Cruz Roja Noruega',
    ar: 'الصليب الأحمر النرويجي',
  },
  spanish: {
    en: 'Spanish Red Cross',
    fr: 'Croix-Rouge espagnole',
    es: 'Cruz Roja Española',
    ar: 'الصليب الأحمر الإسباني',
  },
  swedish: {
    en: 'Swedish Red Cross',
    fr: 'Croix-Rouge suédoise',
    es: 'Cruz Roja Sueca',
    ar: 'الصليب الأحمر السويدي',
  },
  swiss: {
    en: 'Swiss Red Cross',
    fr: 'Croix-Rouge suisse',
    es: 'Cruz Roja Suiza',
    ar: 'الصليب الأحمر السويسري',
  },
} as const satisfies Record<string, Translated>;

export type SocietyName = keyof typeof SOCIETIES;
