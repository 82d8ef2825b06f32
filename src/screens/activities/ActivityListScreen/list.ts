import { ACTIVITY_LEADS, ACTIVITY_STATUSES } from '#contracts/activities/codes.ts';
import { emergencyProjectsEndpoint, REAL_ACTIVITY_SORT_KEYS } from '#contracts/activities/list.ts';
import { useSocietyOptions } from '#src/choices/places.ts';
import { useActivitySectorOptions, useDeployedUnitOptions } from '#src/choices/threeW.ts';
import { countries } from '#src/lists/choices.ts';
import { defineList } from '#src/lists/defineList.ts';
import { emergency, search } from '#src/lists/filter.ts';
import { recordListStrings } from '#src/lists/strings.ts';
import { activityStrings } from '#src/records/activity/strings.ts';
import { activityColumns } from '#src/records/activityList/columns.tsx';
import { activityFileColumns } from '#src/records/activityList/fileColumns.ts';
import { activityListStrings } from '#src/records/activityList/strings.ts';

const {
  actor,
  title,
  emergency: of,
  start,
  end,
  country,
  province,
  sectors,
  status,
  reached,
} = activityColumns;

/** What is done in all emergencies that the reader may see. What was told last stands first: by its start that would be what is only planned. */
export const activityList = defineList(
  emergencyProjectsEndpoint,
  [activityStrings, recordListStrings, activityListStrings],
  ({ filter }) => ({
    pageSize: 15,
    order: '-created_at',
    sortKeysElsewhere: REAL_ACTIVITY_SORT_KEYS,
    filters: {
      search: filter.text('search', search),
      country: filter.numbers('country', countries),
      sector: filter.numbers('sector', {
        kind: 'choice',
        useOptions: useActivitySectorOptions,
        label: 'sector',
        placeholder: 'allSectors',
      }),
      status: filter.oneOf('status', ACTIVITY_STATUSES, {
        kind: 'words',
        label: 'status',
        placeholder: 'allStatuses',
        options: { on_going: 'status_on_going', complete: 'status_complete', planned: 'status_planned' },
      }),
      emergency: filter.numbers('event', emergency),
      society: filter.numbers('reporting_ns', {
        kind: 'choice',
        useOptions: useSocietyOptions,
        label: 'society',
        placeholder: 'allSocieties',
      }),
      unit: filter.numbers('deployed_eru', {
        kind: 'choice',
        useOptions: useDeployedUnitOptions,
        label: 'unit',
        placeholder: 'allUnits',
      }),
      lead: filter.oneOf('activity_lead', ACTIVITY_LEADS, {
        kind: 'words',
        label: 'lead',
        placeholder: 'anyLead',
        options: { national_society: 'lead_national_society', deployed_eru: 'lead_deployed_eru' },
      }),
      start_after: filter.day('start_date__gte', 'startAfter'),
      start_before: filter.day('start_date__lte', 'startBefore'),
    },
    columns: [actor, title, of, start, end, country, province, sectors, status, reached],
    file: { name: 'all-3w-emergency-projects', isDated: true, columns: activityFileColumns },
  }),
);
