import { capital, type Names } from './names.ts';
import type { Plan } from './plan.ts';

/** Ids of example records, far from those of the seed. */
const EXAMPLE_ID = 7901;
/** Characters of the kind of a record in its history. */
const LONGEST_KIND = 20;

/**
 * A record that people list, read, write, change and delete, through every room: contract, table, record, queries, routes, states
 * of the pact, tests. An area that is only read loses `record.ts` on both sides.
 */
export function planEndpoint({ one, many, Many, One, table, word, words, aWord }: Names): Plan {
  if (one.length > LONGEST_KIND) throw new Error(`"${one}" has more than ${LONGEST_KIND} letters.`);
  const address = `/api/v2/${table.replaceAll('_', '-')}/`;
  const STATES = `${table.toUpperCase()}_STATES`;
  return {
    files: {
      [`contracts/${many}/schemas.ts`]: `import * as z from '../zod.ts';
import { FORM_ERRORS as E } from '../schemas/formErrors.ts';
import { changeOf } from '../schemas/formFields.ts';
import { Moment } from '../schemas/shared.ts';

/** Every field of ${aWord} that people write. */
const fields = {
  name: z.string(E.required).check(z.trim(), z.minLength(1, E.required), z.maxLength(255, E.textTooLong)),
};

/** ${capital(aWord)} as it may be saved: the rules of the form, on both sides. */
export const ${One} = z.object(fields);
export const ${One}Change = changeOf(fields);

/** ${capital(aWord)} as it is read back. */
export const Written${One} = z.object({ id: z.int(), name: z.string(), created_at: Moment, modified_at: Moment });
`,
      [`contracts/${many}/states.ts`]: `export const a${One} = ['${aWord} exists', { id: ${EXAMPLE_ID}, name: 'Example' }] as const;
`,
      [`contracts/${many}/list.ts`]: `import { listEndpoint } from '../listEndpoint.ts';
import { Written${One} } from './schemas.ts';
import { a${One} } from './states.ts';

/** ${capital(words)}, by name. Source: our own API. */
export const ${many}Endpoint = listEndpoint({
  title: 'the list of ${words}',
  path: '${address}',
  touches: ['${one}'],
  extension: '${many}',
  order: ['name', 'created_at'],
  row: Written${One},
  promises: { record: '${word}', given: [a${One}] },
});
`,
      [`contracts/${many}/record.ts`]: `import { recordEndpoints } from '../recordEndpoints.ts';
import { ${One}, ${One}Change, Written${One} } from './schemas.ts';
import { a${One} } from './states.ts';

/** ${capital(aWord)}. Source: our own API. */
export const ${one}Endpoints = recordEndpoints({
  name: '${aWord}',
  path: '${address}',
  subject: '${one}',
  extension: '${many}',
  schema: ${One},
  change: ${One}Change,
  answer: Written${One},
  promises: {
    exists: a${One},
    isPublic: true,
    body: { name: 'Example' },
    change: { name: 'Another' },
    wrong: { title: 'without a name', body: { name: '' } },
  },
});
export const {
  read: ${one}Endpoint,
  create: create${One}Endpoint,
  update: update${One}Endpoint,
  remove: delete${One}Endpoint,
} = ${one}Endpoints;
`,
      [`provider/database/schema/${many}.ts`]: `import { pgTable, serial, varchar } from 'drizzle-orm/pg-core';
import { stamps } from './columns.ts';

export const ${table} = pgTable('${table}', {
  id: serial().primaryKey(),
  name: varchar({ length: 255 }).notNull(),
  ...stamps(),
});
`,
      [`provider/records/${many}.ts`]: `import { sql } from 'drizzle-orm';
import { ${One} } from '#contracts/${many}/schemas.ts';
import { ${table} } from '#provider/database/schema.ts';
import { ${one}Answer } from '#provider/queries/${many}/${many}.ts';
import { defineRecord } from './defineRecord.ts';

/** ${capital(aWord)}: everybody sees it. */
export const ${one}Record = defineRecord({
  kind: '${one}',
  table: ${table},
  schema: ${One},
  isVisible: () => sql\`true\`,
  answers: async (_, rows) => rows.map(${one}Answer),
});
`,
      [`provider/queries/${many}/${many}.ts`]: `import { eq } from 'drizzle-orm';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type { ${many}Endpoint } from '#contracts/${many}/list.ts';
import type { Database } from '#provider/database/connect.ts';
import { ${table} } from '#provider/database/schema.ts';
import { contains } from '../filters.ts';
import { orderOf, pageFrom } from '../lists.ts';

/** ${capital(words)}, by name. */
export function list${Many}(db: Database, query: QueryOf<typeof ${many}Endpoint>) {
  return pageFrom(db, ${table}, query, {
    where: contains(${table}.name, query.search),
    order: orderOf(query.ordering, ${table}, ['name'], ${table}.id),
    answers: (rows) => rows.map(${one}Answer),
  });
}

/** Undefined where there is none. */
export async function find${One}(db: Database, id: number) {
  const [row] = await db.select().from(${table}).where(eq(${table}.id, id));
  return row && ${one}Answer(row);
}

/** As the API answers it: who wrote it is nobody's business. */
export const ${one}Answer = ({ user_id: _, modified_by_id: _by, ...row }: typeof ${table}.$inferSelect) => row;
`,
      [`provider/routes/${many}.ts`]: `import type { FastifyInstance } from 'fastify';
import { ${many}Endpoint } from '#contracts/${many}/list.ts';
import { ${one}Endpoints } from '#contracts/${many}/record.ts';
import { serveList } from '#provider/http/serveList.ts';
import { serveRecord } from '#provider/http/serveRecord.ts';
import { find${One}, list${Many} } from '#provider/queries/${many}/${many}.ts';
import { ${one}Record } from '#provider/records/${many}.ts';
import { can } from '#rules/permissions.ts';

/** Serves ${words} to everybody, and the writing of them to members. */
export function ${one}Routes(app: FastifyInstance) {
  serveList(app, ${many}Endpoint, list${Many});
  serveRecord(app, ${one}Endpoints, {
    find: find${One},
    writes: { record: ${one}Record, mayCreate: can.write, mayEdit: can.write },
  });
}
`,
      [`provider/states/${many}.ts`]: `import { ${table} } from '#provider/database/schema.ts';
import { hasVersion, isGone, nobodyHasTheName, number, type States, text } from './support.ts';

/** What the pacts ask of ${words}. */
export const ${STATES}: States = {
  ...nobodyHasTheName('${word}'),
  '${aWord} exists': (db, parameters) =>
    db
      .insert(${table})
      .values({ id: number(parameters, 'id'), name: text(parameters, 'name') })
      .onConflictDoNothing(),
  'no ${word} exists': isGone(${table}),
  '${aWord} has the version': hasVersion(${table}),
};
`,
      [`tests/provider/${many}.test.ts`]: `import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { ${table} } from '#provider/database/schema.ts';
import { type Api, startApi } from '#tests/support/api.ts';
import { expectFilter, expectPages } from '#tests/support/lists.ts';

const ADDRESS = '${address}';

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
  token = await api.signIn('member');
  await api.db.insert(${table}).values([{ name: 'Second' }, { name: 'First' }, { name: 'Third' }]);
});

const create = async () => (await api.post(ADDRESS, { name: 'New' }, { token })).body;

it('lists them by name, page by page', async () => {
  const { body } = await api.get(ADDRESS);
  expect(body.results.map(({ name }: { name: string }) => name)).toEqual(['First', 'Second', 'Third']);
  await expectPages(api, ADDRESS, 2);
});

it('finds them by a part of their name', () =>
  expectFilter(api, ADDRESS, 'search=ir', sql\`select id from ${table} where name ilike '%ir%'\`));

it('keeps what is written, and what is changed of it', async () => {
  const { id, name } = await create();
  expect(name).toBe('New');
  expect((await api.patch(\`\${ADDRESS}\${id}/\`, { name: 'Newer' }, { token })).status).toBe(200);
  expect((await api.get(\`\${ADDRESS}\${id}/\`)).body).toMatchObject({ name: 'Newer' });
});

it('says what is wrong by field, and that there is none', async () => {
  const { status, body } = await api.post(ADDRESS, { name: '' }, { token });
  expect([status, Object.keys(body.errors)]).toEqual([400, ['name']]);
  expect((await api.get(\`\${ADDRESS}9999999/\`)).status).toBe(404);
});

it('overwrites nothing that its writer has not seen', async () => {
  const { id, modified_at } = await create();
  const headers = { 'if-match': \`"\${modified_at}"\` };
  expect((await api.patch(\`\${ADDRESS}\${id}/\`, { name: 'Mine' }, { token, headers })).status).toBe(200);
  expect((await api.patch(\`\${ADDRESS}\${id}/\`, { name: 'Theirs' }, { token, headers })).status).toBe(412);
});
`,
    },
    edits: [
      {
        file: 'contracts/extensions.ts',
        at: { after: /export const EXTENSIONS = \{/ },
        line: `  ${many}: '${words}',`,
      },
      { file: 'contracts/defineEndpoint.ts', at: { after: /export type Subject =/ }, line: `  | '${one}'` },
      {
        file: 'contracts/endpoints.ts',
        at: 'start',
        line: `import * as ${many}List from './${many}/list.ts';
import * as ${many}Record from './${many}/record.ts';`,
      },
      {
        file: 'contracts/endpoints.ts',
        at: { after: /const FILES: readonly object\[\] = \[/ },
        line: `  ${many}List,\n  ${many}Record,`,
      },
      { file: 'provider/database/schema.ts', at: 'end', line: `export * from './schema/${many}.ts';` },
      {
        file: 'provider/database/schema/history.ts',
        at: { after: /RECORD_KINDS = \[[^\]]*'/ },
        line: `, '${one}'`,
      },
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
        file: 'provider/states/index.ts',
        at: 'start',
        line: `import { ${STATES} } from './${many}.ts';`,
      },
      {
        file: 'provider/states/index.ts',
        at: { after: /const STATES: States = \{/ },
        line: `  ...${STATES},`,
      },
      {
        file: 'tests/provider/roles.test.ts',
        at: { after: /const RULES: .* = \{/ },
        line: `  'POST ${address}': { may: MEMBERS, body: {} },
  'PATCH ${address}{id}/': { may: MEMBERS, body: {} },
  'DELETE ${address}{id}/': { may: MEMBERS },`,
      },
    ],
    commands: ['db:schema', 'contracts:consumer'],
    todo: [
      `contracts/${many}/: its fields, address, query and source; without \`extension\` where the real API has it`,
      `provider/database/schema/${many}.ts, then npm run db:schema; rows for the demonstration in provider/seed/`,
      `provider/records/${many}.ts: what hangs on it and what it names; who sees it`,
      `who may write it: rules/permissions.ts, provider/routes/${many}.ts, and its rows in tests/provider/roles.test.ts`,
      'npm run contracts:consumer after each change of the contract; commit pacts/',
    ],
  };
}
