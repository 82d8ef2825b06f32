import { useState } from 'react';
import { emergenciesEndpoint } from '#contracts/endpoints/emergency.ts';
import { updateSubscriptionsEndpoint } from '#contracts/endpoints/subscription.ts';
import { useApp } from '#src/app/AppContext.ts';
import { pathTo } from '#src/app/links.ts';
import { Button } from '#src/components/Button/index.tsx';
import { FormErrors } from '#src/components/FormErrors/index.tsx';
import { Pager } from '#src/components/Pager/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { messageState } from '#src/domain/messageState.ts';
import type { UserProfile } from '#src/domain/permissions.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useSubmission } from '#src/hooks/useSubmission.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import styles from './NotificationsScreen.module.css';
import { choicesOf, selectionOf, withRecord } from './selection.ts';
import { notificationStrings } from './strings.ts';

const PAGE_SIZE = 5;

/** The operations one follows, each with the end of it. */
export function Following({ user }: { user: UserProfile }) {
  const strings = useStrings(notificationStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const { alerts, auth } = useApp().actors;
  const [offset, setOffset] = useState(0);
  const list = useRequest(
    emergenciesEndpoint,
    { query: { is_subscribed: true, limit: PAGE_SIZE, offset } },
    { isPreserved: true },
  );
  const saving = useSubmission(updateSubscriptionsEndpoint, () => {
    // The preferences beside this list know what is followed from the profile.
    auth.send({ type: 'profile.refetch' });
    list.refetch();
    alerts.send({
      type: 'alert.added',
      alert: { name: 'account', variant: 'success', title: strings.unfollowed },
    });
  });
  const emergencies = list.answer?.results ?? [];
  return (
    <Panel
      heading={strings.following}
      state={messageState(list)}
      error={{ message: errorText(list.error) }}
      onRetry={list.retry}
      footer={
        <Pager count={list.answer?.count ?? 0} limit={PAGE_SIZE} offset={offset} onChange={setOffset} />
      }
    >
      <FormErrors
        messages={saving.error === undefined ? [] : [strings.updateFailed, errorText(saving.error)]}
      />
      {emergencies.length === 0 ? (
        <p className={styles.text}>{strings.followingNone}</p>
      ) : (
        <ul className={styles.list}>
          {emergencies.map(({ id, name, updated_at }) => (
            <li key={id}>
              <span className={styles.name}>
                <TextLink to={pathTo('emergency', { emergencyId: id })}>{name}</TextLink>
                <span className={styles.hint}>
                  {fill(strings.lastUpdated, { date: formatDate(updated_at, language) })}
                </span>
              </span>
              <Button
                size="sm"
                aria-label={fill(strings.unfollowOf, { name })}
                isPending={saving.isSending}
                onClick={() =>
                  saving.submit({
                    body: choicesOf(withRecord(selectionOf(user), 'followedEvent', id, false)),
                  })
                }
              >
                {strings.unfollow}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
