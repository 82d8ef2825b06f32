import { emergenciesEndpoint } from '#contracts/emergencies/list.ts';
import { Panel } from '#src/components/Panel/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { FollowButton } from '#src/records/FollowButton/index.tsx';
import styles from '../HomeScreen.module.css';
import { homeMoreStrings } from './strings.ts';

const SHOWN = 5;

/** The emergencies that the reader follows; nothing where there is none. Asked anew whenever one more or less is followed. */
export function Following() {
  const more = useStrings(homeMoreStrings);
  const language = useLanguage();
  const { profile } = useAuth();
  const followed = profile?.subscription.filter(({ event }) => typeof event === 'number').length ?? 0;
  const request = useRequest(
    emergenciesEndpoint,
    followed > 0 ? { query: { is_subscribed: true, limit: Math.max(SHOWN, followed) } } : undefined,
  );
  useFailureAlert(request);
  const emergencies = request.answer?.results ?? [];
  if (followed === 0 || emergencies.length === 0) return null;
  return (
    <Panel heading={more.following}>
      <ul className={styles.following}>
        {emergencies.map(({ id, name, updated_at }) => (
          <li key={id}>
            <span>
              <TextLink to={pathTo('emergency', { emergencyId: id })}>{name ?? '--'}</TextLink>
              <span className={styles.updated}>
                {fill(more.lastUpdated, { date: formatDate(updated_at, language) })}
              </span>
            </span>
            <FollowButton emergencyId={id} name={name ?? ''} size="sm" />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
