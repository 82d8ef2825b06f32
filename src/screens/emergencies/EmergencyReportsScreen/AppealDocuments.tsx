import { appealDocumentsEndpoint } from '#contracts/emergencies/page.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { defineList } from '#src/lists/defineList.ts';
import { ListPanel } from '#src/lists/ListPanel.tsx';
import { useList } from '#src/lists/useList.ts';
import { emergencyReportsStrings } from './strings.ts';

const appealDocuments = defineList(appealDocumentsEndpoint, [emergencyReportsStrings], ({ column }) => ({
  pageSize: 10,
  order: '-created_at',
  columns: [
    column.day('date', ({ created_at }) => created_at, { sortKey: 'created_at' }),
    column.link(
      'name',
      ({ name, document, document_url }) => ({
        text: name,
        to: document || document_url || '',
        isExternal: true,
      }),
      { sortKey: 'name', english: 'untranslated' },
    ),
    column.text('code', ({ appeal }) => appeal.code),
    column.text('location', ({ iso }) => iso),
    column.text('description', ({ description }) => description, { english: 'untranslated' }),
  ],
}));

/** The documents of the emergency's appeals, newest first unless sorted otherwise. */
export function AppealDocuments({ appeals }: { appeals: readonly number[] }) {
  const strings = useStrings(emergencyReportsStrings);
  const isWanted = appeals.length > 0;
  const view = useList(appealDocuments, { in: 'panel', query: { appeal: [...appeals] }, isWanted });
  return isWanted && <ListPanel view={view} heading={strings.appealDocuments} />;
}
