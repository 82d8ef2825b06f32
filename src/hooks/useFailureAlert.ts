import { useEffect, useEffectEvent, useId } from 'react';
import { useApp } from '#src/core/AppContext.ts';
import { failureStrings } from '#src/hooks/strings.ts';
import { commonStrings } from '#src/i18n/common/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';

interface Failable {
  error: unknown;
  retry: () => void;
}

/**
 * Says over the page that a call failed which has no place of its own to say so, such as one for names, and offers to ask
 * again. What has a place says it there: a panel by its state, a select by `hasFailed`.
 *
 * @default title "Part of this page could not be loaded."
 */
export function useFailureAlert({ error, retry }: Failable, title?: string): void {
  const strings = useStrings(commonStrings);
  const { alerts } = useApp().actors;
  const id = useId();
  const hasFailed = error !== undefined;
  const { part } = useStrings(failureStrings);
  const text = title ?? part;
  // Several that fail at once are told once.
  const name = title === undefined ? 'part-failed' : `failed-${id}`;
  const askAgain = useEffectEvent(retry);
  useEffect(() => {
    if (!hasFailed) return;
    const alert = { name, variant: 'warning', title: text, action: strings.tryAgain } as const;
    alerts.send({ type: 'alert.added', alert: { ...alert, duration: Number.POSITIVE_INFINITY } });
    const acted = alerts.on('alert.acted', (event) => {
      if (event.name === name) askAgain();
    });
    return () => {
      acted.unsubscribe();
      alerts.send({ type: 'alert.removed', name });
    };
  }, [hasFailed, alerts, name, text, strings.tryAgain]);
}
