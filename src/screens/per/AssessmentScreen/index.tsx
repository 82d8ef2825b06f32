import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { perOverviewEndpoint } from '#contracts/per/overview.ts';
import { perProcessesEndpoint } from '#contracts/per/process.ts';
import { perAssessmentEndpoint } from '#contracts/per/results.ts';
import { updatePerAssessmentEndpoint } from '#contracts/per/steps.ts';
import { everything } from '#contracts/query.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { Button } from '#src/components/Button/index.tsx';
import { ConfirmDialog } from '#src/components/ConfirmDialog/index.tsx';
import { TranslationNotice } from '#src/components/TranslationNotice/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { pathTo } from '#src/core/links.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';
import { useOpenForm } from '#src/forms/FormContext.ts';
import { WrittenRecordForm } from '#src/forms/FormPage.tsx';
import { savedFirst } from '#src/forms/savedFirst.ts';
import { useConfirm } from '#src/hooks/useConfirm.ts';
import { useFirstAnswer } from '#src/hooks/useFirstAnswer.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useTell } from '#src/hooks/useTell.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { PerPage, type PerProcess as Process } from '#src/records/per/PerPage/index.tsx';
import { prefetchProcess } from '#src/records/per/prefetchProcess.ts';
import type { PerProcessView } from '#src/records/per/usePerProcess.ts';
import { prefetchRecord, recordInput } from '#src/records/recordCall.ts';
import { Await } from '../Await.tsx';
import { Above, MissingList, NextMissing, useMissing, useWayTo } from '../assessment/Above.tsx';
import { Answers } from '../assessment/Answers.tsx';
import { AssessmentContext, type AssessmentView, type LastCycle } from '../assessment/AssessmentContext.ts';
import { type Consideration, considerationsOf } from '../assessment/catalogue.ts';
import { assessmentForm } from '../assessment/form.tsx';
import type { Assessment } from '../assessment/kind.ts';
import { FoundSummary } from '../assessment/Summary.tsx';
import { perAssessmentStrings } from '../assessment/strings.ts';
import { valuesOf } from '../assessment/values.ts';
import { type Catalogue, prefetchCatalogue, useCatalogue } from '../useCatalogue.ts';

// An overview has the number of its process.
const prefetchOverview = prefetchRecord(perOverviewEndpoint, 'perId');

/** What an assessment is about, and what it asks; it itself is known by its process alone. */
export function prefetchAssessment(requests: Requests, address: Address): void {
  prefetchProcess(requests, address);
  prefetchOverview(requests, address);
  prefetchCatalogue(requests);
}

/** `/per-process/{perId}/assessment`: the benchmarks and ratings of a cycle, written by several people at once. */
export function AssessmentScreen() {
  return (
    <PerPage step="assessment">
      {(process, view) =>
        typeof process.assessment === 'number' && (
          <OfProcess process={process} view={view} id={process.assessment} />
        )
      }
    </PerPage>
  );
}

interface OfProcessProps {
  process: Process;
  view: PerProcessView;
  id: number;
}

function OfProcess({ process, view, id }: OfProcessProps) {
  const strings = useStrings(perAssessmentStrings);
  const overview = useRequest(perOverviewEndpoint, recordInput(process.id));
  const assessment = useRequest(perAssessmentEndpoint, recordInput(id));
  const catalogue = useCatalogue();
  // As it was at first: whoever submits it meanwhile takes nobody's form away.
  const first = useFirstAnswer(assessment);
  const isFrozen = assessment.answer?.is_draft === false;
  return (
    <Await views={[overview, { ...assessment, answer: first }, catalogue]}>
      {() =>
        catalogue.answer &&
        (first?.is_draft === false ? (
          <Found assessment={first} catalogue={catalogue.answer} />
        ) : (
          <>
            {isFrozen && <Banner variant="warning">{strings.becameFrozen}</Banner>}
            <Form
              process={process}
              view={view}
              id={id}
              catalogue={catalogue.answer}
              overview={overview.answer}
            />
          </>
        ))
      }
    </Await>
  );
}

/** An assessment that was submitted: what it found, then each answer. */
function Found({ assessment, catalogue }: { assessment: Assessment; catalogue: Catalogue }) {
  const values = useMemo(() => valuesOf(assessment), [assessment]);
  return (
    <>
      <TranslationNotice original={assessment.translation_module_original_language} />
      <FoundSummary catalogue={catalogue} values={values} />
      <Answers values={values} catalogue={catalogue} />
    </>
  );
}

interface FormProps extends OfProcessProps {
  catalogue: Catalogue;
  overview: Parameters<typeof considerationsOf>[0];
}

function Form({ process, view: its, id, catalogue, overview }: FormProps) {
  // The same as long as the same is asked.
  const asked = considerationsOf(overview).join();
  const { definition, fields } = useMemo(
    () =>
      assessmentForm({
        areas: catalogue.areas,
        ratings: catalogue.ratings,
        considerations: asked.split(',').filter(Boolean) as Consideration[],
      }),
    [catalogue, asked],
  );
  const lastCycle = useLastCycle(process);
  const [wanted, setWanted] = useState<ReadonlySet<string>>(NONE);
  const view = useMemo<AssessmentView>(
    () => ({ lastCycle, wanted, fields, ratings: catalogue.ratings }),
    [lastCycle, wanted, fields, catalogue.ratings],
  );
  const want = (component: string) => setWanted((before) => new Set([...before, component]));
  return (
    <AssessmentContext value={view}>
      <WrittenRecordForm
        definition={definition}
        id={id}
        aboutOf={() => process.country_details?.name}
        above={<AboveForm catalogue={catalogue} want={want} />}
        aboveRead={<Above catalogue={catalogue} />}
        buttons={<Buttons process={process} view={its} id={id} catalogue={catalogue} want={want} />}
      />
    </AssessmentContext>
  );
}
const NONE: ReadonlySet<string> = new Set();

interface PartProps {
  catalogue: Catalogue;
  want: (component: string) => void;
}

function AboveForm({ catalogue, want }: PartProps) {
  return <Above catalogue={catalogue} onGo={useWayTo(want)} />;
}

/** The way to what is missing, and the end of the assessment. */
function Buttons({ process, view, id, catalogue: { areas }, want }: PartProps & OfProcessProps) {
  const strings = useStrings(perAssessmentStrings);
  const language = useLanguage();
  const { client } = useApp();
  const { actor } = useOpenForm();
  const navigate = useNavigate();
  const tell = useTell();
  const missing = useMissing(areas);
  const submitting = useConfirm(async () => {
    await view.finish(() =>
      client.call(updatePerAssessmentEndpoint, {
        path: { id },
        body: { overview: process.id, is_draft: false },
      }),
    );
    tell({ name: 'per-assessment', variant: 'success', title: strings.submitted });
    navigate(pathTo('perPrioritization', { perId: process.id }));
  });
  return (
    <>
      <NextMissing areas={areas} onGo={useWayTo(want)} />
      <Button onClick={() => savedFirst(actor, submitting.open)}>{strings.submit}</Button>
      <ConfirmDialog {...submitting.dialog} heading={strings.submitHeading} message={strings.submitMessage}>
        {missing.length === 0 ? (
          <p>{strings.nothingMissing}</p>
        ) : (
          <>
            <p>{fill(strings.missing, { count: formatNumber(missing.length, language) })}</p>
            <MissingList missing={missing} most={MOST_IN_QUESTION} />
          </>
        )}
      </ConfirmDialog>
    </>
  );
}
const MOST_IN_QUESTION = 10;

/** What was said of each component in the cycle before; nothing where there was none. */
function useLastCycle({ country, assessment_number: number = 1 }: Process): ReadonlyMap<number, LastCycle> {
  const cycles = useRequest(
    perProcessesEndpoint,
    country && number > 1 ? everything({ country: [country] }) : undefined,
  );
  const before = (cycles.answer?.results ?? [])
    .filter((cycle) => (cycle.assessment_number ?? 0) < number && typeof cycle.assessment === 'number')
    .toSorted((one, other) => (other.assessment_number ?? 0) - (one.assessment_number ?? 0))[0];
  const { answer } = useRequest(perAssessmentEndpoint, recordInput(before?.assessment ?? undefined));
  return useMemo(() => new Map(answer ? saidIn(answer) : []), [answer]);
}

const saidIn = ({ area_responses = [] }: Assessment): [number, LastCycle][] =>
  area_responses.flatMap(({ component_responses = [] }) =>
    component_responses.map(({ component, rating_details, notes }): [number, LastCycle] => [
      component,
      { rating: rating_details ?? undefined, notes: notes || undefined },
    ]),
  );
