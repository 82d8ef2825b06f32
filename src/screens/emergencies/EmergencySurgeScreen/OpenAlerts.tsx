import { surgeAlertsEndpoint } from '#contracts/endpoints/response.ts';
import { pathTo } from '#src/app/links.ts';
import { countryLink } from '#src/app/placeLinks.ts';
import { Panel } from '#src/components/Panel/index.tsx';
import { Table } from '#src/components/Table/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { messageState } from '#src/domain/messageState.ts';
import { durationOf, keywordsOf, positionOf, startsImmediately } from '#src/domain/surgeAlerts.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { formatDate, formatDuration } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { openAlertsInput } from './requests.ts';
import { emergencySurgeStrings } from './strings.ts';

/** The positions that are open for an emergency. */
export function OpenAlerts({ event }: { event: number }) {
  const strings = useStrings(emergencySurgeStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const alerts = useRequest(surgeAlertsEndpoint, openAlertsInput(event));
  const rows = alerts.answer?.results ?? [];
  return (
    <Panel
      heading={strings.alerts}
      actions={<TextLink to={pathTo('surgeAlerts', undefined, { event })}>{strings.allAlerts}</TextLink>}
      state={messageState(alerts, { isEmpty: rows.length === 0 })}
      error={{ message: errorText(alerts.error) }}
      onRetry={alerts.retry}
    >
      <Table
        caption={strings.alerts}
        rows={rows}
        rowKey={({ id }) => String(id)}
        columns={[
          {
            key: 'date',
            heading: strings.alertDate,
            isUnbroken: true,
            cell: ({ opens }) => formatDate(opens, language),
          },
          { key: 'position', heading: strings.position, cell: positionOf },
          {
            key: 'keywords',
            heading: strings.keywords,
            cell: (alert) => keywordsOf(alert).join(', ') || '--',
          },
          {
            key: 'start',
            heading: strings.startDate,
            isUnbroken: true,
            cell: (alert) =>
              startsImmediately(alert, new Date()) ? strings.immediately : formatDate(alert.start, language),
          },
          {
            key: 'duration',
            heading: strings.duration,
            cell: (alert) => formatDuration(durationOf(alert), language),
          },
          {
            key: 'country',
            heading: strings.country,
            cell: ({ country }) =>
              country ? <TextLink to={countryLink(country.id)}>{country.name ?? '--'}</TextLink> : '--',
          },
          {
            key: 'status',
            heading: strings.status,
            cell: ({ molnix_status_display }) => molnix_status_display,
          },
        ]}
      />
    </Panel>
  );
}
