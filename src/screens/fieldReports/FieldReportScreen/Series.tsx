import { emergencyEndpoint } from '#contracts/emergencies/record.ts';
import { Panel } from '#src/components/Panel/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { compareTimes } from '#src/domain/compareTimes.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import styles from './FieldReportScreen.module.css';
import { fieldReportStrings } from './strings.ts';
import type { FieldReport } from './types.ts';

/** How many are listed: the rest stands on the page of the emergency. */
const LISTED = 6;

/** What else was reported on the same emergency, newest first; nothing where this is the only report, or others are not to be had. */
export function Series({ report: { id, event_details: event } }: { report: FieldReport }) {
  const strings = useStrings(fieldReportStrings);
  const language = useLanguage();
  const { answer } = useRequest(emergencyEndpoint, event ? { path: { id: event.id } } : undefined);
  const reports = [...(answer?.field_reports ?? [])].sort((one, other) =>
    compareTimes(other.created_at, one.created_at),
  );
  if (!event || reports.length < 2) return null;
  const here = reports.findIndex((other) => other.id === id);
  // The one that is read stands among its neighbours.
  const first = Math.max(0, Math.min(here - Math.floor(LISTED / 2), reports.length - LISTED));
  return (
    <Panel
      heading={strings.series}
      actions={<TextLink to={pathTo('emergency', { emergencyId: event.id })}>{strings.toEmergency}</TextLink>}
    >
      <ol className={styles.series}>
        {reports.slice(first, first + LISTED).map((other) => (
          <li key={other.id} aria-current={other.id === id || undefined}>
            <span className={styles.role}>{formatDate(other.created_at, language)}</span>
            {other.id === id ? (
              <strong>{strings.thisReport}</strong>
            ) : (
              <TextLink to={pathTo('fieldReport', { fieldReportId: other.id })}>
                {other.summary || strings.fieldReport}
              </TextLink>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
