import { reportTitleEndpoint } from '#contracts/fieldReports/record.ts';
import { INPUT_DEBOUNCE_MS } from '#machines/constants/timings.ts';
import { isLikelyDay } from '#rules/dates.ts';
import { useFormValue, useFromValues, useRecordId } from '#src/forms/FormContext.ts';
import styles from '#src/forms/RecordForm.module.css';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { useReportType } from './inputs.tsx';
import { formStrings } from './strings.ts';
import { bodyOf, type ReportValues } from './values.ts';

/** Its name does not hold it, yet a blank one is refused. */
const COVID_TITLE = 'COVID-19';
const NO_BREAK_SPACE = '\u00A0';

/** What the server will call the report, as far as it is known. */
export function FullName() {
  const strings = useStrings(formStrings);
  const id = useRecordId();
  const body = useFromValues(named, (one, other) => JSON.stringify(one) === JSON.stringify(other));
  const { answer } = useRequest(
    reportTitleEndpoint,
    body && { body: { ...body, ...(id !== undefined && { id }) } },
    { isPreserved: true, delayMs: INPUT_DEBOUNCE_MS },
  );
  // Its line is there before it: what it pushed down would be missed by a press.
  if (!answer) return <p className={styles.note}>{NO_BREAK_SPACE}</p>;
  return (
    <p className={styles.note}>
      {strings.fullName} <strong dir="auto">{answer.title}</strong>
    </p>
  );
}

/** What the name of a report is made of; undefined while something is missing, or the year is half typed. */
function named(values: ReportValues) {
  const { countries, dtype, event, title, start_date, is_covid_report } = bodyOf(values);
  const itsTitle = is_covid_report ? COVID_TITLE : title?.trim();
  if (countries.length === 0 || typeof dtype !== 'number' || !itsTitle) return undefined;
  if (values.start_date !== undefined && !isLikelyDay(values.start_date)) return undefined;
  return {
    countries,
    dtype,
    title: itsTitle,
    start_date,
    is_covid_report,
    ...(typeof event === 'number' && { event }),
  };
}

/** Said of a new report that belongs to no emergency. */
export function NewEmergency() {
  const strings = useStrings(formStrings);
  const id = useRecordId();
  const event = useFormValue('event');
  return id === undefined && event === undefined ? <p className={styles.note}>{strings.eventNew}</p> : null;
}

/** Said above the figures of a report on COVID-19. */
export function CovidNote() {
  const strings = useStrings(formStrings);
  return useReportType() === 'COVID' ? <p className={styles.note}>{strings.covidFigures}</p> : null;
}
