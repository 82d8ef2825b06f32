import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, transition } from 'xstate';
import { asType, type EventShapes, misfitOf } from '#scripts/machines/shape.ts';
import { Problem } from './problem.ts';

interface Receiver {
  machine: AnyStateMachine;
  snapshot: AnyMachineSnapshot;
  /** What its events must hold. None: of nothing is known what it must be. */
  shapes: EventShapes;
}

/** Why an event had better not be sent to a machine: it is none of its events, lacks something, changes nothing, or breaks it. */
export function refusalOf(
  event: AnyEventObject,
  { machine, snapshot, shapes }: Receiver,
): Problem | undefined {
  if (snapshot.status !== 'active') return new Problem('hearsNothing');
  const shape = shapes[event.type];
  const isKnown = shape || event.type.startsWith('xstate.') || machine.events.includes(event.type);
  if (!isKnown && Object.keys(shapes).length > 0) {
    return new Problem('unknownEvent', { event: event.type });
  }
  const misfit = shape && misfitOf(shape, event);
  if (misfit) {
    const got = misfit.got === undefined ? 'undefined' : JSON.stringify(misfit.got);
    return new Problem('wrongField', { path: misfit.path, wanted: asType(misfit.wanted), got });
  }
  try {
    if (!snapshot.can(event)) return new Problem('changesNothing');
    // As it would be, without telling the machine or doing anything: what throws there would break it.
    transition(machine, snapshot, event);
    return undefined;
  } catch (error) {
    return new Problem('wouldBreak', { error: String(error) });
  }
}
