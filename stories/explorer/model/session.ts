import {
  type Actor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InspectionEvent,
} from 'xstate';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import { endsOfEffects, withHeldEffects } from '#scripts/machines/held.ts';
import { namedTransitionsOf, statesOf } from '#scripts/machines/transitions.ts';
import { Problem } from './problem.ts';
import { type RecordedStep, type Recording, type Step, stateInWords } from './recording.ts';
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
  /** The name of the input in the catalogue. */
  readonly input: string;
  /** The whole log; what comes from `position` on lies ahead. */
  readonly log: readonly LogEntry[];
  /** How many steps of the log are played. */
  readonly position: number;
  /** Milliseconds since the start. */
  readonly now: number;
  /** Milliseconds until the next delay is over; undefined when nothing waits. */
  readonly nextDelay: number | undefined;
}

/** Drives one machine of the catalogue on a clock of its own, keeps a log, and goes to any place of it. */
export interface Session {
  /** With effects that end as the tester says. */
  readonly machine: AnyStateMachine;
  getView(): SessionView;
  subscribe(listener: () => void): () => void;
  /** Sends an event as if it came from outside; drops the steps that lay ahead. */
  send(event: AnyEventObject): void;
  /** Lets milliseconds pass; drops the steps that lay ahead. */
  wait(ms: number): void;
  /** The catalogue's events that would change something now, and the ends of the effects under way. */
  enabledEvents(): readonly AnyEventObject[];
  /** Whether an event would change something now. */
  accepts(event: AnyEventObject): boolean;
  /** Begins anew from an input of the catalogue, with an empty log. */
  restart(input: string): void;
  /** Goes to a place of the log, 0 is the start; steps are played as they were recorded. */
  goTo(position: number): void;
  record(): Recording;
  /** Takes a recording over and plays it to its end. Throws an Error when it is of another machine or input. */
  load(recording: Recording): void;
}

/** Starts a session from one of the catalogue's inputs, the first one when none is named. */
export function startSession(entry: CatalogueEntry, first = Object.keys(entry.inputs)[0] ?? ''): Session {
  const machine = withHeldEffects(entry);
  const names = new Map(statesOf(machine).flatMap(namedTransitionsOf));
  const listeners = new Set<() => void>();
  let input = first;
  let log: readonly LogEntry[] = [];
  let position = 0;
  let isReplaying = false;
  /** Transitions taken since the last step. */
  let taken: string[] = [];
  /** Events on their way to the machine that nobody within it has sent. */
  const fromOutside = new Set<AnyEventObject>();
  let { actor, clock } = start();
  let view = look();

  function start() {
    taken = [];
    const newClock = new SteppedClock();
    const newActor = createActor(machine, { input: entry.inputs[input], clock: newClock, inspect });
    // The event that breaks a machine is a step too.
    newActor.subscribe({ error: () => noteAll(newActor.getSnapshot()) });
    newActor.start();
    taken = [];
    return { actor: newActor, clock: newClock };
  }

  function inspect(inspected: InspectionEvent) {
    if (inspected.actorRef.sessionId !== inspected.rootId) return;
    if (inspected.type === '@xstate.event' && isFromOutside(inspected.sourceRef, inspected.event)) {
      fromOutside.add(inspected.event);
    }
    if (inspected.type === '@xstate.microstep') {
      taken.push(...inspected._transitions.flatMap((definition) => names.get(definition) ?? []));
    }
    // A component beside sends to the actor itself: its events are steps like any other.
    if (inspected.type === '@xstate.snapshot' && fromOutside.delete(inspected.event)) {
      note({ event: inspected.event }, inspected.snapshot as AnyMachineSnapshot);
    }
  }

  function noteAll(snapshot: AnyMachineSnapshot) {
    for (const event of fromOutside) note({ event }, snapshot);
    fromOutside.clear();
  }

  function note(step: Step, { value }: AnyMachineSnapshot) {
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
      input,
      log,
      position,
      now: clock.now(),
      nextDelay: clock.nextDelay(),
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

  function play(step: Step) {
    if ('wait' in step) {
      clock.increment(step.wait);
      note(step, actor.getSnapshot());
    } else actor.send(step.event);
  }

  function playTo(wanted: number) {
    isReplaying = true;
    while (position < wanted) {
      const next = log[position];
      if (!next) break;
      const before = position;
      play(next.step);
      // A machine that has ended hears nothing more: the rest of the log stays ahead.
      if (position === before) break;
    }
    isReplaying = false;
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
    enabledEvents: () => [...entry.events, ...endsOfEffects(entry, actor.getSnapshot())].filter(accepts),
    accepts,
    restart(chosen) {
      input = chosen;
      log = [];
      begin();
      publish();
    },
    goTo(wanted) {
      if (wanted < position) begin();
      playTo(wanted);
    },
    record: () => ({ machine: entry.name, input, steps: log.map(({ step }) => step) }),
    load(recording) {
      if (recording.machine !== entry.name) {
        throw new Problem('otherMachine', { recorded: recording.machine, machine: entry.name });
      }
      if (!(recording.input in entry.inputs)) {
        throw new Problem('unknownInput', { input: recording.input });
      }
      input = recording.input;
      log = recording.steps.map((step) => ({ step, played: undefined }));
      begin();
      playTo(log.length);
    },
  };
}

function isFromOutside(source: unknown, { type }: AnyEventObject) {
  return !source && type !== 'xstate.init' && type !== 'xstate.stop';
}

/** Whether a step led somewhere else than when it was recorded. */
export function differs({ step, played }: LogEntry): boolean {
  return played !== undefined && played.state !== step.state;
}
