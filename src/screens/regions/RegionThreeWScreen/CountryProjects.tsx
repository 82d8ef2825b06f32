import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type { projectsEndpoint } from '#contracts/projects/list.ts';
import { Disclosure } from '#src/components/Disclosure/index.tsx';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { ListPanel } from '#src/lists/ListPanel.tsx';
import { useList } from '#src/lists/useList.ts';
import { useProjectActions } from '#src/records/project/useProjectActions.tsx';
import { regionStrings } from '../strings.ts';
import type { CountryWork } from './movement.ts';
import { countryProjects } from './requests.ts';

interface CountryProjectsProps {
  of: CountryWork;
  /** What the page is narrowed by. */
  query: Partial<QueryOf<typeof projectsEndpoint>>;
}

/** The projects of a country for who opens it; each country turns its own pages. */
export function CountryProjects({ of: { id, name, projects_count }, query }: CountryProjectsProps) {
  const strings = useStrings(regionStrings);
  const language = useLanguage();
  const title = fill(strings.projectsIn, { country: name, count: formatNumber(projects_count, language) });
  return (
    <Disclosure isLazy summary={title}>
      <Projects heading={title} query={{ ...query, country: [id] }} />
    </Disclosure>
  );
}

function Projects({ heading, query }: { heading: string; query: CountryProjectsProps['query'] }) {
  const view = useList(countryProjects, { in: 'panel', query });
  const actions = useProjectActions();
  return (
    <ListPanel
      view={{ ...view, columns: actions ? [...view.columns, actions] : view.columns }}
      heading={heading}
      pendingHeight={['40rem', '30rem', '20rem']}
    />
  );
}
