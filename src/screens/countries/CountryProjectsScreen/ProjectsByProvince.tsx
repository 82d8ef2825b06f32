import { useMemo } from 'react';
import { projectsEndpoint } from '#contracts/projects/list.ts';
import { ONGOING } from '#contracts/projects/schemas.ts';
import { everything } from '#contracts/query.ts';
import { Panel } from '#src/components/Panel/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import type { Project } from '#src/records/project/types.ts';
import { PROVINCES_PENDING, ProvinceMap } from '../ProvinceMap/index.tsx';
import { countryStrings } from '../strings.ts';
import type { ProjectQuery } from '../threeW/filters.ts';

/** Projects under way by province; one in two provinces counts in both. Which ones, the popup of a province says. */
export function ProjectsByProvince({ query }: { query: ProjectQuery }) {
  const strings = useStrings(countryStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const request = useRequest(projectsEndpoint, everything({ ...query, status: [ONGOING] }), {
    isPreserved: true,
  });
  const projects = useMemo(() => request.answer?.results ?? [], [request.answer]);
  const places = useMemo(() => byProvince(projects), [projects]);
  const values = useMemo(() => new Map([...places].map(([id, own]) => [id, own.length])), [places]);
  const nowhere = projects.filter(({ project_districts }) => project_districts.length === 0).length;
  return (
    <Panel
      heading={strings.projectsMap}
      state={messageState(request, { isEmpty: projects.length === 0 })}
      error={{ message: errorText(request.error) }}
      onRetry={request.retry}
      skeleton={PROVINCES_PENDING}
      footer={nowhere > 0 && <p>{fill(strings.nowhere, { count: formatNumber(nowhere, language) })}</p>}
    >
      <ProvinceMap
        title={strings.projectsMap}
        source={strings.source}
        valueLabel={strings.projectsNumber}
        values={values}
        renderPopup={(id) => (
          <ul>
            {(places.get(id) ?? []).map(
              ({ id: projectId, name, reporting_ns_detail: { society_name, name: of } }) => (
                <li key={projectId}>
                  <TextLink to={pathTo('project', { projectId })}>{name || '--'}</TextLink> (
                  {society_name || of})
                </li>
              ),
            )}
          </ul>
        )}
      />
    </Panel>
  );
}

function byProvince(projects: readonly Project[]) {
  const found = new Map<number, Project[]>();
  for (const project of projects)
    for (const { id } of project.project_districts_detail) found.set(id, [...(found.get(id) ?? []), project]);
  return found;
}
