import { expect, it } from 'vitest';
import { type Alert, alertsMachine, selectAlerts } from '#machines/alerts.ts';
import { startOnClock } from '#tests/support/machines.ts';

const saved: Alert = { name: 'saved', variant: 'success', title: 'Saved' };
const failed: Alert = {
  name: 'failed',
  variant: 'danger',
  title: 'Failed to load data',
  nonDismissable: true,
};

function startAlerts(...alerts: Alert[]) {
  const { actor, clock } = startOnClock(alertsMachine, {});
  for (const alert of alerts) actor.send({ type: 'alert.added', alert });
  return { actor, clock, titles: () => selectAlerts(actor.getSnapshot()).map(({ title }) => title) };
}

it('shows alerts in the order in which they came', () => {
  expect(startAlerts(saved, failed).titles()).toEqual(['Saved', 'Failed to load data']);
});

it('lets an alert vanish after 4500 ms', () => {
  const { clock, titles } = startAlerts(saved);
  clock.increment(4499);
  expect(titles()).toEqual(['Saved']);
  clock.increment(1);

  expect(titles()).toEqual([]);
});

it('lets an alert vanish after its own duration', () => {
  const { clock, titles } = startAlerts({ ...saved, duration: 10_000 });
  clock.increment(9999);
  expect(titles()).toEqual(['Saved']);
  clock.increment(1);

  expect(titles()).toEqual([]);
});

it('keeps a non-dismissable alert, whatever time passes and whoever closes it', () => {
  const { actor, clock, titles } = startAlerts(failed);
  clock.increment(3_600_000);
  actor.send({ type: 'alert.removed', name: 'failed' });

  expect(titles()).toEqual(['Failed to load data']);
});

it('keeps an alert of endless duration until it is closed', () => {
  const { actor, clock, titles } = startAlerts({ ...saved, duration: Number.POSITIVE_INFINITY });
  clock.increment(3_600_000);
  expect(titles()).toEqual(['Saved']);
  actor.send({ type: 'alert.removed', name: 'saved' });

  expect(titles()).toEqual([]);
});

it('closes an ordinary alert before its time', () => {
  const { actor, titles } = startAlerts(saved, failed);
  actor.send({ type: 'alert.removed', name: 'saved' });

  expect(titles()).toEqual(['Failed to load data']);
});

it('changes the alert of a name in use instead of adding another, and starts its time again', () => {
  const { actor, clock, titles } = startAlerts(saved);
  clock.increment(4000);
  actor.send({ type: 'alert.added', alert: { ...saved, title: 'Saved again' } });
  expect(titles()).toEqual(['Saved again']);
  clock.increment(4499);
  expect(titles()).toEqual(['Saved again']);
  clock.increment(1);

  expect(titles()).toEqual([]);
});

it('merges an update into the alert', () => {
  const { actor, clock } = startAlerts(failed);
  actor.send({ type: 'alert.updated', name: 'failed', change: { title: 'Loaded', nonDismissable: false } });
  expect(selectAlerts(actor.getSnapshot())).toEqual([{ ...failed, title: 'Loaded', nonDismissable: false }]);
  clock.increment(4500);

  expect(selectAlerts(actor.getSnapshot())).toEqual([]);
});

it('ignores events for an alert that is gone', () => {
  const { actor, titles } = startAlerts(saved);
  for (const event of [
    { type: 'alert.updated', name: 'gone', change: { title: 'Back' } },
    { type: 'alert.removed', name: 'gone' },
    { type: 'alert.paused', name: 'gone', by: 'pointer' },
    { type: 'alert.resumed', name: 'gone', by: 'pointer' },
  ] as const)
    actor.send(event);

  expect(titles()).toEqual(['Saved']);
});

it('holds an alert while it is hovered or focused, and gives it its whole time after', () => {
  const { actor, clock, titles } = startAlerts(saved);
  clock.increment(4000);
  actor.send({ type: 'alert.paused', name: 'saved', by: 'pointer' });
  actor.send({ type: 'alert.paused', name: 'saved', by: 'focus' });
  clock.increment(60_000);
  actor.send({ type: 'alert.resumed', name: 'saved', by: 'pointer' });
  clock.increment(60_000);
  expect(titles()).toEqual(['Saved']);

  actor.send({ type: 'alert.resumed', name: 'saved', by: 'focus' });
  clock.increment(4499);
  expect(titles()).toEqual(['Saved']);
  clock.increment(1);

  expect(titles()).toEqual([]);
});

it('stays held when it changes under the pointer', () => {
  const { actor, clock, titles } = startAlerts(saved);
  actor.send({ type: 'alert.paused', name: 'saved', by: 'pointer' });
  actor.send({ type: 'alert.updated', name: 'saved', change: { title: 'Saved and sent' } });
  clock.increment(60_000);

  expect(titles()).toEqual(['Saved and sent']);
});

it('takes a name again once its alert is gone', () => {
  const { actor, clock, titles } = startAlerts(saved);
  clock.increment(4500);
  actor.send({ type: 'alert.added', alert: saved });
  clock.increment(4499);
  expect(titles()).toEqual(['Saved']);
  clock.increment(1);

  expect(titles()).toEqual([]);
});

it('tells whoever added an alert that its action was pressed, once, and closes it', () => {
  const { actor, titles } = startAlerts({ ...failed, action: 'Load again' });
  const acted: string[] = [];
  actor.on('alert.acted', ({ name }) => acted.push(name));
  actor.send({ type: 'alert.acted', name: 'failed' });
  actor.send({ type: 'alert.acted', name: 'failed' });

  expect(acted).toEqual(['failed']);
  expect(titles()).toEqual([]);
});

it('leaves no timer behind, however an alert went', () => {
  const { actor, clock } = startAlerts(saved, { ...saved, name: 'acted' }, { ...saved, name: 'expired' });
  const timers = () => Object.keys(actor.getSnapshot().children);
  expect(timers()).toEqual(['saved', 'acted', 'expired']);
  actor.send({ type: 'alert.removed', name: 'saved' });
  expect(timers()).toEqual(['acted', 'expired']);
  actor.send({ type: 'alert.acted', name: 'acted' });
  expect(timers()).toEqual(['expired']);
  clock.increment(4500);

  expect(timers()).toEqual([]);
});
