import {
  Actor,
  type AnyActor,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type InspectionEvent,
  StateMachine,
} from 'xstate';
import { MACHINES } from '#machines/catalogue.ts';
import { namedTransitionsOf, statesOf } from '#scripts/machines/transitions.ts';
import { type Recording, type Step, stateInWords } from '../model/recording.ts';
import type { LogEntry } from '../model/session.ts';

/** Steps kept of each actor: enough for a bug report. */
const MOST_STEPS = 300;

export type LiveActor = Actor<AnyStateMachine>;

/** The machines that run in a page, each with its log. */
export interface LiveActors {
  subscribe(listener: () => void): () => void;
  /** The running ones, in the order of their start. The same array until something happens. */
  getActors(): readonly LiveActor[];
  logOf(actor: LiveActor): readonly LogEntry[];
  /** What happened to an actor, to be replayed in the storybook: effects end as they ended here. */
  record(actor: LiveActor): Recording;
}

interface Diary {
  log: LogEntry[];
  taken: string[];
  startedAt: number;
  /** When the last step was over. */
  lastAt: number;
}

/**
 * Sees every actor that is started from now on, by XState's inspection. Which ones there are nothing tells from outside,
 * so `start` and `stop` of all actors are listened in on: for development only.
 */
export function watchActors(now: () => number = () => performance.now()): LiveActors {
  const roots = new Set<AnyActor>();
  const inspected = new WeakSet<object>();
  const diaries = new WeakMap<object, Diary>();
  const listeners = new Set<() => void>();
  /** Steps on their way to a machine. */
  const pending = new Set<AnyEventObject>();
  let actors: readonly LiveActor[] = [];
  let isTelling = false;

  const { start, stop } = Actor.prototype;
  Actor.prototype.start = function startWatched(this: AnyActor) {
    if (!this._parent) {
      roots.add(this);
      // React starts an actor again that it has stopped, in the same system.
      if (!inspected.has(this.system)) this.system.inspect(inspect);
      inspected.add(this.system);
      tell();
    }
    return start.call(this);
  };
  Actor.prototype.stop = function stopWatched(this: AnyActor) {
    roots.delete(this);
    tell();
    return stop.call(this);
  };

  function inspect(event: InspectionEvent) {
    const { actorRef } = event;
    if (!isMachine(actorRef)) return;
    const diary = diaryOf(actorRef);
    if (event.type === '@xstate.microstep') diary.taken.push(...namesOf(actorRef.logic, event._transitions));
    if (event.type === '@xstate.snapshot') note(actorRef, event.event, event.snapshot as AnyMachineSnapshot);
    if (event.type === '@xstate.event' && isStep(actorRef, event.event.type, event.sourceRef)) {
      // Time that went by first: what it did is known now.
      const ms = Math.round(now() - diary.lastAt);
      if (ms > 0 && diary.log.length > 0) add(actorRef, { wait: ms }, actorRef.getSnapshot());
      pending.add(event.event);
    }
    tell();
  }

  function note(actor: LiveActor, event: AnyEventObject, snapshot: AnyMachineSnapshot) {
    if (pending.delete(event)) add(actor, { event }, snapshot);
  }

  function add(actor: LiveActor, step: Step, { value }: AnyMachineSnapshot) {
    const diary = diaryOf(actor);
    const state = stateInWords(value);
    const at = now();
    const played = { state, transitions: diary.taken, at: Math.round(at - diary.startedAt) };
    diary.log = [...diary.log, { step: { ...step, state }, played }].slice(-MOST_STEPS);
    diary.taken = [];
    diary.lastAt = at;
  }

  function diaryOf(actor: object): Diary {
    const known = diaries.get(actor) ?? { log: [], taken: [], startedAt: now(), lastAt: now() };
    diaries.set(actor, known);
    return known;
  }

  /** Once for all that happens at a time. */
  function tell() {
    if (isTelling) return;
    isTelling = true;
    queueMicrotask(() => {
      isTelling = false;
      actors = [...roots].flatMap(machinesFrom);
      for (const listener of listeners) listener();
    });
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getActors: () => actors,
    logOf: (actor) => diaryOf(actor).log,
    record: (actor) => ({
      machine: actor.logic.id,
      input: Object.keys(entryOf(actor)?.inputs ?? {})[0] ?? '',
      steps: diaryOf(actor).log.map(({ step }) => step),
    }),
  };
}

/** What the catalogue knows of a running machine. */
export function entryOf(actor: LiveActor) {
  return MACHINES.find(({ name }) => name === actor.logic.id);
}

/** What comes from outside, and the end of an effect: all that does not follow from what was before. */
function isStep(actor: LiveActor, type: string, source: unknown) {
  if (type === 'xstate.init' || type === 'xstate.stop') return false;
  if (!source) return true;
  const [, id] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type) ?? [];
  return id !== undefined && id in (entryOf(actor)?.effects ?? {});
}

/** An actor and those that it has started, without effects. */
function machinesFrom(actor: AnyActorRef): LiveActor[] {
  const { children = {}, status } = actor.getSnapshot() ?? {};
  if (status !== 'active') return [];
  const below = (Object.values(children) as (AnyActorRef | undefined)[]).flatMap((child) =>
    child ? machinesFrom(child) : [],
  );
  return isMachine(actor) ? [actor, ...below] : below;
}

function isMachine(actor: unknown): actor is LiveActor {
  return actor instanceof Actor && actor.logic instanceof StateMachine;
}

const names = new WeakMap<AnyStateMachine, Map<AnyTransitionDefinition, string>>();

function namesOf(machine: AnyStateMachine, transitions: readonly AnyTransitionDefinition[]) {
  const known = names.get(machine) ?? new Map(statesOf(machine).flatMap(namedTransitionsOf));
  names.set(machine, known);
  return transitions.flatMap((transition) => known.get(transition) ?? []);
}
