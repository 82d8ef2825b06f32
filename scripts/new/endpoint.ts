import { capital, type Names } from './names.ts';
import type { Plan } from './plan.ts';

/** Ids of example records, far from those of the seed. */
const EXAMPLE_ID = 7901;

/** A list and one record of it through every room: contract, table, query, route, states of the pact, tests. */
export function planEndpoint({ one, many, Many, One, table, word, words, aWord }: Names): Plan {
  return {
    files: {
      [`contracts/endpoints/${many}.ts`]: `import * as z from 'zod/mini';
import { defineEndpoint } from '../defineEndpoint.ts';
import { emptyPage, missingRecord } from '../pact/interactions.ts';
import { fromState } from '../pact/stateValue.ts';
import { listQuery, orderingBy } from '../query.ts';
import { Moment, pageOf } from '../schemas/shared.ts';

const ${One} = z.object({ id: z.int(), name: z.string(), created_at: Moment });

const exists = ['${aWord} exists', { id: ${EXAMPLE_ID}, name: 'Example' }] as const;

/** ${capital(words)} by name. Source: our own API. */
export const ${many}Endpoint = defineEndpoint({
  title: 'the list of ${words}',
  path: '/api/v2/${table.replaceAll('_', '-')}/',
  extension: '${many}',
  query: z.object({ ...listQuery, search: z.optional(z.string()), ordering: z.optional(orderingBy('name', 'created_at')) }),
  answer: pageOf(${One}),
  interactions: [{ given: [exists] }, emptyPage('${word}')],
});

/** One ${word}. Errors: \`server\` 404. Source: our own API. */
export const ${one}Endpoint = defineEndpoint({
  title: '${aWord}',
  path: '/api/v2/${table.replaceAll('_', '-')}/{id}/',
  extension: '${many}',
  answer: ${One},
  interactions: [{ given: [exists], path: { id: fromState('id', ${EXAMPLE_ID}) } }, missingRecord('${word}')],
});
`,
      [`provider/database/schema/${many}.ts`]: `import { pgTable, serial, varchar } from 'drizzle-orm/pg-core';
import { momentOfWriting } from './columns.ts';

export const ${table} = pgTable('${table}', {
  id: serial().primaryKey(),
  name: varchar({ length: 255 }).notNull(),
  created_at: momentOfWriting('created_at'),
});
`,
      [`provider/queries/${many}.ts`]: `import { eq } from 'drizzle-orm';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type { ${many}Endpoint } from '#contracts/endpoints/${many}.ts';
import type { Database } from '#provider/database/connect.ts';
import { ${table} } from '#provider/database/schema.ts';
import { pageBounds } from '#provider/http/page.ts';
import { contains } from './filters.ts';
import { orderOf } from './lists.ts';

/** ${capital(words)}, by name. */
export async function list${Many}(db: Database, query: QueryOf<typeof ${many}Endpoint>) {
  const where = contains(${table}.name, query.search);
  const columns = { name: ${table}.name, created_at: ${table}.created_at };
  const { limit, offset } = pageBounds(query);
  const [count, results] = await Promise.all([
    db.$count(${table}, where),
    db
      .select()
      .from(${table})
      .where(where)
      .orderBy(...orderOf(query.ordering, columns, ['name'], ${table}.id))
      .limit(limit)
      .offset(offset),
  ]);
  return { count, results };
}

/** Undefined where there is none. */
export async function find${One}(db: Database, id: number) {
  const [found] = await db.select().from(${table}).where(eq(${table}.id, id));
  return found;
}
`,
      [`provider/routes/${many}.ts`]: `import type { FastifyInstance } from 'fastify';
import { ${one}Endpoint, ${many}Endpoint } from '#contracts/endpoints/${many}.ts';
import { serveList } from '#provider/http/serveList.ts';
import { serveRecord } from '#provider/http/serveRecord.ts';
import { find${One}, list${Many} } from '#provider/queries/${many}.ts';

/** Serves ${words}, to everybody. */
export function ${one}Routes(app: FastifyInstance) {
  serveList(app, ${many}Endpoint, list${Many});
  serveRecord(app, ${one}Endpoint, find${One});
}
`,
      [`tests/provider/${many}.test.ts`]: `import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { ${table} } from '#provider/database/schema.ts';
import { type Api, startApi } from '#tests/support/api.ts';
import { expectFilter, expectPages } from '#tests/support/lists.ts';

const LIST = '/api/v2/${table.replaceAll('_', '-')}/';

let api: Api;
beforeAll(async () => {
  api = await startApi();
  await api.db.insert(${table}).values([{ name: 'Second' }, { name: 'First' }, { name: 'Third' }]);
});

it('lists them by name, page by page', async () => {
  const { body } = await api.get(LIST);
  expect(body.results.map(({ name }: { name: string }) => name)).toEqual(['First', 'Second', 'Third']);
  await expectPages(api, LIST, 2);
});

it('finds them by a part of their name', () =>
  expectFilter(api, LIST, 'search=ir', sql\`select id from ${table} where name ilike '%ir%'\`));

it('shows one, and says of any other that there is none', async () => {
  const { body } = await api.get(LIST);
  const [first] = body.results;
  expect((await api.get(\`\${LIST}\${first.id}/\`)).body).toMatchObject({ name: 'First' });
  expect((await api.get(\`\${LIST}9999999/\`)).status).toBe(404);
});
`,
    },
    edits: [
      {
        file: 'contracts/extensions.ts',
        at: { after: /export const EXTENSIONS = \{/ },
        line: `  ${many}: '${words}',`,
      },
      {
        file: 'contracts/endpoints/index.ts',
        at: 'start',
        line: `import * as ${many} from './${many}.ts';`,
      },
      {
        file: 'contracts/endpoints/index.ts',
        at: { after: /const AREAS: readonly object\[\] = \[/ },
        line: `  ${many},`,
      },
      { file: 'provider/database/schema.ts', at: 'end', line: `export * from './schema/${many}.ts';` },
      {
        file: 'provider/routes/index.ts',
        at: 'start',
        line: `import { ${one}Routes } from './${many}.ts';`,
      },
      {
        file: 'provider/routes/index.ts',
        at: { before: /\n {2}healthRoutes\(app/ },
        line: `  ${one}Routes(app);`,
      },
      {
        file: 'provider/states.ts',
        at: { after: /const NO_SUCH_NAMES = Object\.fromEntries\(\s*\[/ },
        line: `    '${word}',`,
      },
      {
        file: 'provider/states.ts',
        at: { after: /\n {2}\.\.\.NO_SUCH_NAMES,/ },
        line: `  '${aWord} exists': (db, parameters) =>
    db
      .insert(tables.${table})
      .values({ id: number(parameters, 'id'), name: text(parameters, 'name') })
      .onConflictDoNothing(),
  'no ${word} exists': (db, parameters) =>
    db.delete(tables.${table}).where(eq(tables.${table}.id, number(parameters, 'id'))),`,
      },
    ],
    commands: ['db:schema', 'contracts:consumer'],
    todo: [
      `contracts/endpoints/${many}.ts: its address, query and fields, with their source; without \`extension\` where the real API has it`,
      `provider/database/schema/${many}.ts, then npm run db:schema; rows for the demonstration in provider/seed/`,
      `who may call it: \`token: 'required'\`, \`may\` in provider/routes/${many}.ts, and a row in tests/provider/roles.test.ts`,
      'npm run contracts:consumer after each change of the contract; commit pacts/',
    ],
  };
}
