import { expect, it } from 'vitest';
import { MACHINES } from '#machines/catalogue.ts';
import { misfitOf } from '#scripts/machines/shape.ts';
import { countReached } from '#stories/explorer/model/coverage.ts';
import { packedText, unpackedText } from '#stories/explorer/model/link.ts';
import { passedBy, passedOf } from '#stories/explorer/model/passed.ts';
import { planAsCsv, planAsMarkdown } from '#stories/explorer/model/plan.ts';
import { fromJson, parseEvent, stateInWords, toJson } from '#stories/explorer/model/recording.ts';
import { differs, type Session, startSession } from '#stories/explorer/model/session.ts';
import { shapesOf } from '#stories/explorer/model/shapes.ts';
import { planOf, wayTo } from '#stories/explorer/model/ways.ts';
import { explorerStrings } from '#stories/explorer/strings.ts';

function entryOf(name: string) {
  const entry = MACHINES.find((known) => known.name === name);
  if (!entry) throw new Error(`The catalogue has no machine "${name}".`);
  return entry;
}

const start = (name: string, input?: string): Session => startSession(entryOf(name), input, shapesOf(name));

const open = { type: 'open' };
const confirm = { type: 'confirm' };
const failed = { type: 'xstate.error.actor.run', error: { message: 'offline' }, actorId: 'run' };
const added = { type: 'alert.added', alert: { name: 'saved', variant: 'success', title: 'Saved' } };

const statesOf = (session: Session) => session.getView().log.map(({ played }) => played?.state);
const stateNow = (session: Session) => stateInWords(session.getView().snapshot.value);
const titles = (session: Session) =>
  session.getView().snapshot.context.alerts.map(({ title }: { title: string }) => title);

it('keeps each event with the state and the transition that it led to', () => {
  const session = start('confirm');
  session.send(open);
  session.send(confirm);

  expect(statesOf(session)).toEqual(['asking', 'running']);
  expect(session.getView().log[1]?.played?.transitions).toEqual([
    'confirm.asking --confirm--> confirm.running',
  ]);
});

it('offers the events that would change something, and the ends of the effects under way', () => {
  const session = start('confirm');
  expect(session.enabledEvents().map(({ type }) => type)).toEqual(['open']);
  session.send(open);
  session.send(confirm);

  expect(session.enabledEvents().map(({ type }) => type)).toEqual([
    'xstate.done.actor.run',
    'xstate.error.actor.run',
  ]);
});

it('lets an effect end as the tester says', () => {
  const session = start('confirm');
  for (const event of [open, confirm, failed]) session.send(event);

  expect(stateNow(session)).toBe('failed');
  expect(session.getView().snapshot.context.error).toEqual({ message: 'offline' });
});

it('keeps what a component sends to the actor itself', async () => {
  const session = start('confirm');
  let told = 0;
  session.subscribe(() => {
    told += 1;
  });
  session.getView().actor.send(open);
  await Promise.resolve();

  expect(told).toBe(1);
  expect(session.record().steps).toEqual([{ event: open, state: 'asking' }]);
});

it('lets time pass to the end of the next delay', () => {
  const session = start('alerts');
  session.send(added);
  expect(session.getView().nextDelay).toBe(4500);
  session.wait(1500);
  expect(session.getView().nextDelay).toBe(3000);
  session.wait(3000);

  expect(titles(session)).toEqual([]);
  expect(session.getView()).toMatchObject({ now: 4500, nextDelay: undefined });
  expect(session.getView().log.at(-1)?.played?.transitions).toHaveLength(1);
});

it('steps back in time, and forward again', () => {
  const session = start('alerts');
  session.send(added);
  session.wait(4500);
  session.goTo(1);
  expect(titles(session)).toEqual(['Saved']);
  expect(session.getView()).toMatchObject({ position: 1, now: 0, nextDelay: 4500 });
  expect(session.getView().log).toHaveLength(2);
  session.goTo(2);

  expect(titles(session)).toEqual([]);
});

it('gives another actor after a step back, and the same one after a step forward', () => {
  const session = start('confirm');
  session.send(open);
  const { actor } = session.getView();
  session.goTo(0);
  expect(session.getView().actor).not.toBe(actor);
  const { actor: second } = session.getView();
  session.goTo(1);

  expect(session.getView().actor).toBe(second);
});

it('drops the steps ahead when another way is gone', () => {
  const session = start('confirm');
  for (const event of [open, confirm, failed]) session.send(event);
  session.goTo(1);
  session.send({ type: 'cancel' });

  expect(statesOf(session)).toEqual(['asking', 'closed']);
});

it('plays a recording to the same end, after a trip through JSON', () => {
  const session = start('search');
  session.send({ type: 'keyword.changed', keyword: 'flood' });
  session.wait(300);
  session.send({
    type: 'xstate.done.actor.search',
    output: [{ key: '1', label: 'Nepal' }],
    actorId: 'search',
  });
  const text = toJson(session.record());
  const other = start('search');
  other.load(fromJson(text));

  expect(stateNow(other)).toBe('answer.found, list.open');
  expect(other.getView().snapshot.context).toEqual(session.getView().snapshot.context);
  expect(other.getView().log.some(differs)).toBe(false);
  expect(toJson(other.record())).toBe(text);
});

it('says where a recording went another way', () => {
  const session = start('confirm');
  session.load({
    machine: 'confirm',
    input: '',
    steps: [
      { event: open, state: 'asking' },
      { event: { type: 'cancel' }, state: 'failed' },
    ],
  });

  expect(session.getView().log.map(differs)).toEqual([false, true]);
});

it('begins anew from another input', () => {
  const session = start('cookieBanner');
  session.send({ type: 'accept' });
  session.restart('accepted before');

  expect(stateNow(session)).toBe('accepted');
  expect(session.getView().log).toEqual([]);
  expect(session.record().input).toBe('accepted before');
});

it('refuses a recording of another machine or of an input that is gone', () => {
  const session = start('confirm');
  expect(() => session.load({ machine: 'alerts', input: '', steps: [] })).toThrow('recording of “alerts”');
  expect(() => session.load({ machine: 'confirm', input: 'gone', steps: [] })).toThrow('no example input');
});

it.each([
  ['{', 'This is not JSON.'],
  ['[]', 'The file is not an object.'],
  ['{}', 'not a recording of a machine'],
  ['{"kind": "go machine recording"}', 'lacks its machine'],
  [
    '{"kind": "go machine recording", "machine": "a", "input": "", "steps": [{"event": {}, "state": ""}]}',
    'no “type”',
  ],
  [
    '{"kind": "go machine recording", "machine": "a", "input": "", "steps": [{"wait": 5}]}',
    'which state it ended',
  ],
])('says what is wrong with the file %s', (text, problem) => {
  expect(() => fromJson(text)).toThrow(problem);
});

it('reads an event that was typed, and says what is wrong with another', () => {
  expect(parseEvent('{"type": "open"}')).toEqual(open);
  expect(() => parseEvent('{"kind": "open"}')).toThrow('no “type”');
  expect(() => parseEvent('open')).toThrow('not JSON');
});

it('goes on when an event breaks the machine: the log holds the event that did', () => {
  const session = start('alerts');
  session.send({ type: 'alert.added' });
  expect(session.getView().snapshot.status).toBe('error');
  expect(session.enabledEvents()).toEqual([]);
  session.goTo(0);

  expect(session.getView().snapshot.status).toBe('active');
});

it('writes an error as its message, and leaves functions out', () => {
  const text = toJson({
    machine: 'a',
    input: '',
    steps: [{ event: { type: 'b', error: new Error('no WebGL'), call: () => {} }, state: '' }],
  });

  expect(JSON.parse(text).steps[0].event).toEqual({
    type: 'b',
    error: { name: 'Error', message: 'no WebGL' },
  });
});

it.each([
  [{ type: 'alert.shown' }, 'The machine has no event “alert.shown”.'],
  [{ type: 'alert.added' }, 'alert. Expected: { name: string;'],
  [
    { type: 'alert.added', alert: { name: 'a', variant: 'info', title: 5 } },
    'alert.title. Expected: string. Got: 5.',
  ],
  [
    { type: 'alert.added', alert: { name: 'a', variant: 'red', title: 'A' } },
    'alert.variant. Expected: "danger"',
  ],
  [{ type: 'alert.acted', name: 'gone' }, 'changes nothing'],
])('refuses %j with the reason', (event, reason) => {
  expect(start('alerts').refusalOf(event)?.message).toContain(reason);
});

it('refuses what would break the machine, without breaking it', () => {
  const entry = entryOf('alerts');
  const session = startSession(entry);

  expect(session.refusalOf({ type: 'alert.added' })?.message).toContain('would break the machine');
  expect(session.getView()).toMatchObject({ log: [], snapshot: { status: 'active' } });
  session.send({ type: 'alert.added' });
  expect(session.refusalOf(added)?.message).toContain('ended or is broken');
});

it('offers every example of the catalogue as what its type allows', () => {
  const refused = MACHINES.flatMap(({ name, events }) =>
    events.flatMap((event) => {
      // The end of a child is called as the child is.
      if (event.type.startsWith('xstate.')) return [];
      const shape = shapesOf(name)[event.type];
      const misfit = shape ? misfitOf(shape, event) : { path: 'no shape' };
      return misfit ? [`${name} ${event.type}: ${misfit.path}`] : [];
    }),
  );

  expect(refused).toEqual([]);
});

it('lets a guard answer by hand, as a step that is played again', () => {
  const session = start('request', 'a list');
  expect(session.guards).toContain('isWorthRetrying');
  session.setGuard('isWorthRetrying', true);
  session.send({ type: 'xstate.error.actor.send', error: { kind: 'server' }, actorId: 'send' });
  expect(stateNow(session)).toBe('retrying');
  session.goTo(0);
  expect(session.getView().guards.size).toBe(0);
  session.goTo(2);
  expect(stateNow(session)).toBe('retrying');
  const other = start('request', 'a list');
  other.load(fromJson(toJson(session.record())));
  other.setGuard('isWorthRetrying', null);

  expect(stateNow(other)).toBe('retrying');
  expect(other.getView().guards.size).toBe(0);
});

it('counts what a session has passed, over steps back and all that it loads', () => {
  const session = start('confirm');
  const passed = () => countReached(passedOf(entryOf('confirm'), session.getView()).transitions).reached;
  session.send(open);
  session.goTo(0);
  expect(passed()).toBe(1);
  session.load({
    machine: 'confirm',
    input: '',
    steps: [
      { event: open, state: 'asking' },
      { event: confirm, state: 'running' },
    ],
  });

  expect(passed()).toBe(2);
});

it('shows the shortest way to any transition, time included', () => {
  const entry = entryOf('alert');
  const way = wayTo(entry, 'alert.counting --xstate.after.duration.alert.counting--> alert.expired');
  const session = startSession(entry);
  if (way) session.load(way);

  expect(way?.steps).toEqual([{ wait: 4500, state: 'expired' }]);
  expect(session.getView().snapshot.status).toBe('done');
  expect(wayTo(entry, 'alert.counting --nothing--> alert.expired')).toBeUndefined();
});

it('plans cases that take every transition, in plain words', () => {
  const cases = planOf(entryOf('confirm'));
  const all = Object.keys(passedOf(entryOf('confirm'), start('confirm').getView()).transitions);
  expect(cases.flatMap(({ shows }) => shows).sort()).toEqual(all.sort());
  const text = planAsMarkdown(entryOf('confirm'), explorerStrings.english);
  expect(text).toContain('1. [ ] Send open with subject: "a field report" → `asking`');
  expect(text).toContain('Let the effect run fail with error:');

  expect(planAsCsv(entryOf('confirm'), explorerStrings.english).split('\r\n')[0]).toBe(
    'Machine,Case,Begins with,Step,What to do,Expected state,Transitions shown,Done',
  );
});

it('ticks in the plan what people have passed by hand, of several recordings together', () => {
  const entry = entryOf('confirm');
  const [first, ...others] = planOf(entry);
  if (!first) throw new Error('The plan has no case.');
  const boxes = (passed: ReadonlySet<string>) => {
    const text = planAsMarkdown(entry, explorerStrings.english, passed);
    return { ticked: text.split('[x]').length - 1, left: text.split('[ ]').length - 1 };
  };
  const nothing = boxes(passedBy(entry, [start('search').record()]));
  const some = boxes(passedBy(entry, [first.recording]));
  const all = boxes(
    passedBy(
      entry,
      [first, ...others].map(({ recording }) => recording),
    ),
  );

  expect(nothing.ticked).toBe(0);
  expect(some.ticked).toBeGreaterThanOrEqual(first.recording.steps.length + first.shows.length);
  expect(some.left).toBeGreaterThan(0);
  expect(all).toEqual({ ticked: nothing.left, left: 0 });
  expect(
    planAsCsv(entry, explorerStrings.english, passedBy(entry, [first.recording])).split('\r\n')[1],
  ).toMatch(/,x$/);
});

it('packs a recording into a link, and out of it again', async () => {
  const session = start('search');
  session.send({ type: 'keyword.changed', keyword: 'flöd' });
  const text = await packedText(session.record());

  expect(text).toMatch(/^s[\w-]+$/);
  expect(await unpackedText(text)).toEqual(session.record());
  await expect(unpackedText(text.slice(0, 20))).rejects.toThrow();
});

it('hands nobody a password or a token: equal ones stay equal, so that it plays to the same end', () => {
  const session = start('auth', 'signed in earlier');
  session.send({ type: 'storage.changed', stored: { token: 'example-token' } });
  session.send({ type: 'storage.changed', stored: { token: 'secret-of-mine' } });
  const text = toJson(session.record());

  expect(text).not.toMatch(/example-token|secret-of-mine/);
  expect(text.match(/\(hidden \d\)/g)).toEqual(['(hidden 1)', '(hidden 2)']);
});
