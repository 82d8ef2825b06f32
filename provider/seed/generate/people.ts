import { COUNTRIES, type CountryFacts, DIALLING_CODES, NAMES } from '../data.ts';
import type { Random } from '../random.ts';

/** Invented people: any likeness is chance. Names are common ones of their country, joined at random. */
const NAMES_OF = new Map(
  NAMES.flatMap(({ of, given, family }) => {
    const names = { given: given.split(' '), family: family.split(' ') };
    return of.split(' ').map((iso3) => [iso3, names] as const);
  }),
);
const ISO3_OF = new Map(COUNTRIES.map(({ id, iso3 }) => [id, iso3]));

/** Whom one asks about what; each with the titles of people who answer for it. */
const ROLES = {
  Originator: ['Head of Disaster Management', 'Disaster Management Coordinator', 'Branch Coordinator'],
  NatSoc: ['Secretary General', 'Head of Programmes', 'Disaster Management Coordinator'],
  NationalSociety: ['Secretary General', 'Head of Programmes', 'Disaster Management Coordinator'],
  Federation: ['Operations Manager', 'Head of Delegation', 'Operations Coordinator'],
  Media: ['Communications Officer', 'Head of Communications'],
} as const;
export type ContactType = keyof typeof ROLES;
/** The people of a federation's delegation come from everywhere. */
const DELEGATES = ['KEN', 'COL', 'PHL', 'LBN', 'NOR', 'ITA', 'IND', 'SEN', 'GBR', 'HUN'];
const PROJECT_ROLES = ['Project Manager', 'Head of Programmes', 'Information Management Officer'] as const;

export function fullName(random: Random, iso3: string | null | undefined): string {
  const names = NAMES_OF.get(iso3 ?? '') ?? NAMES_OF.get('CHE');
  if (!names) throw new Error('There are no names.');
  return `${random.pick(names.given)} ${random.pick(names.family)}`;
}

/** The name of somebody whom a National Society sends, by the id of its country. */
export const nameOfSender = (random: Random, countryId: number): string =>
  fullName(random, ISO3_OF.get(countryId));

/** Addresses lead nowhere: `.example` is reserved for such. */
export function addressOf(name: string, host: string) {
  const local = name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '.');
  return `${local}@${host}.demo.example`;
}

/** 555 01.. is nobody's: numbers of films and books are such. Codes of North America bring their area with them. */
export function phoneOf(random: Random, iso3: string | null) {
  const code = DIALLING_CODES[iso3 ?? ''] ?? '41';
  return `+${code}${code.includes(' ') ? '' : ' 1'} 555 01${String(random.int(0, 99)).padStart(2, '0')}`;
}

/** Whom to ask about an emergency or a report. */
export function contactOf(random: Random, country: CountryFacts, ctype: ContactType) {
  const isDelegate = ctype === 'Federation';
  const name = fullName(random, isDelegate ? random.pick(DELEGATES) : country.iso3);
  return {
    name,
    ctype,
    title: random.pick(ROLES[ctype]),
    email: addressOf(name, isDelegate ? 'federation' : (country.iso3?.toLowerCase() ?? 'go')),
    phone: phoneOf(random, country.iso3),
  };
}

/** Whom to ask about a project or an activity at the National Society that reports it. */
export function reporterOf(random: Random, society: CountryFacts) {
  const name = fullName(random, society.iso3);
  return {
    reporting_ns_contact_name: name,
    reporting_ns_contact_role: random.pick(PROJECT_ROLES),
    reporting_ns_contact_email: addressOf(name, society.iso3?.toLowerCase() ?? 'go'),
  };
}
