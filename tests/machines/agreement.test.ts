import { expect, it, vi } from 'vitest';
import { agreementMachine, selectFaults } from '#machines/agreement.ts';
import { MOST_FAULTS } from '#machines/constants/limits.ts';
import { startOnClock } from '#tests/support/machines.ts';

const fault = (field: string, got = 'null') => ({
  call: 'GET /api/v2/appeal/',
  field,
  expected: 'object',
  got,
  times: 1,
});

function start() {
  const report = vi.fn();
  const machine = agreementMachine.provide({ actions: { report: (_, { faults }) => report(faults) } });
  const { actor } = startOnClock(machine, {});
  const send = (...faults: ReturnType<typeof fault>[]) => actor.send({ type: 'rows.unreadable', faults });
  return { actor, report, send };
}

it('reports each fault once a visit, and keeps it for whoever looks', () => {
  const { actor, report, send } = start();
  expect(actor.getSnapshot().value).toBe('kept');
  send(fault('results[].dtype'));
  expect(actor.getSnapshot().value).toBe('broken');
  send(fault('results[].dtype'), fault('results[].country'), fault('results[].dtype', 'string'));
  send(fault('results[].country'));
  expect(report.mock.calls).toEqual([
    [[fault('results[].dtype')]],
    [[fault('results[].country'), fault('results[].dtype', 'string')]],
  ]);
  expect(selectFaults(actor.getSnapshot())).toHaveLength(3);
});

it('tells of so many at most', () => {
  const { report, send } = start();
  send(...Array.from({ length: MOST_FAULTS + 20 }, (_, index) => fault(`field${index}`)));
  send(fault('one more'));
  expect(report).toHaveBeenCalledOnce();
  expect(report.mock.calls[0]?.[0]).toHaveLength(MOST_FAULTS);
});
