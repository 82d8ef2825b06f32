import { useNavigate, useParams } from 'react-router-dom';
import { deleteProjectEndpoint, projectEndpoint } from '#contracts/endpoints/project.ts';
import { isLanguage } from '#contracts/languages.ts';
import { useApp } from '#src/app/AppContext.ts';
import { useIsOffered } from '#src/app/access.ts';
import { pathTo } from '#src/app/links.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { Button } from '#src/components/Button/index.tsx';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { ConfirmDialog } from '#src/components/ConfirmDialog/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { RichText } from '#src/components/RichText/index.tsx';
import { displayName } from '#src/domain/displayName.ts';
import { hasText } from '#src/domain/richText.ts';
import { useAuth } from '#src/hooks/useAuth.ts';
import { useConfirm } from '#src/hooks/useConfirm.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { LANGUAGE_NAMES } from '#src/i18n/languages.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { NoRecord } from '../../recordPage/NoRecord.tsx';
import { projectInput } from '../requests.ts';
import { projectStrings } from '../strings.ts';
import type { Project } from '../types.ts';
import { Overview } from './Overview.tsx';
import { PeopleAndBudget } from './PeopleAndBudget.tsx';
import { projectPageStrings } from './strings.ts';

/** `/three-w/projects/{projectId}`: all that a project says. */
export function ProjectScreen() {
  const strings = useStrings(projectStrings);
  const { projectId = '' } = useParams();
  const input = projectInput(projectId);
  const request = useRequest(projectEndpoint, input);
  const project = request.answer;
  const heading = project?.name || strings.project;
  return (
    <Page
      heading={heading}
      breadcrumbs={[
        { label: strings.home, to: pathTo('home') },
        { label: strings.projects, to: pathTo('projects') },
        { label: heading },
      ]}
      description={project && <Modified project={project} />}
      actions={project && <Actions project={project} />}
    >
      {project ? (
        <Content project={project} />
      ) : (
        <NoRecord
          request={request}
          isAddressed={input !== undefined}
          notFound={strings.notFound}
          back={{ to: pathTo('projects'), label: strings.backToAll }}
        />
      )}
    </Page>
  );
}

function Modified({ project: { modified_at, modified_by_detail: author } }: { project: Project }) {
  const strings = useStrings(projectPageStrings);
  const date = formatDate(modified_at, useLanguage());
  if (!author) return fill(strings.modifiedOn, { date });
  const name = displayName({
    first: author.first_name,
    last: author.last_name,
    username: author.username,
  });
  return fill(strings.modifiedBy, { date, name });
}

/** For those who may change projects. */
function Actions({ project }: { project: Project }) {
  const strings = useStrings(projectStrings);
  const page = useStrings(projectPageStrings);
  const { isSignedIn } = useAuth();
  const isOffered = useIsOffered();
  const { client, actors } = useApp();
  const navigate = useNavigate();
  const removing = useConfirm(async () => {
    await client.call(deleteProjectEndpoint, { path: { id: project.id } });
    actors.alerts.send({
      type: 'alert.added',
      alert: { name: `project-${project.id}`, variant: 'success', title: page.deleted },
    });
    navigate(pathTo('projects'));
  });
  if (!isSignedIn || !isOffered('editProject')) return null;
  return (
    <>
      <ButtonLink to={pathTo('editProject', { projectId: project.id })} variant="secondary">
        {strings.edit}
      </ButtonLink>
      <ButtonLink to={pathTo('newProject', undefined, { from: project.id })} variant="secondary">
        {strings.duplicate}
      </ButtonLink>
      <Button onClick={removing.open}>{page.delete}</Button>
      <ConfirmDialog
        {...removing.dialog}
        heading={page.deleteHeading}
        message={fill(page.deleteMessage, { name: project.name ?? '' })}
      />
    </>
  );
}

function Content({ project }: { project: Project }) {
  const strings = useStrings(projectStrings);
  const language = useLanguage();
  const original = project.translation_module_original_language;
  return (
    <>
      {isLanguage(original) && original !== language && (
        <Banner variant="info">
          {fill(strings.machineTranslated, { language: LANGUAGE_NAMES[original] })}
        </Banner>
      )}
      <Overview project={project} />
      {project.description && hasText(project.description) && (
        <Panel heading={strings.description}>
          <RichText html={project.description} />
        </Panel>
      )}
      <PeopleAndBudget project={project} />
    </>
  );
}
