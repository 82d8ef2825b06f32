import { DREF_CHANGES } from '#contracts/dref/fields.ts';
import type { FormRow, FormValues } from '#machines/formValues.ts';
import type { DrefStage } from '#rules/dref.ts';
import { valuesOf, type Written } from './body.ts';
import { DREF_FILES, type DrefValues } from './values.ts';

/** What each stage calls the same figure or day. */
const SAME: readonly Readonly<Record<DrefStage, string>>[] = [
  same('num_affected', 'number_of_people_affected', 'number_of_people_affected'),
  same('total_targeted_population', 'number_of_people_targeted', 'number_of_people_targeted'),
  same('operation_timeframe', 'total_operation_timeframe', 'total_operation_timeframe'),
  same('operation_timeframe_imminent', 'operation_timeframe_imminent', 'total_operation_timeframe_imminent'),
  same('date_of_approval', 'new_operational_start_date', 'operation_start_date'),
  same('end_date', 'new_operational_end_date', 'operation_end_date'),
  same('amount_requested', 'total_dref_allocation', 'total_dref_allocation'),
];

function same(application: string, update: string, report: string) {
  return { application, update, report };
}

/** Nothing stood in these before: they say what changes, or how it went. Files are the same ones under other names. */
export const NEVER_BEFORE: readonly string[] = [
  ...DREF_CHANGES,
  ...Object.keys(DREF_FILES),
  'specified_trigger_met',
  'summary_of_change',
  'additional_allocation',
  'dref_allocated_so_far',
  'reporting_start_date',
  'reporting_end_date',
  'main_donors',
  'num_assisted',
  'has_national_society_conducted',
  'national_society_conducted_description',
  'change_in_operational_strategy',
  'change_in_operational_strategy_text',
  'financial_report_description',
  'date_of_publication',
  'progress_towards_outcome',
  'narrative_description_of_achievements',
  'lessons_learnt',
  'challenges',
  'male',
  'female',
  'person_assisted',
  'actual',
  'total_expenditure',
];

/**
 * What stood in a stage before: the values of the one that it was copied from, under the names of its own form. `of`: the kind of
 * that one; `now`: what the form began with.
 */
export function formerValues(
  stage: DrefStage,
  before: { of: DrefStage; record: Written },
  now: DrefValues,
): DrefValues {
  const written = before.record as unknown as FormValues;
  // Nobody asks for an amount where the costs of an imminent DREF say it.
  const record = written.is_dref_imminent_v2 ? { ...written, amount_requested: written.total_cost } : written;
  const renamed = Object.fromEntries(SAME.map((name) => [name[stage], record[name[before.of]]]));
  const values = valuesOf(stage, { ...record, ...renamed } as unknown as Written);
  return matched(values as unknown as FormValues, now as unknown as FormValues) as unknown as DrefValues;
}

type Rows = readonly (FormRow & FormValues)[];
const isRows = (value: unknown): value is Rows =>
  Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null && 'key' in row);

/** Rows have ids of their own in each stage: those with one title, else at one place, are the same. */
function matched(former: FormValues, now: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(former).map(([name, value]) => {
      const rows = now[name];
      if (!isRows(value) || !isRows(rows)) return [name, value];
      return [
        name,
        value.map((row, index) => {
          const its = rows.find(({ title }) => title !== undefined && title === row.title) ?? rows[index];
          return its ? { ...matched(row, its), key: its.key } : row;
        }),
      ];
    }),
  );
}
