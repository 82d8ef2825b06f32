import { deleteProjectEndpoint, projectEndpoint } from '#contracts/projects/record.ts';
import { can } from '#rules/permissions.ts';
import { writtenProject } from '#rules/written.ts';
import { Columns } from '#src/components/Columns/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Pictogram } from '#src/components/Pictogram/index.tsx';
import { RichText } from '#src/components/RichText/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useIds } from '#src/core/ids.ts';
import { pathTo } from '#src/core/links.ts';
import { countryLink } from '#src/core/placeLinks.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { pictogramOf } from '#src/domain/pictograms.ts';
import { hasText } from '#src/domain/richText.ts';
import { fill } from '#src/i18n/fill.ts';
import { MISSING } from '#src/i18n/format.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { projectStrings } from '#src/records/project/strings.ts';
import type { Project } from '#src/records/project/types.ts';
import { RecordPage } from '#src/records/RecordPage/index.tsx';
import { RecordActions } from '#src/records/RecordPage/RecordActions.tsx';
import { Overview } from './Overview.tsx';
import { PeopleAndBudget } from './PeopleAndBudget.tsx';
import { prefetchProject } from './requests.ts';
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
      facts={({
        status_display,
        project_country_detail: country,
        primary_sector,
        primary_sector_display,
      }) => [
        { key: 'status', fact: status_display },
        {
          key: 'country',
          fact: country && <TextLink to={countryLink(country.id)}>{country.name ?? MISSING}</TextLink>,
        },
        {
          key: 'sector',
          fact: (
            <>
              <Pictogram of={pictogramOf('sector', primary_sector)} />
              {primary_sector_display}
            </>
          ),
        },
      ]}
      actions={(project) => <Actions project={project} />}
      sections={(project) => (
        <Columns
          main={
            <>
              {project.description && hasText(project.description) && (
                <Panel heading={strings.description}>
                  <RichText html={project.description} />
                </Panel>
              )}
              <PeopleAndBudget project={project} />
            </>
          }
          aside={<Overview project={project} />}
        />
      )}
    />
  );
}
ProjectScreen.prefetch = prefetchProject;

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
