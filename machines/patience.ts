import { createMachine, type SnapshotFrom } from 'xstate';
import { PATIENCE_MS } from './constants/timings.ts';

/**
 * How long a list of several sources waits for all of them: rows that come one source after the other push each other about.
 *
 *   waiting -(2 s)-> over
 *
 * Whoever has all answers before does not ask it. Needs no effect.
 */
export const patienceMachine = createMachine({
  id: 'patience',
  initial: 'waiting',
  states: {
    waiting: { after: { [PATIENCE_MS]: 'over' } },
    over: {},
  },
});

/** What there is, is shown, however little. */
export const selectIsOver = (snapshot: SnapshotFrom<typeof patienceMachine>) => snapshot.matches('over');
