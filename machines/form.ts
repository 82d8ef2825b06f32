import { assign, emit, raise, type SnapshotFrom, setup } from 'xstate';
import { DRAFT_DROP_MS, DRAFT_KEEP_MS, DRAFT_RETRY_MS, QUEUE_RETRY_MS } from './constants/timings.ts';
import { effect } from './effect.ts';

/** What is in a form, by field. Only its owner knows the types. */
export type FormValues = Readonly<Record<string, unknown>>;
/** What is wrong, by field; `FORM_ERROR` for the form as a whole. */
export type FieldErrors = Readonly<Record<string, string>>;
export const FORM_ERROR = 'non_field_errors';

/** A form as it was kept. `version`: of the record that it changes. `isQueued`: it was submitted and still has to be sent. */
export interface FormDraft {
  values: FormValues;
  version?: string | undefined;
  savedAt: number;
  isQueued?: boolean | undefined;
}

/** The record as somebody else left it meanwhile. */
export interface OtherVersion {
  values: FormValues;
  version?: string | undefined;
}

/** How sending a form can end, besides failing. */
export type SubmitResult =
  | { outcome: 'saved'; record: unknown }
  | { outcome: 'queued' }
  | ({ outcome: 'conflict' } & OtherVersion);

/** `version`: of the record that is edited; missing for a new one. The functions are pure. */
export interface FormInput {
  initial: FormValues;
  version?: string | undefined;
  validate: (values: FormValues) => FieldErrors;
  /** The server's refusal by field. */
  errorsOf: (error: unknown, values: FormValues) => FieldErrors;
}

interface FormContext {
  input: FormInput;
  values: FormValues;
  version: string | undefined;
  errors: FieldErrors;
  /** What sending failed with. */
  error: unknown;
  theirs: OtherVersion | undefined;
  record: unknown;
  /** When the draft was kept last, as the effect says; missing while there is none. */
  keptAt: number | undefined;
  /** The values came from a draft of an earlier visit. */
  isRestored: boolean;
  /** There is something that the record or an empty form does not have. */
  isChanged: boolean;
  /** Changed while the draft was being written. */
  isStale: boolean;
}

type FormEvent =
  | { type: 'changed'; patch: FormValues }
  | { type: 'followed'; patch: FormValues }
  | { type: 'submit' }
  | { type: 'check'; fields: readonly string[]; isLeft?: boolean | undefined }
  | { type: 'retry' }
  | { type: 'discard' }
  | { type: 'connection.restored' }
  | { type: 'session.renewed' }
  | ({ type: 'conflict.resolved' } & OtherVersion)
  | { type: 'conflict.left' }
  | { type: 'draft.drop' }
  | { type: 'draft.dropped' };

/**
 * A form that loses nothing: what is typed, how it is sent, and the draft of it.
 *
 *   work:  restoring -> editing -(submit)-> checking -> submitting -> clearing -(draft dropped, 2 s)-> saved
 *          checking -(errors)-> editing; submitting -> failed | conflict | queued | signedOut
 *          failed -(changed)-> editing, -(submit)-> checking; conflict -(resolved)-> checking, -(left)-> editing
 *          queued -(connection restored, retry, 15 s)-> submitting, -(changed)-> editing
 *          signedOut -(session renewed)-> submitting, -(changed)-> editing
 *   draft: none -(changed)-> waiting -(400 ms)-> writing -> kept; a change while writing waits again; a draft that cannot
 *          be written is `unkept` and tried again. Saving or discarding drops it.
 *
 * `followed` brings what follows from lists that came later than the form: nobody wrote it, so it makes no draft and nothing to
 * lose. `check` tells what is wrong in some fields, as one goes on from a step; nothing is sent.
 *
 * Provide `readDraft`, `writeDraft` (resolves with the time), `dropDraft`, `submit`, and the action `unqueue`. Emits
 * `errors.found` for the focus and `saved`. Source: issue on accounts and the field report form, "Nothing is lost".
 */
export const formMachine = setup({
  types: {
    context: {} as FormContext,
    input: {} as FormInput,
    events: {} as FormEvent,
    emitted: {} as { type: 'errors.found'; fields?: readonly string[] } | { type: 'saved'; record: unknown },
    tags: {} as 'pending' | 'locked',
  },
  actors: {
    readDraft: effect<FormDraft | undefined, undefined>('readDraft'),
    writeDraft: effect<number, OtherVersion>('writeDraft'),
    dropDraft: effect<unknown, undefined>('dropDraft'),
    submit: effect<SubmitResult, OtherVersion>('submit'),
  },
  guards: {
    isQueuedDraft: (_, { draft }: { draft: FormDraft | undefined }) => draft?.isQueued === true,
    /** Whoever leaves a step on purpose is not held there. */
    areWrong: (
      { context },
      { fields, isLeft }: { fields: readonly string[]; isLeft?: boolean | undefined },
    ) => !isLeft && Object.keys(only(context.input.validate(context.values), fields)).length > 0,
    hasErrors: ({ context }) => Object.keys(context.errors).length > 0,
    isConflict: (_, { result }: { result: SubmitResult }) => result.outcome === 'conflict',
    isQueued: (_, { result }: { result: SubmitResult }) => result.outcome === 'queued',
    isUnauthorised: (_, { error }: { error: unknown }) =>
      typeof error === 'object' && error !== null && 'status' in error && error.status === 401,
    isStale: ({ context }) => context.isStale,
  },
  actions: {
    keepDraft: assign(({ context }, { draft }: { draft: FormDraft | undefined }) =>
      draft
        ? {
            values: { ...context.values, ...draft.values },
            version: draft.version ?? context.version,
            keptAt: draft.savedAt,
            isRestored: true,
            isChanged: true,
          }
        : {},
    ),
    change: assign(({ context }, { patch }: { patch: FormValues }) => ({
      values: { ...context.values, ...patch },
      errors: without(context.errors, Object.keys(patch)),
      isChanged: true,
    })),
    follow: assign(({ context }, { patch }: { patch: FormValues }) => ({
      values: { ...context.values, ...patch },
      errors: without(context.errors, Object.keys(patch)),
    })),
    check: assign(({ context }) => ({
      errors: context.input.validate(context.values),
      error: undefined,
    })),
    checkFields: assign(({ context }, { fields }: { fields: readonly string[] }) => ({
      errors: {
        ...without(context.errors, fields),
        ...only(context.input.validate(context.values), fields),
      },
    })),
    keepFailure: assign(({ context }, { error }: { error: unknown }) => ({
      error,
      errors: context.input.errorsOf(error, context.values),
    })),
    keepTheirs: assign((_, { result }: { result: SubmitResult }) =>
      result.outcome === 'conflict' ? { theirs: { values: result.values, version: result.version } } : {},
    ),
    resolve: assign((_, { values, version }: OtherVersion) => ({ values, version, theirs: undefined })),
    forgetTheirs: assign({ theirs: undefined }),
    keepRecord: assign((_, { result }: { result: SubmitResult }) => ({
      record: result.outcome === 'saved' ? result.record : undefined,
      isChanged: false,
    })),
    reset: assign(({ context }) => ({
      values: context.input.initial,
      version: context.input.version,
      errors: {},
      error: undefined,
      theirs: undefined,
      keptAt: undefined,
      isRestored: false,
      isChanged: false,
    })),
    keepTime: assign((_, { keptAt }: { keptAt: number }) => ({ keptAt })),
    markStale: assign({ isStale: true }),
    markFresh: assign({ isStale: false }),
    forgetKept: assign({ keptAt: undefined, isRestored: false }),
    dropDraft: raise({ type: 'draft.drop' }),
    tellDropped: raise({ type: 'draft.dropped' }),
    tellErrors: emit({ type: 'errors.found' }),
    tellErrorsIn: emit((_, { fields }: { fields: readonly string[] }) => ({
      type: 'errors.found' as const,
      fields,
    })),
    tellSaved: emit(({ context }) => ({ type: 'saved', record: context.record })),
    /** It was to be sent; now it is written on. */
    unqueue: () => {},
  },
  delays: {
    keep: DRAFT_KEEP_MS,
    dropping: DRAFT_DROP_MS,
    retryKeeping: DRAFT_RETRY_MS,
    retrySending: QUEUE_RETRY_MS,
  },
}).createMachine({
  id: 'form',
  context: ({ input }) => ({
    input,
    values: input.initial,
    version: input.version,
    errors: {},
    error: undefined,
    theirs: undefined,
    record: undefined,
    keptAt: undefined,
    isRestored: false,
    isChanged: false,
    isStale: false,
  }),
  type: 'parallel',
  on: { followed: { actions: { type: 'follow', params: ({ event }) => event } } },
  states: {
    work: {
      initial: 'restoring',
      states: {
        restoring: {
          tags: 'locked',
          invoke: {
            id: 'readDraft',
            src: 'readDraft',
            onDone: [
              {
                guard: { type: 'isQueuedDraft', params: draftOf },
                target: 'queued',
                actions: { type: 'keepDraft', params: draftOf },
              },
              { target: 'editing', actions: { type: 'keepDraft', params: draftOf } },
            ],
            onError: 'editing',
          },
        },
        editing: {
          on: {
            changed: { actions: { type: 'change', params: ({ event }) => event } },
            submit: 'checking',
            check: [
              {
                guard: { type: 'areWrong', params: ({ event }) => event },
                actions: [
                  { type: 'checkFields', params: ({ event }) => event },
                  { type: 'tellErrorsIn', params: ({ event }) => event },
                ],
              },
              { actions: { type: 'checkFields', params: ({ event }) => event } },
            ],
            discard: { actions: ['reset', 'dropDraft'] },
          },
        },
        checking: {
          entry: 'check',
          always: [
            { guard: 'hasErrors', target: 'editing', actions: 'tellErrors' },
            { target: 'submitting' },
          ],
        },
        submitting: {
          tags: ['pending', 'locked'],
          invoke: {
            id: 'submit',
            src: 'submit',
            input: ({ context: { values, version } }) => ({ values, version }),
            onDone: [
              {
                guard: { type: 'isConflict', params: resultOf },
                target: 'conflict',
                actions: { type: 'keepTheirs', params: resultOf },
              },
              { guard: { type: 'isQueued', params: resultOf }, target: 'queued' },
              {
                target: 'clearing',
                actions: [{ type: 'keepRecord', params: resultOf }, 'dropDraft'],
              },
            ],
            onError: [
              {
                guard: { type: 'isUnauthorised', params: ({ event }) => ({ error: event.error }) },
                target: 'signedOut',
              },
              {
                target: 'failed',
                actions: [
                  { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
                  'tellErrors',
                ],
              },
            ],
          },
        },
        // Whoever reads that it is saved may reload at once: the draft must be gone, or it would be a change of an old version.
        clearing: {
          tags: ['pending', 'locked'],
          on: { 'draft.dropped': 'saved' },
          after: { dropping: 'saved' },
        },
        failed: {
          on: {
            changed: { target: 'editing', actions: { type: 'change', params: ({ event }) => event } },
            submit: 'checking',
            discard: { target: 'editing', actions: ['reset', 'dropDraft'] },
          },
        },
        signedOut: {
          on: {
            'session.renewed': 'submitting',
            changed: { target: 'editing', actions: { type: 'change', params: ({ event }) => event } },
          },
        },
        conflict: {
          on: {
            'conflict.resolved': {
              target: 'checking',
              actions: { type: 'resolve', params: ({ event }) => event },
            },
            'conflict.left': { target: 'editing', actions: 'forgetTheirs' },
          },
        },
        queued: {
          on: {
            'connection.restored': 'submitting',
            retry: 'submitting',
            changed: {
              target: 'editing',
              actions: ['unqueue', { type: 'change', params: ({ event }) => event }],
            },
            discard: { target: 'editing', actions: ['reset', 'dropDraft'] },
          },
          after: { retrySending: 'submitting' },
        },
        saved: { entry: 'tellSaved', tags: 'locked' },
      },
    },
    draft: {
      initial: 'none',
      on: { 'draft.drop': '.dropping' },
      states: {
        none: { on: { changed: 'waiting' } },
        // Later changes do not begin the wait anew: however fast somebody types, nothing is older than it.
        waiting: { after: { keep: 'writing' } },
        writing: {
          entry: 'markFresh',
          on: { changed: { actions: 'markStale' } },
          invoke: {
            id: 'writeDraft',
            src: 'writeDraft',
            input: ({ context: { values, version } }) => ({ values, version }),
            onDone: [
              {
                guard: 'isStale',
                target: 'waiting',
                actions: { type: 'keepTime', params: ({ event }) => ({ keptAt: event.output }) },
              },
              {
                target: 'kept',
                actions: { type: 'keepTime', params: ({ event }) => ({ keptAt: event.output }) },
              },
            ],
            onError: 'unkept',
          },
        },
        kept: { on: { changed: 'waiting' } },
        unkept: { on: { changed: 'waiting' }, after: { retryKeeping: 'writing' } },
        dropping: {
          entry: ['markFresh', 'forgetKept'],
          on: { changed: { actions: 'markStale' } },
          invoke: {
            id: 'dropDraft',
            src: 'dropDraft',
            onDone: [
              { guard: 'isStale', target: 'waiting', actions: 'tellDropped' },
              { target: 'none', actions: 'tellDropped' },
            ],
            onError: [
              { guard: 'isStale', target: 'waiting', actions: 'tellDropped' },
              { target: 'none', actions: 'tellDropped' },
            ],
          },
        },
      },
    },
  },
});

function draftOf({ event }: { event: { output: FormDraft | undefined } }) {
  return { draft: event.output };
}

function resultOf({ event }: { event: { output: SubmitResult } }) {
  return { result: event.output };
}

function only(errors: FieldErrors, fields: readonly string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => fields.includes(field)));
}

function without(errors: FieldErrors, fields: readonly string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));
}

export type FormSnapshot = SnapshotFrom<typeof formMachine>;
export const selectValues = (snapshot: FormSnapshot) => snapshot.context.values;
export const selectErrors = (snapshot: FormSnapshot) => snapshot.context.errors;
/** What sending failed with; missing once it is corrected. */
export const selectFailure = (snapshot: FormSnapshot) =>
  snapshot.matches({ work: 'failed' }) ? snapshot.context.error : undefined;
export const selectTheirs = (snapshot: FormSnapshot) => snapshot.context.theirs;
export const selectIsSubmitting = (snapshot: FormSnapshot) => snapshot.hasTag('pending');
/** Nothing can be changed now. */
export const selectIsLocked = (snapshot: FormSnapshot) => snapshot.hasTag('locked');
export const selectIsRestoring = (snapshot: FormSnapshot) => snapshot.matches({ work: 'restoring' });
export const selectIsQueued = (snapshot: FormSnapshot) => snapshot.matches({ work: 'queued' });
export const selectIsSignedOut = (snapshot: FormSnapshot) => snapshot.matches({ work: 'signedOut' });
export const selectIsInConflict = (snapshot: FormSnapshot) => snapshot.matches({ work: 'conflict' });
export const selectIsRestored = (snapshot: FormSnapshot) => snapshot.context.isRestored;
/** When the draft was kept last, in ms since 1970. */
export const selectKeptAt = (snapshot: FormSnapshot) => snapshot.context.keptAt;
/** Everything that was changed is in the draft. */
export const selectIsKept = (snapshot: FormSnapshot) =>
  snapshot.matches({ draft: 'kept' }) || snapshot.matches({ draft: 'none' });
export const selectIsUnkept = (snapshot: FormSnapshot) => snapshot.matches({ draft: 'unkept' });
/** Leaving would surprise: something is neither saved nor on its way. */
export const selectIsUnsaved = (snapshot: FormSnapshot) =>
  snapshot.context.isChanged && !snapshot.matches({ work: 'saved' }) && !snapshot.matches({ work: 'queued' });
