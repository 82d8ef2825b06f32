import { useActorRef, useSelector } from '@xstate/react';
import clsx from 'clsx';
import { type ReactNode, useId, useMemo, useRef } from 'react';
import { selectIsShown, tooltipMachine } from '#machines/tooltip.ts';
import { attach } from '../popup/attach.ts';
import popupStyles from '../popup/popup.module.css';
import styles from './Tooltip.module.css';

interface TooltipProps {
  text: string;
  /** @default 'above' */
  side?: 'above' | 'below' | undefined;
  /** The control; it takes over what it is given, so that the words are read out after its name. */
  children: (described: { 'aria-describedby': string }) => ReactNode;
}

/**
 * More about a control, by pointer and by keyboard. Never the only place where something is said: a finger sees none.
 * The lifecycle is `machines/tooltip.ts`. Source: WAI-ARIA tooltip pattern.
 *
 * @example
 * <Tooltip text="Funding in Swiss francs">{(described) => <button type="button" {...described}>CHF</button>}</Tooltip>
 */
export function Tooltip({ text, side = 'above', children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const actor = useActorRef(tooltipMachine);
  const isShown = useSelector(actor, selectIsShown);

  const shown = useMemo(
    () => (popup: HTMLElement | null) => {
      if (!popup || !anchor.current) return;
      const leave = attach(popup, anchor.current, { side, align: 'middle' });
      // Whoever points has the focus elsewhere.
      const onKey = ({ key }: KeyboardEvent) => {
        if (key === 'Escape') actor.send({ type: 'escape' });
      };
      document.addEventListener('keydown', onKey);
      return () => {
        document.removeEventListener('keydown', onKey);
        leave();
      };
    },
    [actor, side],
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: told of what happens to the control inside, it does nothing
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={() => actor.send({ type: 'entered', by: 'pointer' })}
      onPointerLeave={() => actor.send({ type: 'left', by: 'pointer' })}
      onFocus={() => actor.send({ type: 'entered', by: 'focus' })}
      onBlur={() => actor.send({ type: 'left', by: 'focus' })}
    >
      {children({ 'aria-describedby': id })}
      {isShown ? (
        <span
          id={id}
          ref={shown}
          role="tooltip"
          popover="manual"
          className={clsx(popupStyles.popup, styles.tooltip)}
        >
          {text}
        </span>
      ) : (
        <span id={id} hidden>
          {text}
        </span>
      )}
    </span>
  );
}
