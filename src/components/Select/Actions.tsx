import { useSelector } from '@xstate/react';
import { selectIsMultiple, selectIsOpen, selectSelected } from '#machines/select.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { IconButton } from '../IconButton/index.tsx';
import { ChevronDownIcon } from '../icons.tsx';
import { CloseIcon, SelectAllIcon } from '../laterIcons.tsx';
import { keepFocus } from './keepFocus.ts';
import { selectStrings } from './strings.ts';
import styles from './styles.module.css';
import type { SelectActor } from './types.ts';

interface ActionsProps {
  actor: SelectActor;
  isClearable: boolean;
  canSelectAll: boolean;
  /** Gives the focus to the input: a button may vanish with its press. */
  focusInput: () => void;
}

/** The buttons of a select. They lie beside the input, not in the popup, which Tab closes. */
export function Actions({ actor, isClearable, canSelectAll, focusInput }: ActionsProps) {
  const strings = useStrings(selectStrings);
  const isOpen = useSelector(actor, selectIsOpen);
  const isMultiple = useSelector(actor, selectIsMultiple);
  const hasSelected = useSelector(actor, selectSelected).length > 0;
  const order = (type: 'selectAll' | 'clear' | 'toggle') => () => {
    actor.send({ type });
    focusInput();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press is kept from what it would do, it does nothing
    <span className={styles.actions} onMouseDown={keepFocus}>
      {isMultiple && canSelectAll && (
        // No stop of the Tab key after every select: the keyboard takes all by Control+A in its open list.
        <IconButton
          label={strings.selectAll}
          icon={<SelectAllIcon />}
          tabIndex={-1}
          onClick={order('selectAll')}
        />
      )}
      {isClearable && hasSelected && (
        <IconButton label={strings.clear} icon={<CloseIcon />} onClick={order('clear')} />
      )}
      {/* A keyboard opens by the arrows. */}
      <IconButton
        label={isOpen ? strings.close : strings.open}
        icon={<ChevronDownIcon className={styles.chevron} />}
        aria-expanded={isOpen}
        tabIndex={-1}
        onClick={order('toggle')}
      />
    </span>
  );
}
