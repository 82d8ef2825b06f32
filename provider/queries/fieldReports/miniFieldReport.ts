import { getTableColumns } from 'drizzle-orm';
import type { Language } from '#contracts/languages.ts';
import { field_report } from '#provider/database/schema.ts';
import { labelOf } from '../labels.ts';
import type { miniCountry } from '../reference/countries.ts';
import { phraseIn } from '../terms.ts';
import { textIn } from '../texts.ts';

type FieldReportRow = typeof field_report.$inferSelect;

/**
 * Who counted the people affected, the most trusted first, and whether they are affected or may be. The first figure that
 * exists stands for the report in its emergency. Source: GO API, `recent_affected`.
 */
const AFFECTED = [
  'num_affected',
  'gov_num_affected',
  'other_num_affected',
  'num_potentially_affected',
  'gov_num_potentially_affected',
  'other_num_potentially_affected',
] as const;
/** What only a whole report tells. */
const UNSHOWN_IN_EMERGENCY = [
  'title',
  'fr_num',
  'other_sources',
  'actions_others',
  'sit_fields_date',
  'bulletin',
  'dref',
  'dref_amount',
  'appeal',
  'appeal_amount',
  'fact',
  'num_fact',
  'emergency_response_unit',
  'num_emergency_response_unit',
  'forecast_based_action',
  'forecast_based_action_amount',
  'imminent_dref',
  'imminent_dref_amount',
  'external_partners',
  'supported_activities',
] as const;
const NOT_SHOWN = [
  'event_id',
  'dtype_id',
  'user_id',
  'start_date',
  'original_language',
  ...UNSHOWN_IN_EMERGENCY,
] as const;

/** What is left, in the order of the columns. */
const SHOWN = Object.keys(getTableColumns(field_report)).filter(
  (name) => ![...AFFECTED, ...NOT_SHOWN].some((other) => other === name),
) as Exclude<keyof FieldReportRow, (typeof AFFECTED)[number] | (typeof NOT_SHOWN)[number]>[];

/** A field report as its emergency shows it: of the six figures of people affected only the decisive one is there. */
export function miniFieldReport(
  row: FieldReportRow,
  countries: ReturnType<typeof miniCountry>[],
  language: Language,
) {
  const decisive = AFFECTED[recentAffected(row) - 1];
  return Object.assign(only(row, SHOWN), {
    ...(decisive && { [decisive]: row[decisive] }),
    ...reportTexts(row, language),
    // The page of one emergency fills them in: lists need nobody's address.
    contacts: [],
    countries,
  });
}

/** The key of `api_field_report_recent_affected`: 0 unknown, else which of `AFFECTED` decides, counted from 1. */
export const recentAffected = (row: FieldReportRow): number =>
  AFFECTED.findIndex((figure) => row[figure] !== null) + 1;

/** The texts of a report, in the reader's language. */
export const reportTexts = (row: FieldReportRow, language: Language) => ({
  affected_pop_centres: phraseIn(language, row.affected_pop_centres),
  notes_health: phraseIn(language, row.notes_health),
  epi_notes_since_last_fr: phraseIn(language, row.epi_notes_since_last_fr),
  summary: textIn(language, row.summary),
  description: textIn(language, row.description),
  visibility_display: labelOf('api_visibility_choices', row.visibility, language),
  epi_figures_source_display: labelOf('api_episource_choices', row.epi_figures_source, language),
  translation_module_original_language: row.original_language,
});

function only<Row extends object, Key extends keyof Row>(row: Row, keys: readonly Key[]): Pick<Row, Key> {
  const kept = {} as Pick<Row, Key>;
  for (const key of keys) kept[key] = row[key];
  return kept;
}
