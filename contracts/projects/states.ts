export const aProject = ['a project exists', { id: 9_200_001 }] as const;

/** A project as promises send it. */
export const wells = {
  reporting_ns: 123,
  project_country: 123,
  project_districts: [],
  operation_type: 0,
  programme_type: 2,
  name: 'Wells for Bagmati',
  primary_sector: 0,
  secondary_sectors: [4],
  start_date: '2026-05-01',
  end_date: '2027-04-30',
  status: 1,
  target_total: 1_200,
  annual_splits: [],
  visibility: 'public',
};
