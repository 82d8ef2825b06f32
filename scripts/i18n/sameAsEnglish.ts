import type { Language } from '#contracts/languages.ts';

/** Texts that are spelled alike in English and in another language, looked at one by one; all others are forgotten ones. */
export const SAME_AS_ENGLISH: Readonly<Partial<Record<Language, readonly string[]>>> = {
  fr: [
    'Code',
    'Confirmation',
    'Contacts',
    'DREF',
    'Date',
    'District',
    'GLIDE',
    'Notifications',
    'Orange',
    'Page {page}',
    'Pages',
    'Provinces',
    'Type',
    '© {year} {title}, version {version}',
  ],
  es: ['DREF', 'GLIDE', 'No', 'Sector'],
  ar: ['DREF', 'GLIDE'],
};
