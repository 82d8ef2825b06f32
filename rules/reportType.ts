/** Disaster type of epidemics; a constant of the GO API. */
export const EPIDEMIC = 1;
export const EARLY_WARNING = 8;
export const EVENT = 9;

/** `EVT` event, `EW` early warning, `EPI` epidemic, `COVID`. Source: emergencies facts, 0.2. */
export type ReportType = 'EVT' | 'EW' | 'EPI' | 'COVID';

interface TypeFacts {
  status?: number | null | undefined;
  is_covid_report?: boolean | null | undefined;
  dtype?: number | null | undefined;
}

/** What a report is about; the first match wins. */
export function reportTypeOf({ status, is_covid_report, dtype }: TypeFacts): ReportType {
  if (status === EARLY_WARNING) return 'EW';
  if (is_covid_report) return 'COVID';
  return dtype === EPIDEMIC ? 'EPI' : 'EVT';
}
