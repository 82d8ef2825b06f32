export const ACTIVITY_LEADS = ['national_society', 'deployed_eru'] as const;
export const ACTIVITY_STATUSES = ['on_going', 'complete', 'planned'] as const;
export type ActivityStatus = (typeof ACTIVITY_STATUSES)[number];

/** The figures of one activity besides those by age. */
export const FIGURES = [
  'people_count',
  'male_count',
  'female_count',
  'household_count',
  'beneficiaries_count',
  'amount',
  'item_count',
  'point_count',
] as const;
