import { useState } from 'react';
import { fieldReportsEndpoint } from '#contracts/endpoints/response.ts';
import { hasScreen, pathTo } from '#src/app/links.ts';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { Pager } from '#src/components/Pager/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Table } from '#src/components/Table/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate, MISSING } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { DraftList } from '../../recordForm/DraftList/index.tsx';
import { useProfile } from '../AccountScreen/useProfile.ts';
import { myFieldReportsStrings } from './strings.ts';

const PAGE_SIZE = 10;

/** `/account/my-forms/field-report`: the field reports one has written, newest first. */
export function MyFieldReportsScreen() {
  const strings = useStrings(myFieldReportsStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const user = useProfile();
  const [offset, setOffset] = useState(0);
  const list = useRequest(
    fieldReportsEndpoint,
    { query: { user: user.id, limit: PAGE_SIZE, offset, ordering: ['-created_at'] } },
    { isPreserved: true },
  );
  const reports = list.answer?.results ?? [];
  const edit = {
    key: 'actions',
    heading: strings.actions,
    cell: ({ id, summary }: (typeof reports)[number]) => (
      <TextLink
        to={pathTo('editFieldReport', { fieldReportId: id })}
        aria-label={fill(strings.editOf, { name: summary })}
      >
        {strings.edit}
      </TextLink>
    ),
  };
  return (
    <>
      <DraftList kinds={['field-report']} />
      <Panel
        heading={strings.heading}
        actions={<ButtonLink to={pathTo('newFieldReport')}>{strings.create}</ButtonLink>}
        state={messageState(list)}
        error={{ message: errorText(list.error) }}
        onRetry={list.retry}
        footer={
          <Pager count={list.answer?.count ?? 0} limit={PAGE_SIZE} offset={offset} onChange={setOffset} />
        }
      >
        {reports.length === 0 ? (
          <p>{strings.none}</p>
        ) : (
          <Table
            caption={strings.heading}
            rows={reports}
            rowKey={({ id }) => String(id)}
            columns={[
              {
                key: 'createdAt',
                heading: strings.createdAt,
                isUnbroken: true,
                cell: ({ created_at }) => formatDate(created_at, language),
              },
              {
                key: 'name',
                heading: strings.name,
                cell: ({ id, summary }) =>
                  hasScreen('fieldReport') ? (
                    <TextLink to={pathTo('fieldReport', { fieldReportId: id })}>
                      {summary || MISSING}
                    </TextLink>
                  ) : (
                    summary || MISSING
                  ),
              },
              {
                key: 'emergency',
                heading: strings.emergency,
                cell: ({ event_details: event }) =>
                  event ? (
                    <TextLink to={pathTo('emergency', { emergencyId: event.id })}>
                      {event.name ?? MISSING}
                    </TextLink>
                  ) : (
                    MISSING
                  ),
              },
              {
                key: 'disasterType',
                heading: strings.disasterType,
                cell: ({ dtype_details }) => dtype_details.name ?? MISSING,
              },
              {
                key: 'countries',
                heading: strings.countries,
                cell: ({ countries_details }) =>
                  countries_details.map(({ name }) => name).join(', ') || MISSING,
              },
              ...(hasScreen('editFieldReport') ? [edit] : []),
            ]}
          />
        )}
      </Panel>
    </>
  );
}
