import { useMemo, useSyncExternalStore } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';

/**
 * The snapshots of several actors, in their order, drawn again when one of them changes. Pass the same array as long as it
 * holds the same actors.
 */
export function useSnapshots<Ref extends AnyActorRef>(actors: readonly Ref[]): readonly SnapshotFrom<Ref>[] {
  const store = useMemo(() => storeOf(actors), [actors]);
  return useSyncExternalStore(store.subscribe, store.getSnapshot);
}

function storeOf<Ref extends AnyActorRef>(actors: readonly Ref[]) {
  let last: readonly SnapshotFrom<Ref>[] = [];
  return {
    subscribe(listener: () => void) {
      const subscriptions = actors.map((actor) => actor.subscribe(listener));
      return () => {
        for (const subscription of subscriptions) subscription.unsubscribe();
      };
    },
    getSnapshot() {
      const now = actors.map((actor) => actor.getSnapshot() as SnapshotFrom<Ref>);
      const isSame = now.length === last.length && now.every((snapshot, index) => snapshot === last[index]);
      if (!isSame) last = now;
      return last;
    },
  };
}
