import { useActorRef, useSelector } from '@xstate/react';
import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { disclosureMachine, selectIsOpen } from '#machines/disclosure.ts';
import { Button } from '#src/components/Button/index.tsx';
import { ChevronDownIcon } from '#src/components/icons.tsx';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './lists.module.css';
import { recordListStrings } from './strings.ts';

interface FoldedFieldsProps {
  id: string;
  fields: readonly { name: string; isSet: boolean; field: ReactNode }[];
  /** What else is done with all of them: stands beside the first ones. */
  beside?: ReactNode;
  /** What is chosen, and the way back. */
  children: ReactNode;
}

/** So many stand in one row; the others come when they are asked for. On a phone the first alone. */
const SHOWN_AT_ONCE = 4;

/** Filters in one row, the first of them shown and the others behind a button, which says how many of these are set. */
export function FoldedFields({ id, fields, beside, children }: FoldedFieldsProps) {
  const more = useActorRef(disclosureMachine);
  const isOpen = useSelector(more, selectIsOpen);
  const strings = useStrings(recordListStrings);
  const later = fields.slice(SHOWN_AT_ONCE);
  const inSight = later.length === 0 ? styles.onPhones : undefined;
  const wordsOf = (folded: FoldedFieldsProps['fields']) => {
    const count = folded.filter(({ isSet }) => isSet).length;
    return count ? fill(strings.moreFiltersSet, { count }) : strings.moreFilters;
  };
  const onDesk = wordsOf(later);
  const onPhones = wordsOf(fields.slice(1));
  return (
    <div id={id} className={styles.block} data-open={isOpen || undefined}>
      <div className={styles.filters}>
        {shown(fields.slice(0, SHOWN_AT_ONCE))}
        <div className={clsx(styles.beside, !beside && inSight)}>
          {fields.length > 1 && (
            <Button
              className={inSight}
              aria-expanded={isOpen}
              aria-controls={id}
              iconAfter={<ChevronDownIcon />}
              onClick={() => more.send({ type: isOpen ? 'close' : 'open' })}
            >
              {onDesk === onPhones ? (
                onDesk
              ) : (
                <>
                  <span className={styles.offPhones}>{onDesk}</span>
                  <span className={styles.onPhones}>{onPhones}</span>
                </>
              )}
            </Button>
          )}
          {beside}
        </div>
      </div>
      {later.length > 0 && <div className={clsx(styles.filters, styles.later)}>{shown(later)}</div>}
      <div className={styles.chosen}>{children}</div>
    </div>
  );
}

const shown = (fields: FoldedFieldsProps['fields']) =>
  fields.map(({ name, field }) => <Fragment key={name}>{field}</Fragment>);
