import { useActorRef, useSelector } from '@xstate/react';
import clsx from 'clsx';
import { Fragment, type ReactNode, useDeferredValue } from 'react';
import { disclosureMachine, selectIsMade, selectIsOpen } from '#machines/disclosure.ts';
import { Button } from '#src/components/Button/index.tsx';
import { ChevronDownIcon } from '#src/components/icons.tsx';
import { useIsPhone } from '#src/hooks/useIsPhone.ts';
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

/** So many stand in one row; the others come when they are asked for. */
const AT_ONCE = 4;
const ON_A_PHONE = 1;

/**
 * Filters in one row, the first of them shown and the others behind a button, which says how many of these are set. What is folded is
 * made when it is asked for: a field, one of days above all, takes a small phone longer than a row of the list.
 */
export function FoldedFields({ id, fields, beside, children }: FoldedFieldsProps) {
  const more = useActorRef(disclosureMachine);
  const isOpen = useSelector(more, selectIsOpen);
  // The button answers at once, the fields follow.
  const isMade = useDeferredValue(useSelector(more, selectIsMade));
  const strings = useStrings(recordListStrings);
  const count = useIsPhone() ? ON_A_PHONE : AT_ONCE;
  const later = fields.slice(count);
  const set = later.filter(({ isSet }) => isSet).length;
  return (
    <div id={id} className={styles.block} data-open={isOpen || undefined}>
      <div className={styles.filters}>
        {shown(fields.slice(0, count))}
        {(later.length > 0 || beside) && (
          <div className={styles.beside}>
            {later.length > 0 && (
              <Button
                aria-expanded={isOpen}
                aria-controls={id}
                iconAfter={<ChevronDownIcon />}
                onClick={() => more.send({ type: isOpen ? 'close' : 'open' })}
              >
                {set ? fill(strings.moreFiltersSet, { count: set }) : strings.moreFilters}
              </Button>
            )}
            {beside}
          </div>
        )}
      </div>
      {isMade && later.length > 0 && <div className={clsx(styles.filters, styles.later)}>{shown(later)}</div>}
      <div className={styles.chosen}>{children}</div>
    </div>
  );
}

const shown = (fields: FoldedFieldsProps['fields']) =>
  fields.map(({ name, field }) => <Fragment key={name}>{field}</Fragment>);
