import { useSelector } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import {
  latestPerOverviewEndpoint,
  perOverviewEndpoint,
  updatePerOverviewEndpoint,
} from '#contracts/per/overview.ts';
import { selectIsUnsaved } from '#machines/form.ts';
import { PER_PHASE } from '#rules/per.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { Button } from '#src/components/Button/index.tsx';
import { ConfirmDialog } from '#src/components/ConfirmDialog/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { useFormValue, useOpenForm } from '#src/forms/FormContext.ts';
import { NewRecordForm, WrittenRecordForm } from '#src/forms/FormPage.tsx';
import { useConfirm } from '#src/hooks/useConfirm.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { PerPage, type PerProcess, PerShell } from '#src/records/per/PerPage/index.tsx';
import { PhaseTrack } from '#src/records/per/PhaseTrack/index.tsx';
import { stepPath } from '#src/records/per/steps.ts';
import type { PerProcessView } from '#src/records/per/usePerProcess.ts';
import { recordInput } from '#src/records/recordCall.ts';
import { overviewForm } from '../overview/form.tsx';
import { perOverviewStrings } from '../overview/strings.ts';

/** `/per-process/new`: a new process. */
export function NewPerScreen() {
  const strings = useStrings(perOverviewStrings);
  return (
    <PerShell step="overview" heading={strings.newHeading} description={strings.about}>
      <PhaseTrack phase={PER_PHASE.orientation} shown="overview" />
      <NewRecordForm definition={overviewForm} initial={BEGUN} above={<CycleBefore />} />
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
  const country = useFormValue<number>('country');
  const { answer } = useRequest(latestPerOverviewEndpoint, recordInput(country));
  if (!answer || country === undefined) return null;
  const number = formatNumber((answer.assessment_number ?? 0) + 1, language);
  return (
    <Banner>
      {fill(strings.cycle, { number })}.{' '}
      {answer.date_of_assessment
        ? fill(strings.previousOn, { date: formatDate(answer.date_of_assessment, language) })
        : !answer.assessment_number && strings.previousNone}
    </Banner>
  );
}

/** Makes a process of the draft, once that is saved with all that it needs. */
function SetUp({ process: { id }, view }: { process: PerProcess; view: PerProcessView }) {
  const strings = useStrings(perOverviewStrings);
  const { client, actors } = useApp();
  const navigate = useNavigate();
  const { answer } = useRequest(perOverviewEndpoint, recordInput(id));
  const isUnsaved = useSelector(useOpenForm().actor, selectIsUnsaved);
  const isMissing = !answer?.date_of_assessment || !answer.type_of_assessment;
  const settingUp = useConfirm(async () => {
    await view.finish(() =>
      client.call(updatePerOverviewEndpoint, { path: { id }, body: { is_draft: false } }),
    );
    actors.alerts.send({
      type: 'alert.added',
      alert: { name: 'per-overview', variant: 'success', title: strings.setUpDone },
    });
    const next = stepPath('assessment', id);
    if (next) navigate(next);
  });
  return (
    <>
      {isUnsaved ? <p>{strings.setUpUnsaved}</p> : isMissing && <p>{strings.setUpMissing}</p>}
      <Button
        variant="primary"
        disabled={isUnsaved || isMissing || view.isFinishing}
        onClick={() => settingUp.open()}
      >
        {strings.setUp}
      </Button>
      <ConfirmDialog {...settingUp.dialog} heading={strings.setUpHeading} message={strings.setUpMessage} />
    </>
  );
}
