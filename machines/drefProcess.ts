import { assign, type SnapshotFrom, setup } from 'xstate';
import {
  DREF_STATUS,
  type DrefObstacle,
  type DrefProcess,
  type DrefStage,
  obstacleToReport,
  obstacleToUpdate,
} from '#rules/dref.ts';
import { effect } from './effect.ts';

/** What may follow an application. */
export type DrefNext = Exclude<DrefStage, 'application'>;

/** A stage that has begun. `number`: of an operational update; `type`: that of the server's copy. */
export interface DrefBegun {
  stage: DrefNext;
  id: number;
  number?: number | undefined;
  type?: number | null | undefined;
}

/** Where a stage is now. `number`: of an operational update. */
interface DrefMove {
  stage: DrefStage;
  number?: number | undefined;
  status: number;
}

export interface DrefProcessInput {
  process: DrefProcess;
}

interface DrefProcessContext extends DrefProcessInput {
  /** The stage that was asked for last. */
  asked?: DrefNext | undefined;
  /** Why it did not begin: a rule, or what the server says. */
  obstacle?: DrefObstacle | undefined;
  error?: unknown;
  begun?: DrefBegun | undefined;
}

interface Asked {
  next: DrefNext;
}

/**
 * The process of a DREF: an application, operational updates one after the other, a final report.
 *
 *   resting -(next.asked)-> starting -> begun | refused; where a rule is against it refused at once
 *   refused -(next.asked)-> starting | refused, -(dismiss)-> resting; begun -(stage.moved, process.changed)-> resting
 *   completed: once its final report is approved; nothing follows
 *
 * `stage.moved`: a stage was finalized, translated or approved, by whomever; `process.changed`: all of it as it is now.
 * Provide `start`, which resolves with the stage that begins, and `follow`, which is told of it. When what may begin is in
 * `rules/dref.ts`; who may do it, the server says: whoever sees the application.
 * Source: DREF facts, sections 2.3 and 2.4.
 */
export const drefProcessMachine = setup({
  types: {
    context: {} as DrefProcessContext,
    input: {} as DrefProcessInput,
    events: {} as
      | { type: 'next.asked'; next: DrefNext }
      | { type: 'dismiss' }
      | ({ type: 'stage.moved' } & DrefMove)
      | { type: 'process.changed'; process: DrefProcess },
    tags: {} as 'starting',
  },
  actors: { start: effect<DrefBegun, Asked>('start') },
  guards: {
    isCompleted: ({ context }) => context.process.report?.status === DREF_STATUS.approved,
    isPossible: ({ context }, { next }: Asked) => obstacleTo(next, context.process) === undefined,
  },
  actions: {
    keepAsked: assign(({ context }, { next }: Asked) => ({
      asked: next,
      obstacle: obstacleTo(next, context.process),
      error: undefined,
    })),
    keepError: assign((_, { error }: { error: unknown }) => ({ error })),
    keepBegun: assign(({ context }, { begun }: { begun: DrefBegun }) => ({
      process: withStage(context.process, begun),
      begun,
    })),
    keepMove: assign(({ context }, move: DrefMove) => ({ process: moved(context.process, move) })),
    keepProcess: assign((_, { process }: DrefProcessInput) => ({ process })),
    forget: assign({ asked: undefined, obstacle: undefined, error: undefined, begun: undefined }),
    follow: (_, _params: { begun: DrefBegun }) => {},
  },
}).createMachine({
  id: 'drefProcess',
  context: ({ input }) => ({ ...input }),
  initial: 'deciding',
  on: {
    'stage.moved': {
      target: '.deciding',
      actions: ['forget', { type: 'keepMove', params: ({ event }) => event }],
    },
    'process.changed': {
      target: '.deciding',
      actions: ['forget', { type: 'keepProcess', params: ({ event }) => event }],
    },
  },
  states: {
    deciding: { always: [{ guard: 'isCompleted', target: 'completed' }, { target: 'resting' }] },
    resting: {
      on: {
        'next.asked': [
          {
            guard: { type: 'isPossible', params: ({ event }) => event },
            target: 'starting',
            actions: { type: 'keepAsked', params: ({ event }) => event },
          },
          { target: 'refused', actions: { type: 'keepAsked', params: ({ event }) => event } },
        ],
      },
    },
    starting: {
      tags: 'starting',
      on: {
        // What has begun is told of by the call itself: news of the application do not stop it.
        'stage.moved': { actions: { type: 'keepMove', params: ({ event }) => event } },
        'process.changed': { actions: { type: 'keepProcess', params: ({ event }) => event } },
      },
      invoke: {
        id: 'start',
        src: 'start',
        input: ({ context }) => ({ next: context.asked ?? 'update' }),
        onDone: {
          target: 'begun',
          actions: [
            { type: 'keepBegun', params: ({ event }) => ({ begun: event.output }) },
            { type: 'follow', params: ({ event }) => ({ begun: event.output }) },
          ],
        },
        onError: {
          target: 'refused',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    begun: {},
    refused: {
      on: {
        'next.asked': [
          {
            guard: { type: 'isPossible', params: ({ event }) => event },
            target: 'starting',
            actions: { type: 'keepAsked', params: ({ event }) => event },
          },
          { actions: { type: 'keepAsked', params: ({ event }) => event } },
        ],
        dismiss: { target: 'resting', actions: 'forget' },
      },
    },
    completed: {},
  },
});

const obstacleTo = (next: DrefNext, process: DrefProcess) =>
  next === 'update' ? obstacleToUpdate(process) : obstacleToReport(process);

/** With a stage that begins as a draft; one that is there already stays as it is. */
function withStage(process: DrefProcess, { stage, number = 1, type }: DrefBegun): DrefProcess {
  const status = DREF_STATUS.draft;
  if (stage === 'report') return { ...process, report: process.report ?? { status } };
  if (process.updates.some((update) => update.number === number)) return process;
  return { ...process, updates: [...process.updates, { number, status, type }] };
}

function moved(process: DrefProcess, { stage, number, status }: DrefMove): DrefProcess {
  if (stage === 'application') return { ...process, status };
  if (stage === 'report') return { ...process, report: process.report && { status } };
  const updates = process.updates.map((update) =>
    update.number === number ? { ...update, status } : update,
  );
  return { ...process, updates };
}

export type DrefProcessSnapshot = SnapshotFrom<typeof drefProcessMachine>;
export const selectProcess = (snapshot: DrefProcessSnapshot) => snapshot.context.process;
/** Why an operational update or the final report cannot begin; undefined where it can. */
export const selectObstacle = (snapshot: DrefProcessSnapshot, next: DrefNext) =>
  obstacleTo(next, snapshot.context.process);
/** What is on its way to begin. */
export const selectStarting = (snapshot: DrefProcessSnapshot) =>
  snapshot.hasTag('starting') ? snapshot.context.asked : undefined;
/** What was asked for and did not begin, and why. */
export const selectRefusal = (snapshot: DrefProcessSnapshot) =>
  snapshot.matches('refused') ? snapshot.context : undefined;
export const selectIsCompleted = (snapshot: DrefProcessSnapshot) => snapshot.matches('completed');
