import { countryDocumentsEndpoint } from '#contracts/countries/society.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { defineList } from '#src/lists/defineList.ts';
import { recordListStrings } from '#src/lists/strings.ts';
import { CountryList } from '../CountryList.tsx';
import { useCountry } from '../CountryScreen/country.ts';
import { countryContextStrings } from './strings.ts';

const documents = defineList(
  countryDocumentsEndpoint,
  [countryContextStrings, recordListStrings],
  ({ column, filter }) => ({
    pageSize: 6,
    order: '-year',
    filters: {
      search: filter.text('search', { kind: 'search', label: 'searchDocuments' }),
      start_after: filter.day('year__gte', 'startAfter'),
      start_before: filter.day('year__lte', 'startBefore'),
    },
    columns: [
      column.link('name', ({ name, url }) => ({ text: name, to: url, isExternal: true })),
      column.text('kind', ({ document_type }) => document_type),
      column.text('year', ({ year, year_text }) => year_text || year.slice(0, 4), { sortKey: 'year' }),
    ],
    file: { name: 'documents' },
  }),
);

/** Plans, statutes and reports of the National Society, the newest first. */
export function Documents() {
  const strings = useStrings(countryContextStrings);
  const { id } = useCountry();
  return (
    <CountryList list={documents} name="documents" query={{ country: id }} heading={strings.documents} />
  );
}
