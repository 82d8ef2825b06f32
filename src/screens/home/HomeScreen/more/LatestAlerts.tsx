import { surgeAlertsEndpoint } from '#contracts/endpoints/response.ts';
import { pathTo } from '#src/app/links.ts';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { messageState } from '#src/domain/messageState.ts';
import { positionOf } from '#src/domain/surgeAlerts.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import own from './more.module.css';
import { homeMoreStrings } from './strings.ts';

const latestAlertsInput = {
  query: { limit: 5, ordering: ['molnix_status' as const, '-opens' as const] },
};

/** The calls for people that are open, or were opened last. */
export function LatestAlerts() {
  const strings = useStrings(homeMoreStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const alerts = useRequest(surgeAlertsEndpoint, latestAlertsInput);
  const rows = alerts.answer?.results ?? [];
  return (
    <Panel
      heading={strings.latestAlerts}
      actions={<TextLink to={pathTo('surgeAlerts')}>{strings.allAlerts}</TextLink>}
      state={messageState(alerts, { isEmpty: rows.length === 0 })}
      error={{ message: errorText(alerts.error) }}
      onRetry={alerts.retry}
      skeleton={<Skeleton height="18rem" />}
    >
      <ul className={own.list}>
        {rows.map((alert) => (
          <li key={alert.id}>
            <strong>{positionOf(alert)}</strong>
            {alert.event && (
              <TextLink to={pathTo('emergency', { emergencyId: alert.event.id })}>
                {alert.event.name ?? '--'}
              </TextLink>
            )}
            <span className={own.meta}>
              {[formatDate(alert.opens, language), alert.molnix_status_display, alert.country?.name]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
