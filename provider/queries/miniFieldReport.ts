import type { Language } from '#contracts/languages.ts';
import type { field_report } from '#provider/database/schema.ts';
import type { miniCountry } from './countries.ts';
import { labelOf } from './labels.ts';
import { textIn } from './texts.ts';

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
const NOT_SHOWN = ['event_id', 'dtype_id', 'user_id', 'start_date', 'original_language'] as const;

/** A field report as its emergency shows it: of the six figures of people affected only the decisive one is there. */
export function miniFieldReport(
  row: FieldReportRow,
  countries: ReturnType<typeof miniCountry>[],
  language: Language,
) {
  const decisive = AFFECTED[recentAffected(row) - 1];
  return Object.assign(without(row, [...AFFECTED, ...NOT_SHOWN]), {
    ...(decisive && { [decisive]: row[decisive] }),
    ...reportTexts(row, language),
    ...unkeptReportFields,
    contacts: [],
    countries,
  });
}

/** The key of `api_field_report_recent_affected`: 0 unknown, else which of `AFFECTED` decides, counted from 1. */
export const recentAffected = (row: FieldReportRow): number =>
  AFFECTED.findIndex((figure) => row[figure] !== null) + 1;

/** The texts of a report, in the reader's language. */
export const reportTexts = (row: FieldReportRow, language: Language) => ({
  summary: textIn(language, row.summary),
  description: textIn(language, row.description),
  visibility_display: labelOf('api_visibility_choices', row.visibility, language),
  epi_figures_source_display: labelOf('api_episource_choices', row.epi_figures_source, language),
  translation_module_original_language: row.original_language,
});

/** What the real backend keeps of every report and this one does not yet. */
export const unkeptReportFields = {
  epi_cases_since_last_fr: null,
  epi_deaths_since_last_fr: null,
  epi_notes_since_last_fr: null,
  gov_affected_pop_centres: null,
  other_affected_pop_centres: null,
  notes_health: null,
  notes_ns: null,
  notes_socioeco: null,
};

function without<Row extends object, Key extends keyof Row>(row: Row, keys: readonly Key[]): Omit<Row, Key> {
  const rest = { ...row };
  for (const key of keys) delete rest[key];
  return rest;
}
