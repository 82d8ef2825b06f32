import { erusEndpoint } from '#contracts/surge/units.ts';
import { countries, disasterType } from '#src/lists/choices.ts';
import { defineList } from '#src/lists/defineList.ts';
import { emergency } from '#src/lists/filter.ts';
import { eruType } from '../choices.ts';
import { eruColumns } from '../eruColumns.ts';
import { deploymentStrings } from '../strings.ts';

/** The Emergency Response Units that are out now. */
export const deployedErus = defineList(erusEndpoint, [deploymentStrings], ({ filter }) => ({
  pageSize: 10,
  order: 'type',
  always: { deployed_to__isnull: false },
  filters: {
    type: filter.number('type', eruType),
    country: filter.numbers('deployed_to__in', countries),
    event: filter.number('event', emergency),
    dtype: filter.number('disaster_type', disasterType),
    start_after: filter.day('start_date__gte', 'startAfter'),
    start_before: filter.endOfDay('start_date__lte', 'startBefore'),
  },
  columns: eruColumns,
  file: { name: 'deployed-erus', isDated: true },
}));
