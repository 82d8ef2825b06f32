import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { requestMachine, selectAnswer } from '#machines/request.ts';
import { dropDraft, listDrafts, type StoredDraft } from '#src/core/drafts.ts';
import { type FormKind, kindOf } from '#src/forms/formKinds.ts';
import { useConfirm } from '#src/hooks/useConfirm.ts';
import { useProvided } from '#src/hooks/useProvided.ts';

/** A draft with the kind of its form. */
export interface ListedDraft {
  draft: StoredDraft;
  kind: FormKind;
}

/** The drafts of a user on this device, of every kind that this release knows; `discard` asks before it drops one. */
export function useDrafts(user: number) {
  const actor = useProvided(
    requestMachine,
    {
      actors: {
        send: fromPromise<unknown, { request: unknown; attempt: number }>(async () => listDrafts(user)),
      },
    },
    { request: user },
  );
  const kept = useSelector(actor, selectAnswer<StoredDraft[]>);
  const drafts = useMemo(
    () =>
      (kept ?? []).flatMap((draft): ListedDraft[] => {
        const kind = kindOf(draft);
        return kind ? [{ draft, kind }] : [];
      }),
    [kept],
  );
  const discard = useConfirm(async ({ form }: StoredDraft) => {
    await dropDraft(user, form);
    actor.send({ type: 'refetch' });
  });
  return { drafts, discard };
}
