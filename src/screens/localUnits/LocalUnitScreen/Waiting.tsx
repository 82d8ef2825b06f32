import { UNIT_STATUS } from '#contracts/localUnits/codes.ts';
import { latestLocalUnitChangeEndpoint } from '#contracts/localUnits/steps.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Table } from '#src/components/Table/index.tsx';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { formatDate, MISSING } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { localUnitStrings } from '#src/records/localUnit/strings.ts';
import type { LocalUnit } from '#src/records/localUnit/types.ts';
import { localUnitPageStrings } from './strings.ts';

/** What is compared, and what it is called. */
const COMPARED = {
  local_branch_name: 'localName',
  english_branch_name: 'englishName',
  subtype: 'subtype',
  address_loc: 'addressLoc',
  address_en: 'addressEn',
  city_loc: 'cityLoc',
  city_en: 'cityEn',
  postcode: 'postcode',
  phone: 'phone',
  email: 'email',
  link: 'link',
  focal_person_loc: 'focalPersonLoc',
  focal_person_en: 'focalPersonEn',
  source_loc: 'sourceLoc',
  source_en: 'sourceEn',
  date_of_data: 'dateOfData',
} as const satisfies Partial<Record<keyof LocalUnit, keyof typeof localUnitStrings.english>>;
const FIELDS = Object.keys(COMPARED) as (keyof typeof COMPARED)[];

/** What waits to be validated, or that nobody has validated it, or that it is kept elsewhere; nothing of one that is validated. */
export function Waiting({ unit }: { unit: LocalUnit }) {
  const strings = useStrings(localUnitPageStrings);
  if (unit.status === UNIT_STATUS.unvalidated) return <Banner variant="info">{strings.waitingNew}</Banner>;
  if (unit.status === UNIT_STATUS.external) return <Banner variant="info">{strings.externally}</Banner>;
  return unit.status === UNIT_STATUS.pendingEdit ? <Change unit={unit} /> : null;
}

function Change({ unit }: { unit: LocalUnit }) {
  const strings = useStrings(localUnitPageStrings);
  const names = useStrings(localUnitStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const { answer, ...request } = useRequest(latestLocalUnitChangeEndpoint, { path: { id: unit.id } });
  const before = answer?.previous_data_details;
  const said = (field: (typeof FIELDS)[number], value: string | null | undefined) =>
    (field === 'date_of_data' ? value && formatDate(value, language) : value) || MISSING;
  const rows = FIELDS.flatMap((field) => {
    const [was, is] = [before?.[field] || null, unit[field] || null];
    return was === is
      ? []
      : [{ field, label: names[COMPARED[field]], was: said(field, was), now: said(field, is) }];
  });
  return (
    <Panel heading={strings.waiting}>
      {unit.update_reason_overview && (
        <p>
          <strong>{strings.whyChanged}</strong>: {unit.update_reason_overview}
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
