import { expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { selectIsDone, selectIsPreparing, selectIsRefused, uploadMachine } from '#machines/upload.ts';
import { selectEntries, selectUpload, uploadsMachine } from '#machines/uploads.ts';
import { settle, startOnClock } from '#tests/support/machines.ts';

const MOST = 2;
const offline = { kind: 'network' };
const photo = (key: string) => ({ key, name: `${key}.jpg`, size: 2_400_000 });

/** The files of a form that takes two; the first attempts to send end as told. */
function start(...ends: (number | object)[]) {
  const sent: string[] = [];
  const accepted: string[] = [];
  const dropped: string[] = [];
  const previewed = vi.fn();
  const upload = uploadMachine.provide({
    actors: {
      check: fromPromise(async ({ input: { place } }): Promise<unknown> => {
        if (place >= MOST) throw new Error('too many');
        return undefined;
      }),
      prepare: fromPromise(async ({ input: { file } }) => file),
      keep: fromPromise(async (): Promise<unknown> => undefined),
      send: fromPromise(async ({ input: { file } }) => {
        const end = ends[sent.push(file.key) - 1] ?? 9001;
        if (typeof end === 'number') return end;
        throw end;
      }),
    },
    actions: { drop: ({ context }) => void dropped.push(context.file.key) },
  });
  const { actor } = startOnClock(
    uploadsMachine.provide({
      actors: { upload },
      actions: { preview: (_, { files }) => previewed(files.map(({ key }) => key)) },
    }),
    {},
  );
  actor.on('accepted', ({ file }) => void accepted.push(file.key));
  const uploadOf = (key: string) => {
    const found = selectUpload(actor.getSnapshot(), key)?.getSnapshot();
    if (!found) throw new Error(`There is no upload ${key}.`);
    return found;
  };
  const keys = () => selectEntries(actor.getSnapshot()).map(({ key }) => key);
  return { actor, sent, accepted, dropped, previewed, uploadOf, keys };
}

it('sends each file that was chosen, and tells of it once it is part of the form', async () => {
  const { actor, accepted, sent, uploadOf, previewed } = start();
  actor.send({ type: 'files.added', files: [photo('bridge'), photo('road')] });
  expect(selectIsPreparing(uploadOf('road'))).toBe(true);
  await settle();
  await settle();

  expect(accepted).toEqual(['bridge', 'road']);
  expect(sent).toEqual(['bridge', 'road']);
  expect(previewed).toHaveBeenCalledWith(['road']);
  expect(selectIsDone(uploadOf('bridge'))).toBe(true);
});

it('refuses what finds no place; what is refused takes none', async () => {
  const { actor, uploadOf, accepted } = start();
  actor.send({ type: 'files.added', files: [photo('one'), photo('two'), photo('three')] });
  await settle();
  await settle();
  expect(selectIsRefused(uploadOf('three'))).toBe(true);

  actor.send({ type: 'remove', key: 'one' });
  actor.send({ type: 'files.added', files: [photo('four')] });
  await settle();
  await settle();

  expect(selectIsDone(uploadOf('four'))).toBe(true);
  expect(accepted).toEqual(['one', 'two', 'four']);
});

it('has the files of the values: begins with new ones, drops accepted ones that are gone, keeps what is under way', async () => {
  const { actor, keys, dropped, sent } = start();
  actor.send({ type: 'values.changed', files: [{ ...photo('kept'), id: 7 }, photo('unsent')] });
  await settle();
  expect(sent).toEqual(['unsent']);

  actor.send({ type: 'files.added', files: [photo('chosen')] });
  actor.send({ type: 'values.changed', files: [photo('unsent')] });

  expect(keys()).toEqual(['unsent', 'chosen']);
  expect(dropped).toEqual(['kept']);
});

it('tries again what it is told to, and what waits once the connection is back', async () => {
  const { actor, sent, uploadOf } = start(offline, { status: 500 });
  actor.send({ type: 'values.changed', files: [photo('bridge')] });
  await settle();
  actor.send({ type: 'connection.restored' });
  await settle();
  actor.send({ type: 'retry', key: 'bridge' });
  await settle();

  expect(sent).toEqual(['bridge', 'bridge', 'bridge']);
  expect(selectIsDone(uploadOf('bridge'))).toBe(true);
});

it('drops a file that is removed while it is made ready: it never becomes part of the form', async () => {
  const { actor, keys, accepted, dropped } = start();
  actor.send({ type: 'files.added', files: [photo('bridge')] });
  actor.send({ type: 'remove', key: 'bridge' });
  actor.send({ type: 'remove', key: 'bridge' });
  await settle();
  await settle();

  expect(keys()).toEqual([]);
  expect(accepted).toEqual([]);
  expect(dropped).toEqual(['bridge']);
});

it('knows where the picture of a file is', () => {
  const { actor } = start();
  actor.send({ type: 'files.added', files: [photo('bridge')] });
  actor.send({ type: 'file.previewed', key: 'bridge', address: 'blob:bridge' });

  expect(selectEntries(actor.getSnapshot())[0]?.preview).toBe('blob:bridge');
});
