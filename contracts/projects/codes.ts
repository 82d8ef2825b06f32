/** Keys of `deployments_project_operation_type`. */
export const PROGRAMME = 0;
export const EMERGENCY_OPERATION = 1;
/** Keys of `deployments_project_programme_type`. */
export const BILATERAL = 0;
export const MULTILATERAL = 1;
export const DOMESTIC = 2;
/** Keys of `deployments_project_status`. */
export const PLANNED = 0;
export const ONGOING = 1;
export const COMPLETED = 2;
/** People are counted so, targeted and reached, of a project and of each of its years. */
export const PEOPLE = ['target', 'reached'] as const;
export const GENDERS = ['male', 'female', 'other'] as const;
export const PEOPLE_FIELDS = PEOPLE.flatMap((people) =>
  [...GENDERS, 'total' as const].map((part) => `${people}_${part}` as const),
);
