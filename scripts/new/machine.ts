import type { Names } from './names.ts';
import type { Plan } from './plan.ts';

/** A machine with one effect, in the catalogue and the explorer, with its examples and a test. */
export function planMachine({ one, One, word }: Names): Plan {
  return {
    files: {
      [`machines/${one}.ts`]: `import { assign, type SnapshotFrom, setup } from 'xstate';
import { effect } from './effect.ts';

/**
 * Loads the ${word}, when it is asked to.
 *
 *   idle -(load)-> loading -> loaded | failed -(load)-> loading
 *
 * Provide \`load\`. Holds an answer or an error, never both.
 */
export const ${one}Machine = setup({
  types: {
    context: {} as { answer?: unknown; error?: unknown },
    events: {} as { type: 'load' },
    tags: {} as 'pending',
  },
  actors: { load: effect<unknown, undefined>('load') },
  actions: {
    keepAnswer: assign((_, { answer }: { answer: unknown }) => ({ answer })),
    keepError: assign((_, { error }: { error: unknown }) => ({ error })),
    forget: assign({ answer: undefined, error: undefined }),
  },
}).createMachine({
  id: '${one}',
  context: {},
  initial: 'idle',
  states: {
    idle: { on: { load: 'loading' } },
    loading: {
      tags: 'pending',
      entry: 'forget',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: {
          target: 'loaded',
          actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    loaded: {},
    failed: { on: { load: 'loading' } },
  },
});

export type ${One}Snapshot = SnapshotFrom<typeof ${one}Machine>;
export const selectIsPending = (snapshot: ${One}Snapshot) => snapshot.hasTag('pending');
export const selectAnswer = (snapshot: ${One}Snapshot) => snapshot.context.answer;
export const selectError = (snapshot: ${One}Snapshot) => snapshot.context.error;
`,
      [`tests/machines/${one}.test.ts`]: `import { expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { selectAnswer, selectError, selectIsPending, ${one}Machine } from '#machines/${one}.ts';
import { settle, startOnClock } from '#tests/support/machines.ts';

/** One whose attempts to load end as told. */
function start(...ends: unknown[]) {
  return startOnClock(
    ${one}Machine.provide({
      actors: {
        load: fromPromise<unknown, undefined>(async () => {
          const end = ends.shift();
          if (end instanceof Error) throw end;
          return end;
        }),
      },
    }),
    {},
  ).actor;
}

it('has the answer once it is loaded', async () => {
  const actor = start('the answer');
  actor.send({ type: 'load' });
  expect(selectIsPending(actor.getSnapshot())).toBe(true);
  await settle();

  expect(selectAnswer(actor.getSnapshot())).toBe('the answer');
});

it('can be loaded again after a failure, which it forgets', async () => {
  const lost = new Error('no connection');
  const actor = start(lost, 'the answer');
  actor.send({ type: 'load' });
  await settle();
  expect(selectError(actor.getSnapshot())).toBe(lost);

  actor.send({ type: 'load' });
  await settle();

  expect(selectError(actor.getSnapshot())).toBeUndefined();
  expect(selectAnswer(actor.getSnapshot())).toBe('the answer');
});
`,
    },
    edits: [
      {
        file: 'machines/examples.ts',
        at: 'end',
        line: `export const ${one} = {
  events: [{ type: 'load' }],
  effects: { load: { done: ['an answer'], failed: [offline] } },
} as const;`,
      },
      { file: 'machines/catalogue.ts', at: 'start', line: `import { ${one}Machine } from './${one}.ts';` },
      {
        file: 'machines/catalogue.ts',
        at: { after: /export const MACHINES: readonly CatalogueEntry\[\] = \[/ },
        line: `  entry({ machine: ${one}Machine, purpose: 'Loads the ${word}', ...examples.${one} }),`,
      },
      {
        file: 'stories/machines/Explorer.stories.tsx',
        at: { after: /\/\/ One row a machine.*/ },
        line: `export const ${One} = of('${one}');`,
      },
    ],
    commands: ['machines:diagrams'],
    todo: [
      `machines/${one}.ts: its states, events and effects, and what it is for`,
      `machines/examples.ts: events and ends of effects, until npx vitest run --project machines is green`,
      'where it runs: src/app/createApp.ts for the whole app, useProvided in a component that owns it',
    ],
  };
}
