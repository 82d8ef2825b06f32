import { type ReactNode, useId } from 'react';
import { MessageBlock, type MessageState } from '../MessageBlock/index.tsx';
import { UnreadableNote } from '../UnreadableNote/index.tsx';
import styles from './Panel.module.css';

interface PanelProps {
  heading?: ReactNode;
  /** @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Beside the heading: a link to all of it, a button. */
  actions?: ReactNode;
  filters?: ReactNode;
  footer?: ReactNode;
  /** @default 'ready' */
  state?: MessageState | undefined;
  /** What a failure says below its title. */
  error?: { message?: string | undefined } | undefined;
  onRetry?: (() => void) | undefined;
  /** Says why there is nothing, where the usual words would be untrue. */
  emptyMessage?: string | undefined;
  /** The way on from where there is nothing. */
  emptyAction?: ReactNode;
  /** Stands while pending in the room of the content. */
  skeleton?: ReactNode;
  /** How many rows of its list could not be read: `unreadableRows(answer)`. @default 0 */
  unreadable?: number | undefined;
  children?: ReactNode;
}

/** A part of a page. Its content gives way to a message unless it is ready; heading and filters stand always. */
export function Panel({
  heading,
  headingLevel = 2,
  actions,
  filters,
  footer,
  state = 'ready',
  error,
  onRetry,
  emptyMessage,
  emptyAction,
  skeleton,
  unreadable = 0,
  children,
}: PanelProps) {
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.panel} aria-labelledby={heading ? headingId : undefined}>
      {(heading || actions) && (
        <div className={styles.head}>
          {heading && <Heading id={headingId}>{heading}</Heading>}
          {actions}
        </div>
      )}
      {filters && <div className={styles.filters}>{filters}</div>}
      {state === 'ready' ? (
        <div className={styles.content}>{children}</div>
      ) : (
        <MessageBlock
          state={state}
          message={state === 'failed' ? error?.message : state === 'pending' ? undefined : emptyMessage}
          onRetry={onRetry}
          action={emptyAction}
          skeleton={skeleton}
        />
      )}
      {state === 'ready' && <UnreadableNote rows={unreadable} />}
      {state === 'ready' && footer && <div className={styles.footer}>{footer}</div>}
    </section>
  );
}
