import { type ReactNode, useState } from 'react';
import { drefEndpoint, drefReportEndpoint, drefUpdateEndpoint } from '#contracts/dref/record.ts';
import { drefSharedWithEndpoint } from '#contracts/dref/share.ts';
import { drefUpdatesEndpoint } from '#contracts/dref/updates.ts';
import { DREF_STATUS, type DrefStage, drefRules } from '#rules/dref.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { Button } from '#src/components/Button/index.tsx';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useIds } from '#src/core/ids.ts';
import { pathTo } from '#src/core/links.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { displayName } from '#src/domain/displayName.ts';
import { EXTERNAL_LINKS } from '#src/domain/externalLinks.ts';
import type { FormDefinition } from '#src/forms/defineForm.ts';
import { NewRecordForm, WrittenRecordForm } from '#src/forms/FormPage.tsx';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { useFirstAnswer } from '#src/hooks/useFirstAnswer.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatList } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { useAllocationForm } from '#src/records/dref/excel/useAllocationForm.ts';
import { drefExportPath } from '#src/records/dref/paths.ts';
import { keyOfStage } from '#src/records/dref/process.ts';
import { ShareDialog } from '#src/records/dref/ShareDialog/later.ts';
import { ProcessTrack } from '#src/records/dref/StageTrack/index.tsx';
import { drefStrings } from '#src/records/dref/strings.ts';
import { recordInput } from '#src/records/recordCall.ts';
import { type RecordView, useRecord } from '#src/records/useRecord.ts';
import type { Written } from '../forms/body.ts';
import { valuesOf } from '../forms/body.ts';
import { applicationForm, reportForm, updateForm } from '../forms/definitions.tsx';
import { formerValues } from '../forms/former.ts';
import { StageAbove } from '../forms/StageAbove.tsx';
import { drefFormStrings } from '../forms/strings.ts';
import { prefetchDrefOptions } from '../forms/useDrefOptions.ts';
import { prefetchStage } from '../prefetchStage.ts';

/** What is written, and what its fields offer. */
export function prefetchForm(requests: Requests, address: Address): void {
  prefetchStage(requests, address);
  prefetchDrefOptions(requests);
}

/** `/dref-applications/new`: a new application. */
export function NewDrefScreen() {
  return (
    <Frame heading="applicationHeading">
      <NewRecordForm
        definition={applicationForm}
        initial={NOTHING}
        above={<StageAbove stage="application" />}
      />
    </Frame>
  );
}
const NOTHING = {};

/** `/dref-applications/{drefId}/edit`. */
export function EditDrefScreen() {
  const { drefId } = useIds();
  const view = useRecord(drefEndpoint, drefId);
  return <EditStage stage="application" definition={applicationForm} id={drefId} view={view} />;
}

/** `/dref-operational-updates/{opsUpdateId}/edit`: beside each field stands what the stage before says. */
export function EditDrefUpdateScreen() {
  const { opsUpdateId } = useIds();
  const view = useRecord(drefUpdateEndpoint, opsUpdateId);
  const before = useBefore(view.answer?.dref, view.answer?.operational_update_number);
  return <EditStage stage="update" definition={updateForm} id={opsUpdateId} view={view} before={before} />;
}

/** `/dref-final-reports/{finalReportId}/edit`. */
export function EditDrefReportScreen() {
  const { finalReportId } = useIds();
  const view = useRecord(drefReportEndpoint, finalReportId);
  const before = useBefore(view.answer?.dref, undefined);
  return <EditStage stage="report" definition={reportForm} id={finalReportId} view={view} before={before} />;
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
  // Without it nothing is compared, and no warning says so. Of the application the stages above the form do.
  useFailureAlert(updates);
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
  view: RecordView<Written>;
  before?: Before | undefined;
}

/** The form of a stage that is there, while it can be written. */
function EditStage({ stage, definition, id, view, before }: EditStageProps) {
  const strings = useStrings(drefFormStrings);
  const { profile } = useAuth();
  // As it was at first: what others do with it meanwhile takes nobody's form away.
  const record = useFirstAnswer(view);
  const mayEdit = (one: Written | undefined) => one === undefined || drefRules.edit(profile, one);
  const drefId = record && ('dref' in record ? record.dref : record.id);
  return (
    <Frame
      heading={HEADINGS[stage]}
      title={record?.title}
      drefId={drefId}
      of={record && { stage, id: record.id }}
    >
      {mayEdit(record) ? (
        <>
          {!mayEdit(view.answer) && <Banner variant="warning">{strings.becameLocked}</Banner>}
          <WrittenRecordForm
            key={id}
            definition={definition}
            id={id}
            former={record && before && formerValues(stage, before, valuesOf(stage, record))}
            above={
              <StageAbove
                stage={stage}
                written={record && drefId ? { id: record.id, drefId, status: record.status } : undefined}
              />
            }
          />
        </>
      ) : (
        <>
          <Banner variant="warning">
            {record?.status === DREF_STATUS.finalizing ? strings.finalizing : strings.approved}
          </Banner>
          {record && drefId !== undefined && (
            <ProcessTrack drefId={drefId} current={keyOfStage(stage, record.id)} />
          )}
          <WrittenRecordForm key={`read ${id}`} isRead definition={definition} id={id} />
        </>
      )}
    </Frame>
  );
}

const HEADINGS = {
  application: 'applicationHeading',
  update: 'updateHeading',
  report: 'reportHeading',
} as const satisfies Record<DrefStage, string>;

interface FrameProps {
  heading: (typeof HEADINGS)[DrefStage];
  title?: string | null | undefined;
  /** Of a record that is there: the application that it belongs to, and itself. */
  drefId?: number | undefined;
  of?: { stage: DrefStage; id: number } | undefined;
  children: ReactNode;
}

function Frame({ heading, title, drefId, of, children }: FrameProps) {
  const strings = useStrings(drefFormStrings);
  const words = useStrings(drefStrings);
  const titles = useStrings(routeStrings);
  const [isSharing, setSharing] = useState(false);
  return (
    <Page
      heading={strings[heading]}
      breadcrumbs={[
        { label: strings.home, to: pathTo('home') },
        { label: titles.myDrefForms, to: pathTo('myDrefForms') },
        { label: strings[heading] },
      ]}
      description={
        <>
          {title && (
            <>
              <bdi>{title}</bdi> ·{' '}
            </>
          )}
          {drefId !== undefined && <SharedWith drefId={drefId} />}{' '}
          <TextLink to={EXTERNAL_LINKS.drefFeedback} isExternal>
            {words.feedback}
          </TextLink>
        </>
      }
      actions={
        drefId !== undefined && (
          <>
            {of && <AllocationForm of={of} />}
            <Button onClick={() => setSharing(true)}>{words.share}</Button>
            {of && (
              <ButtonLink variant="secondary" to={drefExportPath(of)}>
                {words.export}
              </ButtonLink>
            )}
          </>
        )
      }
    >
      {children}
      {isSharing && drefId !== undefined && <ShareDialog drefId={drefId} onClose={() => setSharing(false)} />}
    </Page>
  );
}

/** The form in which the fund is asked for the money of a stage. */
function AllocationForm({ of }: { of: { stage: DrefStage; id: number } }) {
  const allocation = useAllocationForm(of);
  return allocation ? (
    <Button isPending={allocation.isRunning} onClick={allocation.download}>
      {allocation.label}
    </Button>
  ) : null;
}

/** Who else sees and edits it. */
function SharedWith({ drefId }: { drefId: number }) {
  const strings = useStrings(drefFormStrings);
  const words = useStrings(drefStrings);
  const language = useLanguage();
  const { answer, ...request } = useRequest(drefSharedWithEndpoint, { path: { id: drefId } });
  useFailureAlert(request);
  const names = answer?.users_details.map(({ first_name, last_name, username }) =>
    displayName({ first: first_name, last: last_name, username }),
  );
  if (!names) return null;
  return (
    <>
      {names.length === 0
        ? words.sharedWithNobody
        : fill(strings.sharedWith, { names: formatList(names, language) })}{' '}
      ·{' '}
    </>
  );
}
