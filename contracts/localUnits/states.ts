/** One that is validated, and everybody sees. */
export const aLocalUnit = [
  'a local unit exists',
  { id: 9_400_001, type: 1, status: 1, country: 123, name: 'Kathmandu Shakha' },
] as const;
/** One that nobody has looked at yet. */
export const aNewLocalUnit = [
  'a local unit exists',
  { id: 9_400_002, type: 1, status: 2, country: 123, name: 'Lalitpur Shakha' },
] as const;
/** One whose change waits. */
export const aChangedLocalUnit = [
  'a local unit exists',
  { id: 9_400_003, type: 1, status: 3, country: 123, name: 'Bhaktapur Shakha' },
] as const;
/** One that was put out of use. */
export const aDeprecatedLocalUnit = [
  'a local unit exists',
  { id: 9_400_004, type: 1, status: 1, country: 123, name: 'Kirtipur Shakha', deprecated: true },
] as const;

/** A local unit as promises send it. */
export const patanBranch = {
  country: 123,
  type: 1,
  visibility: 3,
  date_of_data: '2026-05-01',
  local_branch_name: 'Patan Shakha',
  english_branch_name: 'Patan Branch',
  location_json: { lat: 27.67, lng: 85.32 },
};
