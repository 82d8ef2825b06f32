import type { ReactNode } from 'react';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { perProcessEndpoint } from '#contracts/per/process.ts';
import { type PerStep, stepOfPhase } from '#rules/perSteps.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { useIds } from '#src/core/ids.ts';
import { pathTo } from '#src/core/links.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { useRecord } from '../../useRecord.ts';
import { PhaseTrack } from '../PhaseTrack/index.tsx';
import { stepPath } from '../steps.ts';
import { perStrings } from '../strings.ts';
import { type PerProcessView, usePerProcess } from '../usePerProcess.ts';

export type PerProcess = AnswerOf<typeof perProcessEndpoint>;

interface PerPageProps {
  /** The step that the page is about. */
  step: PerStep;
  /** What can be done with it, beside its heading. */
  actions?: ReactNode;
  /** The step itself, once its process is known; only asked for once the step has begun. */
  children: (process: PerProcess, view: PerProcessView) => ReactNode;
}

/**
 * The page of one step of the process that the address names: which country and cycle it is, where it stands, and the way to
 * its other steps. It says by itself where the process cannot be read, or where the step has not begun.
 */
export function PerPage({ step, actions, children }: PerPageProps) {
  const strings = useStrings(perStrings);
  const errorText = useErrorText();
  const { perId } = useIds();
  const view = useRecord(perProcessEndpoint, perId);
  const { answer: process } = view;
  const country = process?.country_details?.name ?? '';
  return (
    <PerShell
      step={step}
      heading={process ? fill(strings.processOf, { country }) : strings.process}
      description={
        process?.assessment_number && fill(strings.cycle, { number: String(process.assessment_number) })
      }
      actions={process && actions}
    >
      {process ? (
        <Step key={process.id} process={process} step={step}>
          {children}
        </Step>
      ) : view.isMissing ? (
        <>
          <MessageBlock state="empty" message={strings.notFound} />
          <p>
            <ButtonLink to={pathTo('myPerForms')} variant="secondary">
              {strings.back}
            </ButtonLink>
          </p>
        </>
      ) : (
        <MessageBlock
          state={messageState(view)}
          message={view.error === undefined ? undefined : errorText(view.error)}
          onRetry={view.retry}
          skeleton={<Skeleton height="50rem" />}
        />
      )}
    </PerShell>
  );
}

/** The page around a step, also of a process that does not exist yet. */
export function PerShell({
  step,
  heading,
  description,
  actions,
  children,
}: {
  step: PerStep;
  heading: string;
  description?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const strings = useStrings(perStrings);
  const titles = useStrings(routeStrings);
  return (
    <Page
      heading={heading}
      description={description}
      breadcrumbs={[
        { label: strings.home, to: pathTo('home') },
        { label: titles.myPerForms, to: pathTo('myPerForms') },
        { label: heading },
        { label: strings[step] },
      ]}
      actions={actions}
    >
      {children}
    </Page>
  );
}

function Step({
  process,
  step,
  children,
}: { process: PerProcess } & Pick<PerPageProps, 'step' | 'children'>) {
  const strings = useStrings(perStrings);
  const view = usePerProcess(process, step);
  const current = stepPath(stepOfPhase(view.phase), process.id);
  return (
    <>
      <PhaseTrack phase={view.phase} perId={process.id} shown={step} />
      {view.obstacle === 'notYet' ? (
        <Banner variant="info">
          {strings.stepNotYet} {current && <ButtonLink to={current}>{strings.openCurrent}</ButtonLink>}
        </Banner>
      ) : (
        <>
          {view.obstacle === 'frozen' && <Banner variant="info">{strings.stepFrozen}</Banner>}
          {children(process, view)}
        </>
      )}
    </>
  );
}
