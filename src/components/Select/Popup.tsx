import { useSelector } from '@xstate/react';
import { type MouseEvent, useMemo } from 'react';
import { selectMore, selectStatus } from '#machines/select.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { Button } from '../Button/index.tsx';
import { Spinner } from '../Spinner/index.tsx';
import { OptionList } from './OptionList.tsx';
import { anchored } from './placement.ts';
import { selectStrings } from './strings.ts';
import styles from './styles.module.css';
import type { SelectActor } from './types.ts';

interface PopupProps {
  listId: string;
  label: string;
  actor: SelectActor;
  /** Whether what failed can be asked for again. */
  canRetry: boolean;
}

/** The list of an open select, and what is to be said of it. */
export function Popup({ listId, label, actor, canRetry }: PopupProps) {
  const strings = useStrings(selectStrings);
  const language = useLanguage();
  const status = useSelector(actor, selectStatus);
  const more = useSelector(actor, selectMore);
  const show = useMemo(() => shownFor(actor), [actor]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the press is kept from what it would do, it does nothing
    <div ref={show} popover="manual" className={styles.popup} onMouseDown={keepFocus}>
      <OptionList id={listId} label={label} actor={actor} />
      {more > 0 && (
        <p className={styles.message}>{fill(strings.more, { count: formatNumber(more, language) })}</p>
      )}
      {status !== 'ready' && (
        <div className={styles.message}>
          {/* The status beside the input says it to those who hear the page. */}
          <p aria-hidden="true">
            {status === 'pending' && <Spinner />} {strings[status]}
          </p>
          {status === 'failed' && canRetry && (
            <Button onClick={() => actor.send({ type: 'retry' })}>{strings.tryAgain}</Button>
          )}
        </div>
      )}
    </div>
  );
}

/** A press in the popup must not take the focus from the input: that would close it before the click. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

/** A ref: the popup in its place, told of presses elsewhere, as long as it stands. */
function shownFor(actor: SelectActor) {
  return (popup: HTMLElement | null) => {
    const remove = anchored(popup);
    const onPress = (event: PointerEvent) => {
      if (!popup?.parentElement?.contains(event.target as Node)) actor.send({ type: 'outside.pressed' });
    };
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      remove?.();
    };
  };
}
