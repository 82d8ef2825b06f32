import { useSelector } from '@xstate/react';
import { useLayoutEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { type OptionSource, type SelectOption, selectMachine, selectSelected } from '#machines/select.ts';
import { MOST_SEARCHED, searchTerm } from '#src/domain/searchTerm.ts';
import { useProvided } from '#src/hooks/useProvided.ts';
import type { Choice, OptionKey, SelectActor, SelectProps } from './types.ts';

type ChoiceMaker<Option, Key extends OptionKey> = Pick<
  SelectProps<Option, Key>,
  'keyOf' | 'labelOf' | 'groupOf'
>;

/**
 * The machine of one select, told what the caller holds. The machine runs ahead by one render at most: a choice that the
 * caller does not take over is taken back.
 */
export function useSelectActor<Option, Key extends OptionKey>(props: SelectProps<Option, Key>): SelectActor {
  const source = useSource(props);
  const selected = keysOf(props).map(String);
  const isLocked = Boolean(props.isReadOnly || props.isDisabled);
  const { isMultiple, search, limit } = props;
  const input = { source, selected, isMultiple, isLocked, isRemote: search !== undefined, limit };
  const actor = useProvided(selectMachine, effectsOf(props), input);

  // Read, so that this runs too after a change that the caller did not take over.
  const known = useSelector(actor, selectSelected);
  // Before the browser paints, so that nobody sees the last value.
  useLayoutEffect(() => {
    const { context } = actor.getSnapshot();
    if (context.source !== source) actor.send({ type: 'options.changed', source });
    if (!areSame(known, selected)) actor.send({ type: 'value.changed', selected });
    if (context.isLocked !== isLocked) actor.send({ type: 'lock.changed', isLocked });
  });
  return actor;
}

function effectsOf<Option, Key extends OptionKey>(
  props: SelectProps<Option, Key>,
): Parameters<typeof selectMachine.provide>[0] {
  const { search, ...maker } = props;
  return {
    actors: {
      searchOptions: fromPromise(async ({ input: { keyword }, signal }) => {
        if (!search) throw new Error('A select searches only with `search`.');
        const { options, total } = await search(searchTerm(keyword).slice(0, MOST_SEARCHED), signal);
        return { options: choicesOf(options, maker), total };
      }),
    },
    actions: {
      reportChange: (_, { selected, chosen }) => report(props, selected, chosen),
      enterWithoutOption: (_, { keyword }) => props.onEnterWithoutOption?.(keyword),
      requestOptions: () => props.onRetry?.(),
    },
  };
}

const PENDING: OptionSource = { status: 'pending' };
const FAILED: OptionSource = { status: 'failed' };
const NOTHING: OptionSource = { status: 'loaded', options: [] };

function useSource<Option, Key extends OptionKey>(props: SelectProps<Option, Key>): OptionSource {
  const { options, keyOf, labelOf, groupOf, hasFailed = false } = props;
  const loaded = useMemo<OptionSource | undefined>(
    () => options && { status: 'loaded', options: choicesOf(options, { keyOf, labelOf, groupOf }) },
    [options, keyOf, labelOf, groupOf],
  );
  if (hasFailed) return FAILED;
  return loaded ?? (props.search ? NOTHING : PENDING);
}

function choicesOf<Option, Key extends OptionKey>(
  options: readonly Option[],
  { keyOf, labelOf, groupOf }: ChoiceMaker<Option, Key>,
): Choice<Option, Key>[] {
  return options.map((record) => {
    const id = keyOf(record);
    return { key: String(id), label: labelOf(record), group: groupOf?.(record), id, record };
  });
}

function keysOf<Option, Key extends OptionKey>({ isMultiple, value }: SelectProps<Option, Key>) {
  if (isMultiple) return value ?? [];
  return value === null || value === undefined ? [] : [value];
}

function areSame(some: readonly string[], others: readonly string[]) {
  return some.length === others.length && some.every((key, index) => key === others[index]);
}

function report<Option, Key extends OptionKey>(
  props: SelectProps<Option, Key>,
  selected: readonly string[],
  chosen: readonly SelectOption[],
) {
  const choices = chosen as readonly Choice<Option, Key>[];
  if (!props.isMultiple) {
    props.onChange(choices[0]?.id, choices[0]?.record);
    return;
  }
  // A key that was never in a list is known to the caller alone.
  const ids = [...keysOf(props), ...choices.map(({ id }) => id)];
  const byKey = new Map(ids.map((id) => [String(id), id]));
  props.onChange(
    selected.flatMap((key) => byKey.get(key) ?? []),
    choices.map(({ record }) => record),
  );
}
