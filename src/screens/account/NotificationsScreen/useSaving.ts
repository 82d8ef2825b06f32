import { useRef } from 'react';
import { hasFailed, updateSubscriptionsEndpoint } from '#contracts/account/subscriptions.ts';
import { useApp } from '#src/core/AppContext.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useMutation } from '#src/hooks/useMutation.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { choicesOf, type Selection } from './selection.ts';
import { notificationStrings } from './strings.ts';

/**
 * Sends all subscriptions at once, as the server replaces them. `onSaved` is told what it holds from then on: the profile says it
 * a moment later, and what is sent meanwhile must not bring back what has just been ended. `failures`: why it was not saved.
 */
export function useSaving(onSaved: (selection: Selection) => void, success: string) {
  const strings = useStrings(notificationStrings);
  const errorText = useErrorText();
  const { alerts, auth } = useApp().actors;
  const sent = useRef<Selection>({});
  const saving = useMutation(updateSubscriptionsEndpoint, (answer) => {
    if (hasFailed(answer)) return;
    onSaved(sent.current);
    auth.send({ type: 'profile.refetch' });
    alerts.send({ type: 'alert.added', alert: { name: 'account', variant: 'success', title: success } });
  });
  const refusal = saving.answer && hasFailed(saving.answer) ? saving.answer.data : undefined;
  const failure = saving.error === undefined ? refusal : errorText(saving.error);
  return {
    isSending: saving.isSending,
    failures: failure === undefined ? [] : [strings.updateFailed, failure],
    save(selection: Selection) {
      if (saving.isSending) return;
      sent.current = selection;
      saving.submit({ body: choicesOf(selection) });
    },
  };
}
