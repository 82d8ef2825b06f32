import { useSelector } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import {
  type DocumentLook,
  type ServerDocument,
  selectDocumentAddress,
  selectDocumentError,
  selectDocumentPhase,
  serverDocumentMachine,
} from '#machines/serverDocument.ts';
import { useProvided } from '#src/hooks/useProvided.ts';

/** Orders a document and resolves with how far it is: by its order where there is one already. */
export type LookForDocument = (order: number | undefined, signal: AbortSignal) => Promise<ServerDocument>;

/** How often it is looked for, and how long, in milliseconds. */
export interface DocumentPace {
  poll: number;
  patience: number;
}

/**
 * A document that the server makes, asked for until it is there. The lifecycle is `machines/serverDocument.ts`, and so is its
 * pace where none is given.
 */
export function useServerDocument(look: LookForDocument, pace?: DocumentPace) {
  const actor = useProvided(serverDocumentMachine, {
    actors: {
      look: fromPromise<ServerDocument, DocumentLook>(({ input, signal }) => look(input.order, signal)),
    },
    delays: { ...pace },
  });
  return useDocumentOf(actor);
}

/** What of a document is shown. */
export function useDocumentOf(actor: ActorRefFrom<typeof serverDocumentMachine>) {
  return {
    phase: useSelector(actor, selectDocumentPhase),
    address: useSelector(actor, selectDocumentAddress),
    error: useSelector(actor, selectDocumentError),
    order: () => actor.send({ type: 'order' }),
    cancel: () => actor.send({ type: 'cancel' }),
  };
}

export type DocumentView = ReturnType<typeof useDocumentOf>;
