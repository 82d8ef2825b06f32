import type { Translated } from '../translated.ts';
import type { SocietyName } from './societies.ts';

/** The two teams of the sector, as its page names them. */
export const COORDINATION_TEAM: Translated = {
  en: 'Shelter Coordinator Team (SCT)',
  fr: 'Équipe de coordination des abris (SCT)',
  es: 'Equipo de coordinación de alojamiento (SCT)',
  ar: 'فريق تنسيق المأوى (SCT)',
};

export const TECHNICAL_TEAM: Translated = {
  en: 'Shelter Technical Team (STT)',
  fr: 'Équipe technique des abris (STT)',
  es: 'Equipo técnico de alojamiento (STT)',
  ar: 'الفريق التقني المعني بالمأوى (STT)',
};

/** A course that both teams recommend, each at the address where its people take it. */
export const MORE_THAN_A_ROOF: Translated = {
  en: 'Shelter programming: More than just a roof',
  fr: 'Programmes d’abris : plus qu’un simple toit (More than just a roof)',
  es: 'Programas de alojamiento: más que un simple techo (More than just a roof)',
  ar: 'برامج المأوى: أكثر من مجرد سقف (More than just a roof)',
};

/** The National Societies that have regularly lent people to the two teams. */
export const SHELTER_SOCIETIES = [
  'australian',
  'british',
  'canadian',
  'german',
  'luxembourg',
  'netherlands',
  'norwegian',
  'spanish',
  'swedish',
  'swiss',
] as const satisfies readonly SocietyName[];
