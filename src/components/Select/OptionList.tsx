import { useSelector } from '@xstate/react';
import clsx from 'clsx';
import { type Ref, useMemo } from 'react';
import {
  selectFocused,
  selectIsMultiple,
  selectMore,
  selectSelected,
  selectShown,
  selectStatus,
} from '#machines/select.ts';
import { CheckIcon } from '../icons.tsx';
import { optionId } from './optionId.ts';
import { type Row, runsOf } from './rows.ts';
import styles from './styles.module.css';
import type { SelectActor } from './types.ts';
import type { VirtualRows } from './useVirtualRows.ts';

interface OptionListProps {
  id: string;
  label: string;
  actor: SelectActor;
  rows: readonly Row[];
  list: VirtualRows;
  /** What scrolls: the list itself. */
  scroller: Ref<HTMLDivElement>;
}

/** The options, in groups where there are groups; of all rows those that `list` asks for. */
export function OptionList({ id, label, actor, rows, list, scroller }: OptionListProps) {
  const focused = useSelector(actor, selectFocused);
  const selected = useSelector(actor, selectSelected);
  const isMultiple = useSelector(actor, selectIsMultiple);
  const isPending = useSelector(actor, selectStatus) === 'pending';
  const total = useSelector(actor, selectShown).length + useSelector(actor, selectMore);
  const selectedKeys = useMemo(() => new Set(selected), [selected]);

  const lines = list.getVirtualItems().flatMap(({ index, start }) => {
    const row = rows[index];
    return row ? [{ row, index, start }] : [];
  });

  function line({ row, index, start }: (typeof lines)[number]) {
    const placed = {
      ref: list.measureElement,
      'data-index': index,
      style: { transform: `translateY(${start}px)` },
    };
    if (!row.option) {
      return (
        <div key={row.key} {...placed} className={styles.heading} aria-hidden="true">
          {row.group}
        </div>
      );
    }
    const { option } = row;
    const isSelected = selectedKeys.has(option.key);
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the input, which keeps the focus
      <div
        key={row.key}
        {...placed}
        id={optionId(id, row.index)}
        role="option"
        tabIndex={-1}
        aria-selected={isSelected}
        aria-setsize={total}
        aria-posinset={row.index + 1}
        className={clsx(styles.option, row.index === focused && styles.focused)}
        onClick={() => actor.send({ type: 'option.picked', option })}
      >
        <CheckIcon className={isSelected ? undefined : styles.unchecked} />
        {option.label}
      </div>
    );
  }

  return (
    <div
      ref={scroller}
      id={id}
      role="listbox"
      tabIndex={-1}
      hidden={rows.length === 0}
      aria-label={label}
      aria-multiselectable={isMultiple || undefined}
      aria-busy={isPending || undefined}
      className={styles.scroller}
    >
      <div role="presentation" className={styles.list} style={{ blockSize: list.getTotalSize() }}>
        {runsOf(lines).map(({ group, items }) =>
          group === undefined ? (
            items.map(line)
          ) : (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
            <div key={group} role="group" aria-label={group}>
              {items.map(line)}
            </div>
          ),
        )}
      </div>
    </div>
  );
}
