/** Gender and age, as the API names the columns of people reached by an activity. */
export const AGES = ['0_1', '2_5', '6_12', '13_17', '18_59', '60_plus', 'unknown_age'] as const;
export const GENDERS = ['male', 'female', 'other'] as const;

export type PeopleCount = `${(typeof GENDERS)[number]}_${(typeof AGES)[number]}_count`;
export type DisabledCount = `disabled_${PeopleCount}`;

/** The 21 counts of people reached, by gender and age. */
export const PEOPLE_COUNTS: readonly PeopleCount[] = GENDERS.flatMap((gender) =>
  AGES.map((age) => `${gender}_${age}_count` as const),
);

/** Of each of the 21, those who live with a disability. */
export const DISABLED_COUNTS: readonly DisabledCount[] = PEOPLE_COUNTS.map(
  (name) => `disabled_${name}` as const,
);
