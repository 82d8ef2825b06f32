import { surgeAlertsEndpoint } from '#contracts/surge/alerts.ts';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { positionOf } from '#src/domain/surgeAlerts.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { defineList } from '#src/lists/defineList.ts';
import { ListPanel } from '#src/lists/ListPanel.tsx';
import { useList } from '#src/lists/useList.ts';
import moreStyles from './more.module.css';
import { homeMoreStrings } from './strings.ts';

const latest = defineList(surgeAlertsEndpoint, [], () => ({
  pageSize: 5,
  order: 'molnix_status',
  thenBy: ['-opens'],
  columns: [],
}));

/** The calls for people that are open, or were opened last. */
export function LatestAlerts() {
  const strings = useStrings(homeMoreStrings);
  const language = useLanguage();
  return (
    <ListPanel
      view={useList(latest, { in: 'panel' })}
      heading={strings.latestAlerts}
      actions={<TextLink to={pathTo('surgeAlerts')}>{strings.allAlerts}</TextLink>}
      isFirstPageOnly
      pendingHeight={['28rem', '22rem', '26rem']}
    >
      {(rows) => (
        <ul className={moreStyles.list}>
          {rows.map((alert) => (
            <li key={alert.id}>
              <strong>{positionOf(alert)}</strong>
              {alert.event && (
                <TextLink to={pathTo('emergency', { emergencyId: alert.event.id })}>
                  {alert.event.name ?? '--'}
                </TextLink>
              )}
              <span className={moreStyles.meta}>
                {[formatDate(alert.opens, language), alert.molnix_status_display, alert.country?.name]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </ListPanel>
  );
}
