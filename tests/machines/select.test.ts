import { describe, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { MACHINES } from '#machines/catalogue.ts';
import { EffectMissingError } from '#machines/effect.ts';
import {
  type OptionSource,
  type SelectAnswer,
  type SelectInput,
  type SelectSnapshot,
  selectChosen,
  selectError,
  selectFocused,
  selectIsOpen,
  selectKeyEvent,
  selectKeyword,
  selectMachine,
  selectMore,
  selectSelected,
  selectShown,
  selectStatus,
} from '#machines/select.ts';
import { pathsOf, walksOf } from '#scripts/machines/paths.ts';
import { controlled, coverageOf, settle, startOnClock } from '#tests/support/machines.ts';
import { paceOfMachine, processorTime } from '#tests/support/processorTime.ts';

const nepal = { key: '123', label: 'Nepal' };
const niger = { key: '124', label: 'Niger' };
const fiji = { key: '65', label: 'Fiji' };
const loaded = (...options: { key: string; label: string; group?: string }[]): OptionSource => ({
  status: 'loaded',
  options,
});
const countries = loaded(nepal, niger, fiji);
const failed: OptionSource = { status: 'failed' };
const pending: OptionSource = { status: 'pending' };

function startSelect(input: SelectInput = { source: countries }) {
  const runs: (ReturnType<typeof controlled<SelectAnswer>> & { keyword: string; signal: AbortSignal })[] = [];
  const [reportChange, enterWithoutOption, requestOptions] = [vi.fn(), vi.fn(), vi.fn()];
  const { actor, clock } = startOnClock(
    selectMachine.provide({
      actors: {
        searchOptions: fromPromise(({ input: { keyword }, signal }) => {
          const run = { ...controlled<SelectAnswer>(), keyword, signal };
          runs.push(run);
          return run.promise;
        }),
      },
      actions: {
        reportChange: (_, { selected, chosen }) => reportChange(selected, chosen),
        enterWithoutOption: (_, { keyword }) => enterWithoutOption(keyword),
        requestOptions,
      },
    }),
    { input },
  );
  const read = <Value>(select: (snapshot: SelectSnapshot) => Value) => select(actor.getSnapshot());
  const press = (...keys: string[]) => {
    for (const key of keys) {
      const event = selectKeyEvent(key, read(selectIsOpen));
      if (event) actor.send(event);
    }
  };
  return {
    actor,
    clock,
    runs,
    read,
    press,
    type: (keyword: string) => actor.send({ type: 'keyword.changed', keyword }),
    labels: () => read(selectShown).map(({ label }) => label),
    focused: () => read(selectShown)[read(selectFocused) ?? -1]?.label,
    reportChange,
    enterWithoutOption,
    requestOptions,
  };
}

describe('whatever happens, by all its paths', () => {
  const entry = MACHINES.find(({ name }) => name === 'select');
  if (!entry) throw new Error('The catalogue has no select machine.');
  const ends: SelectSnapshot[] = [];
  coverageOf(entry, walksOf(entry), (snapshot) => ends.push(snapshot as SelectSnapshot));

  it('focuses an option of the list or none, and shows options only when open', () => {
    expect(ends.length).toBeGreaterThan(500);
    for (const snapshot of ends) {
      const { focused, shown, matches, total, limit, keyword } = snapshot.context;
      if (focused !== undefined) expect(shown[focused]).toBeDefined();
      expect(shown.length).toBeLessThanOrEqual(Math.min(limit, matches.length));
      expect(total).toBeGreaterThanOrEqual(shown.length);
      if (!selectIsOpen(snapshot)) expect([shown.length, keyword]).toEqual([0, '']);
      else if (selectStatus(snapshot) === 'ready') expect(shown.length).toBeGreaterThan(0);
    }
  });

  it('chooses each option once, and one at most when it is for one', () => {
    for (const { context } of ends) {
      const { selected, chosen, isMultiple } = context;
      expect(new Set(selected).size).toBe(selected.length);
      expect(selected).toEqual(expect.arrayContaining(chosen.map(({ key }) => key)));
      if (!isMultiple) expect(selected.length).toBeLessThanOrEqual(1);
    }
  });

  it('is neither opened nor changed while it is locked', () => {
    const ownEvents = new Set(['value.changed', 'lock.changed', 'options.changed']);
    const locked = pathsOf(entry).filter(
      ({ input, events }) =>
        (input as SelectInput | undefined)?.isLocked === true &&
        !events.some((event) => ownEvents.has(event.type)),
    );
    expect(locked.length).toBeGreaterThan(10);
    coverageOf(entry, locked, (snapshot) => {
      expect(snapshot.matches('locked')).toBe(true);
      expect(snapshot.context.selected).toEqual(['123']);
    });
  });
});

describe('by keyboard', () => {
  it.each(['ArrowDown', 'ArrowUp', 'Enter', 'Backspace'])('%s opens it', (key) => {
    const { press, read } = startSelect();
    press(key);

    expect(read(selectIsOpen)).toBe(true);
  });

  it.each(['Tab', 'Escape'])('%s closes it and leaves the choice', (key) => {
    const { press, read, reportChange } = startSelect();
    press('ArrowDown', 'ArrowDown', key);

    expect(read(selectIsOpen)).toBe(false);
    expect(reportChange).not.toHaveBeenCalled();
  });

  it('leaves other keys to the input', () => {
    expect(['Tab', 'Escape', 'Home', 'a', ' '].map((key) => selectKeyEvent(key, false))).toEqual(
      Array(5).fill(undefined),
    );
    expect(['Backspace', 'ArrowLeft', 'a', ' '].map((key) => selectKeyEvent(key, true))).toEqual(
      Array(4).fill(undefined),
    );
  });

  it.each([
    [[], undefined],
    [['ArrowDown'], 'Nepal'],
    [['ArrowUp'], 'Fiji'],
    [['ArrowDown', 'ArrowDown'], 'Niger'],
    [['ArrowDown', 'ArrowUp'], 'Fiji'],
    [['End', 'ArrowDown'], 'Nepal'],
    [['End'], 'Fiji'],
    [['ArrowUp', 'Home'], 'Nepal'],
  ])('%j leads an open list to %s', (keys, expected) => {
    const { press, focused } = startSelect();
    press('Enter', ...keys);

    expect(focused()).toBe(expected);
  });

  it('opens at what is chosen', () => {
    const { press, focused } = startSelect({ source: countries, selected: ['124'] });
    press('ArrowDown');

    expect(focused()).toBe('Niger');
  });

  it('stays without focus where there are no options', () => {
    const { press, read } = startSelect({ source: loaded() });
    press('Enter', 'ArrowDown', 'ArrowUp', 'Home', 'End');

    expect(read(selectFocused)).toBeUndefined();
  });

  it('hands the keyword to the caller at Enter without a focused option', () => {
    const { press, type, read, enterWithoutOption, reportChange } = startSelect();
    press('Enter');
    type('atlantis');
    press('Enter');

    expect(enterWithoutOption).toHaveBeenCalledExactlyOnceWith('atlantis');
    expect(reportChange).not.toHaveBeenCalled();
    expect(read(selectIsOpen)).toBe(true);
  });
});

describe('for one', () => {
  it('takes the focused option at Enter, and closes', () => {
    const { press, read, reportChange } = startSelect();
    press('ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter');

    expect(reportChange).toHaveBeenCalledExactlyOnceWith(['124'], [niger]);
    expect(read(selectIsOpen)).toBe(false);
  });

  it('takes the first match of what was typed at Enter, however it was opened', () => {
    for (const open of [[], ['ArrowDown']]) {
      const { press, type, read, reportChange } = startSelect();
      press(...open);
      type('nep');
      press('Enter');

      expect(reportChange).toHaveBeenCalledExactlyOnceWith(['123'], [nepal]);
      expect(read(selectIsOpen)).toBe(false);
    }
  });

  it('takes another instead of the one it had', () => {
    const { actor, read } = startSelect({ source: countries, selected: ['123'] });
    actor.send({ type: 'open' });
    actor.send({ type: 'option.picked', option: fiji });

    expect(read(selectSelected)).toEqual(['65']);
    expect(read(selectIsOpen)).toBe(false);
  });

  it('is cleared, open or closed, and reports it once', () => {
    const { actor, read, reportChange } = startSelect({ source: countries, selected: ['123'] });
    actor.send({ type: 'clear' });
    actor.send({ type: 'clear' });

    expect(read(selectChosen)).toEqual([]);
    expect(reportChange).toHaveBeenCalledExactlyOnceWith([], []);
  });

  it('cannot be all', () => {
    const { actor, read } = startSelect();
    actor.send({ type: 'selectAll' });

    expect(read(selectSelected)).toEqual([]);
  });
});

describe('for several', () => {
  it('takes and gives back options, and stays open', () => {
    const { actor, press, read, reportChange } = startSelect({ source: countries, isMultiple: true });
    press('ArrowDown', 'ArrowDown', 'Enter', 'ArrowDown', 'Enter');
    actor.send({ type: 'option.picked', option: nepal });

    expect(reportChange.mock.calls).toEqual([
      [['123'], [nepal]],
      [
        ['123', '124'],
        [nepal, niger],
      ],
      [['124'], [niger]],
    ]);
    expect(read(selectIsOpen)).toBe(true);
  });

  it('is done with what was typed once it has found one, and lists all again from there', () => {
    const { type, press, read } = startSelect({ source: countries, isMultiple: true });
    type('nig');
    press('Enter');

    expect(read(selectSelected)).toEqual(['124']);
    expect(read(selectKeyword)).toBe('');
    expect(read(selectShown)).toHaveLength(3);
    expect(read(selectShown)[read(selectFocused) ?? -1]?.label).toBe('Niger');
    expect(read(selectIsOpen)).toBe(true);
  });

  it('takes all, in a closed select', () => {
    const { actor, read } = startSelect({ source: countries, isMultiple: true, selected: ['65'] });
    actor.send({ type: 'selectAll' });

    expect(read(selectSelected)).toEqual(['65', '123', '124']);
  });

  it('takes all that the keyword leaves, beyond those shown too, and keeps the others', () => {
    const { actor, type, read } = startSelect({
      source: countries,
      isMultiple: true,
      selected: ['65'],
      limit: 1,
    });
    type('n');
    actor.send({ type: 'selectAll' });

    expect(read(selectSelected)).toEqual(['65', '123', '124']);
  });

  it('takes nothing where a search found nothing', async () => {
    const { actor, clock, runs, type, read } = startSelect({
      source: countries,
      isMultiple: true,
      isRemote: true,
    });
    type('zz');
    clock.increment(300);
    runs[0]?.resolve({ options: [] });
    await settle();
    actor.send({ type: 'selectAll' });

    expect(read(selectSelected)).toEqual([]);
  });
});

describe('the list', () => {
  it.each([
    ['pending', {}],
    ['failed', { source: failed }],
    ['empty', { source: loaded() }],
    ['ready', { source: countries }],
  ] as const)('is %s', (status, input) => {
    const { press, read } = startSelect(input);
    press('Enter');

    expect(read(selectStatus)).toBe(status);
  });

  it('is filtered by what is typed, which opens it', () => {
    const { type, labels, read } = startSelect();
    type('N');
    expect(labels()).toEqual(['Nepal', 'Niger']);
    type('NÍG');
    expect(labels()).toEqual(['Niger']);
    expect(read(selectKeyword)).toBe('NÍG');
    type('nix');
    expect(read(selectStatus)).toBe('filteredEmpty');
    type('');

    expect(labels()).toEqual(['Nepal', 'Niger', 'Fiji']);
    expect(read(selectStatus)).toBe('ready');
  });

  it('focuses the first match of what is typed, and nothing once that is taken back', () => {
    const { press, type, read } = startSelect();
    press('Enter', 'End');
    type('n');
    expect(read(selectFocused)).toBe(0);

    type('');
    expect(read(selectFocused)).toBeUndefined();
  });

  it('forgets the keyword once it is closed', () => {
    const { press, type, labels, read } = startSelect();
    type('fiji');
    press('Escape', 'Enter');

    expect(read(selectKeyword)).toBe('');
    expect(labels()).toHaveLength(3);
  });

  it('shows as many as it may, and says how many more there are', () => {
    const { press, type, labels, read } = startSelect({ source: countries, limit: 2 });
    press('Enter');
    expect([labels(), read(selectMore)]).toEqual([['Nepal', 'Niger'], 1]);
    type('fi');

    expect([labels(), read(selectMore)]).toEqual([['Fiji'], 0]);
  });

  it('keeps groups together, for the eye and for the arrows', () => {
    const { press, focused } = startSelect({
      source: loaded(
        { ...nepal, group: 'Asia' },
        { ...niger, group: 'Africa' },
        { key: '9', label: 'Japan', group: 'Asia' },
      ),
    });
    press('Enter', 'ArrowDown', 'ArrowDown');

    expect(focused()).toBe('Japan');
  });

  it.each(['focus.left', 'outside.pressed'] as const)('closes at %s', (type) => {
    const { actor, press, read } = startSelect();
    press('Enter');
    actor.send({ type });

    expect(read(selectIsOpen)).toBe(false);
  });
});

describe('options that come', () => {
  it('are filtered by what was typed meanwhile', () => {
    const { actor, type, labels, read } = startSelect({});
    type('ni');
    expect(read(selectStatus)).toBe('pending');
    actor.send({ type: 'options.changed', source: countries });

    expect(labels()).toEqual(['Niger']);
  });

  it('name what was chosen before', () => {
    const { actor, read } = startSelect({ selected: ['123'] });
    expect(read(selectChosen)).toEqual([]);
    actor.send({ type: 'options.changed', source: countries });

    expect(read(selectChosen)).toEqual([nepal]);
  });

  it('leave the choice and its label as they are when they lack it', () => {
    const { actor, read, reportChange } = startSelect({ source: countries, selected: ['123'] });
    actor.send({ type: 'options.changed', source: pending });
    actor.send({ type: 'options.changed', source: loaded(fiji) });

    expect(read(selectSelected)).toEqual(['123']);
    expect(read(selectChosen)).toEqual([nepal]);
    expect(reportChange).not.toHaveBeenCalled();
  });

  it('rename what was chosen', () => {
    const { actor, read } = startSelect({ source: countries, selected: ['123'] });
    actor.send({ type: 'options.changed', source: loaded({ key: '123', label: 'Népal' }) });

    expect(read(selectChosen)).toEqual([{ key: '123', label: 'Népal' }]);
  });

  it('keep the focus on its option', () => {
    const { actor, press, focused } = startSelect();
    press('Enter', 'End');
    actor.send({ type: 'options.changed', source: loaded(fiji, nepal) });

    expect(focused()).toBe('Fiji');
  });

  it('are asked for again when they failed: at retry, and when opened again', () => {
    const { actor, press, requestOptions } = startSelect({ source: failed });
    press('Enter');
    expect(requestOptions).toHaveBeenCalledTimes(1);
    actor.send({ type: 'retry' });
    expect(requestOptions).toHaveBeenCalledTimes(2);
    press('Escape');
    actor.send({ type: 'toggle' });

    expect(requestOptions).toHaveBeenCalledTimes(3);
  });
});

describe('the caller', () => {
  it('changes the value, without being told of it', () => {
    const { actor, read, reportChange } = startSelect();
    actor.send({ type: 'value.changed', selected: ['65', 'unknown'] });

    expect(read(selectSelected)).toEqual(['65', 'unknown']);
    expect(read(selectChosen)).toEqual([fiji]);
    expect(reportChange).not.toHaveBeenCalled();
  });

  it('locks it, which closes it, and unlocks it', () => {
    const { actor, press, type, read } = startSelect({ source: countries, selected: ['65'] });
    press('Enter');
    actor.send({ type: 'lock.changed', isLocked: true });
    press('Enter');
    type('n');
    actor.send({ type: 'clear' });
    expect([read(selectIsOpen), read(selectSelected)]).toEqual([false, ['65']]);
    actor.send({ type: 'lock.changed', isLocked: false });
    press('Enter');

    expect(read(selectIsOpen)).toBe(true);
  });
});

describe('searched for elsewhere', () => {
  const remote = { source: loaded(), isRemote: true };

  it('asks 300 ms after the last keystroke, for the trimmed keyword', () => {
    const { clock, runs, type, read } = startSelect(remote);
    type('n');
    clock.increment(299);
    type(' ne ');
    clock.increment(299);
    expect([runs.length, read(selectStatus)]).toEqual([0, 'pending']);
    clock.increment(1);

    expect(runs.map(({ keyword }) => keyword)).toEqual(['ne']);
  });

  it('never asks for a blank keyword: what the caller gave stands', () => {
    const { clock, runs, press, type, labels } = startSelect({ source: countries, isRemote: true });
    press('Enter');
    type('   ');
    clock.increment(60_000);

    expect(runs).toHaveLength(0);
    expect(labels()).toEqual(['Nepal', 'Niger', 'Fiji']);
  });

  it('does not ask again for a space added', () => {
    const { clock, runs, type, read } = startSelect(remote);
    type('ne');
    clock.increment(300);
    type('ne ');
    clock.increment(300);

    expect(runs).toHaveLength(1);
    expect(runs[0]?.signal.aborted).toBe(false);
    expect(read(selectKeyword)).toBe('ne ');
  });

  it('shows the answer to the latest keyword, whichever comes last', async () => {
    const { clock, runs, type, labels } = startSelect(remote);
    type('ni');
    clock.increment(300);
    type('nep');
    clock.increment(300);
    runs[1]?.resolve({ options: [nepal] });
    await settle();
    runs[0]?.resolve({ options: [niger] });
    await settle();

    expect(runs[0]?.signal.aborted).toBe(true);
    expect(labels()).toEqual(['Nepal']);
  });

  it('keeps what was found while it asks again, and says how many more there are', async () => {
    const { clock, runs, type, labels, read } = startSelect(remote);
    type('n');
    clock.increment(300);
    runs[0]?.resolve({ options: [nepal, niger], total: 12 });
    await settle();
    expect([read(selectStatus), read(selectMore)]).toEqual(['ready', 10]);
    type('ne');

    expect([labels(), read(selectStatus)]).toEqual([['Nepal', 'Niger'], 'pending']);
  });

  it('says when nothing was found', async () => {
    const { clock, runs, type, read } = startSelect(remote);
    type('zz');
    clock.increment(300);
    runs[0]?.resolve({ options: [] });
    await settle();

    expect(read(selectStatus)).toBe('filteredEmpty');
  });

  it('is tried again after a failure', async () => {
    const { actor, clock, runs, type, labels, read } = startSelect(remote);
    type('ne');
    clock.increment(300);
    runs[0]?.reject(new Error('offline'));
    await settle();
    expect([read(selectStatus), labels()]).toEqual(['failed', []]);
    actor.send({ type: 'retry' });
    runs[1]?.resolve({ options: [nepal] });
    await settle();

    expect([read(selectStatus), labels()]).toEqual(['ready', ['Nepal']]);
  });

  it('is aborted by closing', () => {
    const { clock, runs, press, type } = startSelect(remote);
    type('ne');
    clock.increment(300);
    press('Escape');

    expect(runs[0]?.signal.aborted).toBe(true);
  });

  it('keeps the label of what was found and chosen', async () => {
    const { actor, clock, runs, type, press, read } = startSelect(remote);
    type('ne');
    clock.increment(300);
    runs[0]?.resolve({ options: [nepal] });
    await settle();
    press('Enter');
    actor.send({ type: 'options.changed', source: loaded(fiji) });
    actor.send({ type: 'value.changed', selected: ['123'] });

    expect(read(selectChosen)).toEqual([nepal]);
  });

  it('is not disturbed by options that the caller gives meanwhile', async () => {
    const { actor, clock, runs, type, labels } = startSelect(remote);
    type('ne');
    clock.increment(300);
    actor.send({ type: 'options.changed', source: countries });
    runs[0]?.resolve({ options: [nepal] });
    await settle();

    expect(labels()).toEqual(['Nepal']);
  });

  it('fails loudly until its search is provided', async () => {
    const { actor, clock } = startOnClock(selectMachine, { input: remote });
    actor.send({ type: 'keyword.changed', keyword: 'ne' });
    clock.increment(300);
    await settle();

    expect(selectStatus(actor.getSnapshot())).toBe('failed');
    expect(selectError(actor.getSnapshot())).toBeInstanceOf(EffectMissingError);
  });
});

describe('with 10 000 options', () => {
  const makeOptions = () =>
    Array.from({ length: 10_000 }, (_, index) => ({
      key: String(index),
      label: `Opération d’urgence ${index} : inondations et glissements de terrain`,
      group: `Région ${index % 5}`,
    }));
  const keywords = [...'operation 99'].map((_, index, letters) => letters.slice(0, index + 1).join(''));

  /** Milliseconds of script to open it, then for each keystroke: the first of these folds all labels of a new list. */
  function timesOfOneUse() {
    const { actor, read } = startSelect({ source: { status: 'loaded', options: makeOptions() } });
    const events = [
      { type: 'open' as const },
      ...keywords.map((keyword) => ({ type: 'keyword.changed' as const, keyword })),
    ];
    const times = events.map((event) => {
      const start = processorTime();
      actor.send(event);
      return processorTime() - start;
    });
    expect(read(selectShown)).toHaveLength(280);
    return times;
  }

  it('opens and follows each keystroke within a frame', async () => {
    // Collecting garbage, or what else the machine does, may fall into one use, not into the same event of all.
    const uses: number[][] = [];
    let before = await paceOfMachine();
    for (let use = 0; use < 24; use += 1) {
      const times = timesOfOneUse();
      const after = await paceOfMachine();
      // A machine that was slow for a while is told by its pace on both sides.
      uses.push(times.map((time) => time / Math.min(before, after)));
      before = after;
    }
    const times = uses[0]?.map((_, event) => Math.min(...uses.map((use) => use[event] ?? 0))) ?? [];

    expect(Math.max(...times)).toBeLessThan(16);
  });
});
