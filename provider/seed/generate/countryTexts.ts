import type { Language } from '#contracts/languages.ts';
import type { Translated } from '#provider/database/schema/columns.ts';

/** What the pages of countries say, in four languages; all of it invented. */

/** Funds for the development of National Societies. Their names and categories are terms, see `data/terms.json`. */
export const COUNTRY_FUNDS: readonly { fund: string; title: Translated; categories: readonly string[] }[] = [
  {
    fund: 'Capacity Building Fund',
    title: {
      en: 'Stronger branches',
      fr: 'Des sections plus fortes',
      es: 'Filiales más fuertes',
      ar: 'فروع أقوى',
    },
    categories: ['Branch development', 'Volunteering'],
  },
  {
    fund: 'National Society Investment Alliance',
    title: {
      en: 'Income from first aid courses',
      fr: 'Recettes des cours de premiers secours',
      es: 'Ingresos por cursos de primeros auxilios',
      ar: 'دخل من دورات الإسعافات الأولية',
    },
    categories: ['Financial sustainability'],
  },
  {
    fund: 'Empress Shôken Fund',
    title: {
      en: 'Young volunteers in schools',
      fr: 'Jeunes volontaires dans les écoles',
      es: 'Voluntarios jóvenes en las escuelas',
      ar: 'متطوعون شباب في المدارس',
    },
    categories: ['Youth', 'Volunteering'],
  },
];

export const COUNTRY_LINKS: readonly { title: Translated; url: (iso3: string) => string }[] = [
  {
    title: {
      en: 'Situation reports of partners',
      fr: 'Rapports de situation des partenaires',
      es: 'Informes de situación de los asociados',
      ar: 'تقارير الشركاء عن الوضع',
    },
    url: (iso3) => `https://reports.example/${iso3}`,
  },
  {
    title: { en: 'Maps', fr: 'Cartes', es: 'Mapas', ar: 'خرائط' },
    url: (iso3) => `https://maps.example/${iso3}`,
  },
];

const SNIPPETS: Record<Language, (name: string) => string> = {
  en: (name) =>
    `<h3>${name}</h3><p>Branches meet twice a year to look over their contingency plans. The next round of plans covers <strong>floods and heat</strong>.</p>`,
  fr: (name) =>
    `<h3>${name}</h3><p>Les sections se réunissent deux fois par an pour revoir leurs plans d’urgence. Les prochains plans porteront sur <strong>les inondations et la chaleur</strong>.</p>`,
  es: (name) =>
    `<h3>${name}</h3><p>Las filiales se reúnen dos veces al año para revisar sus planes de contingencia. Los próximos planes tratan de <strong>las inundaciones y el calor</strong>.</p>`,
  ar: (name) =>
    `<h3>${name}</h3><p>تجتمع الفروع مرتين في السنة لمراجعة خطط الطوارئ. وتتناول الخطط القادمة <strong>الفيضانات والحر</strong>.</p>`,
};

export const snippetOf = (name: string, language: Language): string => SNIPPETS[language](name);

/** Where National Societies get their money from; `name` as FDRS calls it. */
export const INCOME_INDICATORS: readonly {
  id: number;
  name: string;
  weight: number;
  title: Translated;
  description: Translated;
}[] = [
  {
    id: 1,
    name: 'h_gov_CHF',
    weight: 5,
    title: {
      en: 'Home government',
      fr: 'Gouvernement national',
      es: 'Gobierno nacional',
      ar: 'الحكومة الوطنية',
    },
    description: {
      en: 'What the government of the country itself gives.',
      fr: 'Ce que donne le gouvernement du pays lui-même.',
      es: 'Lo que aporta el gobierno del propio país.',
      ar: 'ما تقدمه حكومة البلد نفسه.',
    },
  },
  {
    id: 2,
    name: 'f_gov_CHF',
    weight: 3,
    title: {
      en: 'Foreign governments',
      fr: 'Gouvernements étrangers',
      es: 'Gobiernos extranjeros',
      ar: 'حكومات أجنبية',
    },
    description: {
      en: 'Grants of other countries.',
      fr: 'Subventions d’autres pays.',
      es: 'Subvenciones de otros países.',
      ar: 'منح من بلدان أخرى.',
    },
  },
  {
    id: 3,
    name: 'ind_CHF',
    weight: 4,
    title: { en: 'Individuals', fr: 'Particuliers', es: 'Particulares', ar: 'الأفراد' },
    description: {
      en: 'Donations and membership fees.',
      fr: 'Dons et cotisations.',
      es: 'Donaciones y cuotas de socios.',
      ar: 'تبرعات واشتراكات الأعضاء.',
    },
  },
  {
    id: 4,
    name: 'corp_CHF',
    weight: 2,
    title: { en: 'Companies', fr: 'Entreprises', es: 'Empresas', ar: 'الشركات' },
    description: {
      en: 'Donations of companies.',
      fr: 'Dons d’entreprises.',
      es: 'Donaciones de empresas.',
      ar: 'تبرعات الشركات.',
    },
  },
  {
    id: 5,
    name: 'un_CHF',
    weight: 2,
    title: {
      en: 'UN agencies',
      fr: 'Agences de l’ONU',
      es: 'Organismos de la ONU',
      ar: 'وكالات الأمم المتحدة',
    },
    description: {
      en: 'Contracts with agencies of the United Nations.',
      fr: 'Contrats avec des agences des Nations Unies.',
      es: 'Contratos con organismos de las Naciones Unidas.',
      ar: 'عقود مع وكالات الأمم المتحدة.',
    },
  },
  {
    id: 6,
    name: 'si_CHF',
    weight: 4,
    title: { en: 'Services', fr: 'Services', es: 'Servicios', ar: 'الخدمات' },
    description: {
      en: 'Fees for ambulances, blood and courses.',
      fr: 'Recettes des ambulances, du sang et des cours.',
      es: 'Ingresos por ambulancias, sangre y cursos.',
      ar: 'رسوم الإسعاف والدم والدورات.',
    },
  },
  {
    id: 7,
    name: 'ns_CHF',
    weight: 4,
    title: {
      en: 'Other National Societies',
      fr: 'Autres Sociétés nationales',
      es: 'Otras Sociedades Nacionales',
      ar: 'جمعيات وطنية أخرى',
    },
    description: {
      en: 'Support of other National Societies and of the Movement.',
      fr: 'Soutien d’autres Sociétés nationales et du Mouvement.',
      es: 'Apoyo de otras Sociedades Nacionales y del Movimiento.',
      ar: 'دعم من جمعيات وطنية أخرى ومن الحركة الدولية.',
    },
  },
];

/** What happens in the year of most countries that live from their fields; months of the north, January 1. Kinds are keys of ACAPS. */
export const SEASONS: readonly { type: string; event: string; label: string; months: readonly number[] }[] = [
  { type: 'Planting and growing', event: 'Planting', label: 'Cereals', months: [4, 5, 6] },
  { type: 'Planting and growing', event: 'Growing', label: 'Cereals', months: [7, 8] },
  { type: 'Harvest', event: 'Harvest', label: 'Cereals', months: [9, 10, 11] },
  { type: 'Lean season', event: 'Lean season', label: 'Rural areas', months: [5, 6, 7, 8] },
  { type: 'Seasonal hazard', event: 'Rainy season', label: 'Floods', months: [6, 7, 8, 9] },
  { type: 'Livestock', event: 'Migration of herds', label: 'Cattle', months: [12, 1, 2] },
  { type: 'Outbreak', event: 'Outbreak', label: 'Malaria', months: [8, 9, 10] },
];
