import type { Language } from '#contracts/languages.ts';

/** Texts that are spelled alike in English and in another language, looked at one by one; all others are forgotten ones. */
export const SAME_AS_ENGLISH: Readonly<Partial<Record<Language, readonly string[]>>> = {
  fr: [
    'Actions',
    'Chido-25',
    'Code',
    'Confirmation',
    'Contacts',
    'DREF',
    'Date',
    'Description',
    'District',
    'E-mail',
    'GLIDE',
    'Introduction',
    'Menu',
    'Notes',
    'Notifications',
    'Orange',
    'Organisation',
    'Page {page}',
    'Pages',
    'Provinces',
    'Public',
    'Situation',
    'Sources',
    'Type',
    '© {year} {title}, version {version}',
  ],
  es: ['{count} error', 'Chido-25', 'DREF', 'GLIDE', 'No', 'Sector'],
  ar: ['Chido-25', 'DREF', 'GLIDE'],
};
