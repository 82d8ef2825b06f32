import type { Translated } from '../translated.ts';

/** What the pages of the base camps have in common: their names, and what holds for two or three of the sizes. */

export const BASECAMP_SMALL: Translated = {
  en: 'ERU Basecamp – Small',
  fr: 'ERU Camp de base – petit',
  es: 'ERU Campamento base – pequeño',
  ar: 'وحدة ERU للمخيم الأساسي – صغير',
};

export const BASECAMP_MEDIUM: Translated = {
  en: 'ERU Basecamp – Medium',
  fr: 'ERU Camp de base – moyen',
  es: 'ERU Campamento base – mediano',
  ar: 'وحدة ERU للمخيم الأساسي – متوسط',
};

export const BASECAMP_LARGE: Translated = {
  en: 'ERU Basecamp – Large',
  fr: 'ERU Camp de base – grand',
  es: 'ERU Campamento base – grande',
  ar: 'وحدة ERU للمخيم الأساسي – كبير',
};

export const FACILITY_MANAGEMENT: Translated = {
  en: 'Facility Management',
  fr: 'Gestion des installations',
  es: 'Gestión de instalaciones',
  ar: 'إدارة المرافق',
};

export const ABOVE_FREEZING: Translated = {
  en: 'Climates above 0 °C',
  fr: 'Climats au-dessus de 0 °C',
  es: 'Climas por encima de 0 °C',
  ar: 'المناخات التي تزيد حرارتها على الصفر المئوي',
};

export const CLEAN_WATER_10000: Translated = {
  en: 'Storage of 10,000 litres of clean water in two tanks of 5,000 litres',
  fr: 'Réserve de 10 000 litres d’eau propre dans deux réservoirs de 5 000 litres',
  es: 'Depósito de 10.000 litros de agua limpia en dos tanques de 5.000 litros',
  ar: 'تخزين 10,000 لتر من المياه النظيفة في خزانين سعة كل منهما 5,000 لتر',
};

export const LOCAL_STAFF: Translated = {
  en: 'Local staff are hired for maintenance, cleaning and cooking.',
  fr: 'Du personnel local est recruté pour l’entretien, le nettoyage et la cuisine.',
  es: 'Se contrata personal local para el mantenimiento, la limpieza y la cocina.',
  ar: 'يُوظَّف عاملون محليون للصيانة والنظافة والطهي.',
};

export const MODULES_SCALE: Translated = {
  en: 'Every module can be made larger or smaller.',
  fr: 'Chaque module peut être agrandi ou réduit.',
  es: 'Cada módulo puede ampliarse o reducirse.',
  ar: 'يمكن توسيع كل وحدة من الوحدات أو تصغيرها.',
};

export const ACCOMMODATION: Translated = {
  en: 'Accommodation',
  fr: 'Hébergement',
  es: 'Alojamiento',
  ar: 'الإقامة',
};

export const LAUNDRY: Translated = { en: 'Laundry', fr: 'Buanderie', es: 'Lavandería', ar: 'غسيل الملابس' };

export const KITCHEN: Translated = { en: 'Kitchen', fr: 'Cuisine', es: 'Cocina', ar: 'مطبخ' };

export const OFFICE_TENT: Translated = {
  en: 'Office tent',
  fr: 'Tente-bureau',
  es: 'Carpa de oficina',
  ar: 'خيمة مكتب',
};

export const HEATING_AND_COOLING: Translated = {
  en: 'Heating and cooling',
  fr: 'Chauffage et climatisation',
  es: 'Calefacción y refrigeración',
  ar: 'التدفئة والتبريد',
};

export const ELECTRICITY: Translated = {
  en: 'Electricity',
  fr: 'Électricité',
  es: 'Electricidad',
  ar: 'كهرباء',
};

export const MAINTENANCE_AND_TOOLS: Translated = {
  en: 'Maintenance and tools',
  fr: 'Maintenance et outillage',
  es: 'Mantenimiento y herramientas',
  ar: 'الصيانة والأدوات',
};

export const OPERATIONAL_SUPPORT: Translated = {
  en: 'Operational support',
  fr: 'Appui aux opérations',
  es: 'Apoyo operativo',
  ar: 'الدعم التشغيلي',
};

export const TENTS: Translated = { en: 'Tents', fr: 'Tentes', es: 'Carpas', ar: 'الخيام' };

export const WATER_SANITATION_HYGIENE: Translated = {
  en: 'Water, sanitation and hygiene',
  fr: 'Eau, assainissement et hygiène',
  es: 'Agua, saneamiento e higiene',
  ar: 'المياه والإصحاح والنظافة الصحية',
};
