import { COUNTERS, type ReportType } from '#contracts/fieldReports/schemas.ts';

export const ALL: readonly ReportType[] = ['EVT', 'EPI', 'COVID', 'EW'];
const ILL: readonly ReportType[] = ['EPI', 'COVID'];
const NOT_COVID: readonly ReportType[] = ['EVT', 'EPI', 'EW'];

/** The same figure or text by each of the three who report. */
const byEach = (types: readonly ReportType[], ...names: readonly string[]) =>
  names.flatMap((name) => COUNTERS.map((counter) => [counter + name, types] as const));

/** Which types of report ask for a field; one that is not listed is asked in all. Source: emergencies facts, 11.2 to 11.5. */
const TYPES: ReadonlyMap<string, readonly ReportType[]> = new Map<string, readonly ReportType[]>([
  ['title', NOT_COVID],
  ...byEach(['EVT'], 'num_injured', 'num_dead', 'num_missing', 'num_affected', 'num_displaced'),
  ...byEach(['EW'], 'num_potentially_affected', 'num_highest_risk', 'affected_pop_centres'),
  ['epi_cases', ILL],
  ['epi_suspected_cases', ['EPI']],
  ['epi_probable_cases', ['EPI']],
  ['epi_confirmed_cases', ['EPI']],
  ['epi_num_dead', ILL],
  ['epi_cases_since_last_fr', ['COVID']],
  ['epi_deaths_since_last_fr', ['COVID']],
  ['epi_figures_source', ILL],
  ['sit_fields_date', ILL],
  ['epi_notes_since_last_fr', ILL],
  ['num_localstaff', ['EVT', 'EPI', 'COVID']],
  ['num_volunteers', ['EVT', 'EPI', 'COVID']],
  ['num_expats_delegates', ['EVT', 'EPI']],
  ['actions_taken.FDRN.actions', NOT_COVID],
  ['actions_taken.PNS.actions', NOT_COVID],
  ['notes_health', ['COVID']],
  ['notes_ns', ['COVID']],
  ['notes_socioeco', ['COVID']],
  ['bulletin', NOT_COVID],
  ['external_partners', ['COVID']],
  ['supported_activities', ['COVID']],
  ...['dref', 'dref_amount', 'appeal', 'appeal_amount', 'fact', 'num_fact'].map(
    (name) => [name, NOT_COVID] as const,
  ),
  ['emergency_response_unit', NOT_COVID],
  ['num_emergency_response_unit', NOT_COVID],
  ['forecast_based_action', ['EW']],
  ['forecast_based_action_amount', ['EW']],
  ['imminent_dref', ['EW']],
  ['imminent_dref_amount', ['EW']],
]);

export const typesOf = (name: string): readonly ReportType[] => TYPES.get(name) ?? ALL;
