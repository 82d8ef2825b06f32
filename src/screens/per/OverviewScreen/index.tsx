import { useNavigate } from 'react-router';
import { perOptionsEndpoint } from '#contracts/per/options.ts';
import {
  latestPerOverviewEndpoint,
  perOverviewEndpoint,
  updatePerOverviewEndpoint,
} from '#contracts/per/overview.ts';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import { PER_PHASE } from '#rules/perSteps.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { Button } from '#src/components/Button/index.tsx';
import { ConfirmDialog } from '#src/components/ConfirmDialog/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';
import { countriesInput } from '#src/domain/countries.ts';
import { useFormValue, useFromValues, useOpenForm } from '#src/forms/FormContext.ts';
import { NewRecordForm, WrittenRecordForm } from '#src/forms/FormPage.tsx';
import { savedFirst } from '#src/forms/savedFirst.ts';
import { useConfirm } from '#src/hooks/useConfirm.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useTell } from '#src/hooks/useTell.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { PerPage, type PerProcess, PerShell } from '#src/records/per/PerPage/index.tsx';
import { PhaseTrack } from '#src/records/per/PhaseTrack/index.tsx';
import { prefetchProcess } from '#src/records/per/prefetchProcess.ts';
import { stepPath } from '#src/records/per/steps.ts';
import type { PerProcessView } from '#src/records/per/usePerProcess.ts';
import { prefetchRecord, recordInput } from '#src/records/recordCall.ts';
import { overviewForm } from '../overview/form.tsx';
import { perOverviewStrings } from '../overview/strings.ts';
import type { OverviewValues } from '../overview/values.ts';

// An overview has the number of its process.
const prefetchWritten = prefetchRecord(perOverviewEndpoint, 'perId');

/** The process with its overview, where the address names one, and what its fields offer. */
export function prefetchOverview(requests: Requests, address: Address): void {
  prefetchProcess(requests, address);
  prefetchWritten(requests, address);
  requests.prefetch(countriesEndpoint, countriesInput);
  requests.prefetch(perOptionsEndpoint, {});
}

/** `/per-process/new`: a new process. */
export function NewPerScreen() {
  const strings = useStrings(perOverviewStrings);
  const countries = useRequest(countriesEndpoint, countriesInput);
  return (
    <PerShell step="overview" heading={strings.newHeading} description={strings.about}>
      <PhaseTrack phase={PER_PHASE.orientation} shown="overview" />
      <NewRecordForm
        definition={overviewForm}
        initial={BEGUN}
        aboutOf={({ country }) => countries.answer?.results.find(({ id }) => id === country)?.name}
        above={<CycleBefore />}
      />
    </PerShell>
  );
}
const BEGUN = { assessment_method: 'per', is_draft: true };

/** `/per-process/{perId}/overview`: its overview; some fields stay as they are once it is set up. */
export function PerOverviewScreen() {
  const strings = useStrings(perOverviewStrings);
  return (
    <PerPage step="overview">
      {(process, view) => (
        <>
          {view.phase > PER_PHASE.orientation && <Banner>{strings.isSetUp}</Banner>}
          <WrittenRecordForm
            // Set up, it is another form: what is frozen then is read anew.
            key={`${process.id} ${view.phase > PER_PHASE.orientation}`}
            definition={overviewForm}
            id={process.id}
            aboutOf={() => process.country_details?.name}
            above={<AssessedBefore id={process.id} />}
            buttons={view.phase === PER_PHASE.orientation && <SetUp process={process} view={view} />}
          />
        </>
      )}
    </PerPage>
  );
}

/** What the country that is chosen has done before: it is counted by the server. */
function CycleBefore() {
  const strings = useStrings(perOverviewStrings);
  const language = useLanguage();
  const previous = usePrevious();
  const country = useFormValue<number>('country');
  const { answer } = useRequest(latestPerOverviewEndpoint, recordInput(country));
  if (!answer || country === undefined) return null;
  const number = formatNumber((answer.assessment_number ?? 0) + 1, language);
  return (
    <Banner>
      {fill(strings.cycle, { number })}.{' '}
      {answer.date_of_assessment
        ? previous(answer.date_of_assessment, answer.type_of_assessment?.name)
        : !answer.assessment_number && strings.previousNone}
    </Banner>
  );
}

/** When its country was assessed in the cycle before, as the server has kept it. */
function AssessedBefore({ id }: { id: number }) {
  const previous = usePrevious();
  const { answer } = useRequest(perOverviewEndpoint, recordInput(id));
  const { answer: options } = useRequest(perOptionsEndpoint, {});
  if (!answer?.date_of_previous_assessment) return null;
  const type = options?.overviewassessmenttypes?.find(
    ({ id: own }) => own === answer.type_of_previous_assessment,
  );
  return <Banner>{previous(answer.date_of_previous_assessment, type?.name)}</Banner>;
}

/** "Assessed before on 1 May 2024: Self assessment" */
function usePrevious() {
  const strings = useStrings(perOverviewStrings);
  const language = useLanguage();
  return (day: string, type: string | null | undefined) => {
    const date = formatDate(day, language);
    return type ? fill(strings.previousTypeOn, { date, type }) : fill(strings.previousOn, { date });
  };
}

/** Makes a process of the draft, once it says all that a process needs. */
function SetUp({ process: { id }, view }: { process: PerProcess; view: PerProcessView }) {
  const strings = useStrings(perOverviewStrings);
  const { client } = useApp();
  const { actor } = useOpenForm();
  const navigate = useNavigate();
  const tell = useTell();
  const isMissing = useFromValues<OverviewValues, boolean>(
    ({ date_of_assessment, type_of_assessment }) => !date_of_assessment || type_of_assessment === undefined,
  );
  const settingUp = useConfirm(async () => {
    await view.finish(() =>
      client.call(updatePerOverviewEndpoint, { path: { id }, body: { is_draft: false } }),
    );
    tell({ name: 'per-overview', variant: 'success', title: strings.setUpDone });
    navigate(stepPath('assessment', id));
  });
  return (
    <>
      {isMissing && <p>{strings.setUpMissing}</p>}
      <Button
        disabled={isMissing || view.isFinishing}
        onClick={() => savedFirst(actor, () => settingUp.open())}
      >
        {strings.setUp}
      </Button>
      <ConfirmDialog {...settingUp.dialog} heading={strings.setUpHeading} message={strings.setUpMessage} />
    </>
  );
}
