import { describe, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import {
  type SearchOption,
  searchMachine,
  selectError,
  selectFocused,
  selectIsOpen,
  selectIsPending,
  selectKeyword,
  selectOptions,
} from '#machines/search.ts';
import { controlled, settle, startOnClock } from '#tests/support/machines.ts';

const nepal = { key: 'countries-123', label: 'Nepal' };
const floods = { key: 'emergencies-7001', label: 'Nepal: Floods' };

function startSearch() {
  const runs: (ReturnType<typeof controlled<readonly SearchOption[]>> & {
    keyword: string;
    signal: AbortSignal;
  })[] = [];
  const [openOption, openSearchPage] = [vi.fn(), vi.fn()];
  const { actor, clock } = startOnClock(
    searchMachine.provide({
      actors: {
        search: fromPromise(({ input: { keyword }, signal }) => {
          const run = { ...controlled<readonly SearchOption[]>(), keyword, signal };
          runs.push(run);
          return run.promise;
        }),
      },
      actions: {
        openOption: (_, { option }) => openOption(option),
        openSearchPage: (_, { keyword }) => openSearchPage(keyword),
      },
    }),
    {},
  );
  const type = (keyword: string) => actor.send({ type: 'keyword.changed', keyword });
  const find = async (keyword: string, options: readonly SearchOption[]) => {
    type(keyword);
    clock.increment(300);
    runs.at(-1)?.resolve(options);
    await settle();
  };
  const read = <Value>(select: (snapshot: ReturnType<typeof actor.getSnapshot>) => Value) =>
    select(actor.getSnapshot());
  return { actor, clock, runs, type, find, read, openOption, openSearchPage };
}

it('searches 300 ms after the last keystroke, for the trimmed keyword', () => {
  const { clock, runs, type, read } = startSearch();
  type(' f');
  clock.increment(299);
  type(' flood ');
  clock.increment(299);
  expect(runs).toHaveLength(0);
  expect(read(selectIsPending)).toBe(true);
  clock.increment(1);

  expect(runs.map(({ keyword }) => keyword)).toEqual(['flood']);
});

it('does not search again for a space added', async () => {
  const { clock, runs, type, find, read } = startSearch();
  await find('flood', [nepal]);
  type('flood ');
  clock.increment(300);

  expect(runs).toHaveLength(1);
  expect(read(selectOptions)).toEqual([nepal]);
});

it('goes on searching when a space is added meanwhile', () => {
  const { clock, runs, type } = startSearch();
  type('flood');
  clock.increment(300);
  type('flood ');

  expect(runs[0]?.signal.aborted).toBe(false);
});

it('neither searches for a blank keyword nor shows a list for it', async () => {
  const { clock, runs, type, find, read } = startSearch();
  await find('flood', [nepal]);
  type('   ');
  clock.increment(60_000);

  expect(runs).toHaveLength(1);
  expect(read(selectIsOpen)).toBe(false);
  expect(read(selectOptions)).toBeUndefined();
});

it('shows the answer to the latest keyword, whichever comes last', async () => {
  const { clock, runs, type, read } = startSearch();
  type('flo');
  clock.increment(300);
  type('flood');
  clock.increment(300);
  runs[1]?.resolve([floods]);
  await settle();
  runs[0]?.resolve([nepal]);
  await settle();

  expect(runs[0]?.signal.aborted).toBe(true);
  expect(read(selectOptions)).toEqual([floods]);
});

it('keeps the last options while the next are awaited', async () => {
  const { clock, type, find, read } = startSearch();
  await find('nep', [nepal]);
  type('nepal');
  clock.increment(300);

  expect(read(selectOptions)).toEqual([nepal]);
  expect(read(selectIsPending)).toBe(true);
});

it('shows an error instead of options, until it is tried again', async () => {
  const { actor, clock, runs, type, read } = startSearch();
  type('nepal');
  clock.increment(300);
  runs[0]?.reject(new Error('offline'));
  await settle();
  expect(read(selectError)).toEqual(new Error('offline'));
  actor.send({ type: 'retry' });
  runs[1]?.resolve([nepal]);
  await settle();

  expect(read(selectError)).toBeUndefined();
  expect(read(selectOptions)).toEqual([nepal]);
});

describe('Enter', () => {
  it('opens the search page with the keyword when no option is focused', async () => {
    const { actor, find, read, openOption, openSearchPage } = startSearch();
    await find(' floods & storms ', [nepal]);
    actor.send({ type: 'submit' });

    expect(openSearchPage).toHaveBeenCalledExactlyOnceWith('floods & storms');
    expect(openOption).not.toHaveBeenCalled();
    expect(read(selectIsOpen)).toBe(false);
    expect(read(selectKeyword)).toBe('floods & storms');
  });

  it('opens the focused option', async () => {
    const { actor, find, openOption, openSearchPage } = startSearch();
    await find('nepal', [nepal, floods]);
    actor.send({ type: 'focus.moved', by: 1 });
    actor.send({ type: 'focus.moved', by: 1 });
    actor.send({ type: 'submit' });

    expect(openOption).toHaveBeenCalledExactlyOnceWith(floods);
    expect(openSearchPage).not.toHaveBeenCalled();
  });

  it('keeps nothing of a search that led to an option, whichever way it was opened', async () => {
    for (const open of [
      [{ type: 'focus.moved', by: 1 }, { type: 'submit' }],
      [{ type: 'option.picked', option: nepal }],
    ] as const) {
      const { actor, find, type, read, runs, clock, openOption } = startSearch();
      await find('nepal', [nepal]);
      type('nepal f');
      clock.increment(300);
      for (const event of open) actor.send(event);
      expect(runs[1]?.signal.aborted).toBe(true);
      expect(openOption).toHaveBeenCalledExactlyOnceWith(nepal);
      expect([read(selectKeyword), read(selectOptions), read(selectIsPending)]).toEqual([
        '',
        undefined,
        false,
      ]);
      await find('nepal', [floods]);
      expect(read(selectOptions)).toEqual([floods]);
    }
  });

  it('does nothing without a keyword', () => {
    const { actor, openSearchPage } = startSearch();
    actor.send({ type: 'submit' });

    expect(openSearchPage).not.toHaveBeenCalled();
  });
});

describe('the list', () => {
  it('goes round with the arrows, from either end', async () => {
    const { actor, find, read } = startSearch();
    await find('nepal', [nepal, floods]);
    const walked = ([1, 1, 1, -1, -1] as const).map((by) => {
      actor.send({ type: 'focus.moved', by });
      return read(selectFocused);
    });

    expect(walked).toEqual([0, 1, 0, 1, 0]);
  });

  it('opens while somebody types, and closes when nothing is left', () => {
    const { type, read } = startSearch();
    type('n');
    expect(read(selectIsOpen)).toBe(true);
    type(' ');
    expect(read(selectIsOpen)).toBe(false);
  });

  it('is walked one by one, upwards too', async () => {
    const { actor, find, read } = startSearch();
    const storms = { key: 'emergencies-7002', label: 'Nepal: Storms' };
    await find('nepal', [nepal, floods, storms]);
    const walked = ([-1, -1, -1, -1, 1, 1] as const).map((by) => {
      actor.send({ type: 'focus.moved', by });
      return read(selectFocused);
    });

    expect(walked).toEqual([2, 1, 0, 2, 0, 1]);
  });

  it('forgets the focused option once it is closed, and opens by an arrow at its first or last', async () => {
    const { actor, find, read, openSearchPage } = startSearch();
    await find('nepal', [nepal, floods]);
    for (const [by, focused] of [
      [1, 0],
      [-1, 1],
    ] as const) {
      actor.send({ type: 'focus.moved', by: 1 });
      actor.send({ type: 'close' });
      expect(read(selectFocused)).toBeUndefined();
      actor.send({ type: 'focus.moved', by });
      expect([read(selectIsOpen), read(selectFocused)]).toEqual([true, focused]);
      actor.send({ type: 'close' });
    }
    actor.send({ type: 'submit' });
    expect(openSearchPage).toHaveBeenCalledExactlyOnceWith('nepal');
  });

  it('opens the option that is picked, and closes', async () => {
    const { actor, find, read, openOption } = startSearch();
    await find('nepal', [nepal]);
    actor.send({ type: 'option.picked', option: nepal });

    expect(openOption).toHaveBeenCalledExactlyOnceWith(nepal);
    expect(read(selectIsOpen)).toBe(false);
  });

  it('closes and opens again with what was found', async () => {
    const { actor, find, read } = startSearch();
    await find('nepal', [nepal]);
    actor.send({ type: 'close' });
    expect(read(selectIsOpen)).toBe(false);
    actor.send({ type: 'open' });

    expect(read(selectIsOpen)).toBe(true);
    expect(read(selectOptions)).toEqual([nepal]);
  });

  it('does not open without a keyword', () => {
    const { actor, read } = startSearch();
    actor.send({ type: 'open' });
    actor.send({ type: 'focus.moved', by: 1 });

    expect(read(selectIsOpen)).toBe(false);
  });

  it('loses its focused option when the options change', async () => {
    const { actor, find, read } = startSearch();
    await find('nepal', [nepal, floods]);
    actor.send({ type: 'focus.moved', by: -1 });
    await find('floods', [floods]);

    expect(read(selectFocused)).toBeUndefined();
  });
});
