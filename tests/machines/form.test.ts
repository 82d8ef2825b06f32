import { describe, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { DRAFT_DROP_MS, DRAFT_KEEP_MS, DRAFT_RETRY_MS, QUEUE_RETRY_MS } from '#machines/constants/timings.ts';
import {
  type FormDraft,
  type FormInput,
  formMachine,
  type SubmitResult,
  selectErrors,
  selectFailure,
  selectIsElsewhere,
  selectIsGone,
  selectIsLocked,
  selectIsQueued,
  selectIsRestored,
  selectIsRestoring,
  selectIsReviewing,
  selectIsSignedOut,
  selectIsUnkept,
  selectIsUnsaved,
  selectListed,
  selectSeen,
  selectStep,
  selectTheirs,
  selectValues,
} from '#machines/form.ts';
import type { FormValues } from '#machines/formValues.ts';
import { settle, startOnClock } from '#tests/support/machines.ts';

interface World {
  draft?: FormDraft;
  results?: (SubmitResult | Error)[];
  writing?: () => Promise<void>;
  dropping?: () => Promise<void>;
  losing?: () => Promise<void>;
  joining?: () => Promise<void>;
  more?: Partial<FormInput>;
}

const saved = { outcome: 'saved', record: { id: 7 } } as const;
const error = (status: number) => Object.assign(new Error(String(status)), { status });

/** A form that needs a title, in a world that keeps drafts and answers as told. */
async function start({
  draft,
  results = [],
  writing = async () => {},
  dropping = async () => {},
  losing = () => new Promise(() => {}),
  joining = () => new Promise(() => {}),
  more = {},
}: World = {}) {
  const kept: FormValues[] = [];
  const sent: FormValues[] = [];
  const waited: boolean[] = [];
  const before: (FormValues | undefined)[] = [];
  const dropped = vi.fn();
  const unqueue = vi.fn();
  const emitted: string[] = [];
  const machine = formMachine.provide({
    actors: {
      readDraft: fromPromise(async () => draft),
      writeDraft: fromPromise(async ({ input }) => {
        await writing();
        kept.push(input.values);
        return kept.length;
      }),
      dropDraft: fromPromise(async (): Promise<unknown> => {
        await dropping();
        return dropped();
      }),
      awaitLoss: fromPromise<unknown, undefined>(losing),
      awaitOther: fromPromise<unknown, undefined>(joining),
      submit: fromPromise(async ({ input }) => {
        sent.push(input.values);
        waited.push(input.isWaiting);
        before.push(input.before);
        const result = results.shift() ?? saved;
        if (result instanceof Error) throw result;
        return result;
      }),
    },
    actions: { unqueue },
  });
  const { actor, clock } = startOnClock(machine, {
    input: {
      initial: { title: '', num_dead: 1 },
      version: 'v1',
      validate: ({ title }: FormValues): Record<string, string> => {
        if (!title) return { title: 'This field is required.' };
        return String(title).length > 20 ? { title: 'Enter a shorter text.' } : {};
      },
      errorsOf: () => ({ title: 'Taken.' }),
      follow: (values: FormValues, facts: unknown) =>
        facts === 'reviewed' ? { ...values, visibility: 4 } : values,
      ...more,
    },
  });
  actor.on('errors.found', () => emitted.push('errors'));
  actor.on('step.shown', () => emitted.push('step'));
  actor.on('saved', () => emitted.push('saved'));
  await settle();
  const type = (patch: FormValues) => actor.send({ type: 'changed', patch });
  const submit = async () => {
    actor.send({ type: 'submit' });
    await settle();
  };
  const now = () => actor.getSnapshot();
  return { actor, clock, kept, sent, waited, before, dropped, unqueue, emitted, type, submit, now };
}

describe('the draft', () => {
  it('is written soon after a change, however fast somebody types', async () => {
    const { type, clock, kept } = await start();
    for (let letters = 1; letters <= 10; letters += 1) {
      type({ title: 'x'.repeat(letters) });
      clock.increment(DRAFT_KEEP_MS / 4);
      await settle();
    }
    expect(kept).toEqual([
      { title: 'xxxx', num_dead: 1 },
      { title: 'xxxxxxxx', num_dead: 1 },
    ]);
    expect(DRAFT_KEEP_MS).toBeLessThan(1000);
  });

  it('is written again when something changed while it was written', async () => {
    let finish = () => {};
    const { type, clock, kept } = await start({ writing: () => new Promise((done) => (finish = done)) });
    type({ title: 'a' });
    clock.increment(DRAFT_KEEP_MS);
    type({ title: 'ab' });
    finish();
    await settle();
    clock.increment(DRAFT_KEEP_MS);
    finish();
    await settle();
    expect(kept.map(({ title }) => title)).toEqual(['a', 'ab']);
  });

  it('is written again when another tab has dropped it with what was sent there', async () => {
    let lose = () => {};
    const { type, clock, kept } = await start({ losing: () => new Promise((done) => (lose = done)) });
    type({ title: 'Mine' });
    clock.increment(DRAFT_KEEP_MS);
    await settle();
    expect(kept).toHaveLength(1);
    lose();
    await settle();
    expect(kept.map(({ title }) => title)).toEqual(['Mine', 'Mine']);
  });

  it('is not written again when another tab has sent what waited here', async () => {
    let lose = () => {};
    const { type, clock, submit, kept } = await start({
      losing: () => new Promise((done) => (lose = done)),
      results: [{ outcome: 'queued' }],
    });
    type({ title: 'Mine' });
    clock.increment(DRAFT_KEEP_MS);
    await settle();
    await submit();
    lose();
    await settle();
    expect(kept).toHaveLength(1);
  });

  it('is restored at the start, over what the record says', async () => {
    const { now } = await start({ draft: { values: { title: 'Kept' }, version: 'v0', savedAt: 5 } });
    expect(selectValues(now())).toEqual({ title: 'Kept', num_dead: 1 });
    expect(now().context.version).toBe('v0');
    expect(selectIsRestored(now())).toBe(true);
    expect(selectIsUnsaved(now())).toBe(true);
  });

  it('is not looked for by a form that has just begun', async () => {
    const { now } = await start({
      draft: { values: { title: 'Kept' }, version: 'v0', savedAt: 5 },
      more: { isFresh: true },
    });
    expect(selectValues(now())).toEqual({ title: '', num_dead: 1 });
    expect(selectIsRestored(now())).toBe(false);
    expect(selectIsRestoring(now())).toBe(false);
  });

  it('is not made of what followed without being written, which is sent all the same', async () => {
    const { actor, clock, kept, sent, submit, type, now } = await start();
    actor.send({ type: 'facts.changed', facts: 'reviewed' });
    clock.increment(DRAFT_KEEP_MS);
    await settle();
    expect(kept).toEqual([]);
    expect(selectIsUnsaved(now())).toBe(false);
    type({ title: 'Floods' });
    await submit();
    expect(sent).toEqual([{ title: 'Floods', num_dead: 1, visibility: 4 }]);
  });

  it('is dropped once the form is saved', async () => {
    const { type, submit, dropped, emitted, now } = await start();
    type({ title: 'Floods' });
    await submit();
    expect(dropped).toHaveBeenCalledOnce();
    expect(emitted).toEqual(['saved']);
    expect(selectIsUnsaved(now())).toBe(false);
  });

  it('is gone before the form is said to be saved', async () => {
    let finish = () => {};
    const { type, submit, emitted, now } = await start({
      dropping: () => new Promise((done) => (finish = done)),
    });
    type({ title: 'Floods' });
    await submit();
    expect(emitted).toEqual([]);
    expect(selectIsLocked(now())).toBe(true);
    finish();
    await settle();
    expect(emitted).toEqual(['saved']);
  });

  it('that cannot be dropped does not hold up the form for long', async () => {
    const { type, submit, emitted, clock } = await start({ dropping: () => new Promise(() => {}) });
    type({ title: 'Floods' });
    await submit();
    clock.increment(DRAFT_DROP_MS);
    await settle();
    expect(emitted).toEqual(['saved']);
  });

  it('is discarded on demand, and the form is as it was', async () => {
    const { type, actor, dropped, now } = await start();
    type({ title: 'Floods' });
    actor.send({ type: 'discard' });
    await settle();
    expect(dropped).toHaveBeenCalledOnce();
    expect(selectValues(now())).toEqual({ title: '', num_dead: 1 });
  });

  it('is gone before the form is empty', async () => {
    let finish = () => {};
    const { type, actor, now } = await start({ dropping: () => new Promise((done) => (finish = done)) });
    type({ title: 'Floods' });
    actor.send({ type: 'discard' });
    await settle();
    expect(selectIsLocked(now())).toBe(true);
    expect(selectValues(now())).toMatchObject({ title: 'Floods' });
    finish();
    await settle();
    expect(selectIsLocked(now())).toBe(false);
    expect(selectValues(now())).toMatchObject({ title: '' });
  });

  it('that cannot be discarded does not hold up the form for long', async () => {
    const { type, actor, clock, now } = await start({ dropping: () => new Promise(() => {}) });
    type({ title: 'Floods' });
    actor.send({ type: 'discard' });
    await settle();
    clock.increment(DRAFT_DROP_MS);
    expect(selectIsLocked(now())).toBe(false);
    expect(selectValues(now())).toMatchObject({ title: '' });
  });

  it('that cannot be kept is tried again, and said to be unkept meanwhile', async () => {
    let isFull = true;
    const { type, clock, kept, now } = await start({
      writing: async () => {
        if (isFull) throw new Error('full');
      },
    });
    type({ title: 'a' });
    clock.increment(DRAFT_KEEP_MS);
    await settle();
    expect(selectIsUnkept(now())).toBe(true);
    isFull = false;
    clock.increment(DRAFT_RETRY_MS);
    await settle();
    expect(kept).toHaveLength(1);
    expect(selectIsUnkept(now())).toBe(false);
  });
});

describe('sending', () => {
  it('waits for what is missing, and says so', async () => {
    const { submit, sent, emitted, type, now } = await start();
    await submit();
    expect(sent).toEqual([]);
    expect(emitted).toEqual(['errors']);
    expect(selectErrors(now())).toEqual({ title: 'This field is required.' });
    type({ title: 'Floods' });
    expect(selectErrors(now())).toEqual({});
  });

  it('shows what the server refuses at its field, until it is corrected', async () => {
    const { submit, type, now, sent } = await start({ results: [error(400), saved] });
    type({ title: 'Floods' });
    await submit();
    expect(selectFailure(now())).toBeInstanceOf(Error);
    expect(selectErrors(now())).toEqual({ title: 'Taken.' });
    type({ title: 'Other' });
    expect(selectFailure(now())).toBeUndefined();
    await submit();
    expect(sent).toHaveLength(2);
    expect(now().context.record).toEqual({ id: 7 });
  });

  it('goes on where it was after signing in again', async () => {
    const { submit, type, actor, now, sent } = await start({ results: [error(401)] });
    type({ title: 'Floods' });
    await submit();
    expect(selectIsSignedOut(now())).toBe(true);
    actor.send({ type: 'session.renewed' });
    await settle();
    expect(sent).toHaveLength(2);
    expect(selectIsLocked(now())).toBe(true);
  });

  it('shows both versions of a record that changed meanwhile, and sends what was chosen', async () => {
    const theirs = { values: { title: 'Theirs' }, version: 'v2' };
    const { submit, type, actor, now, sent } = await start({ results: [{ outcome: 'conflict', ...theirs }] });
    type({ title: 'Mine' });
    await submit();
    expect(selectTheirs(now())).toEqual(theirs);
    actor.send({ type: 'conflict.resolved', values: { title: 'Both' }, version: 'v2' });
    await settle();
    expect(sent.at(-1)).toEqual({ title: 'Both' });
    expect(now().context.version).toBe('v2');
  });

  it('says with what it sends what stood there before, while it is a change of that version', async () => {
    const theirs = { values: { title: 'Theirs' }, version: 'v2' };
    const { submit, type, actor, before } = await start({ results: [{ outcome: 'conflict', ...theirs }] });
    type({ title: 'Mine' });
    await submit();
    actor.send({ type: 'conflict.resolved', values: { title: 'Both' }, version: 'v2' });
    await settle();
    expect(before).toEqual([{ title: '', num_dead: 1 }, undefined]);
  });

  it.each([
    [
      'of an earlier version that says how that was',
      { version: 'v0', before: { title: 'At v0' } },
      { title: 'At v0' },
    ],
    ['of an earlier version', { version: 'v0' }, undefined],
    ['of this version', { version: 'v1' }, { title: '', num_dead: 1 }],
  ])('says the same with a draft %s', async (_, draft, known) => {
    const { submit, before } = await start({ draft: { values: { title: 'Kept' }, savedAt: 5, ...draft } });
    await submit();
    expect(before).toEqual([known]);
  });

  it('asks about no more than what both have changed, where the rest could be merged', async () => {
    const result = {
      outcome: 'conflict' as const,
      values: { title: 'Theirs', place: 'Pokhara' },
      version: 'v2',
    };
    const mine = { title: 'Mine', place: 'Pokhara' };
    const { submit, type, actor, now } = await start({ results: [{ ...result, mine }] });
    type({ title: 'Mine' });
    await submit();
    expect(now().context.values).toEqual(mine);
    actor.send({ type: 'conflict.left' });
    // Left, it is not decided: the next attempt asks again.
    expect(now().context.version).not.toBe('v2');
  });

  it.each([
    ['the connection is back', 'connection.restored'],
    ['it is told to', 'retry'],
    ['some time has passed', undefined],
  ] as const)('without a connection waits until %s', async (_, event) => {
    const { submit, type, actor, clock, now, sent } = await start({
      results: [{ outcome: 'queued', keptAt: 5 }],
    });
    type({ title: 'Floods' });
    await submit();
    expect(selectIsQueued(now())).toBe(true);
    expect(selectIsUnsaved(now())).toBe(false);
    if (event) actor.send({ type: event });
    else clock.increment(QUEUE_RETRY_MS);
    await settle();
    expect(sent).toHaveLength(2);
  });

  it('is taken back by writing on', async () => {
    const { submit, type, unqueue, now } = await start({ results: [{ outcome: 'queued' }] });
    type({ title: 'Floods' });
    await submit();
    type({ title: 'Flood' });
    expect(unqueue).toHaveBeenCalledOnce();
    expect(selectIsQueued(now())).toBe(false);
  });

  it('goes on after a reload for what was queued before', async () => {
    const { now, clock, sent } = await start({
      draft: { values: { title: 'Kept' }, savedAt: 5, isQueued: true },
    });
    expect(selectIsQueued(now())).toBe(true);
    clock.increment(QUEUE_RETRY_MS);
    await settle();
    expect(sent).toEqual([{ title: 'Kept', num_dead: 1 }]);
  });

  it('looks for what waited before it is sent: another tab may have been faster', async () => {
    const { submit, type, actor, waited, now, kept } = await start({
      results: [{ outcome: 'queued', keptAt: 5 }, { outcome: 'gone' }],
    });
    type({ title: 'Floods' });
    await submit();
    actor.send({ type: 'retry' });
    await settle();
    expect(waited).toEqual([false, true]);
    expect(selectIsGone(now())).toBe(true);
    expect(selectValues(now())).toMatchObject({ title: 'Floods' });
    expect(selectIsUnsaved(now())).toBe(false);
    expect(kept).toEqual([]);
  });

  it('looks for nothing where the browser keeps nothing', async () => {
    const { submit, type, actor, waited, now } = await start({ results: [{ outcome: 'queued' }] });
    type({ title: 'Floods' });
    await submit();
    expect(selectIsQueued(now())).toBe(true);
    // Whoever left would lose it.
    expect(selectIsUnsaved(now())).toBe(true);
    actor.send({ type: 'retry' });
    await settle();
    expect(waited).toEqual([false, false]);
  });

  it('sends once more what another tab has sent only when it is told to', async () => {
    let lose = () => {};
    const { submit, type, clock, sent, waited, now } = await start({
      losing: () => new Promise((done) => (lose = done)),
      results: [{ outcome: 'queued', keptAt: 5 }],
    });
    type({ title: 'Floods' });
    clock.increment(DRAFT_KEEP_MS);
    await settle();
    await submit();
    lose();
    await settle();
    clock.increment(QUEUE_RETRY_MS);
    await settle();
    expect(selectIsGone(now())).toBe(true);
    expect(sent).toHaveLength(1);
    await submit();
    expect(waited).toEqual([false, false]);
  });

  it.each(['changed', 'discard'] as const)('is gone on with once it is %s', async (event) => {
    const { actor, now } = await start({
      draft: { values: { title: 'Kept' }, savedAt: 5, isQueued: true },
      results: [{ outcome: 'gone' }],
    });
    actor.send({ type: 'retry' });
    await settle();
    expect(selectIsGone(now())).toBe(true);
    actor.send(event === 'changed' ? { type: event, patch: { title: 'Anew' } } : { type: event });
    await settle();
    expect(selectIsGone(now())).toBe(false);
    expect(selectValues(now())).toMatchObject({ title: event === 'changed' ? 'Anew' : '' });
  });
});

it('says that another tab writes the same form', async () => {
  let join = () => {};
  const { now } = await start({ joining: () => new Promise((done) => (join = done)) });
  expect(selectIsElsewhere(now())).toBe(false);
  join();
  await settle();
  expect(selectIsElsewhere(now())).toBe(true);
});

describe('what is wrong', () => {
  it('is told once its field was left, and follows what is typed from then on', async () => {
    const { actor, type, now } = await start();
    type({ title: 'Floods in the valley of Bagmati' });
    expect(selectErrors(now())).toEqual({});
    actor.send({ type: 'left', field: 'title' });
    expect(selectErrors(now())).toEqual({ title: 'Enter a shorter text.' });
    type({ title: 'Floods' });
    expect(selectErrors(now())).toEqual({});
    type({ title: '' });
    expect(selectErrors(now())).toEqual({ title: 'This field is required.' });
  });

  it('is listed in a summary when it was to be sent, as long as it is wrong; what comes later is not', async () => {
    const { actor, type, submit, now } = await start();
    type({ title: 'Floods in the valley of Bagmati' });
    actor.send({ type: 'left', field: 'title' });
    expect([selectErrors(now()), selectListed(now())]).toEqual([{ title: 'Enter a shorter text.' }, {}]);
    await submit();
    expect(selectListed(now())).toEqual({ title: 'Enter a shorter text.' });
    type({ title: 'Floods' });
    expect(selectListed(now())).toEqual({});
  });

  it('is told at once where it contradicts something', async () => {
    const { now } = await start({ more: { isToldAtOnce: (message) => message.startsWith('This') } });
    expect(selectErrors(now())).toEqual({ title: 'This field is required.' });
  });

  it('by the server goes when its field is changed, or a part of it', async () => {
    const refused = { 'years.a.total': 'Too many.', title: 'Taken.' };
    const { actor, type, submit, now } = await start({
      results: [error(400)],
      more: { errorsOf: () => refused, initial: { years: [{ key: 'a' }] } },
    });
    type({ title: 'Floods' });
    await submit();
    expect(selectErrors(now())).toEqual(refused);
    actor.send({ type: 'changed', patch: { years: [] } });
    expect(selectErrors(now())).toEqual({ title: 'Taken.' });
  });
});

describe('rows', () => {
  const rows = { initial: { title: 'Floods', sources: [{ key: 'a' }, { key: 'b' }, { key: 'c' }] } };
  const keysIn = ({ sources }: FormValues) => (sources as { key: string }[]).map(({ key }) => key).join('');
  const list = 'sources';

  it('are added, moved, removed and put back where they stood; each is a change that is kept', async () => {
    const { actor, clock, kept, now } = await start({ more: rows });
    const keys = () => keysIn(selectValues(now()));
    actor.send({ type: 'row.added', list, row: { key: 'd' } });
    actor.send({ type: 'row.moved', list, key: 'd', by: -1 });
    expect(keys()).toBe('abdc');
    actor.send({ type: 'row.moved', list, key: 'a', by: -1 });
    expect(keys()).toBe('abdc');
    actor.send({ type: 'row.removed', list, key: 'b' });
    expect(keys()).toBe('adc');
    actor.send({ type: 'changed', patch: { 'sources.d.name': 'OCHA' } });
    actor.send({ type: 'row.restored' });
    expect(keys()).toBe('abdc');
    clock.increment(DRAFT_KEEP_MS);
    await settle();
    expect(kept.map(keysIn)).toEqual(['abdc']);
    expect(kept[0]?.sources).toContainEqual({ key: 'd', name: 'OCHA' });
  });

  it('that are gone take no late words', async () => {
    const { actor, now } = await start({ more: rows });
    actor.send({ type: 'row.removed', list, key: 'b' });
    actor.send({ type: 'changed', patch: { 'sources.b.name': 'OCHA' } });
    expect(keysIn(selectValues(now()))).toBe('ac');
  });
});

describe('steps', () => {
  const steps: Partial<FormInput> = {
    steps: ['context', 'figures'],
    fieldsIn: (step) => (step === 'context' ? ['title'] : ['num_dead']),
  };

  it('are gone on from when nothing is wrong in them; else it is told, with the focus there', async () => {
    const { actor, type, emitted, sent, now } = await start({ more: steps });
    actor.send({ type: 'step.continued' });
    expect(selectErrors(now())).toEqual({ title: 'This field is required.' });
    expect([selectStep(now()), emitted]).toEqual(['context', ['errors']]);
    type({ title: 'Floods' });
    actor.send({ type: 'step.continued' });
    expect([selectStep(now()), emitted]).toEqual(['figures', ['errors', 'step']]);
    expect(selectSeen(now())).toEqual(['context']);
    actor.send({ type: 'step.continued' });
    expect(selectStep(now())).toBe('figures');
    expect(sent).toEqual([]);
  });

  it('are left otherwise without being held: what is wrong in filled fields is told, what is missing is not', async () => {
    const { actor, type, emitted, now } = await start({ more: steps });
    actor.send({ type: 'step.chosen', step: 'figures' });
    expect([selectStep(now()), selectErrors(now())]).toEqual(['figures', {}]);
    actor.send({ type: 'step.back' });
    type({ title: 'Floods in the valley of Bagmati' });
    actor.send({ type: 'step.chosen', step: 'figures' });
    expect(selectErrors(now())).toEqual({ title: 'Enter a shorter text.' });
    expect(emitted).toEqual(['step']);
  });
});

describe('looking it over', () => {
  const reviewed = { isReviewed: true };

  it('comes before it is sent, once while nothing is changed', async () => {
    const theirs = { values: { title: 'Theirs' }, version: 'v2' };
    const { actor, type, submit, sent, now } = await start({
      results: [{ outcome: 'conflict', ...theirs }],
      more: reviewed,
    });
    type({ title: 'Floods' });
    await submit();
    expect([selectIsReviewing(now()), sent]).toEqual([true, []]);
    actor.send({ type: 'review.left' });
    await submit();
    actor.send({ type: 'review.confirmed' });
    await settle();
    expect(sent).toHaveLength(1);
    actor.send({ type: 'conflict.resolved', ...theirs });
    await settle();
    expect(sent).toHaveLength(2);
  });
});

it('is written on once it is saved: on its new version, at the step that was open, with nothing left to lose', async () => {
  const more = {
    steps: ['context', 'situation'],
    reopened: () => ({ values: { title: 'Floods', num_dead: 2 }, version: 'v2' }),
  };
  const { actor, sent, emitted } = await start({ more });
  actor.send({ type: 'step.chosen', step: 'situation' });
  actor.send({ type: 'changed', patch: { title: 'Floods' } });

  actor.send({ type: 'submit' });
  await settle();

  expect(sent).toHaveLength(1);
  expect(emitted).toContain('saved');
  const snapshot = actor.getSnapshot();
  expect(selectIsLocked(snapshot)).toBe(false);
  expect(selectIsUnsaved(snapshot)).toBe(false);
  expect(selectValues(snapshot)).toEqual({ title: 'Floods', num_dead: 2 });
  expect(snapshot.context.version).toBe('v2');
  expect(selectStep(snapshot)).toBe('situation');

  actor.send({ type: 'changed', patch: { title: 'Floods in Bagmati' } });
  expect(selectIsUnsaved(actor.getSnapshot())).toBe(true);
});
