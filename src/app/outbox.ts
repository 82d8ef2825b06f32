import { type Actor, createActor, fromPromise } from 'xstate';
import { type AuthSnapshot, selectProfile, selectProfileStatus } from '#machines/auth.ts';
import { type OutboxItem, outboxMachine } from '#machines/outbox.ts';
import { provideTo } from '#machines/provide.ts';
import type { App } from '#src/core/App.ts';
import { isQueueMarked, onQueueMarked } from '#src/core/queueMark.ts';

/** What is asked of the browser and the API for the outbox; fetched when something waits. */
const effects = () => import('#src/app/outboxEffects.ts');

const outboxes = new WeakMap<App, Actor<typeof outboxMachine>>();

/** The outbox of the app, begun when it is first asked for: this file comes only once something waits. */
export function outboxOf(app: App): Actor<typeof outboxMachine> {
  const known = outboxes.get(app);
  if (known) return known;
  const outbox = createOutbox(app).start();
  outboxes.set(app, outbox);
  watch(app, outbox);
  return outbox;
}

function createOutbox(app: App) {
  let unlock = () => {};
  return createActor(
    provideTo(outboxMachine)({
      actors: {
        list: fromPromise(
          async (): Promise<readonly OutboxItem[]> => (isQueueMarked() ? (await effects()).listOutbox() : []),
        ),
        lock: fromPromise<unknown, { id: string }>(
          ({ input: { id }, signal }) =>
            new Promise((gained, fail) => {
              const hold = () =>
                new Promise<void>((release) => {
                  unlock = release;
                  gained(undefined);
                });
              navigator.locks.request(`draft ${id}`, { signal }, hold).catch(fail);
            }),
        ),
        send: fromPromise(async ({ input: { item } }) => (await effects()).sendFromOutbox(app, item)),
        tell: fromPromise(
          async ({ input: { news } }): Promise<unknown> => (await effects()).tellOfOutbox(app, news),
        ),
      },
      actions: { unlock: () => unlock() },
    }),
  );
}

/** The id of whoever is signed in, also where their profile cannot be loaded. Here, as no page needs it before something waits. */
const userIdOf = (snapshot: AuthSnapshot) => selectProfile(snapshot)?.id ?? snapshot.context.stored?.id;

/** Tells the outbox who is signed in, that the connection is back, and that something begins to wait. */
function watch({ actors: { auth } }: App, outbox: Actor<typeof outboxMachine>) {
  let last: { user: number | undefined } | undefined;
  const tell = () => {
    const snapshot = auth.getSnapshot();
    const status = selectProfileStatus(snapshot);
    const user = status === 'none' ? undefined : userIdOf(snapshot);
    // Without a connection there is no profile to be had: what waits then is told all the same.
    if (status === 'pending' || (status === 'failed' && user === undefined)) return;
    if (last && last.user === user) return;
    last = { user };
    outbox.send({ type: 'user.changed', user });
  };
  auth.subscribe(tell);
  tell();
  window.addEventListener('online', () => outbox.send({ type: 'connection.restored' }));
  onQueueMarked(() => isQueueMarked() && outbox.send({ type: 'form.queued' }));
}
