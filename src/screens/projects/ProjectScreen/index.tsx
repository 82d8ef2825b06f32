import { deleteProjectEndpoint, projectEndpoint } from '#contracts/projects/record.ts';
import { can } from '#rules/permissions.ts';
import { writtenProject } from '#rules/written.ts';
import { Panel } from '#src/components/Panel/index.tsx';
import { RichText } from '#src/components/RichText/index.tsx';
import { useIds } from '#src/core/ids.ts';
import { pathTo } from '#src/core/links.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { hasText } from '#src/domain/richText.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { projectStrings } from '#src/records/project/strings.ts';
import { RecordPage } from '#src/records/RecordPage/index.tsx';
import { RecordActions } from '#src/records/RecordPage/RecordActions.tsx';
import type { Project } from '../types.ts';
import { Overview } from './Overview.tsx';
import { PeopleAndBudget } from './PeopleAndBudget.tsx';
import { projectPageStrings } from './strings.ts';

/** `/three-w/projects/{projectId}`: all that a project says. */
export function ProjectScreen() {
  const strings = useStrings(projectStrings);
  return (
    <RecordPage
      endpoint={projectEndpoint}
      id={useIds().projectId}
      heading={(project) => project?.name || strings.project}
      list={{ to: pathTo('projects'), label: strings.projects }}
      missing={{ text: strings.notFound, back: strings.backToAll }}
      updated={({ modified_at, modified_by_detail }) => ({ at: modified_at, by: modified_by_detail })}
      actions={(project) => <Actions project={project} />}
      sections={(project) => (
        <>
          <Overview project={project} />
          {project.description && hasText(project.description) && (
            <Panel heading={strings.description}>
              <RichText html={project.description} />
            </Panel>
          )}
          <PeopleAndBudget project={project} />
        </>
      )}
    />
  );
}

/** For those who may change projects. */
function Actions({ project }: { project: Project }) {
  const strings = useStrings(projectPageStrings);
  const { profile } = useAuth();
  const { id, name } = project;
  const written = writtenProject(project);
  const mayEdit = can.editProject(profile, written);
  return (
    <RecordActions
      edit={mayEdit && pathTo('editProject', { projectId: id })}
      duplicate={mayEdit && pathTo('newProject', undefined, { from: id })}
      remove={
        can.deleteProject(profile, written) && {
          endpoint: deleteProjectEndpoint,
          id,
          heading: strings.deleteHeading,
          message: fill(strings.deleteMessage, { name: name ?? '' }),
          done: strings.deleted,
          to: pathTo('projects'),
        }
      }
    />
  );
}
