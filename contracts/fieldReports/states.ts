import { EVENT } from '../emergencies/states.ts';

export const aListedReport = [
  'a field report exists',
  { id: 5001, summary: 'NPL: Flood', country: 123, dtype: 12, event: EVENT },
] as const;
export const aReport = ['a field report can be edited', { id: 9_100_001 }] as const;

/** A report as promises send it. */
export const floods = {
  status: 9,
  is_covid_report: false,
  countries: [123],
  dtype: 12,
  start_date: '2026-05-01T00:00:00.000Z',
  title: 'Floods in Bagmati',
  visibility: 3,
  bulletin: 0,
};
