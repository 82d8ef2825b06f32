import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { projectEndpoint } from '#contracts/projects/record.ts';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import { idOf } from '#rules/ids.ts';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { useIds } from '#src/core/ids.ts';
import { pathTo } from '#src/core/links.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';
import { countriesInput, namedSocieties } from '#src/domain/countries.ts';
import { NewRecordForm, WrittenRecordForm } from '#src/forms/FormPage.tsx';
import { FormTabs } from '#src/forms/FormTabs/index.tsx';
import { useOwnCountry } from '#src/hooks/useOwnCountry.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { projectStrings } from '#src/records/project/strings.ts';
import { prefetchRecord } from '#src/records/recordCall.ts';
import { projectForm } from './form.tsx';
import { projectFormStrings } from './strings.ts';
import { prefetchProjectOptions } from './useProjectOptions.ts';
import { copyOf, newProject } from './values.ts';

const prefetchProject = prefetchRecord(projectEndpoint, 'projectId');

/** The project that is changed, and what its fields offer. */
export function prefetchForm(requests: Requests, address: Address): void {
  prefetchProject(requests, address);
  prefetchProjectOptions(requests);
}

/**
 * `/three-w/projects/new`: the form of a new project. `?from=5` begins it as a copy of that one, `?reporting_ns=14` with that
 * National Society.
 */
export function NewProjectScreen() {
  const strings = useStrings(projectFormStrings);
  const [query] = useSearchParams();
  const from = idOf(query.get('from'));
  const buttons = <Cancel to={pathTo('projects')} />;
  return (
    <FormPage heading={from ? strings.copyHeading : strings.createHeading}>
      <FormTabs />
      {from ? (
        <WrittenRecordForm key={from} definition={projectForm} id={from} copyOf={copyOf} buttons={buttons} />
      ) : (
        <New society={idOf(query.get('reporting_ns'))} buttons={buttons} />
      )}
    </FormPage>
  );
}

/** For the National Society that is asked for; one that is not offered, the field would hold unseen: the choice is left to the writer. */
function New({ society, buttons }: { society: number | undefined; buttons: ReactNode }) {
  const country = useOwnCountry();
  const { answer, error } = useRequest(countriesEndpoint, society === undefined ? undefined : countriesInput);
  if (society !== undefined && !answer && error === undefined) return <Skeleton height="60rem" />;
  const offered = namedSocieties(answer?.results)?.find(({ id, isFormer }) => id === society && !isFormer);
  return (
    <NewRecordForm
      definition={projectForm}
      initial={newProject({ society: offered?.id, country })}
      buttons={buttons}
    />
  );
}

/** `/three-w/projects/{projectId}/edit`: the same form over a project that is there. */
export function EditProjectScreen() {
  const strings = useStrings(projectFormStrings);
  const { projectId } = useIds();
  return (
    <FormPage heading={strings.updateHeading}>
      <WrittenRecordForm
        key={projectId}
        definition={projectForm}
        id={projectId}
        buttons={projectId && <Cancel to={pathTo('project', { projectId })} />}
      />
    </FormPage>
  );
}

function Cancel({ to }: { to: string }) {
  const strings = useStrings(projectFormStrings);
  return (
    <ButtonLink to={to} variant="secondary">
      {strings.cancel}
    </ButtonLink>
  );
}

function FormPage({ heading, children }: { heading: string; children: ReactNode }) {
  const strings = useStrings(projectFormStrings);
  const names = useStrings(projectStrings);
  return (
    <Page
      heading={heading}
      description={strings.about}
      breadcrumbs={[
        { label: names.home, to: pathTo('home') },
        { label: names.projects, to: pathTo('projects') },
        { label: heading },
      ]}
    >
      {children}
    </Page>
  );
}
