import type { CountryFacts } from '../data.ts';
import type { Random } from '../random.ts';

/** Invented people: any likeness is chance. */
const FIRST_NAMES = [
  'Amara',
  'Bao',
  'Celia',
  'Dawit',
  'Elif',
  'Farah',
  'Goran',
  'Hana',
  'Ivo',
  'Jamila',
  'Kofi',
  'Lucia',
  'Malik',
  'Nadia',
  'Oskar',
  'Priya',
  'Rosa',
  'Samir',
  'Tala',
  'Yusuf',
];
const LAST_NAMES = [
  'Abara',
  'Bergmann',
  'Castaño',
  'Dlamini',
  'Eriksen',
  'Fontaine',
  'Gurung',
  'Haile',
  'Ibarra',
  'Juma',
  'Kaya',
  'Lindqvist',
  'Mbeki',
  'Nakata',
  'Okoro',
  'Petrov',
  'Quispe',
  'Rahman',
  'Soto',
  'Tesfaye',
];
const TITLES = [
  'Operations Manager',
  'Disaster Management Coordinator',
  'Communications Officer',
  'Head of Programmes',
  'Logistics Delegate',
];
const CONTACT_TYPES = ['NatSoc', 'Federation', 'Media', 'Originator'];

export function fullName(random: Random): string {
  return `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`;
}

/** Whom to ask about an emergency. Addresses lead nowhere: `.example` is reserved for such. */
export function contactOf(random: Random, country: CountryFacts) {
  const name = fullName(random);
  return {
    name,
    ctype: random.pick(CONTACT_TYPES),
    title: random.pick(TITLES),
    email: `${name
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, '')
      .toLowerCase()
      .replace(' ', '.')}@${country.iso3?.toLowerCase()}.demo.example`,
    phone: `+000 ${random.int(100, 999)} ${random.int(1000, 9999)}`,
  };
}
