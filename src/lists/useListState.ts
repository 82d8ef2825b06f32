import { useSelector } from '@xstate/react';
import { useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router';
import { type ListValues, listStateMachine, selectDraft, selectValues } from '#machines/listState.ts';
import { useLaterSelector } from '#src/hooks/useLaterSelector.ts';
import { useProvided } from '#src/hooks/useProvided.ts';
import { useQueryNow } from '#src/router/index.ts';
import { useNote } from '#src/router/useNote.ts';
import { addressWith, type ListPlace, listValues } from './listPlace.ts';

/** Where filters, order and page are kept: an address can be shared and undone, a panel forgets them with the page. */
export interface ListKeeping extends ListPlace {
  in: 'address' | 'panel';
}

/**
 * Filters, order and page of a list. `values`: what is drawn, a moment after the press that changed it; `now`: what that made of it;
 * `draft`: what the inputs show, ahead of it while somebody types. `filters`: their names. The lifecycle is `machines/listState.ts`.
 */
export function useListState({
  in: place,
  name,
  filters = [],
}: ListKeeping & { filters?: readonly string[] }) {
  const [address] = useSearchParams();
  const note = useNote();
  const addressNow = useQueryNow();
  const isInAddress = place === 'address';
  const values = isInAddress ? listValues(address, { name, filters }) : {};
  function write(next: ListValues, entry: 'push' | 'replace') {
    if (isInAddress) note(addressWith(addressNow(), next, { name, filters }), entry);
  }
  const actor = useProvided(
    listStateMachine,
    {
      actions: {
        writeAddress: (_, { values: next }) => write(next, 'push'),
        replaceAddress: (_, { values: next }) => write(next, 'replace'),
      },
    },
    { values },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address alone says when
  useLayoutEffect(() => {
    if (isInAddress) actor.send({ type: 'address.changed', values });
  }, [actor, isInAddress, address]);
  return {
    values: useLaterSelector(actor, selectValues),
    now: () => selectValues(actor.getSnapshot()),
    // Another page or order changes no input.
    draft: useSelector(actor, selectDraft, (one, other) =>
      filters.every((filter) => one[filter] === other[filter]),
    ),
    send: actor.send,
  };
}

export type ListState = ReturnType<typeof useListState>;
