import { surgeAlertsEndpoint } from '#contracts/endpoints/response.ts';
import { pathTo } from '#src/app/links.ts';
import { Table } from '#src/components/Table/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { durationOf, keywordsOf, positionOf, startsImmediately } from '#src/domain/surgeAlerts.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { formatDate, formatDuration, MISSING } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { CountryOf, EmergencyOf } from '../places.tsx';
import { deploymentStrings } from '../strings.ts';
import { PagedPanel } from './PagedPanel.tsx';
import { ALERTS_SHOWN, openAlertsInput } from './requests.ts';
import { surgeOverviewStrings } from './strings.ts';
import { usePaged } from './usePaged.ts';

/** The positions that people are sought for, in all emergencies. */
export function OpenAlerts() {
  const strings = useStrings(surgeOverviewStrings);
  const words = useStrings(deploymentStrings);
  const language = useLanguage();
  const { query, onPage } = usePaged('alerts', ALERTS_SHOWN);
  const input = openAlertsInput(query);
  const alerts = useRequest(surgeAlertsEndpoint, input, { isPreserved: true });
  const now = new Date();
  return (
    <PagedPanel
      heading={strings.alerts}
      actions={<TextLink to={pathTo('surgeAlerts')}>{strings.allAlerts}</TextLink>}
      page={alerts}
      limit={ALERTS_SHOWN}
      offset={input.query.offset}
      onPage={onPage}
      pendingHeight="22rem"
    >
      {(rows, heading) => (
        <Table
          caption={heading}
          rows={rows}
          rowKey={({ id }) => String(id)}
          columns={[
            {
              key: 'date',
              heading: strings.alertDate,
              isUnbroken: true,
              cell: ({ opens }) => formatDate(opens, language),
            },
            {
              key: 'duration',
              heading: strings.duration,
              cell: (alert) => formatDuration(durationOf(alert), language),
            },
            {
              key: 'start',
              heading: strings.startDate,
              isUnbroken: true,
              cell: (alert) =>
                startsImmediately(alert, now) ? strings.immediately : formatDate(alert.start, language),
            },
            { key: 'position', heading: strings.position, cell: positionOf },
            {
              key: 'keywords',
              heading: strings.keywords,
              cell: (alert) => keywordsOf(alert).join(', ') || MISSING,
            },
            {
              key: 'emergency',
              heading: words.emergency,
              cell: ({ event }) => <EmergencyOf event={event} />,
            },
            {
              key: 'country',
              heading: strings.country,
              cell: ({ country }) => <CountryOf country={country} />,
            },
            {
              key: 'status',
              heading: strings.status,
              cell: ({ molnix_status_display }) => molnix_status_display,
            },
          ]}
        />
      )}
    </PagedPanel>
  );
}
