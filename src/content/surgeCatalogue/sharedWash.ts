import type { Translated } from '../translated.ts';
import type { Measure } from './types.ts';

/** What the water, sanitation and hygiene services have in common, so that their pages tell it alike. */

/** For the small kits, which come without a team. */
export const KIT_NEEDS: readonly Translated[] = [
  {
    en: 'Hygiene promotion and training must go with the distribution',
    fr: 'La promotion de l’hygiène et la formation doivent accompagner la distribution',
    es: 'La promoción de la higiene y la capacitación deben acompañar la distribución',
    ar: 'يجب أن يقترن التوزيع بالتوعية بالنظافة الصحية وبالتدريب',
  },
  {
    en: 'The kit needs local water sources, local technicians and volunteers',
    fr: 'Le kit nécessite des sources d’eau, des techniciens et des volontaires sur place',
    es: 'El kit requiere fuentes de agua, técnicos y voluntariado locales',
    ar: 'تحتاج المجموعة إلى مصادر مياه محلية وفنيين ومتطوعين محليين',
  },
];

export const KIT_PROVIDERS: Translated = {
  en: 'The kit is to be prepositioned in the country.',
  fr: 'Le kit est à prépositionner dans le pays.',
  es: 'El kit debe preposicionarse en el país.',
  ar: 'ينبغي تخزين المجموعة مسبقًا داخل البلد.',
};

/** How long a unit stays. */
export const FOUR_MONTHS: Translated = {
  en: 'The unit stays for at most 4 months, as the standard operating procedures for Emergency Response Units lay down.',
  fr: 'L’unité reste 4 mois au plus, conformément aux procédures opérationnelles permanentes des unités d’intervention d’urgence.',
  es: 'La unidad permanece 4 meses como máximo, según los procedimientos operativos estándar de las unidades de respuesta a emergencias.',
  ar: 'تبقى الوحدة 4 أشهر على الأكثر، وفقًا لإجراءات التشغيل الموحدة لوحدات الاستجابة للطوارئ.',
};

export const TEAM_LEADER: Translated = {
  en: 'Team leader',
  fr: 'Chef d’équipe',
  es: 'Jefe de equipo',
  ar: 'قائد الفريق',
};

export const LOGISTICS_ADMINISTRATION_FINANCE: Translated = {
  en: '1 for logistics, administration and finance',
  fr: '1 personne pour la logistique, l’administration et les finances',
  es: '1 persona para logística, administración y finanzas',
  ar: 'شخص واحد للوجستيات والشؤون الإدارية والمالية',
};

/** The two units that treat water in bulk send the same team. */
export const WATER_TEAM_TOTAL: Translated = {
  en: '4 to 6 people',
  fr: '4 à 6 personnes',
  es: 'De 4 a 6 personas',
  ar: 'من 4 إلى 6 أشخاص',
};

export const WATER_TEAM: readonly Translated[] = [
  TEAM_LEADER,
  {
    en: '1 or 2 WASH or chemical engineers',
    fr: '1 ou 2 ingénieurs en eau et assainissement ou en chimie',
    es: '1 o 2 ingenieros en agua y saneamiento o químicos',
    ar: 'مهندس أو مهندسان في المياه والإصحاح أو في الكيمياء',
  },
  {
    en: '1 technician or plumber',
    fr: '1 technicien ou plombier',
    es: '1 técnico o plomero',
    ar: 'فني أو سباك واحد',
  },
  LOGISTICS_ADMINISTRATION_FINANCE,
];

/** A light unit has no weight and volume of its own: its people carry it. */
export const IN_HOLD_BAGGAGE: Measure = {
  text: {
    en: 'Not fixed yet; the equipment fits in hold baggage',
    fr: 'Pas encore fixé ; le matériel tient dans les bagages en soute',
    es: 'Aún por determinar; el equipo cabe en el equipaje de bodega',
    ar: 'لم يُحدَّد بعد؛ ويمكن نقل المعدات ضمن أمتعة الشحن في الطائرة',
  },
};

export const EQUIPMENT_COST: Measure = {
  from: 5_000,
  text: {
    en: 'for the equipment only',
    fr: 'pour le matériel seul',
    es: 'solo por el equipo',
    ar: 'للمعدات فقط',
  },
};

/** The disasters that the two light units are sent to. */
export const LIGHT_UNIT_DISASTERS: Translated = {
  en: 'Floods, earthquakes, hurricanes, displacement, drought, protracted crises and outbreaks related to water, sanitation and hygiene',
  fr: 'Inondations, séismes, ouragans, déplacements de population, sécheresses, crises prolongées et flambées épidémiques liées à l’eau, à l’assainissement et à l’hygiène',
  es: 'Inundaciones, terremotos, huracanes, desplazamientos, sequías, crisis prolongadas y brotes relacionados con el agua, el saneamiento y la higiene',
  ar: 'الفيضانات والزلازل والأعاصير والنزوح والجفاف والأزمات الممتدة وتفشي الأمراض المرتبطة بالمياه والإصحاح والنظافة الصحية',
};

export const REMOTE_BACKSTOPPING: Translated = {
  en: 'Technical backstopping from a distance',
  fr: 'Appui technique à distance',
  es: 'Respaldo técnico a distancia',
  ar: 'دعم تقني عن بُعد',
};
