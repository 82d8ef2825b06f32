import type { Translated } from '../translated.ts';

/** The sector's name, as its page and its service are called in cards and links. */
export const PROTECTION_GENDER_INCLUSION: Translated = {
  en: 'Protection, Gender and Inclusion',
  fr: 'Protection, genre et inclusion',
  es: 'Protección, género e inclusión',
  ar: 'الحماية والنوع الاجتماعي والإدماج',
};

/** Titles of two standards, which keep to their published form where a language has none of its own. */
export const ALL_UNDER_ONE_ROOF: Translated = {
  en: 'All Under One Roof',
  fr: 'Tous sous un même toit (All Under One Roof)',
  es: 'Todos bajo un mismo techo (All Under One Roof)',
  ar: 'الجميع تحت سقف واحد (All Under One Roof)',
};

export const MINIMUM_STANDARDS: Translated = {
  en: 'Minimum standards for protection, gender and inclusion in emergencies',
  fr: 'Normes minimales relatives à la protection, au genre et à l’inclusion dans les situations d’urgence',
  es: 'Normas mínimas de protección, género e inclusión en emergencias',
  ar: 'المعايير الدنيا للحماية والنوع الاجتماعي والإدماج في حالات الطوارئ',
};
