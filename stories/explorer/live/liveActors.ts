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
import { askedOf } from '#scripts/machines/answers.ts';
import { namedTransitionsOf, statesOf } from '#scripts/machines/transitions.ts';
import { type Control, controlInUse } from '../model/control.ts';
import { originHere } from '../model/origin.ts';
import { holdsFunctions, packed } from '../model/pack.ts';
import { type Answers, type Recording, type Step, stateInWords } from '../model/recording.ts';
import type { LogEntry } from '../model/session.ts';
import { type Message, messageBook } from './messages.ts';

/** Steps kept of each actor: enough for a bug report. Those before them are cut off by so many at a time. */
const MOST_STEPS = 300;
const CUT_STEPS = 150;

export type LiveActor = Actor<AnyStateMachine>;

/** The machines that run in a page, each with its log. */
export interface LiveActors {
  subscribe(listener: () => void): () => void;
  /** The running ones, in the order of their start. The same array until something happens. */
  getActors(): readonly LiveActor[];
  logOf(actor: LiveActor): readonly LogEntry[];
  /** What all actors told one another, the newest last. */
  getMessages(): readonly Message[];
  /** What the app gave it to begin with. */
  inputOf(actor: LiveActor): unknown;
  /** Asks a machine something without it being heard: what its guards answer then is part of no step. */
  aside<Answer>(ask: () => Answer): Answer;
  /** What happened to an actor, to be replayed in the storybook: effects end as they ended here. */
  record(actor: LiveActor): Recording;
}

interface Diary {
  log: LogEntry[];
  taken: string[];
  /** What guards and delays answered since the last step. */
  answers: Record<string, unknown[]>;
  /** Of the first step that is kept. */
  head: { input?: unknown; answers?: Answers | undefined; begins?: Recording['begins'] };
  /** Where the log begins once the steps before are cut off. */
  next: Recording['begins'];
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
  /** Steps on their way to a machine, with what of the page they come from. */
  const pending = new Map<AnyEventObject, Control | undefined>();
  const book = messageBook(now);
  let actors: readonly LiveActor[] = [];
  let isTelling = false;
  let isAside = false;

  /** Those whose guards and delays are listened to, and what they answered in the transition under way. */
  const heard = new WeakMap<AnyStateMachine, Record<string, unknown[]>>();
  const owns = new WeakMap<object, object>();
  const { start, stop } = Actor.prototype;
  const { getInitialSnapshot } = StateMachine.prototype;
  StateMachine.prototype.getInitialSnapshot = function getWatched(this: AnyStateMachine, scope, input) {
    hear(this);
    heard.set(this, {});
    const snapshot = getInitialSnapshot.call(this, scope, input);
    // What looks at machines without running them has no actor of its own.
    if (scope.self instanceof Actor) {
      diaryOf(scope.self).head = { input, ...(holdsFunctions(input) && { answers: heard.get(this) }) };
    }
    heard.set(this, {});
    return snapshot;
  };
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
    if (event.type === '@xstate.event') book.note(event);
    if (!isMachine(actorRef)) return;
    const diary = diaryOf(actorRef);
    if (event.type === '@xstate.event') heard.set(actorRef.logic, {});
    if (event.type === '@xstate.snapshot') keepAnswers(diary, actorRef.logic);
    if (event.type === '@xstate.microstep') diary.taken.push(...namesOf(actorRef.logic, event._transitions));
    if (event.type === '@xstate.snapshot') note(actorRef, event.event, event.snapshot as AnyMachineSnapshot);
    if (event.type === '@xstate.event' && isStep(actorRef, event.event.type, event.sourceRef)) {
      // Time that went by first: what it did is known now.
      const ms = Math.round(now() - diary.lastAt);
      if (ms > 0 && diary.log.length > 0) add(actorRef, { wait: ms }, actorRef.getSnapshot());
      pending.set(event.event, event.sourceRef ? undefined : controlInUse());
    }
    tell();
  }

  /** What its guards and delays answer is heard from now on. */
  function hear(machine: AnyStateMachine) {
    if (heard.has(machine)) return;
    const { guards, delays } = machine.implementations as unknown as Record<string, Record<string, object>>;
    for (const parts of [guards, delays]) {
      // A machine that was provided anew has those of the one that it was made of.
      for (const [name, part] of Object.entries(parts ?? {}))
        Object.assign(parts ?? {}, { [name]: owns.get(part) ?? part });
    }
    const asked = askedOf(machine, (name, own) => {
      const answer = own();
      const answers = heard.get(machine);
      if (answers && !isAside) answers[name] = [...(answers[name] ?? []), answer];
      return answer;
    });
    for (const [parts, wrapped] of [
      [guards, asked.guards],
      [delays, asked.delays],
    ] as const) {
      for (const [name, part] of Object.entries(wrapped)) {
        owns.set(part, parts?.[name] ?? part);
        Object.assign(parts ?? {}, { [name]: part });
      }
    }
  }

  function keepAnswers(diary: Diary, machine: AnyStateMachine) {
    for (const [name, answers] of Object.entries(heard.get(machine) ?? {})) {
      diary.answers[name] = [...(diary.answers[name] ?? []), ...answers];
    }
    heard.set(machine, {});
  }

  function note(actor: LiveActor, event: AnyEventObject, snapshot: AnyMachineSnapshot) {
    const by = pending.get(event);
    if (pending.delete(event)) add(actor, { event, ...(by && { by }) }, snapshot);
  }

  function add(actor: LiveActor, step: Step & { by?: Control }, snapshot: AnyMachineSnapshot) {
    const diary = diaryOf(actor);
    const state = stateInWords(snapshot.value);
    const at = now();
    const played = { state, transitions: diary.taken, at: Math.round(at - diary.startedAt) };
    const answers = holdsFunctions(diary.head.input) ? diary.answers : {};
    const recorded = { ...step, state, ...(Object.keys(answers).length > 0 && { answers }) };
    diary.log = [...diary.log, { step: recorded, played }];
    diary.taken = [];
    diary.answers = {};
    diary.lastAt = at;
    if (diary.log.length % CUT_STEPS === 0) cutOff(actor, diary, snapshot);
  }

  /** A log that has grown too long begins later: at a place of which all is kept that it needs to be played from there. */
  function cutOff(actor: LiveActor, diary: Diary, snapshot: AnyMachineSnapshot) {
    if (diary.log.length >= MOST_STEPS && diary.next) {
      diary.log = diary.log.slice(CUT_STEPS);
      diary.head = { ...diary.head, answers: undefined, begins: diary.next };
    }
    if (diary.log.length === CUT_STEPS) diary.next = momentOf(actor, snapshot);
  }

  function diaryOf(actor: object): Diary {
    const known = diaries.get(actor) ?? {
      log: [],
      taken: [],
      answers: {},
      head: {},
      next: undefined,
      startedAt: now(),
      lastAt: now(),
    };
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
    getMessages: book.all,
    aside(ask) {
      isAside = true;
      try {
        return ask();
      } finally {
        isAside = false;
      }
    },
    inputOf: (actor) => diaryOf(actor).head.input,
    record: (actor) => {
      const { log, head } = diaryOf(actor);
      return {
        machine: actor.logic.id,
        input: '',
        ...(head.input !== undefined && { given: packed(head.input) }),
        ...(head.answers && { answers: head.answers }),
        ...(head.begins && { begins: head.begins }),
        origin: originHere(),
        steps: log.map(({ step }) => step),
      };
    },
  };
}

/** All that a machine needs to go on from here. */
function momentOf(actor: LiveActor, snapshot: AnyMachineSnapshot): Recording['begins'] {
  try {
    const scheduled = Object.values(actor.system.getSnapshot()._scheduledEvents);
    return {
      snapshot: packed(actor.logic.getPersistedSnapshot(snapshot)),
      delays: scheduled
        .filter(({ source, target }) => source === actor && target === actor)
        .map(({ event, delay, id, startedAt }) => ({
          event,
          id,
          delay: Math.max(0, delay - (Date.now() - startedAt)),
        })),
    };
  } catch {
    // A child without a name of its own: its log is never cut.
    return undefined;
  }
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

/** Whether it is a machine, and not an effect of one. */
export function isMachine(actor: unknown): actor is LiveActor {
  return actor instanceof Actor && actor.logic instanceof StateMachine;
}

const names = new WeakMap<AnyStateMachine, Map<AnyTransitionDefinition, string>>();

function namesOf(machine: AnyStateMachine, transitions: readonly AnyTransitionDefinition[]) {
  const known = names.get(machine) ?? new Map(statesOf(machine).flatMap(namedTransitionsOf));
  names.set(machine, known);
  return transitions.flatMap((transition) => known.get(transition) ?? []);
}
