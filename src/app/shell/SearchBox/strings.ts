import { common } from '#src/i18n/common/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

/** What the search of the bar says once it is used. */
export const searchBoxStrings = defineStrings('searchBox', {
  results: 'Search results',
  searching: 'Searching…',
  found: 'Suggestions: {count}',
  empty: 'No matches. Press Enter to open the search page.',
  failed: common.couldNotLoadOptions,
  kind_regions: 'Region',
  kind_countries: 'Country',
  kind_district_province_response: 'Province',
  kind_emergencies: 'Emergency',
  kind_projects: common.threeWProject,
  kind_surge_alerts: 'Surge alert',
  kind_surge_deployments: 'Surge deployment',
  kind_reports: common.fieldReport,
  kind_flash_updates: fields.flashUpdate,
  kind_rapid_response_deployments: 'Rapid response',
});
