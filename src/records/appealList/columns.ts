import type { appealsEndpoint } from '#contracts/emergencies/appeals.ts';
import { pathTo } from '#src/core/links.ts';
import { coverage } from '#src/domain/appeals.ts';
import { disasterPictogram } from '#src/domain/disasterPictograms.ts';
import { columnsOf } from '#src/lists/column.ts';
import type { RowOf, SortKeyOf } from '#src/lists/defineList.ts';
import type { ListWord } from '#src/lists/strings.ts';

type Endpoint = typeof appealsEndpoint;
const column = columnsOf<RowOf<Endpoint>, SortKeyOf<Endpoint>, ListWord>();

/** What lists of appeals show of them. One that is still to be confirmed has no emergency yet. */
export const appealColumns = {
  start: column.day('startDate', ({ start_date }) => start_date, { sortKey: 'start_date' }),
  type: column.text('appealType', ({ atype_display }) => atype_display, { sortKey: 'atype' }),
  code: column.code('code', ({ code }) => code, { sortKey: 'code' }),
  operation: column.link('operation', ({ name, event }) => ({
    text: name,
    to: event ? pathTo('emergency', { emergencyId: event }) : undefined,
  })),
  disasterType: column.text('disasterType', ({ dtype }) => dtype?.name, {
    sortKey: 'dtype',
    pictogram: ({ dtype }) => disasterPictogram(dtype?.id),
  }),
  requested: column.number('requested', ({ amount_requested }) => amount_requested, {
    sortKey: 'amount_requested',
  }),
  funding: column.percent('funding', (appeal) => coverage(appeal.amount_funded, appeal.amount_requested), {
    sortKey: 'amount_funded',
    file: { heading: 'funded', value: ({ amount_funded }) => amount_funded },
  }),
  country: column.country('country', ({ country }) => country, { sortKey: 'country' }),
};
