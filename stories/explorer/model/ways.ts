import { type AnyEventObject, createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import { withHeldEffects } from '#scripts/machines/held.ts';
import { pathsOf } from '#scripts/machines/paths.ts';
import { namedTransitionsOf, statesOf } from '#scripts/machines/transitions.ts';
import type { Recording } from './recording.ts';
import { type Session, startSession } from './session.ts';

/** From one of the catalogue's inputs to the taking of a transition. */
interface Way {
  readonly input: string;
  readonly events: readonly AnyEventObject[];
}

const known = new WeakMap<CatalogueEntry, ReadonlyMap<string, Way>>();

/** The shortest way to each transition that the catalogue's events reach, by its name. Kept: to find them all takes a while. */
function waysOf(entry: CatalogueEntry): ReadonlyMap<string, Way> {
  const found = known.get(entry) ?? findWays(entry);
  known.set(entry, found);
  return found;
}

function findWays(entry: CatalogueEntry): ReadonlyMap<string, Way> {
  const machine = withHeldEffects(entry);
  const names = new Map(statesOf(machine).flatMap(namedTransitionsOf));
  const ways = new Map<string, Way>();
  const starts = Object.keys(entry.inputs).map((inputName) => ({
    inputName,
    input: entry.inputs[inputName],
    events: [],
  }));
  const paths = pathsOf(entry).sort((one, other) => one.events.length - other.events.length);
  for (const { inputName, input, events } of [...starts, ...paths]) {
    let played = 0;
    const actor = createActor(machine, { input, clock: new SimulatedClock(), inspect });
    function inspect(inspected: InspectionEvent) {
      if (inspected.type !== '@xstate.microstep') return;
      for (const transition of inspected._transitions) {
        const name = names.get(transition);
        if (name === undefined || ways.has(name)) continue;
        ways.set(name, { input: inputName, events: events.slice(0, played) });
      }
    }
    actor.start();
    for (const event of events) {
      played += 1;
      actor.send(event);
    }
    actor.stop();
  }
  return ways;
}

/** How to get to a transition, as a recording to be played; undefined where the catalogue's events do not lead there. */
export function wayTo(entry: CatalogueEntry, transition: string): Recording | undefined {
  const way = waysOf(entry).get(transition);
  return way && recordingOf(entry, way);
}

/** A case of a test plan: steps from the start, and the transitions that they show. */
export interface PlannedCase {
  readonly recording: Recording;
  readonly shows: readonly string[];
}

/** As few short cases as reach every transition that the catalogue's events reach. */
export function planOf(entry: CatalogueEntry): PlannedCase[] {
  const left = new Map(
    [...waysOf(entry)].sort(([, one], [, other]) => other.events.length - one.events.length),
  );
  const cases: PlannedCase[] = [];
  for (const [name, way] of left) {
    if (!left.has(name)) continue;
    const { recording, passed } = playedOf(entry, way);
    // The longest first: what it shows on its way needs no case of its own.
    const shows = [...left.keys()].filter((one) => one === name || passed.has(one));
    for (const shown of shows) left.delete(shown);
    cases.push({ recording, shows });
  }
  return cases.reverse();
}

const recordingOf = (entry: CatalogueEntry, way: Way) => playedOf(entry, way).recording;

function playedOf(entry: CatalogueEntry, { input, events }: Way) {
  const session = startSession(entry, input);
  for (const event of events) play(session, event);
  return { recording: session.record(), passed: session.getView().passed };
}

/** Time passes as it would for a person, where that leads to the delay in question before any other. */
function play(session: Session, event: AnyEventObject) {
  const { nextDelay, position } = session.getView();
  if (event.type.startsWith('xstate.after.') && nextDelay !== undefined) {
    session.wait(nextDelay);
    const taken = session.getView().log[position]?.played?.transitions ?? [];
    if (taken.some((name) => name.includes(`--${event.type}`))) return;
    session.goTo(position);
  }
  session.send(event);
}
