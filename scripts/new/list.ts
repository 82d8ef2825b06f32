import type { Names } from './names.ts';
import type { Plan } from './plan.ts';
import { screenRows } from './screens.ts';

/** The page that lists the records of an endpoint, `/shelter-kits/all`, with its route, words and a view test. */
export function planList(names: Names): Plan {
  const { many, Many, One, one, path, words, table } = names;
  const component = `${One}ListScreen`;
  return {
    needs: [`contracts/${many}/list.ts`],
    files: {
      [`src/screens/${many}/${component}/list.ts`]: `import { ${many}Endpoint } from '#contracts/${many}/list.ts';
import { defineList } from '#src/lists/defineList.ts';
import { search } from '#src/lists/filter.ts';
import { recordListStrings } from '#src/lists/strings.ts';

/** Every ${names.word}. */
export const ${one}List = defineList(${many}Endpoint, [recordListStrings], ({ column, filter }) => ({
  pageSize: 10,
  order: 'name',
  filters: { search: filter.text('search', search) },
  columns: [
    column.text('name', ({ name }) => name, { sortKey: 'name' }),
    column.day('createdAt', ({ created_at }) => created_at, { sortKey: 'created_at' }),
  ],
  file: { name: '${path}' },
}));
`,
      [`src/screens/${many}/${component}/index.tsx`]: `import { routeStrings } from '#src/core/routes/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { prefetchList } from '#src/lists/defineList.ts';
import { ListPage } from '#src/lists/ListPage.tsx';
import { ${one}List } from './list.ts';

/** \`/${path}/all\`: every ${names.word}. */
export function ${component}() {
  return <ListPage list={${one}List} title={useStrings(routeStrings).${many}} />;
}
${component}.prefetch = prefetchList(${one}List);
`,
      [`tests/views/screens/${component}.test.tsx`]: `import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ${component} } from '#src/screens/${many}/${component}/index.tsx';
import { renderScreen } from '#tests/support/screens.tsx';

it('lists ${words} by their names', async () => {
  const results = [{ id: 1, name: 'Example', created_at: '2026-05-01T08:30:00Z', modified_at: '2026-05-02T08:30:00Z' }];
  await renderScreen(<${component} />, () => ({
    '/api/v2/${table.replaceAll('_', '-')}/': { json: { count: 1, results } },
  }));

  expect(await screen.findByRole('rowheader', { name: 'Example' })).not.toBeNull();
  expect(screen.getByRole('heading', { name: 'All ${words} (1)' })).not.toBeNull();
});
`,
    },
    edits: screenRows(names, {
      route: many,
      path: `/${path}/all`,
      address: `/${path}/all`,
      title: `All ${words}`,
      translations: { fr: `Tous : « ${words} »`, es: `Todos: «${words}»`, ar: `الكل: «${words}»` },
      component,
      prefetch: {
        name: `prefetch${Many}`,
        imports: `import { prefetchList } from '#src/lists/defineList.ts';
import { ${one}List } from './${component}/list.ts';`,
        code: `export const prefetch${Many} = prefetchList(${one}List);`,
      },
    }),
    commands: ['calls:ahead'],
    todo: [
      `src/screens/${many}/${component}/list.ts: its filters, columns and order`,
      `provider/seed/strings/routes.json: the title "${many}" in the words of each language`,
      `src/app/shell/menus/menus.ts, where a menu offers it`,
    ],
  };
}
