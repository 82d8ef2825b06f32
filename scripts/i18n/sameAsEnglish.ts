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
    'District',
    'E-mail',
    'GLIDE',
    'Introduction',
    'Justification',
    'Menu',
    'Notifications',
    'Orange',
    'Organisation',
    'Page {page}',
    'Pages',
    'Provinces',
    'Total',
    'Type',
    '© {year} {title}, version {version}',
  ],
  es: ['Chido-25', 'DREF', 'GLIDE', 'No', 'Sector', 'Token', 'Total'],
  ar: ['Chido-25', 'DREF', 'GLIDE'],
};
