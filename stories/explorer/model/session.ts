import {
  type Actor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InspectionEvent,
  type Snapshot,
} from 'xstate';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import { type Ask, askedOf, guardsOf } from '#scripts/machines/answers.ts';
import { endsOfEffects, withHeldEffects } from '#scripts/machines/held.ts';
import type { EventShapes } from '#scripts/machines/shape.ts';
import { namedTransitionsOf, statesOf } from '#scripts/machines/transitions.ts';
import { type Control, controlInUse } from './control.ts';
import { functionsIn, unpacked } from './pack.ts';
import { Problem } from './problem.ts';
import { type Answers, type RecordedStep, type Recording, type Step, stateInWords } from './recording.ts';
import { refusalOf } from './refusal.ts';
import { SteppedClock } from './steppedClock.ts';

/** A step of the log. */
export interface LogEntry {
  /** As it was recorded. */
  readonly step: RecordedStep;
  /** What happened when it was played last; undefined for a step that lies ahead. */
  readonly played: Played | undefined;
}

interface Played {
  /** In words; another one than recorded where the machine went another way. */
  readonly state: string;
  /** The transitions taken, by name, in their order. */
  readonly transitions: readonly string[];
  /** Milliseconds since the start, when the step was over. */
  readonly at: number;
}

/** What an explorer shows of a session. A new object at every change. */
export interface SessionView {
  /** Another one after every step back: whatever shows it has to begin anew. */
  readonly actor: Actor<AnyStateMachine>;
  readonly snapshot: AnyMachineSnapshot;
  /** The name of the input in the catalogue; undefined where a recording brought its own. */
  readonly input: string | undefined;
  /** The recording that is shown, where there is one. */
  readonly loaded: Recording | undefined;
  /** The whole log; what comes from `position` on lies ahead. */
  readonly log: readonly LogEntry[];
  /** How many steps of the log are played. */
  readonly position: number;
  /** Milliseconds since the start. */
  readonly now: number;
  /** Milliseconds until the next delay is over; undefined when nothing waits. */
  readonly nextDelay: number | undefined;
  /** Guards that answer by hand. */
  readonly guards: ReadonlyMap<string, boolean>;
  /** Ids of states and names of transitions that this session has passed, in all that it played. */
  readonly passed: ReadonlySet<string>;
}

/** Drives one machine of the catalogue on a clock of its own, keeps a log, and goes to any place of it. */
export interface Session {
  /** With effects that end as the tester says. */
  readonly machine: AnyStateMachine;
  /** The guards that can be set by hand. */
  readonly guards: readonly string[];
  getView(): SessionView;
  subscribe(listener: () => void): () => void;
  /** Sends an event as if it came from outside; drops the steps that lay ahead. */
  send(event: AnyEventObject): void;
  /** Lets milliseconds pass; drops the steps that lay ahead. */
  wait(ms: number): void;
  /** Lets a guard answer by hand from now on, `null`: by itself again. */
  setGuard(guard: string, answer: boolean | null): void;
  /** Says in which state a step should have left the machine; an empty one takes that back. */
  expect(position: number, state: string): void;
  /** The catalogue's events that would change something now, and the ends of the effects under way. */
  enabledEvents(): readonly AnyEventObject[];
  /** Why an event had better not be sent now. */
  refusalOf(event: AnyEventObject): Problem | undefined;
  /** Begins anew from an input of the catalogue, with an empty log. */
  restart(input: string): void;
  /** Goes to a place of the log, 0 is the start; steps are played as they were recorded. */
  goTo(position: number): void;
  record(): Recording;
  /** Takes a recording over and plays it to its end. Throws an Error when it is of another machine or input. */
  load(recording: Recording): void;
}

type Start = Pick<Recording, 'input' | 'given' | 'answers' | 'begins' | 'origin'>;

/** Starts a session from one of the catalogue's inputs, the first one when none is named. */
export function startSession(
  entry: CatalogueEntry,
  first = Object.keys(entry.inputs)[0] ?? '',
  shapes: EventShapes = {},
): Session {
  const held = withHeldEffects(entry);
  const machine = held.provide(askedOf(held, ask) as never);
  const names = new Map(statesOf(machine).flatMap(namedTransitionsOf));
  const functions = functionsIn(entry.inputs);
  const listeners = new Set<() => void>();
  let from: Start = { input: first };
  let loaded: Recording | undefined;
  let log: readonly LogEntry[] = [];
  let position = 0;
  let isReplaying = false;
  /** Transitions taken since the last step. */
  let taken: string[] = [];
  let guards: ReadonlyMap<string, boolean> = new Map();
  /** What was answered when the step that is played was recorded. */
  let answers: Record<string, unknown[]> = {};
  let passed: ReadonlySet<string> = new Set();
  /** Events on their way to the machine that nobody within it has sent. */
  const fromOutside = new Map<AnyEventObject, Control | undefined>();
  /** A step of the explorer's own is under way: what is pressed then is a button of it. */
  let isDriven = false;
  let { actor, clock } = start();
  let view = look();

  function ask(name: string, own: Parameters<Ask>[1]) {
    const byHand = guards.get(name);
    if (byHand !== undefined) return byHand;
    const recorded = answers[name]?.shift();
    return recorded ?? own();
  }

  function start() {
    taken = [];
    guards = new Map();
    answers = copyOf(from.answers);
    const newClock = new SteppedClock();
    const { begins, given } = from;
    const newActor = createActor(machine, {
      input: given === undefined ? entry.inputs[from.input] : unpacked(given, functions),
      clock: newClock,
      inspect,
      ...(begins && { snapshot: unpacked(begins.snapshot, functions) as Snapshot<unknown> }),
    });
    // The event that breaks a machine is a step too.
    newActor.subscribe({ error: () => noteAll(newActor.getSnapshot()) });
    newActor.start();
    for (const { event, delay, id } of begins?.delays ?? []) {
      newActor.system.scheduler.schedule(newActor, newActor, event, delay, id);
    }
    pass([...taken, ...idsOf(newActor.getSnapshot())]);
    taken = [];
    answers = {};
    return { actor: newActor, clock: newClock };
  }

  function inspect(inspected: InspectionEvent) {
    if (inspected.actorRef.sessionId !== inspected.rootId) return;
    if (inspected.type === '@xstate.event' && isFromOutside(inspected.sourceRef, inspected.event)) {
      fromOutside.set(inspected.event, isDriven ? undefined : controlInUse());
    }
    if (inspected.type === '@xstate.microstep') {
      const { _transitions: transitions, snapshot } = inspected;
      taken.push(...transitions.flatMap((definition) => names.get(definition) ?? []));
      pass([
        ...taken,
        ...transitions.map(({ source }) => source.id),
        ...idsOf(snapshot as AnyMachineSnapshot),
      ]);
    }
    // A component beside sends to the actor itself: its events are steps like any other.
    if (inspected.type !== '@xstate.snapshot') return;
    const by = fromOutside.get(inspected.event);
    if (fromOutside.delete(inspected.event)) {
      note({ event: inspected.event, ...(by && { by }) }, inspected.snapshot as AnyMachineSnapshot);
    }
  }

  function pass(some: readonly string[]) {
    if (some.some((one) => !passed.has(one))) passed = new Set([...passed, ...some]);
  }

  function noteAll(snapshot: AnyMachineSnapshot) {
    for (const event of fromOutside.keys()) note({ event }, snapshot);
    fromOutside.clear();
  }

  function note(step: Step & { by?: Control }, { value }: AnyMachineSnapshot) {
    const state = stateInWords(value);
    const played = { state, transitions: taken, at: clock.now() };
    taken = [];
    const known = isReplaying ? log[position] : undefined;
    log = known
      ? log.with(position, { ...known, played })
      : [...log.slice(0, position), { step: { ...step, state }, played }];
    position += 1;
    if (!isReplaying) queueMicrotask(publish);
  }

  function look(): SessionView {
    return {
      actor,
      snapshot: actor.getSnapshot(),
      input: from.given === undefined && !from.begins ? from.input : undefined,
      loaded,
      log,
      position,
      now: clock.now(),
      nextDelay: clock.nextDelay(),
      guards,
      passed,
    };
  }

  function publish() {
    view = look();
    for (const listener of listeners) listener();
  }

  function begin() {
    actor.stop();
    fromOutside.clear();
    position = 0;
    ({ actor, clock } = start());
  }

  function play(step: Step & { answers?: Answers }) {
    answers = copyOf(step.answers);
    isDriven = true;
    if ('event' in step) actor.send(step.event);
    else {
      if ('wait' in step) clock.increment(step.wait);
      else guards = changed(guards, step.guard, step.answer);
      note(step, actor.getSnapshot());
    }
    isDriven = false;
    answers = {};
  }

  function playTo(wanted: number) {
    isReplaying = true;
    try {
      while (position < wanted) {
        const next = log[position];
        if (!next) break;
        const before = position;
        play(next.step);
        // A machine that has ended hears nothing more: the rest of the log stays ahead.
        if (position === before) break;
      }
    } finally {
      isReplaying = false;
    }
    publish();
  }

  const accepts = (event: AnyEventObject) => {
    const snapshot = actor.getSnapshot();
    try {
      return snapshot.status === 'active' && snapshot.can(event);
    } catch {
      // Its guards want a payload that is not there.
      return false;
    }
  };

  return {
    machine,
    guards: guardsOf(held),
    getView: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send(event) {
      play({ event });
      publish();
    },
    wait(ms) {
      play({ wait: ms });
      publish();
    },
    setGuard(guard, answer) {
      play({ guard, answer });
      publish();
    },
    expect(at, state) {
      const found = log[at];
      if (!found) return;
      const { expected: _, ...step } = found.step;
      log = log.with(at, { ...found, step: state ? { ...step, expected: state } : step });
      publish();
    },
    enabledEvents: () => [...entry.events, ...endsOfEffects(entry, actor.getSnapshot())].filter(accepts),
    refusalOf: (event) => refusalOf(event, { machine, snapshot: actor.getSnapshot(), shapes }),
    restart(chosen) {
      from = { input: chosen };
      loaded = undefined;
      log = [];
      begin();
      publish();
    },
    goTo(wanted) {
      if (wanted < position) begin();
      playTo(wanted);
    },
    record: () => ({ machine: entry.name, ...from, steps: log.map(({ step }) => step) }),
    load(recording) {
      const { machine: name, steps, ...start } = recording;
      if (name !== entry.name) throw new Problem('otherMachine', { recorded: name, machine: entry.name });
      if (start.given === undefined && !start.begins && !(start.input in entry.inputs)) {
        throw new Problem('unknownInput', { input: start.input });
      }
      const before = from;
      from = start;
      try {
        begin();
      } catch (error) {
        from = before;
        log = [];
        begin();
        publish();
        throw new Problem('cannotBegin', { error: String(error) });
      }
      loaded = recording;
      log = steps.map((step) => ({ step, played: undefined }));
      playTo(log.length);
    },
  };
}

function idsOf({ _nodes: nodes = [] }: Partial<AnyMachineSnapshot>): string[] {
  return nodes.map(({ id }: { id: string }) => id);
}

function isFromOutside(source: unknown, { type }: AnyEventObject) {
  return !source && type !== 'xstate.init' && type !== 'xstate.stop';
}

/** To be used up. */
function copyOf(answers: Answers = {}): Record<string, unknown[]> {
  return Object.fromEntries(Object.entries(answers).map(([name, given]) => [name, [...given]]));
}

function changed(guards: ReadonlyMap<string, boolean>, guard: string, answer: boolean | null) {
  const others = [...guards].filter(([name]) => name !== guard);
  return new Map(answer === null ? others : [...others, [guard, answer]]);
}

/** Whether a step led somewhere else than it should, or else than when it was recorded. */
export function differs({ step, played }: LogEntry): boolean {
  return played !== undefined && played.state !== (step.expected ?? step.state);
}
