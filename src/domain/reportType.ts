/** EVT event, EW early warning / early action, EPI epidemic, COVID. */
export type ReportType = 'EVT' | 'EW' | 'EPI' | 'COVID';

/** `status` of a field report that warns of what is still to come. */
const EARLY_WARNING = 8;
/** The disaster type of epidemics; no endpoint says which it is. Source: screen facts of emergencies, 0.1. */
const EPIDEMIC = 1;

interface Reported {
  status?: number | null | undefined;
  is_covid_report?: boolean | null | undefined;
}

/** The type of a field report, which decides what it says. `disasterType`: of the report, or of its emergency. */
export function reportTypeOf(
  { status, is_covid_report }: Reported,
  disasterType: number | null | undefined,
): ReportType {
  if (status === EARLY_WARNING) return 'EW';
  if (is_covid_report) return 'COVID';
  return disasterType === EPIDEMIC ? 'EPI' : 'EVT';
}
