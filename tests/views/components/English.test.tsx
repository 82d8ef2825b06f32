import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emergenciesEndpoint } from '#contracts/emergencies/list.ts';
import { everything } from '#contracts/query.ts';
import { English } from '#src/components/English/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { Table } from '#src/components/Table/index.tsx';
import { columnsOf } from '#src/lists/column.ts';
import { tableColumns } from '#src/lists/tableColumns.tsx';
import { HighlightedOperations } from '#src/records/operations/HighlightedOperations.tsx';
import { exampleAnswer, renderScreen } from '#tests/support/screens.tsx';

it.each([
  // [language, where, text, whether an English voice shall read it]
  ['ar', 'always', 'Shelter kits', true],
  ['fr', 'always', 'Shelter kits', true],
  ['en', 'always', 'Shelter kits', false],
  ['ar', 'untranslated', 'Operations manager', true],
  ['ar', 'untranslated', 'مدير العمليات (ERU)', false],
  ['ar', 'untranslated', '2026', false],
  // Its letters do not tell it from English.
  ['fr', 'untranslated', 'Chef des opérations', false],
] as const)('in %s, of what is in English %s: %s', async (language, where, text, isMarked) => {
  await renderScreen(<English where={where}>{text}</English>, undefined, { language });
  expect(screen.getByText(text).closest('[lang=en]')?.textContent).toBe(isMarked ? text : undefined);
});

it('marks the names of emergencies that are put forward', async () => {
  const { results, ...page } = exampleAnswer(emergenciesEndpoint);
  const [emergency] = results;
  await renderScreen(
    <HighlightedOperations input={everything()} all={{ to: '/emergencies', label: 'طوارئ' }} />,
    () => ({ '/api/v2/event/': { json: { ...page, results: [{ ...emergency, name: 'Nepal: Flood' }] } } }),
    { language: 'ar' },
  );
  const link = await screen.findByRole('link', { name: 'Nepal: Flood' });
  expect(link.querySelector('bdi[lang=en]')?.textContent).toBe('Nepal: Flood');
});

it('marks names of records that nobody translated: over their page, on the way to it and in lists', async () => {
  const name = 'Nepal: Flood 2026-11-22';
  const columns = columnsOf<{ name: string }, never, never>();
  await renderScreen(
    <Page heading={name} breadcrumbs={[{ label: 'طوارئ', to: '/emergencies' }, { label: name }]}>
      <Table
        caption="طوارئ"
        rows={[{ name }]}
        rowKey={() => name}
        columns={tableColumns(
          [columns.link('name' as never, (row) => ({ text: row.name, to: '/emergencies/1' }))],
          { language: 'ar', words: {} as never, now: new Date(0) },
          () => false,
        )}
      />
    </Page>,
    undefined,
    { language: 'ar' },
  );
  const named = [...document.querySelectorAll('h1, td, th[scope=row], li')].filter(
    ({ textContent }) => textContent === name,
  );
  expect(named).toHaveLength(3);
  for (const element of named) expect(element.querySelector('bdi[lang=en]')?.textContent).toBe(name);
  expect(screen.getByRole('link', { name: 'طوارئ' }).querySelector('[lang=en]')).toBeNull();
});
