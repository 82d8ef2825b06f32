import { appealsEndpoint } from '#contracts/emergencies/appeals.ts';
import { pathTo } from '#src/core/links.ts';
import { coverage } from '#src/domain/appeals.ts';
import { appealStatus, appealType, countries, disasterType, regions } from '#src/lists/choices.ts';
import { defineList } from '#src/lists/defineList.ts';
import { search } from '#src/lists/filter.ts';
import { recordListStrings } from '#src/lists/strings.ts';

/** Every appeal. One that is still to be confirmed has no emergency yet. */
export const appealList = defineList(appealsEndpoint, [recordListStrings], ({ column, filter }) => ({
  pageSize: 10,
  order: '-start_date',
  filters: {
    search: filter.text('search', search),
    start_after: filter.day('start_date__gte', 'startAfter'),
    start_before: filter.endOfDay('start_date__lte', 'startBefore'),
    atype: filter.number('atype', appealType),
    dtype: filter.number('dtype', disasterType),
    region: filter.regions('region', regions),
    country: filter.numbers('country', countries),
    status: filter.number('status', appealStatus),
  },
  columns: [
    column.day('startDate', ({ start_date }) => start_date, { sortKey: 'start_date' }),
    column.text('appealType', ({ atype_display }) => atype_display, { sortKey: 'atype' }),
    column.code('code', ({ code }) => code, { sortKey: 'code' }),
    column.link('operation', ({ name, event }) => ({
      text: name,
      to: event ? pathTo('emergency', { emergencyId: event }) : undefined,
    })),
    column.text('disasterType', ({ dtype }) => dtype?.name, { sortKey: 'dtype' }),
    column.number('requested', ({ amount_requested }) => amount_requested, { sortKey: 'amount_requested' }),
    column.percent('funding', (appeal) => coverage(appeal.amount_funded, appeal.amount_requested), {
      sortKey: 'amount_funded',
      file: { heading: 'funded', value: ({ amount_funded }) => amount_funded },
    }),
    column.country('country', ({ country }) => country, { sortKey: 'country' }),
  ],
  file: { name: 'all-appeals' },
}));
