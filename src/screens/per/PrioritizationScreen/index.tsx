import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { perAssessmentEndpoint, perPrioritizationEndpoint } from '#contracts/per/results.ts';
import { updatePerPrioritizationEndpoint } from '#contracts/per/steps.ts';
import { Button } from '#src/components/Button/index.tsx';
import { ConfirmDialog } from '#src/components/ConfirmDialog/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { pathTo } from '#src/core/links.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';
import { useFromValues, useOpenForm } from '#src/forms/FormContext.ts';
import { WrittenRecordForm } from '#src/forms/FormPage.tsx';
import { savedFirst } from '#src/forms/savedFirst.ts';
import { useConfirm } from '#src/hooks/useConfirm.ts';
import { useFirstAnswer } from '#src/hooks/useFirstAnswer.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useTell } from '#src/hooks/useTell.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { PerPage, type PerProcess as Process } from '#src/records/per/PerPage/index.tsx';
import { prefetchProcess } from '#src/records/per/prefetchProcess.ts';
import type { PerProcessView } from '#src/records/per/usePerProcess.ts';
import { recordInput } from '#src/records/recordCall.ts';
import { Await } from '../Await.tsx';
import type { Assessment } from '../assessment/kind.ts';
import { FoundSummary } from '../assessment/Summary.tsx';
import { valuesOf as assessedIn } from '../assessment/values.ts';
import { prioritizationForm } from '../prioritization/form.tsx';
import { PrioritizationContext, type PrioritizationView } from '../prioritization/PrioritizationContext.ts';
import { perPrioritizationStrings } from '../prioritization/strings.ts';
import type { Prioritization, PrioritizationValues } from '../prioritization/values.ts';
import { type Catalogue, prefetchCatalogue, useCatalogue } from '../useCatalogue.ts';

/** What is prioritized, and of what; what was chosen is known by the process alone. */
export function prefetchPrioritization(requests: Requests, address: Address): void {
  prefetchProcess(requests, address);
  prefetchCatalogue(requests);
}

/** `/per-process/{perId}/prioritization`: which components are strengthened first, and why. */
export function PrioritizationScreen() {
  return (
    <PerPage step="prioritization">
      {(process, view) =>
        typeof process.prioritization === 'number' &&
        typeof process.assessment === 'number' && (
          <OfProcess
            process={process}
            view={view}
            id={process.prioritization}
            assessmentId={process.assessment}
          />
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

function OfProcess({ process, view, id, assessmentId }: OfProcessProps & { assessmentId: number }) {
  const assessment = useRequest(perAssessmentEndpoint, recordInput(assessmentId));
  const prioritization = useRequest(perPrioritizationEndpoint, recordInput(id));
  const catalogue = useCatalogue();
  const first = useFirstAnswer(prioritization);
  return (
    <Await views={[assessment, { ...prioritization, answer: first }, catalogue]}>
      {() =>
        assessment.answer &&
        prioritization.answer &&
        first &&
        catalogue.answer && (
          <Form
            process={process}
            view={view}
            id={id}
            isDraft={prioritization.answer.is_draft !== false}
            assessment={assessment.answer}
            first={first}
            catalogue={catalogue.answer}
          />
        )
      }
    </Await>
  );
}

interface FormProps extends OfProcessProps {
  isDraft: boolean;
  assessment: Assessment;
  first: Prioritization;
  catalogue: Catalogue;
}

function Form({ process, view: its, id, isDraft, assessment, first, catalogue }: FormProps) {
  const strings = useStrings(perPrioritizationStrings);
  const { componentTitle } = strings;
  const names = useMemo(
    () =>
      new Map(
        catalogue.areas.flatMap(({ components }) =>
          components.map(
            ({ id: own, number, title }) => [own, fill(componentTitle, { number, title })] as const,
          ),
        ),
      ),
    [catalogue, componentTitle],
  );
  const language = process.translation_module_original_language;
  const definition = useMemo(
    () => prioritizationForm(names, first.is_draft === false, language),
    [names, first, language],
  );
  const view = useMemo<PrioritizationView>(
    () => ({
      catalogue,
      assessed: assessedIn(assessment),
      before: (first.prioritized_action_responses ?? []).map(({ component }) => component),
    }),
    [catalogue, assessment, first],
  );
  const found = <FoundSummary catalogue={catalogue} values={view.assessed} />;
  return (
    <PrioritizationContext value={view}>
      <WrittenRecordForm
        definition={definition}
        id={id}
        aboutOf={() => process.country_details?.name}
        above={found}
        aboveRead={found}
        buttons={isDraft ? <Decide process={process} view={its} id={id} /> : undefined}
      />
    </PrioritizationContext>
  );
}

function Decide({ process, view, id }: OfProcessProps) {
  const strings = useStrings(perPrioritizationStrings);
  const { client } = useApp();
  const { actor } = useOpenForm();
  const navigate = useNavigate();
  const tell = useTell();
  const isNothing = useFromValues<PrioritizationValues, boolean>(
    ({ prioritized_action_responses: rows = [] }) => rows.length === 0,
  );
  const deciding = useConfirm(async () => {
    await view.finish(() =>
      client.call(updatePerPrioritizationEndpoint, {
        path: { id },
        body: { overview: process.id, is_draft: false },
      }),
    );
    tell({ name: 'per-prioritization', variant: 'success', title: strings.decided });
    navigate(pathTo('perWorkPlan', { perId: process.id }));
  });
  return (
    <>
      {isNothing && <p>{strings.chooseFirst}</p>}
      <Button disabled={isNothing} onClick={() => savedFirst(actor, deciding.open)}>
        {strings.decide}
      </Button>
      <ConfirmDialog {...deciding.dialog} heading={strings.decideHeading} message={strings.decideMessage} />
    </>
  );
}
