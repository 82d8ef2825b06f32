import { emergenciesEndpoint } from '#contracts/emergencies/list.ts';
import { disasterType } from '#src/lists/choices.ts';
import { defineList } from '#src/lists/defineList.ts';
import { emergencyColumns } from '#src/records/EmergencyTable/columns.ts';
import { emergencyTableStrings } from '#src/records/EmergencyTable/strings.ts';

/** The emergencies of a country. Its filters are called after it: the appeals of the page have their own. */
export const countryEmergencies = defineList(emergenciesEndpoint, [emergencyTableStrings], ({ filter }) => ({
  pageSize: 10,
  order: '-disaster_start_date',
  filters: {
    emergencies_disaster: filter.number('dtype', disasterType),
    emergencies_after: filter.day('disaster_start_date__gte', 'startAfter'),
    emergencies_before: filter.endOfDay('disaster_start_date__lte', 'startBefore'),
  },
  columns: emergencyColumns,
  file: { name: 'country-emergencies' },
}));
