import { assign, emit, fromPromise, raise, type SnapshotFrom, setup } from 'xstate';
import { isFilled } from '#rules/isFilled.ts';
import { DRAFT_DROP_MS, DRAFT_KEEP_MS, DRAFT_RETRY_MS, QUEUE_RETRY_MS } from './constants/timings.ts';
import { effect } from './effect.ts';
import {
  type FormRow,
  type FormValues,
  type RemovedRow,
  rowsAt,
  valueAt,
  withoutRow,
  withRow,
  withRowMoved,
  withValues,
} from './formValues.ts';

/** What is wrong, by the path of the field; `FORM_ERROR` for the form as a whole. */
export type FieldErrors = Readonly<Record<string, string>>;
export const FORM_ERROR = 'non_field_errors';

/** A form as it was kept. `version`: of the record that it changes. `isQueued`: it was submitted and still has to be sent. */
export interface FormDraft {
  values: FormValues;
  version?: string | undefined;
  /** The record as it was at that version, where that was kept. */
  before?: FormValues | undefined;
  savedAt: number;
  isQueued?: boolean | undefined;
}

/** What of it the form says; the effect adds when. */
export type FormDraftToKeep = Pick<FormDraft, 'values' | 'version' | 'before'>;

/** The record as somebody else left it meanwhile. */
export interface OtherVersion {
  values: FormValues;
  version?: string | undefined;
}

/** How sending a form can end, besides failing. */
export type SubmitResult =
  | { outcome: 'saved'; record: unknown }
  /** It waits in this browser. `keptAt`: missing where the browser keeps nothing. */
  | { outcome: 'queued'; keptAt?: number | undefined }
  /** What waited is not there any more: another tab has sent or discarded it. */
  | { outcome: 'gone' }
  /** `mine`: what was typed, with what the other changed elsewhere. `@default` what was typed */
  | ({ outcome: 'conflict'; mine?: FormValues | undefined } & OtherVersion);

/** A form as it is sent. */
export interface FormToSend {
  values: FormValues;
  version: string | undefined;
  facts: unknown;
  /** It waits in this browser, where another tab may have sent it meanwhile. */
  isWaiting: boolean;
  before: FormValues | undefined;
}

/**
 * What a form is begun with. The functions are pure; `facts` are what they need to know of lists that come later than the form.
 * `version`: of the record that is edited; missing for a new one.
 */
export interface FormInput {
  initial: FormValues;
  version?: string | undefined;
  /** All that is wrong by the rules of the form. */
  validate: (values: FormValues, facts: unknown) => FieldErrors;
  /** The server's refusal by field. */
  errorsOf: (error: unknown, values: FormValues, facts: unknown) => FieldErrors;
  /** Mistakes that are told as soon as they are made: what contradicts something else. `@default` none */
  isToldAtOnce?: ((message: string) => boolean) | undefined;
  /** The values after a change, with what follows from it in other fields. `paths`: what was changed. */
  consequences?:
    | ((values: FormValues, paths: readonly string[], before: FormValues) => FormValues)
    | undefined;
  /** The values with what follows from the facts: nobody wrote it. */
  follow?: ((values: FormValues, facts: unknown) => FormValues) | undefined;
  facts?: unknown;
  /** The steps in their order, the one to begin with, and the paths of the fields in one. */
  steps?: readonly string[] | undefined;
  step?: string | undefined;
  fieldsIn?: ((step: string, values: FormValues, facts: unknown) => readonly string[]) | undefined;
  /** No draft of it can be there, so none is looked for: it has just been begun, or is only read. `@default` false */
  isFresh?: boolean | undefined;
  /** It is looked over before it is sent. */
  isReviewed?: boolean | undefined;
  /** Of a record that is written on once it is saved: the record as the form shows it. `@default` the form is over then */
  reopened?: ((record: unknown) => OtherVersion) | undefined;
}

export interface FormContext {
  input: FormInput;
  values: FormValues;
  version: string | undefined;
  /** The record as it was at that version; missing where nobody knows. */
  before: FormValues | undefined;
  facts: unknown;
  /** What is wrong and told. */
  errors: FieldErrors;
  /** What is wrong, told or not. */
  mistakes: FieldErrors;
  /** The server's refusal, until its fields are changed. */
  refused: FieldErrors;
  /** The paths of what was wrong when it was last to be sent or gone on from a step: the summary lists what of it still is. */
  listed: readonly string[];
  /** The paths whose mistakes are told from now on; all of them once it was to be sent. */
  told: readonly string[] | 'all';
  /** What sending failed with. */
  error: unknown;
  theirs: OtherVersion | undefined;
  record: unknown;
  /** When the draft was kept last, as the effect says; missing while there is none. */
  keptAt: number | undefined;
  /** It waits in this browser, where other tabs may send it too. */
  isWaiting: boolean;
  /** Another tab writes the same draft. */
  isElsewhere: boolean;
  /** The values came from a draft of an earlier visit. */
  isRestored: boolean;
  /** There is something that the record or an empty form does not have. */
  isChanged: boolean;
  /** Changed while the draft was being written. */
  isStale: boolean;
  /** Looked over and found good; not any more once it is changed. */
  isApproved: boolean;
  step: string | undefined;
  /** Steps that were left. */
  seen: readonly string[];
  removed: RemovedRow | undefined;
}

type FormEvent =
  | { type: 'changed'; patch: FormValues }
  | { type: 'left'; field: string }
  | { type: 'facts.changed'; facts: unknown }
  | { type: 'row.added'; list: string; row: FormRow }
  | { type: 'row.removed'; list: string; key: string }
  | { type: 'row.moved'; list: string; key: string; by: number }
  | { type: 'row.restored' }
  | { type: 'step.chosen'; step: string }
  | { type: 'step.continued' }
  | { type: 'step.back' }
  | { type: 'submit' }
  | { type: 'review.confirmed' }
  | { type: 'review.left' }
  | { type: 'retry' }
  | { type: 'discard' }
  | { type: 'connection.restored' }
  | { type: 'session.renewed' }
  | ({ type: 'conflict.resolved' } & OtherVersion)
  | { type: 'conflict.left' }
  | { type: 'draft.drop' }
  | { type: 'draft.dropped' }
  | { type: 'draft.lost' }
  | { type: 'draft.keep' };

/**
 * A form that loses nothing: what is typed, how it is sent, and the draft of it.
 *
 *   work:  beginning -(fresh)-> editing, or restoring -> editing -(submit)-> checking -> submitting -> clearing -(draft dropped, 2 s)-> saved, or editing
 *          where it is written on
 *          editing, failed, queued, gone -(discard)-> discarding -(draft dropped, 2 s)-> editing
 *          checking -(errors)-> editing, -(to be looked over)-> reviewing -(confirmed)-> submitting, -(left)-> editing
 *          submitting -> failed | conflict | queued | signedOut | gone
 *          failed -(changed)-> editing, -(submit)-> checking; conflict -(resolved)-> checking, -(left)-> editing
 *          queued -(connection restored, retry, 15 s)-> submitting, -(changed)-> editing, -(sent by another tab)-> gone
 *          gone -(changed)-> editing, -(submit)-> checking
 *          signedOut -(session renewed)-> submitting, -(changed)-> editing, -(submit)-> checking
 *   draft: none -(changed)-> waiting -(400 ms)-> writing -> kept; a change while writing waits again; a draft that cannot
 *          be written is `unkept` and tried again. Saving or discarding drops it. One that another tab has dropped, which
 *          sent what stood there, is written again.
 *
 * A mistake is told once its field was left, its step was gone on from or the form was to be sent, and stays true to what is
 * typed from then on. Rows are added, removed, moved and put back; each is a change. A step is gone on from when nothing is
 * wrong in it; choosing another, or going back, tells what is wrong in fields that are filled in.
 *
 * `facts.changed` brings what the rules need of lists that came later than the form. What follows from it nobody wrote: it makes
 * no draft and nothing to lose.
 *
 * Provide `readDraft`, `writeDraft` (resolves with the time), `dropDraft`, `awaitLoss` (resolves once another tab has dropped the draft),
 * `awaitOther` (resolves once another tab writes it), `submit`, and the actions `unqueue` and `showStep`.
 * Emits `errors.found` for the focus, `step.shown` and `saved`. Source: issue on accounts and the field report form, "Nothing
 * is lost"; issue on forms.
 */
export const formMachine = setup({
  types: {
    context: {} as FormContext,
    input: {} as FormInput,
    events: {} as FormEvent,
    emitted: {} as
      | { type: 'errors.found'; fields?: readonly string[] }
      | { type: 'step.shown' }
      | { type: 'saved'; record: unknown },
    tags: {} as 'pending' | 'locked' | 'settled',
  },
  actors: {
    readDraft: effect<FormDraft | undefined, undefined>('readDraft'),
    writeDraft: effect<number, FormDraftToKeep>('writeDraft'),
    dropDraft: effect<unknown, undefined>('dropDraft'),
    /** `@default` nobody else is there */
    awaitLoss: fromPromise<unknown, undefined>(() => new Promise(() => {})),
    /** `@default` nobody else is there */
    awaitOther: fromPromise<unknown, undefined>(() => new Promise(() => {})),
    submit: effect<SubmitResult, FormToSend>('submit'),
  },
  guards: {
    isFresh: ({ context }) => context.input.isFresh === true,
    isQueuedDraft: (_, { draft }: { draft: FormDraft | undefined }) => draft?.isQueued === true,
    isStepWrong: ({ context }) => fieldsOfStep(context).some((field) => field in context.mistakes),
    hasErrors: ({ context }) => Object.keys(context.errors).length > 0,
    isToBeReviewed: ({ context }) => context.input.isReviewed === true && !context.isApproved,
    isConflict: (_, { result }: { result: SubmitResult }) => result.outcome === 'conflict',
    isQueued: (_, { result }: { result: SubmitResult }) => result.outcome === 'queued',
    isGone: (_, { result }: { result: SubmitResult }) => result.outcome === 'gone',
    isUnauthorised: (_, { error }: { error: unknown }) =>
      typeof error === 'object' && error !== null && 'status' in error && error.status === 401,
    isStale: ({ context }) => context.isStale,
    isWrittenOn: ({ context }) => context.input.reopened !== undefined,
    isRowRemoved: ({ context }) => context.removed !== undefined,
  },
  actions: {
    keepDraft: assign(({ context }, { draft }: { draft: FormDraft | undefined }) =>
      draft
        ? judged(context, {
            values: { ...context.values, ...draft.values },
            version: draft.version ?? context.version,
            before: draft.before ?? (isOfVersion(draft, context) ? context.before : undefined),
            keptAt: draft.savedAt,
            isWaiting: draft.isQueued === true,
            isRestored: true,
            isChanged: true,
          })
        : {},
    ),
    change: assign(({ context }, { patch }: { patch: FormValues }) => changedBy(context, patch)),
    follow: assign(({ context }, { facts }: { facts: unknown }) =>
      judged(context, { facts, values: context.input.follow?.(context.values, facts) ?? context.values }),
    ),
    check: assign(({ context }) => judged(context, { told: 'all', refused: {}, error: undefined })),
    tellField: assign(({ context }, { field }: { field: string }) => telling(context, [field])),
    tellStep: assign(({ context }) => telling(context, fieldsOfStep(context))),
    list: assign(({ context }) => ({ listed: Object.keys(context.errors) })),
    /** What is only missing can wait. */
    tellFilledStep: assign(({ context }) =>
      telling(
        context,
        fieldsOfStep(context).filter((field) => isFilled(valueAt(context.values, field))),
      ),
    ),
    keepStep: assign(({ context }, { step }: { step: string | undefined }) =>
      step === undefined || context.step === undefined
        ? {}
        : { step, seen: [...new Set([...context.seen, context.step])] },
    ),
    keepFailure: assign(({ context }, { error }: { error: unknown }) => {
      const refused = context.input.errorsOf(error, context.values, context.facts);
      return { error, refused, errors: toldOf({ ...context, refused }) };
    }),
    keepTheirs: assign(({ context }, { result }: { result: SubmitResult }) =>
      result.outcome === 'conflict'
        ? {
            theirs: { values: result.values, version: result.version },
            values: result.mine ?? context.values,
          }
        : {},
    ),
    resolve: assign(({ context }, { values, version }: OtherVersion) => ({
      values: context.input.follow?.(values, context.facts) ?? values,
      version,
      before: undefined,
      theirs: undefined,
    })),
    forgetTheirs: assign({ theirs: undefined }),
    keepQueued: assign((_, { result }: { result: SubmitResult }) =>
      result.outcome === 'queued' ? { isWaiting: result.keptAt !== undefined, keptAt: result.keptAt } : {},
    ),
    keepElsewhere: assign({ isElsewhere: true }),
    forgetWaiting: assign({ isWaiting: false }),
    approve: assign({ isApproved: true }),
    keepRecord: assign((_, { result }: { result: SubmitResult }) => ({
      record: result.outcome === 'saved' ? result.record : undefined,
      isChanged: false,
    })),
    reopen: assign(({ context: { input, facts, record, step, seen } }) => {
      const kept = input.reopened?.(record);
      return kept
        ? { ...begun({ ...input, initial: kept.values, version: kept.version }, facts), record, step, seen }
        : {};
    }),
    reset: assign(({ context: { input, facts, step, isElsewhere } }) => ({
      ...begun(input, facts),
      step,
      isElsewhere,
    })),
    keepTime: assign((_, { keptAt }: { keptAt: number }) => ({ keptAt })),
    keepRemoved: assign(({ context }, { list, key }: { list: string; key: string }) => {
      const rows = rowsAt(context.values, list);
      const index = rows.findIndex((row) => row.key === key);
      const row = rows[index];
      return row ? { removed: { list, index, row } } : {};
    }),
    forgetRemoved: assign({ removed: undefined }),
    putRow: raise(({ context }, { list, row }: { list: string; row: FormRow }) => ({
      type: 'changed' as const,
      patch: { [list]: [...withoutRow(rowsAt(context.values, list), row.key), row] },
    })),
    takeRow: raise(({ context }, { list, key }: { list: string; key: string }) => ({
      type: 'changed' as const,
      patch: { [list]: withoutRow(rowsAt(context.values, list), key) },
    })),
    moveRow: raise(({ context }, { list, key, by }: { list: string; key: string; by: number }) => ({
      type: 'changed' as const,
      patch: { [list]: withRowMoved(rowsAt(context.values, list), key, by) },
    })),
    putBackRow: raise(({ context: { values, removed } }) => ({
      type: 'changed' as const,
      patch: removed
        ? { [removed.list]: withRow(rowsAt(values, removed.list), removed.index, removed.row) }
        : {},
    })),
    markStale: assign({ isStale: true }),
    markFresh: assign({ isStale: false }),
    forgetKept: assign({ keptAt: undefined, isRestored: false }),
    dropDraft: raise({ type: 'draft.drop' }),
    tellDropped: raise({ type: 'draft.dropped' }),
    tellLost: raise({ type: 'draft.lost' }),
    keepAnew: raise({ type: 'draft.keep' }),
    tellErrors: emit({ type: 'errors.found' }),
    tellErrorsInStep: emit(({ context }) => ({
      type: 'errors.found' as const,
      fields: fieldsOfStep(context),
    })),
    tellStepShown: emit({ type: 'step.shown' }),
    tellSaved: emit(({ context }) => ({ type: 'saved', record: context.record })),
    /** It was to be sent; now it is written on. */
    unqueue: () => {},
    /** A reload comes back to it. */
    showStep: (_: unknown, _step: { step: string | undefined }) => {},
  },
  delays: {
    keep: DRAFT_KEEP_MS,
    dropping: DRAFT_DROP_MS,
    retryKeeping: DRAFT_RETRY_MS,
    retrySending: QUEUE_RETRY_MS,
  },
}).createMachine({
  id: 'form',
  context: ({ input }) => begun(input, input.facts),
  type: 'parallel',
  invoke: { id: 'awaitOther', src: 'awaitOther', onDone: { actions: 'keepElsewhere' } },
  on: {
    'facts.changed': { actions: { type: 'follow', params: ({ event }) => event } },
    'row.added': { actions: { type: 'putRow', params: ({ event }) => event } },
    'row.removed': {
      actions: [
        { type: 'keepRemoved', params: ({ event }) => event },
        { type: 'takeRow', params: ({ event }) => event },
      ],
    },
    'row.moved': { actions: { type: 'moveRow', params: ({ event }) => event } },
    'row.restored': { guard: 'isRowRemoved', actions: ['putBackRow', 'forgetRemoved'] },
    'step.chosen': {
      actions: [
        'tellFilledStep',
        { type: 'keepStep', params: ({ event }) => event },
        { type: 'showStep', params: ({ event }) => event },
      ],
    },
    'step.continued': [
      { guard: 'isStepWrong', actions: ['tellStep', 'list', 'tellErrorsInStep'] },
      {
        actions: [
          'tellStep',
          { type: 'showStep', params: nextStep },
          { type: 'keepStep', params: nextStep },
          'tellStepShown',
        ],
      },
    ],
    'step.back': {
      actions: [
        'tellFilledStep',
        { type: 'showStep', params: stepBefore },
        { type: 'keepStep', params: stepBefore },
        'tellStepShown',
      ],
    },
  },
  states: {
    work: {
      initial: 'beginning',
      states: {
        beginning: { always: [{ guard: 'isFresh', target: 'editing' }, 'restoring'] },
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
            left: { actions: { type: 'tellField', params: ({ event }) => event } },
            submit: 'checking',
            discard: { target: 'discarding', actions: 'dropDraft' },
            // What waits to be sent was sent by the other tab.
            'draft.lost': { actions: 'keepAnew' },
          },
        },
        // As with what is saved: whoever sees that it is gone may reload at once.
        discarding: {
          tags: 'locked',
          on: { 'draft.dropped': { target: 'editing', actions: 'reset' } },
          after: { dropping: { target: 'editing', actions: 'reset' } },
        },
        checking: {
          entry: ['check', 'list'],
          always: [
            { guard: 'hasErrors', target: 'editing', actions: 'tellErrors' },
            { guard: 'isToBeReviewed', target: 'reviewing' },
            { target: 'submitting' },
          ],
        },
        reviewing: {
          on: {
            'review.confirmed': { target: 'submitting', actions: 'approve' },
            'review.left': 'editing',
          },
        },
        submitting: {
          tags: ['pending', 'locked'],
          invoke: {
            id: 'submit',
            src: 'submit',
            input: ({ context: { values, version, facts, isWaiting, before } }) => ({
              values,
              version,
              facts,
              isWaiting,
              before,
            }),
            onDone: [
              {
                guard: { type: 'isConflict', params: resultOf },
                target: 'conflict',
                actions: { type: 'keepTheirs', params: resultOf },
              },
              {
                guard: { type: 'isQueued', params: resultOf },
                target: 'queued',
                actions: { type: 'keepQueued', params: resultOf },
              },
              { guard: { type: 'isGone', params: resultOf }, target: 'gone' },
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
                  'list',
                  'tellErrors',
                ],
              },
            ],
          },
        },
        // Whoever reads that it is saved may reload at once: the draft must be gone, or it would be a change of an old version.
        clearing: {
          tags: ['pending', 'locked'],
          on: {
            'draft.dropped': [
              { guard: 'isWrittenOn', target: 'editing', actions: ['reopen', 'tellSaved'] },
              { target: 'saved' },
            ],
          },
          after: {
            dropping: [
              { guard: 'isWrittenOn', target: 'editing', actions: ['reopen', 'tellSaved'] },
              { target: 'saved' },
            ],
          },
        },
        failed: {
          on: {
            changed: { target: 'editing', actions: { type: 'change', params: ({ event }) => event } },
            submit: 'checking',
            discard: { target: 'discarding', actions: 'dropDraft' },
          },
        },
        signedOut: {
          on: {
            'session.renewed': 'submitting',
            submit: 'checking',
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
          tags: 'settled',
          on: {
            'connection.restored': 'submitting',
            retry: 'submitting',
            changed: {
              target: 'editing',
              actions: ['unqueue', 'forgetWaiting', { type: 'change', params: ({ event }) => event }],
            },
            discard: { target: 'discarding', actions: 'dropDraft' },
            'draft.lost': 'gone',
          },
          after: { retrySending: 'submitting' },
        },
        // What stands here stays, and is written anew or sent once more only if its author wants it.
        gone: {
          tags: 'settled',
          entry: ['forgetWaiting', 'forgetKept'],
          on: {
            changed: { target: 'editing', actions: { type: 'change', params: ({ event }) => event } },
            submit: 'checking',
            discard: { target: 'discarding', actions: 'dropDraft' },
          },
        },
        saved: { entry: 'tellSaved', tags: ['locked', 'settled'] },
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
            input: ({ context: { values, version, before } }) => ({ values, version, before }),
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
        kept: {
          invoke: { id: 'awaitLoss', src: 'awaitLoss', onDone: { actions: 'tellLost' } },
          on: { changed: 'waiting', 'draft.keep': 'writing' },
        },
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

/** A draft of a new record has none. */
const isOfVersion = ({ version }: FormDraft, context: FormContext) =>
  version === undefined || version === context.version;

function resultOf({ event }: { event: { output: SubmitResult } }) {
  return { result: event.output };
}

function nextStep({ context }: { context: FormContext }) {
  return { step: neighbour(context, 1) };
}

function stepBefore({ context }: { context: FormContext }) {
  return { step: neighbour(context, -1) };
}

/** The next step that has anything to fill in. */
function neighbour({ input, step, values, facts }: FormContext, by: 1 | -1): string | undefined {
  const { steps = [], fieldsIn } = input;
  if (step === undefined) return undefined;
  const at = steps.indexOf(step);
  const others = by === 1 ? steps.slice(at + 1) : steps.slice(0, at).reverse();
  return others.find((name) => (fieldsIn?.(name, values, facts).length ?? 1) > 0);
}

/** A form as it begins. What it does with values is for a form without a lifecycle too: `src/forms/typed.ts`. */
export function begun(input: FormInput, facts: unknown): FormContext {
  const values = input.follow?.(input.initial, facts) ?? input.initial;
  const context: FormContext = {
    input,
    values,
    version: input.version,
    before: input.initial,
    facts,
    errors: {},
    mistakes: input.validate(values, facts),
    refused: {},
    listed: [],
    told: [],
    error: undefined,
    theirs: undefined,
    record: undefined,
    keptAt: undefined,
    isWaiting: false,
    isElsewhere: false,
    isRestored: false,
    isChanged: false,
    isStale: false,
    isApproved: false,
    step: input.step ?? input.steps?.[0],
    seen: [],
    removed: undefined,
  };
  return { ...context, errors: toldOf(context) };
}

/** The context after values were changed, with what follows from it in other fields. */
export function changedBy(context: FormContext, patch: FormValues): Partial<FormContext> {
  const paths = Object.keys(patch);
  const values = withValues(context.values, patch);
  return judged(context, {
    values: context.input.consequences?.(values, paths, context.values) ?? values,
    refused: withoutChanged(context.refused, paths),
    isChanged: true,
    isApproved: false,
  });
}

/** The context after a change, with what is wrong by now. */
export function judged(context: FormContext, change: Partial<FormContext>): Partial<FormContext> {
  const next = { ...context, ...change };
  const mistakes = next.input.validate(next.values, next.facts);
  return { ...change, mistakes, errors: toldOf({ ...next, mistakes }) };
}

/** With the mistakes of some fields told. */
export function telling(context: FormContext, fields: readonly string[]): Partial<FormContext> {
  if (context.told === 'all') return {};
  const told = [...new Set([...context.told, ...fields])];
  return { told, errors: toldOf({ ...context, told }) };
}

/** Of what is wrong that which is told, and what the server refused. */
export function toldOf({ mistakes, refused, told, input }: FormContext): FieldErrors {
  const known =
    told === 'all'
      ? Object.entries(mistakes)
      : Object.entries(mistakes).filter(
          ([field, message]) => told.includes(field) || input.isToldAtOnce?.(message),
        );
  return { ...Object.fromEntries(known), ...refused };
}

const fieldsOfStep = ({ input, step, values, facts }: FormContext): readonly string[] =>
  (step !== undefined && input.fieldsIn?.(step, values, facts)) || [];

/** Without those of the changed fields, of what they hold and of what holds them. */
function withoutChanged(errors: FieldErrors, paths: readonly string[]): FieldErrors {
  const isOf = (field: string) =>
    paths.some((path) => path === field || field.startsWith(`${path}.`) || path.startsWith(`${field}.`));
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !isOf(field)));
}

export type FormSnapshot = SnapshotFrom<typeof formMachine>;
export const selectValues = (snapshot: FormSnapshot) => snapshot.context.values;
export const selectErrors = (snapshot: FormSnapshot) => snapshot.context.errors;
/** What of it the summary lists: what was wrong when it was last to be sent, and is so still. */
export const selectListed = ({ context: { errors, listed } }: FormSnapshot): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => listed.includes(field)));
/** What sending failed with; missing once it is corrected. */
export const selectFailure = (snapshot: FormSnapshot) =>
  snapshot.matches({ work: 'failed' }) ? snapshot.context.error : undefined;
/** The record as it was when what stands in the form was begun, as far as it is known. */
export const selectBefore = ({ context }: FormSnapshot) => context.before ?? context.input.initial;
export const selectTheirs = (snapshot: FormSnapshot) => snapshot.context.theirs;
export const selectIsSubmitting = (snapshot: FormSnapshot) => snapshot.hasTag('pending');
/** Nothing can be changed now. */
export const selectIsLocked = (snapshot: FormSnapshot) => snapshot.hasTag('locked');
export const selectIsRestoring = (snapshot: FormSnapshot) => snapshot.matches({ work: 'restoring' });
export const selectIsQueued = (snapshot: FormSnapshot) => snapshot.matches({ work: 'queued' });
/** Another tab has sent or discarded what waited. */
export const selectIsGone = (snapshot: FormSnapshot) => snapshot.matches({ work: 'gone' });
export const selectIsElsewhere = (snapshot: FormSnapshot) => snapshot.context.isElsewhere;
export const selectIsReviewing = (snapshot: FormSnapshot) => snapshot.matches({ work: 'reviewing' });
export const selectStep = (snapshot: FormSnapshot) => snapshot.context.step;
export const selectSeen = (snapshot: FormSnapshot) => snapshot.context.seen;
/** What is wrong, told or not. */
export const selectMistakes = (snapshot: FormSnapshot) => snapshot.context.mistakes;
/** The row that was taken out last and can be put back. */
export const selectRemoved = (snapshot: FormSnapshot) => snapshot.context.removed;
export const selectIsSignedOut = (snapshot: FormSnapshot) => snapshot.matches({ work: 'signedOut' });
export const selectIsInConflict = (snapshot: FormSnapshot) => snapshot.matches({ work: 'conflict' });
export const selectIsRestored = (snapshot: FormSnapshot) => snapshot.context.isRestored;
/** When the draft was kept last, in ms since 1970. */
export const selectKeptAt = (snapshot: FormSnapshot) => snapshot.context.keptAt;
/** Everything that was changed is in the draft. */
export const selectIsKept = (snapshot: FormSnapshot) =>
  snapshot.matches({ draft: 'kept' }) || snapshot.matches({ draft: 'none' });
export const selectIsUnkept = (snapshot: FormSnapshot) => snapshot.matches({ draft: 'unkept' });
/** It is to be sent from this page alone: the browser keeps nothing. */
export const selectWaitsHereAlone = (snapshot: FormSnapshot) =>
  selectIsQueued(snapshot) && !snapshot.context.isWaiting;
/** Leaving would surprise: something is neither saved nor on its way, nor in the hands of another tab. */
export const selectIsUnsaved = (snapshot: FormSnapshot) =>
  snapshot.context.isChanged && (!snapshot.hasTag('settled') || selectWaitsHereAlone(snapshot));
