import type { ReactNode } from 'react';
import { drefUpdatesEndpoint } from '#contracts/dref/list.ts';
import { drefEndpoint, drefReportEndpoint, drefUpdateEndpoint } from '#contracts/dref/record.ts';
import { DREF_STATUS, type DrefStage, drefRules } from '#rules/dref.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { useIds } from '#src/core/ids.ts';
import { useAuth } from '#src/core/useAuth.ts';
import type { FormDefinition } from '#src/forms/defineForm.ts';
import { NewRecordForm, WrittenRecordForm } from '#src/forms/FormPage.tsx';
import { useFirstAnswer } from '#src/hooks/useFirstAnswer.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { recordInput } from '#src/records/recordCall.ts';
import { useRecord } from '#src/records/useRecord.ts';
import type { Written } from '../forms/body.ts';
import { valuesOf } from '../forms/body.ts';
import { applicationForm, reportForm, updateForm } from '../forms/definitions.tsx';
import { formerValues } from '../forms/former.ts';
import { Warnings } from '../forms/parts.tsx';
import { drefFormStrings } from '../forms/strings.ts';

/** Where people say what they miss in these forms. */
const FEEDBACK = 'https://forms.office.com/e/wFQsu0V7Zb';

/** `/dref-applications/new`: a new application. */
export function NewDrefScreen() {
  return (
    <Frame heading="applicationHeading">
      <NewRecordForm
        definition={applicationForm}
        initial={NOTHING}
        above={<Warnings stage="application" />}
      />
    </Frame>
  );
}
const NOTHING = {};

/** `/dref-applications/{drefId}/edit`. */
export function EditDrefScreen() {
  const { drefId } = useIds();
  const record = useFirstAnswer(useRecord(drefEndpoint, drefId));
  return <EditStage stage="application" definition={applicationForm} id={drefId} record={record} />;
}

/** `/dref-operational-updates/{opsUpdateId}/edit`: beside each field stands what the stage before says. */
export function EditDrefUpdateScreen() {
  const { opsUpdateId } = useIds();
  const record = useFirstAnswer(useRecord(drefUpdateEndpoint, opsUpdateId));
  const before = useBefore(record?.dref, record?.operational_update_number);
  return (
    <EditStage stage="update" definition={updateForm} id={opsUpdateId} record={record} before={before} />
  );
}

/** `/dref-final-reports/{finalReportId}/edit`. */
export function EditDrefReportScreen() {
  const { finalReportId } = useIds();
  const record = useFirstAnswer(useRecord(drefReportEndpoint, finalReportId));
  const before = useBefore(record?.dref, undefined);
  return (
    <EditStage stage="report" definition={reportForm} id={finalReportId} record={record} before={before} />
  );
}

interface Before {
  of: DrefStage;
  record: Written;
}

/** The stage that an update or a report was copied from: the newest update before it, else the application. */
function useBefore(dref: number | undefined, number: number | null | undefined): Before | undefined {
  const application = useRequest(drefEndpoint, recordInput(dref));
  const updates = useRequest(
    drefUpdatesEndpoint,
    dref === undefined ? undefined : { query: { dref: [dref], limit: MOST_UPDATES } },
  );
  if (!application.answer || !updates.answer) return undefined;
  const earlier = updates.answer.results
    .filter((update) => (update.operational_update_number ?? 0) < (number ?? Number.POSITIVE_INFINITY))
    .toSorted(
      (one, other) => (other.operational_update_number ?? 0) - (one.operational_update_number ?? 0),
    )[0];
  return earlier ? { of: 'update', record: earlier } : { of: 'application', record: application.answer };
}
const MOST_UPDATES = 100;

interface EditStageProps {
  stage: DrefStage;
  definition: FormDefinition;
  id: number | undefined;
  record: Written | undefined;
  before?: Before | undefined;
}

/** The form of a stage that is there, while it can be written. */
function EditStage({ stage, definition, id, record, before }: EditStageProps) {
  const strings = useStrings(drefFormStrings);
  const { profile } = useAuth();
  const isLocked = record !== undefined && !drefRules.edit(profile, record);
  return (
    <Frame heading={HEADINGS[stage]} title={record?.title}>
      {isLocked ? (
        <Banner variant="warning">
          {record.status === DREF_STATUS.finalizing ? strings.finalizing : strings.approved}
        </Banner>
      ) : (
        <WrittenRecordForm
          key={id}
          definition={definition}
          id={id}
          former={record && before && formerValues(stage, before, valuesOf(stage, record))}
          above={<Warnings stage={stage} />}
        />
      )}
    </Frame>
  );
}

const HEADINGS = {
  application: 'applicationHeading',
  update: 'updateHeading',
  report: 'reportHeading',
} as const satisfies Record<DrefStage, string>;

function Frame({
  heading,
  title,
  children,
}: {
  heading: (typeof HEADINGS)[DrefStage];
  title?: string | null | undefined;
  children: ReactNode;
}) {
  const strings = useStrings(drefFormStrings);
  return (
    <Page
      heading={strings[heading]}
      description={
        <>
          {title && <bdi>{title}</bdi>} <a href={FEEDBACK}>{strings.feedback}</a>
        </>
      }
    >
      {children}
    </Page>
  );
}
