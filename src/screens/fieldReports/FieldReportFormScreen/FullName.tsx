import { reportTitleEndpoint } from '#contracts/fieldReports/record.ts';
import { INPUT_DEBOUNCE_MS } from '#machines/constants/timings.ts';
import type { FormValues } from '#machines/form.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from '../../../forms/RecordForm.module.css';
import { formStrings } from './strings.ts';
import { bodyOf } from './values.ts';

/** Its name does not hold it, yet a blank one is refused. */
const COVID_TITLE = 'COVID-19';

/** What the server will call the report, as far as it is known. */
export function FullName({ values, reportId }: { values: FormValues; reportId: number | undefined }) {
  const strings = useStrings(formStrings);
  const { countries, dtype, event, title, start_date, is_covid_report } = bodyOf(values);
  const itsTitle = is_covid_report ? COVID_TITLE : title?.trim();
  const { answer } = useRequest(
    reportTitleEndpoint,
    countries.length > 0 && dtype !== undefined && itsTitle
      ? {
          body: {
            countries,
            dtype,
            title: itsTitle,
            start_date,
            is_covid_report,
            ...(typeof event === 'number' && { event }),
            ...(reportId !== undefined && { id: reportId }),
          },
        }
      : undefined,
    { isPreserved: true, delayMs: INPUT_DEBOUNCE_MS },
  );
  if (!answer) return null;
  return (
    <p className={styles.note}>
      {strings.fullName} <strong dir="auto">{answer.title}</strong>
    </p>
  );
}
