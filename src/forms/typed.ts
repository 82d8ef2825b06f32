import {
  begun,
  changedBy,
  type FieldErrors,
  type FormContext,
  type FormInput,
  judged,
  telling,
  toldOf,
} from '#machines/form.ts';
import type { FormValues } from '#machines/formValues.ts';

/** What parts of a form ask of it, in the shape of the form machine's snapshot. Nothing in it is ever locked. */
interface Typed {
  context: FormContext;
  hasTag: () => boolean;
}

/**
 * What is typed in a form that keeps no draft, with the rules of `machines/form.ts`: what is wrong is told once its field was
 * left or the form was to be sent, and stays true from then on. It is no actor: what is in it, such as a password, is in no
 * snapshot, log or explorer. How it is sent is a submission.
 */
export function createTyped(input: FormInput) {
  let snapshot = snapshotOf(begun(input, input.facts));
  const listeners = new Set<(snapshot: Typed) => void>();
  function set(change: Partial<FormContext>): void {
    snapshot = snapshotOf({ ...snapshot.context, ...change });
    for (const listener of listeners) listener(snapshot);
  }
  return {
    getSnapshot: () => snapshot,
    subscribe({ next }: { next: (snapshot: Typed) => void }) {
      listeners.add(next);
      return { unsubscribe: () => void listeners.delete(next) };
    },
    send(event: { type: 'changed'; patch: FormValues } | { type: 'left'; field: string }): void {
      if (event.type === 'changed') set(changedBy(snapshot.context, event.patch));
      else set(telling(snapshot.context, [event.field]));
    },
    /** What the rules need to know that came later than the form. */
    learn: (facts: unknown) => set(judged(snapshot.context, { facts })),
    /** Tells all that is wrong; whether nothing is. */
    check(): boolean {
      set(listing(judged(snapshot.context, { told: 'all', refused: {} })));
      return Object.keys(snapshot.context.errors).length === 0;
    },
    /** What the server refused, until its fields are changed. */
    refuse: (refused: FieldErrors) =>
      set(listing({ refused, errors: toldOf({ ...snapshot.context, refused }) })),
  };
}
export type TypedForm = ReturnType<typeof createTyped>;

const snapshotOf = (context: FormContext): Typed => ({ context, hasTag: () => false });

/** What is wrong by then is what the summary lists from now on. */
const listing = (change: Partial<FormContext>): Partial<FormContext> => ({
  ...change,
  listed: Object.keys(change.errors ?? {}),
});
