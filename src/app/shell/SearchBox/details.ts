import type { Language } from '#contracts/languages.ts';
import type { Hit, SearchKind } from '#src/domain/searchGroups.ts';
import { formatDate } from '#src/i18n/format.ts';

type Part = string | null | undefined;
type Details = { readonly [Kind in SearchKind]: (hit: Hit<Kind>, language: Language) => readonly Part[] };

const day = (moment: Part, language: Language) => moment && formatDate(moment, language);

/** What tells hits of one name apart, by their kind. */
const DETAILS: Details = {
  regions: () => [],
  countries: ({ society_name }) => [society_name],
  district_province_response: ({ country }) => [country],
  emergencies: ({ severity_level_display, start_date }, language) => [
    severity_level_display,
    day(start_date, language),
  ],
  projects: ({ national_society, sector }) => [national_society, sector],
  surge_alerts: ({ name, alert_date }, language) => [name, day(alert_date, language)],
  surge_deployments: ({ type, owner }) => [type, owner],
  reports: ({ created_at }, language) => [day(created_at, language)],
  rapid_response_deployments: ({ position, deploying_country_name, start_date }, language) => [
    position,
    deploying_country_name,
    day(start_date, language),
  ],
};

/** A line that stands below the name of a hit; empty where its name is enough. */
export function detailOf<Kind extends SearchKind>(kind: Kind, hit: Hit<Kind>, language: Language): string {
  return DETAILS[kind](hit, language).filter(Boolean).join(' · ');
}
