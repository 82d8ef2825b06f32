import { isFollowDone, unfollowEndpoint } from '#contracts/emergencies/follow.ts';
import { emergenciesEndpoint } from '#contracts/emergencies/list.ts';
import { Button } from '#src/components/Button/index.tsx';
import { FormErrors } from '#src/components/FormErrors/index.tsx';
import { handFocusOnAtEnd } from '#src/components/handFocusOn.ts';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { useMutation } from '#src/hooks/useMutation.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { defineList } from '#src/lists/defineList.ts';
import { ListPanel } from '#src/lists/ListPanel.tsx';
import { useList } from '#src/lists/useList.ts';
import styles from './NotificationsScreen.module.css';
import { notificationStrings } from './strings.ts';
import { useOutcome } from './useOutcome.ts';

/** The operations one follows. */
export const followed = defineList(emergenciesEndpoint, [], () => ({
  pageSize: 5,
  always: { is_subscribed: true },
  columns: [],
}));

/** The operations one follows, each with the end of it. */
export function Following() {
  const strings = useStrings(notificationStrings);
  const language = useLanguage();
  const view = useList(followed, { in: 'panel' });
  const { onDone, failuresOf } = useOutcome(strings.unfollowed, (outcome) => !isFollowDone(outcome));
  const ending = useMutation(unfollowEndpoint, onDone);
  return (
    <ListPanel
      view={view}
      heading={strings.following}
      before={<FormErrors messages={failuresOf({ error: ending.error, result: ending.answer })} />}
      none={<p className={styles.text}>{strings.followingNone}</p>}
    >
      {(emergencies) => (
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
                ref={handFocusOnAtEnd}
                size="sm"
                aria-label={fill(strings.unfollowOf, { name })}
                isPending={ending.isSending}
                onClick={() => ending.submit({ body: [{ value: id }] })}
              >
                {strings.unfollow}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </ListPanel>
  );
}
