import { fieldReportsEndpoint } from '#contracts/endpoints/response.ts';
import { hasScreen, pathTo } from '#src/app/links.ts';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import own from './more.module.css';
import { homeMoreStrings } from './strings.ts';

const latestReportsInput = { query: { limit: 5, ordering: ['-created_at' as const] } };

/** The field reports written last. */
export function LatestReports() {
  const strings = useStrings(homeMoreStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const reports = useRequest(fieldReportsEndpoint, latestReportsInput);
  const rows = reports.answer?.results ?? [];
  return (
    <Panel
      heading={strings.latestReports}
      actions={<TextLink to={pathTo('fieldReports')}>{strings.allReports}</TextLink>}
      state={messageState(reports, { isEmpty: rows.length === 0 })}
      error={{ message: errorText(reports.error) }}
      onRetry={reports.retry}
      skeleton={<Skeleton height="18rem" />}
    >
      <ul className={own.list}>
        {rows.map(({ id, summary, created_at, countries_details, dtype_details }) => (
          <li key={id}>
            {hasScreen('fieldReport') ? (
              <TextLink to={pathTo('fieldReport', { fieldReportId: id })}>{summary ?? '--'}</TextLink>
            ) : (
              <span>{summary ?? '--'}</span>
            )}
            <span className={own.meta}>
              {[
                formatDate(created_at, language),
                dtype_details.name,
                countries_details.map(({ name }) => name).join(', '),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
