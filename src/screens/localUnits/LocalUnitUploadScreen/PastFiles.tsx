import { localUnitUploadsEndpoint } from '#contracts/localUnits/upload.ts';
import { Disclosure } from '#src/components/Disclosure/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Table } from '#src/components/Table/index.tsx';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDateTime, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { RefusedRows } from './RefusedRows.tsx';
import { localUnitUploadStrings } from './strings.ts';

const NEWEST = 20;

/** The files that were sent for a country, the newest first, with what was wrong with them. */
export function PastFiles({ country }: { country: number }) {
  const strings = useStrings(localUnitUploadStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const request = useRequest(localUnitUploadsEndpoint, { query: { country__id: country, limit: NEWEST } });
  const rows = request.answer?.results ?? [];
  return (
    <Panel
      heading={strings.past}
      state={messageState(request)}
      error={{ message: errorText(request.error) }}
      onRetry={request.retry}
    >
      {rows.length === 0 ? (
        <MessageBlock state="empty" message={strings.noPast} />
      ) : (
        <>
          <Table
            caption={strings.past}
            rows={rows}
            rowKey={({ id }) => String(id)}
            columns={[
              {
                key: 'file',
                heading: strings.file,
                cell: ({ file_name }) => <bdi>{file_name}</bdi>,
                isRowHeader: true,
              },
              {
                key: 'type',
                heading: strings.type,
                cell: ({ local_unit_type_details }) => local_unit_type_details.name,
              },
              {
                key: 'sent',
                heading: strings.sent,
                cell: ({ triggered_at }) => formatDateTime(triggered_at, language),
              },
              {
                key: 'status',
                heading: strings.status,
                cell: ({ status_details, error_message }) =>
                  error_message ? `${status_details}: ${error_message}` : status_details,
              },
              {
                key: 'units',
                heading: strings.units,
                align: 'end',
                cell: ({ success_count }) => formatNumber(success_count, language),
              },
              {
                key: 'refused',
                heading: strings.rowsRefused,
                align: 'end',
                cell: ({ failed_count }) => formatNumber(failed_count, language),
              },
            ]}
          />
          {rows.map(
            ({ id, file_name, refused = [] }) =>
              refused.length > 0 && (
                <Disclosure key={id} summary={fill(strings.rowsOf, { file: file_name })}>
                  <RefusedRows of={file_name} rows={refused} />
                </Disclosure>
              ),
          )}
        </>
      )}
    </Panel>
  );
}
