import { UNIT_STATUS } from '#contracts/localUnits/codes.ts';
import { latestLocalUnitChangeEndpoint } from '#contracts/localUnits/steps.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Table } from '#src/components/Table/index.tsx';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { localUnitStrings } from '#src/records/localUnit/strings.ts';
import type { LocalUnit } from '#src/records/localUnit/types.ts';
import { useLocalUnitRules } from '#src/records/localUnit/useLocalUnitRules.ts';
import { localUnitHealthStrings } from '../strings.ts';
import { differencesOf } from './differences.ts';
import { Reason } from './Reason.tsx';
import { localUnitPageStrings } from './strings.ts';

/**
 * What waits to be validated, or that nobody has validated it, or that it is kept elsewhere; of one that is validated, to those who
 * keep it, why its last change was taken back.
 */
export function Waiting({ unit }: { unit: LocalUnit }) {
  const strings = useStrings(localUnitPageStrings);
  const { externally } = useStrings(localUnitStrings);
  if (unit.status === UNIT_STATUS.unvalidated) return <Banner variant="info">{strings.waitingNew}</Banner>;
  if (unit.status === UNIT_STATUS.external) return <Banner variant="info">{externally}</Banner>;
  return unit.status === UNIT_STATUS.pendingEdit ? <Change unit={unit} /> : <Reverted unit={unit} />;
}

function Reverted({ unit }: { unit: LocalUnit }) {
  const strings = useStrings(localUnitPageStrings);
  const language = useLanguage();
  const { mayWrite } = useLocalUnitRules();
  const { reverted } = unit;
  if (!reverted || !mayWrite(unit)) return null;
  return (
    <Banner variant="info">
      {fill(strings.wasReverted, { date: formatDate(reverted.decided_at, language) })}
      <Reason>{reverted.reason}</Reason>
    </Banner>
  );
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
