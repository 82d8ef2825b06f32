import { UNIT_STATUS } from '#contracts/localUnits/codes.ts';
import { latestLocalUnitChangeEndpoint } from '#contracts/localUnits/steps.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Table } from '#src/components/Table/index.tsx';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { localUnitStrings } from '#src/records/localUnit/strings.ts';
import type { LocalUnit } from '#src/records/localUnit/types.ts';
import { localUnitHealthStrings } from '../strings.ts';
import { differencesOf } from './differences.ts';
import { localUnitPageStrings } from './strings.ts';

/** What waits to be validated, or that nobody has validated it, or that it is kept elsewhere; nothing of one that is validated. */
export function Waiting({ unit }: { unit: LocalUnit }) {
  const strings = useStrings(localUnitPageStrings);
  const { externally } = useStrings(localUnitStrings);
  if (unit.status === UNIT_STATUS.unvalidated) return <Banner variant="info">{strings.waitingNew}</Banner>;
  if (unit.status === UNIT_STATUS.external) return <Banner variant="info">{externally}</Banner>;
  return unit.status === UNIT_STATUS.pendingEdit ? <Change unit={unit} /> : null;
}

function Change({ unit }: { unit: LocalUnit }) {
  const strings = useStrings(localUnitPageStrings);
  const names = useStrings(localUnitStrings);
  const ofHealth = useStrings(localUnitHealthStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const { answer, ...request } = useRequest(latestLocalUnitChangeEndpoint, { path: { id: unit.id } });
  const rows = differencesOf(answer?.previous_data_details ?? {}, unit, { names, ofHealth, language });
  return (
    <Panel heading={strings.waiting}>
      {unit.update_reason_overview && (
        <p>
          <strong>{strings.whyChanged}</strong>: <bdi>{unit.update_reason_overview}</bdi>
        </p>
      )}
      {!answer ? (
        <MessageBlock
          state={messageState({ answer, ...request })}
          message={request.error === undefined ? undefined : errorText(request.error)}
          onRetry={request.retry}
        />
      ) : rows.length === 0 ? (
        <p>{strings.noDifference}</p>
      ) : (
        <Table
          caption={strings.waiting}
          rowKey={({ field }) => field}
          rows={rows}
          columns={[
            { key: 'field', heading: strings.field, cell: ({ label }) => label, isRowHeader: true },
            { key: 'was', heading: strings.was, cell: ({ was }) => <bdi>{was}</bdi> },
            { key: 'now', heading: strings.now, cell: ({ now }) => <bdi>{now}</bdi> },
          ]}
        />
      )}
    </Panel>
  );
}
