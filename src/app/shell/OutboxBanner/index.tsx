import { useSyncExternalStore } from 'react';
import { lazyComponent } from '#src/components/lazyPart.tsx';
import { isQueueMarked, onQueueMarked } from '#src/core/queueMark.ts';

const OutboxList = lazyComponent(
  async () => (await import('#src/app/shell/OutboxBanner/OutboxList.tsx')).OutboxList,
  // Without a connection and its code nobody can be told what waits; the form itself has said so.
  () => null,
);

/** Where every page says what was submitted in this browser and is not sent yet, as long as that is so. */
export function OutboxBanner() {
  const isMarked = useSyncExternalStore(onQueueMarked, isQueueMarked);
  return <div role="status">{isMarked && <OutboxList />}</div>;
}
