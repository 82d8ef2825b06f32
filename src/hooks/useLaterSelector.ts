import { startTransition, useLayoutEffect, useState } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';

/**
 * What a selector reads of an actor, drawn once the press that changed it is answered: much that hangs on it shall not hold up the
 * next picture. Until then it is what it was; whoever goes on from what is true now asks the actor.
 */
export function useLaterSelector<Actor extends AnyActorRef, Selected>(
  actor: Actor,
  select: (snapshot: SnapshotFrom<Actor>) => Selected,
): Selected {
  const [selected, setSelected] = useState(() => select(actor.getSnapshot()));
  useLayoutEffect(() => {
    const take = () => startTransition(() => setSelected(select(actor.getSnapshot())));
    take();
    return actor.subscribe(take).unsubscribe;
  }, [actor, select]);
  return selected;
}
