import { useMemo } from 'react';
import { ONGOING } from '#contracts/projects/codes.ts';
import { projectsEndpoint } from '#contracts/projects/list.ts';
import { everything } from '#contracts/query.ts';
import { Disclosure } from '#src/components/Disclosure/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import type { Project } from '#src/records/project/types.ts';
import styles from '../countries.module.css';
import { PROVINCES_PENDING, ProvinceMap } from '../ProvinceMap/index.tsx';
import type { ProjectQuery } from '../threeW/filters.ts';
import { ProjectLines } from '../threeW/ProjectLines.tsx';
import { countryProjectsStrings } from './strings.ts';

/** Projects under way by province, on a map and in a list; one in two provinces counts in both. */
export function ProjectsByProvince({ query }: { query: ProjectQuery }) {
  const strings = useStrings(countryProjectsStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const request = useRequest(projectsEndpoint, everything({ ...query, status: [ONGOING] }), {
    isPreserved: true,
  });
  const projects = useMemo(() => request.answer?.results ?? [], [request.answer]);
  const places = useMemo(() => byProvince(projects), [projects]);
  const values = useMemo(() => new Map([...places].map(([id, own]) => [id, own.projects.length])), [places]);
  const nowhere = projects.filter(({ project_districts }) => project_districts.length === 0);
  return (
    <Panel
      heading={strings.projectsMap}
      state={messageState(request, { isEmpty: projects.length === 0 })}
      error={{ message: errorText(request.error) }}
      onRetry={request.retry}
      skeleton={PROVINCES_PENDING}
    >
      <div className={styles.beside}>
        <ProvinceMap
          title={strings.projectsMap}
          source={strings.source}
          valueLabel={strings.projectsNumber}
          values={values}
          renderPopup={(id) => <ProjectLines projects={places.get(id)?.projects ?? []} />}
        />
        <ul className={styles.list}>
          {[...places.values()]
            .sort((one, other) => other.projects.length - one.projects.length)
            .map(({ id, name, projects: own }) => (
              <li key={id}>
                <Disclosure isLazy summary={`${name} (${formatNumber(own.length, language)})`}>
                  <ProjectLines projects={own} />
                </Disclosure>
              </li>
            ))}
          {nowhere.length > 0 && (
            <li>
              <Disclosure
                isLazy
                summary={fill(strings.nowhere, { count: formatNumber(nowhere.length, language) })}
              >
                <ProjectLines projects={nowhere} />
              </Disclosure>
            </li>
          )}
        </ul>
      </div>
    </Panel>
  );
}

interface Place {
  id: number;
  name: string;
  projects: Project[];
}

function byProvince(projects: readonly Project[]) {
  const found = new Map<number, Place>();
  for (const project of projects)
    for (const { id, name } of project.project_districts_detail) {
      const place = found.get(id) ?? { id, name, projects: [] };
      place.projects.push(project);
      found.set(id, place);
    }
  return found;
}
