import { useMemo } from 'react';
import { updatePerWorkPlanEndpoint } from '#contracts/per/steps.ts';
import { countriesEndpoint, globalEnumsEndpoint } from '#contracts/reference/lists.ts';
import { PER_PHASE } from '#rules/perSteps.ts';
import { Button } from '#src/components/Button/index.tsx';
import { ConfirmDialog } from '#src/components/ConfirmDialog/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';
import { countriesInput } from '#src/domain/countries.ts';
import { useOpenForm } from '#src/forms/FormContext.ts';
import { WrittenRecordForm } from '#src/forms/FormPage.tsx';
import { savedFirst } from '#src/forms/savedFirst.ts';
import { useConfirm } from '#src/hooks/useConfirm.ts';
import { useTell } from '#src/hooks/useTell.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { PerPage, type PerProcess } from '#src/records/per/PerPage/index.tsx';
import { prefetchProcess } from '#src/records/per/prefetchProcess.ts';
import type { PerProcessView } from '#src/records/per/usePerProcess.ts';
import { AbovePlan } from '../workPlan/AbovePlan.tsx';
import { workPlanForm } from '../workPlan/form.tsx';
import { perWorkPlanStrings } from '../workPlan/strings.ts';

/** The process of a plan, and what its fields offer; the plan itself is known by its process alone. */
export function prefetchPlan(requests: Requests, address: Address): void {
  prefetchProcess(requests, address);
  requests.prefetch(globalEnumsEndpoint, {});
  requests.prefetch(countriesEndpoint, countriesInput);
}

/** `/per-process/{perId}/work-plan`: what is done until when, kept up to date for as long as the process lives. */
export function WorkPlanScreen() {
  return (
    <PerPage step="workPlan">
      {(process, view) =>
        typeof process.workplan === 'number' &&
        typeof process.prioritization === 'number' && (
          <Form process={process} view={view} id={process.workplan} prioritization={process.prioritization} />
        )
      }
    </PerPage>
  );
}

interface FormProps {
  process: PerProcess;
  view: PerProcessView;
  id: number;
}

function Form({ process, view, id, prioritization }: FormProps & { prioritization: number }) {
  const language = process.translation_module_original_language;
  const definition = useMemo(() => workPlanForm(prioritization, language), [prioritization, language]);
  const about = { perId: process.id, id, country: process.country_details?.name ?? '' };
  return (
    <WrittenRecordForm
      definition={definition}
      id={id}
      aboutOf={() => process.country_details?.name}
      above={<AbovePlan {...about} />}
      aboveRead={<AbovePlan {...about} isRead />}
      buttons={
        view.phase === PER_PHASE.workPlan ? <Finalize process={process} view={view} id={id} /> : undefined
      }
    />
  );
}

function Finalize({ process, view, id }: FormProps) {
  const strings = useStrings(perWorkPlanStrings);
  const { client } = useApp();
  const { actor } = useOpenForm();
  const tell = useTell();
  const finishing = useConfirm(async () => {
    await view.finish(() =>
      client.call(updatePerWorkPlanEndpoint, {
        path: { id },
        body: { overview: process.id, is_draft: false },
      }),
    );
    tell({ name: 'per-work-plan', variant: 'success', title: strings.finalized });
  });
  return (
    <>
      <Button onClick={() => savedFirst(actor, finishing.open)}>{strings.finalize}</Button>
      <ConfirmDialog
        {...finishing.dialog}
        heading={strings.finalizeHeading}
        message={strings.finalizeMessage}
      />
    </>
  );
}
