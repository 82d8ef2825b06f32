import { localUnitUploadsEndpoint, UPLOAD_STATUS } from '#contracts/localUnits/upload.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Disclosure } from '#src/components/Disclosure/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Table } from '#src/components/Table/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDateTime, formatNumber, MISSING } from '#src/i18n/format.ts';
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
  const counted = (status: number, count: number) =>
    status === UPLOAD_STATUS.pending ? MISSING : formatNumber(count, language);
  return (
    <Panel
      heading={strings.past}
      state={messageState(request)}
      error={{ message: errorText(request.error) }}
      onRetry={request.retry}
      // Another API works on a file for a while after it was sent.
      actions={
        rows.some(({ status }) => status === UPLOAD_STATUS.pending) && (
          <Button size="sm" isPending={request.isRefreshing} onClick={request.refetch}>
            {strings.checkAgain}
          </Button>
        )
      }
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
                cell: ({ status_details, error_message, error_file }) => (
                  <>
                    {error_message ? `${status_details}: ${error_message}` : status_details}
                    {error_file && (
                      <>
                        {' '}
                        <TextLink to={error_file} isExternal>
                          {strings.errorFile}
                        </TextLink>
                      </>
                    )}
                  </>
                ),
              },
              {
                key: 'units',
                heading: strings.units,
                align: 'end',
                // A file is taken as a whole or not at all; another API counts the rows that would have held.
                cell: ({ status, success_count }) =>
                  counted(status, status === UPLOAD_STATUS.failed ? 0 : success_count),
              },
              {
                key: 'refused',
                heading: strings.rowsRefused,
                align: 'end',
                cell: ({ status, failed_count }) => counted(status, failed_count),
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
