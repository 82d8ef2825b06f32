import { appealsEndpoint } from '#contracts/emergencies/appeals.ts';
import { appealType, disasterType } from '#src/lists/choices.ts';
import { defineList } from '#src/lists/defineList.ts';
import { recordListStrings } from '#src/lists/strings.ts';
import { appealColumns } from '#src/records/appealList/columns.ts';
import { countryStrings } from '../strings.ts';
import { useProvinceOptions } from '../useProvinces.ts';

const { country: _, ...columns } = appealColumns;

/** Appeals of a country, which the page says. */
export const countryAppeals = defineList(
  appealsEndpoint,
  [countryStrings, recordListStrings],
  ({ filter }) => ({
    pageSize: 5,
    order: '-start_date',
    filters: {
      atype: filter.number('atype', appealType),
      dtype: filter.number('dtype', disasterType),
      province: filter.numbers('district', {
        kind: 'choice',
        isMultiple: true,
        useOptions: useProvinceOptions,
        label: 'province',
        placeholder: 'allProvinces',
      }),
      start_after: filter.day('start_date__gte', 'startAfter'),
      start_before: filter.endOfDay('start_date__lte', 'startBefore'),
    },
    columns: Object.values(columns),
    file: { name: 'operations' },
  }),
);
