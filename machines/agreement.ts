import { assign, type SnapshotFrom, setup } from 'xstate';
import { MOST_FAULTS } from './constants/limits.ts';

/** A field of an answer that was not as agreed. */
export interface AgreementFault {
  /** "GET /api/v2/appeal/" */
  call: string;
  /** Where in the answer: "results[].dtype". */
  field: string;
  expected: string;
  got: string;
  /** In how many rows of the first answer that had it. */
  times: number;
}

const tellNewOnes = [
  { type: 'report', params: newOnes },
  { type: 'keepFaults', params: newOnes },
] as const;

/**
 * Whether the API keeps what it agreed to: rows that do not fit are left out of their lists, and each fault is reported once
 * a visit.
 *
 *   kept -(rows.unreadable)-> broken, which hears of more: known faults come again with every call.
 *
 * Provide `report`, which gets the faults that are new.
 */
export const agreementMachine = setup({
  types: {
    context: {} as { faults: readonly AgreementFault[] },
    events: {} as { type: 'rows.unreadable'; faults: readonly AgreementFault[] },
  },
  guards: {
    isNew: ({ context }, { faults }: { faults: readonly AgreementFault[] }) =>
      newFaults(context.faults, faults).length > 0,
  },
  actions: {
    report: (_, _faults: { faults: readonly AgreementFault[] }) => {},
    keepFaults: assign(({ context }, { faults }: { faults: readonly AgreementFault[] }) => ({
      faults: [...context.faults, ...faults],
    })),
  },
}).createMachine({
  id: 'agreement',
  context: { faults: [] },
  initial: 'kept',
  states: {
    kept: { on: { 'rows.unreadable': { target: 'broken', actions: tellNewOnes } } },
    broken: {
      on: {
        'rows.unreadable': {
          guard: { type: 'isNew', params: ({ event }) => event },
          actions: tellNewOnes,
        },
      },
    },
  },
});

interface Report {
  context: { faults: readonly AgreementFault[] };
  event: { faults: readonly AgreementFault[] };
}

function newOnes({ context, event }: Report) {
  return { faults: newFaults(context.faults, event.faults) };
}

/** Those not told of before, until there are so many that more would say nothing. */
function newFaults(known: readonly AgreementFault[], faults: readonly AgreementFault[]) {
  const isSame = (one: AgreementFault, other: AgreementFault) =>
    one.call === other.call && one.field === other.field && one.got === other.got;
  return faults
    .filter((fault) => !known.some((other) => isSame(fault, other)))
    .slice(0, MOST_FAULTS - known.length);
}

export type AgreementSnapshot = SnapshotFrom<typeof agreementMachine>;
export const selectFaults = ({ context }: AgreementSnapshot) => context.faults;
