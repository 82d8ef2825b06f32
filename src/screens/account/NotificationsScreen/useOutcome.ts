import { useApp } from '#src/core/AppContext.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { notificationStrings } from './strings.ts';

/** What the API answers to a change of subscriptions: a refusal may come with status 200 and say so in the answer alone. */
interface Outcome {
  status?: number | undefined;
  data: string;
}

/** Tells what became of a change of subscriptions: done, as an alert; else why not, for the place where it was asked for. */
export function useOutcome(success: string, hasFailed: (outcome: Outcome) => boolean) {
  const strings = useStrings(notificationStrings);
  const errorText = useErrorText();
  const { alerts, auth } = useApp().actors;
  return {
    onDone(outcome: Outcome) {
      if (hasFailed(outcome)) return;
      auth.send({ type: 'profile.refetch' });
      alerts.send({ type: 'alert.added', alert: { name: 'account', variant: 'success', title: success } });
    },
    failuresOf({ error, result }: { error: unknown; result: Outcome | undefined }) {
      const refusal = result && hasFailed(result) ? result.data : undefined;
      const failure = error === undefined ? refusal : errorText(error);
      return failure === undefined ? [] : [strings.updateFailed, failure];
    },
  };
}
