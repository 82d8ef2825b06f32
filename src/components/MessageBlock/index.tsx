import clsx from 'clsx';
import type { ReactNode } from 'react';
import { commonStrings } from '#src/i18n/common/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { Button } from '../Button/index.tsx';
import { Spinner } from '../Spinner/index.tsx';
import styles from './MessageBlock.module.css';

/** What there is of some data: on its way, not to be had, nothing for the filter chosen, nothing at all, or there. */
export type MessageState = 'pending' | 'failed' | 'filteredEmpty' | 'empty' | 'ready';

interface MessageBlockProps {
  state: MessageState;
  /** Says more of a failure; stands instead of the usual words in the other states. */
  message?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** The way on from where there is nothing: clearing the filters, a link. */
  action?: ReactNode;
  /** Stands while pending in the room of the content, so that nothing moves once it is there. */
  skeleton?: ReactNode;
}

/**
 * Stands where content would, and says why there is none; nothing when it is ready. A failure interrupts a screen reader. The
 * rest is for who reads on: a list says itself what has become of it, a new page its title.
 */
export function MessageBlock({ state, message, onRetry, action, skeleton }: MessageBlockProps) {
  const strings = useStrings(commonStrings);
  if (state === 'ready') return null;
  if (state === 'failed') {
    return (
      <div role="alert" className={clsx(styles.block, styles.failed)}>
        <strong>{strings.failed}</strong>
        {message && <p>{message}</p>}
        {onRetry && (
          <Button
            size="sm"
            onClick={({ currentTarget }) => {
              // Where the content will come stays, and the next Tab goes on in it; the button goes with what it does.
              const room = currentTarget.parentElement?.parentElement;
              room?.setAttribute('tabindex', '-1');
              room?.focus();
              onRetry();
            }}
          >
            {strings.tryAgain}
          </Button>
        )}
      </div>
    );
  }
  const isShaped = state === 'pending' && skeleton !== undefined;
  return (
    <>
      <div
        // What was out of sight does not move into it, it comes.
        key={isShaped ? 'hidden' : 'shown'}
        className={isShaped ? 'visually-hidden' : clsx(styles.block, styles[state])}
        data-pending={state === 'pending' || undefined}
      >
        {state === 'pending' && <Spinner />}
        <p>{message ?? strings[state]}</p>
        {state !== 'pending' && action}
      </div>
      {isShaped && (
        <div aria-hidden="true" inert>
          {skeleton}
        </div>
      )}
    </>
  );
}
