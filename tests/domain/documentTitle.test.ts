import { expect, it } from 'vitest';
import { documentTitle } from '#src/i18n/documentTitle.ts';
import { languageName } from '#src/i18n/languages.ts';

it.each([
  [['Nepal: Floods', 'Emergency Details'], 'Nepal: Floods · Emergency Details · GO'],
  [['All Emergencies', 'All Emergencies'], 'All Emergencies · GO'],
  [['flood · Search', 'Search'], 'flood · Search · GO'],
  [['Surge', 'Surge Global Overview'], 'Surge Global Overview · GO'],
  [['Catalogue of Surge services', 'Catalogue of Surge Services'], 'Catalogue of Surge services · GO'],
  [['Page not found', undefined], 'Page not found · GO'],
] as const)('says of %j each thing once', (names, title) => {
  expect(documentTitle(names, 'GO')).toBe(title);
});

it.each([
  ['en', 'fr', 'anglais'],
  ['fr', 'en', 'French'],
  ['ar', 'es', 'árabe'],
  ['es', 'ar', 'الإسبانية'],
] as const)('calls %s in the words of a reader of %s: %s', (named, reader, name) => {
  expect(languageName(named, reader)).toBe(name);
});
