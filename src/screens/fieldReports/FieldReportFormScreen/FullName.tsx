import { reportTitleEndpoint } from '#contracts/endpoints/fieldReportForm.ts';
import type { FormValues } from '#machines/form.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from '../../recordForm/RecordForm.module.css';
import { formStrings } from './strings.ts';
import { bodyOf } from './values.ts';

const TYPING_MS = 400;

/** What the server will call the report, as far as it is known. */
export function FullName({ values, reportId }: { values: FormValues; reportId: number | undefined }) {
  const strings = useStrings(formStrings);
  const { countries, dtype, event, title, start_date, is_covid_report } = bodyOf(values);
  const isNamed = countries.length > 0 && dtype !== undefined;
  const { answer } = useRequest(
    reportTitleEndpoint,
    isNamed
      ? {
          body: {
            countries,
            dtype,
            title: title ?? '',
            start_date,
            is_covid_report,
            ...(typeof event === 'number' && { event }),
            ...(reportId !== undefined && { id: reportId }),
          },
        }
      : undefined,
    { isPreserved: true, delayMs: TYPING_MS },
  );
  if (!answer) return null;
  return (
    <p className={styles.note}>
      {strings.fullName} <strong dir="auto">{answer.title}</strong>
    </p>
  );
}
