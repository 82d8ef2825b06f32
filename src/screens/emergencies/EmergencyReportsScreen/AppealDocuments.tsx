import { useState } from 'react';
import { appealDocumentsEndpoint } from '#contracts/endpoints/emergencyPage.ts';
import { Pager } from '#src/components/Pager/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { type Sort, Table } from '#src/components/Table/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { emergencyReportsStrings } from './strings.ts';

const PAGE_SIZE = 10;

/** The documents of the emergency's appeals, newest first unless sorted otherwise. */
export function AppealDocuments({ appeals }: { appeals: readonly number[] }) {
  const strings = useStrings(emergencyReportsStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const [offset, setOffset] = useState(0);
  const [sort, setSort] = useState<Sort>({ key: 'created_at', isDescending: true });
  const ordering = `${sort.isDescending ? '-' : ''}${sort.key}` as 'created_at';
  const documents = useRequest(
    appealDocumentsEndpoint,
    appeals.length > 0
      ? { query: { appeal: [...appeals], limit: PAGE_SIZE, offset, ordering: [ordering] } }
      : undefined,
    { isPreserved: true },
  );
  if (appeals.length === 0) return null;
  const rows = documents.answer?.results ?? [];
  const heading = fill(strings.appealDocuments, { count: formatNumber(documents.answer?.count, language) });
  return (
    <Panel
      heading={heading}
      state={messageState(documents, { isEmpty: rows.length === 0 })}
      error={{ message: errorText(documents.error) }}
      onRetry={documents.retry}
      footer={
        <Pager
          of={heading}
          count={documents.answer?.count ?? 0}
          limit={PAGE_SIZE}
          offset={offset}
          onChange={setOffset}
        />
      }
    >
      <Table
        caption={heading}
        rows={rows}
        rowKey={({ id }) => String(id)}
        sort={sort}
        onSort={(next) => {
          setSort(next);
          setOffset(0);
        }}
        columns={[
          {
            key: 'date',
            heading: strings.date,
            isUnbroken: true,
            sortKey: 'created_at',
            cell: ({ created_at }) => formatDate(created_at, language),
          },
          {
            key: 'name',
            heading: strings.name,
            sortKey: 'name',
            cell: ({ name, document, document_url }) => (
              <TextLink to={document || document_url || ''} isExternal>
                {name ?? '--'}
              </TextLink>
            ),
          },
          { key: 'code', heading: strings.code, cell: ({ appeal }) => appeal.code ?? '--' },
          { key: 'location', heading: strings.location, cell: ({ iso }) => iso ?? '--' },
          {
            key: 'description',
            heading: strings.description,
            cell: ({ description }) => description ?? '--',
          },
        ]}
      />
    </Panel>
  );
}
