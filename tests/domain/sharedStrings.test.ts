import { expect, it } from 'vitest';
import { defineStrings, namespacesOf, shareStrings, translationsOf } from '#src/i18n/defineStrings.ts';

const fields = shareStrings(defineStrings('fields', { startDate: 'Start date', status: 'Status' }));
const page = defineStrings('page', { heading: 'Projects', from: fields.startDate });

it('says what another namespace holds under a key of its own', () => {
  expect(page.english).toEqual({ heading: 'Projects', from: 'Start date' });
  expect(namespacesOf(page)).toEqual(['page', 'fields']);
});

it('takes each translation from where it stands, and nothing where there is none', () => {
  const french: Record<string, Record<string, string>> = {
    page: { heading: 'Projets' },
    fields: { startDate: 'Date de début', status: 'Statut' },
  };
  expect(translationsOf(page, (namespace) => french[namespace])).toEqual({
    heading: 'Projets',
    from: 'Date de début',
  });
  expect(translationsOf(page, () => undefined)).toEqual({});
});

it('shares on what it takes from elsewhere itself from there, where it is translated', () => {
  const { from, heading } = shareStrings(page);
  const list = defineStrings('list', { from, heading });
  expect(namespacesOf(list)).toEqual(['list', 'fields', 'page']);
  const french: Record<string, Record<string, string>> = {
    page: { heading: 'Projets' },
    fields: { startDate: 'Date de début' },
  };
  expect(translationsOf(list, (namespace) => french[namespace])).toEqual({
    from: 'Date de début',
    heading: 'Projets',
  });
});
