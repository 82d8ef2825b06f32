import type { DrefStage } from '#rules/dref.ts';
import type { DrefValues } from './values.ts';

const COMMON = [
  'disaster_type',
  'country',
  'district',
  'event_date',
  'event_text',
  'event_description',
  'operation_objective',
  'response_strategy',
  'total_targeted_population',
  'planned_interventions',
  'proposed_action',
  'national_society_contact_name',
  'ifrc_project_manager_name',
] as const satisfies readonly (keyof DrefValues)[];

/** What whoever approves a stage looks for first: told before it is finalized where it is empty. */
export const KEY_FIELDS: Readonly<Record<DrefStage, readonly (keyof DrefValues)[]>> = {
  application: [
    ...COMMON,
    'num_affected',
    'amount_requested',
    'budget_file',
    'ns_request_date',
    'operation_timeframe',
    'operation_timeframe_imminent',
  ],
  update: [
    ...COMMON,
    'number_of_people_affected',
    'number_of_people_targeted',
    'summary_of_change',
    'total_operation_timeframe',
    'reporting_start_date',
    'reporting_end_date',
  ],
  report: [
    ...COMMON,
    'num_assisted',
    'financial_report',
    'operation_start_date',
    'operation_end_date',
    'date_of_publication',
  ],
};
