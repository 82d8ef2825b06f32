import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { WhenNear } from '#src/components/WhenNear/index.tsx';
import { useIsOffered } from '#src/core/access.ts';
import { pathTo } from '#src/core/links.ts';
import { together } from '#src/core/prefetch.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { Filters } from '#src/lists/Filters.tsx';
import { queryOf } from '#src/lists/filter.ts';
import { useFilters } from '#src/lists/useList.ts';
import { useProjectActions } from '#src/records/project/useProjectActions.tsx';
import { CountryList } from '../CountryList.tsx';
import { useCountry } from '../CountryScreen/country.ts';
import { prefetchCountry } from '../CountryScreen/requests.ts';
import styles from '../countries.module.css';
import { PROVINCES_PENDING } from '../ProvinceMap/index.tsx';
import { receivedFilters, receivedProjects } from '../threeW/filters.ts';
import { ProjectFigures } from '../threeW/ProjectFigures.tsx';
import { prefetchFigures } from '../threeW/requests.ts';
import { ProjectsByProvince } from './ProjectsByProvince.tsx';
import { countryProjectsStrings } from './strings.ts';

/** The figures of what a country receives. */
export function prefetchProjects(requests: Requests, { ids: { countryId } }: Address): void {
  if (countryId !== undefined) prefetchFigures(requests, { country: [countryId] });
}

/** `/countries/{countryId}/ongoing-activities/three-w/projects`: projects that National Societies support in a country. */
export function CountryProjectsScreen() {
  const strings = useStrings(countryProjectsStrings);
  const isOffered = useIsOffered();
  const { id } = useCountry();
  const actions = useProjectActions();
  const view = useFilters(receivedFilters, { in: 'address' });
  const chosen = queryOf(receivedFilters.filters, view.values, view.about.now);
  const query = { ...chosen, country: [id] };
  const { reporting_ns: societies = [] } = chosen;
  return (
    <>
      <div className={styles.head}>
        <p>
          {strings.about}{' '}
          <TextLink to={pathTo('projects', undefined, { country: id })}>{strings.projectsAll}</TextLink>
        </p>
        {isOffered('newProject') && (
          <ButtonLink to={pathTo('newProject', undefined, { reporting_ns: id })} variant="secondary">
            {strings.add}
          </ButtonLink>
        )}
      </div>
      <ProjectFigures
        query={query}
        isFiltered={view.isFiltered}
        first="societies"
        filters={<Filters view={view} />}
      />
      <WhenNear placeholder={PROVINCES_PENDING}>
        <ProjectsByProvince query={query} />
      </WhenNear>
      {(societies.length === 0 || societies.includes(id)) && (
        <CountryList
          list={receivedProjects}
          name="local"
          query={{ ...query, reporting_ns: [id] }}
          heading={strings.local}
          actions={actions}
        />
      )}
      <CountryList
        list={receivedProjects}
        name="others"
        query={{ ...query, exclude_within: true }}
        heading={strings.others}
        actions={actions}
      />
    </>
  );
}
CountryProjectsScreen.prefetch = together(prefetchCountry, prefetchProjects);
