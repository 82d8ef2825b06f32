import { currentUserEndpoint } from '#contracts/account/currentUser.ts';
import { hasFailed, updateSubscriptionsEndpoint } from '#contracts/account/subscriptions.ts';
import { useApp } from '#src/core/AppContext.ts';
import { useDeed } from '#src/hooks/useDeed.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { choicesOf, chosen, type Selection, selectionOf } from './selection.ts';
import { notificationStrings } from './strings.ts';
import { useOutcome } from './useOutcome.ts';

/**
 * Saves which mails one gets. The server replaces all subscriptions at once, the followed operations too: those are as the server
 * has them by then, whatever has been followed or ended on other pages since this one was opened.
 */
export function useSaving() {
  const strings = useStrings(notificationStrings);
  const { client } = useApp();
  const { onDone, failuresOf } = useOutcome(strings.updated, hasFailed);
  const saving = useDeed(
    async (selection: Selection, signal) => {
      const now = selectionOf(await client.call(currentUserEndpoint, { signal }));
      const body = choicesOf({ ...selection, followedEvent: chosen(now, 'followedEvent') });
      return { selection, outcome: await client.call(updateSubscriptionsEndpoint, { body, signal }) };
    },
    ({ outcome }) => onDone(outcome),
  );
  const { selection, outcome } = saving.result ?? {};
  return {
    isSending: saving.isRunning,
    failures: failuresOf({ error: saving.error, result: outcome }),
    save: saving.begin,
    /** What was saved last, which the profile says a little later. */
    saved: outcome && !hasFailed(outcome) ? selection : undefined,
  };
}
