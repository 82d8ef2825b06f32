import { useMemo } from 'react';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { ONGOING } from '#contracts/projects/codes.ts';
import { societyActivitiesEndpoint } from '#contracts/projects/regions.ts';
import { can } from '#rules/permissions.ts';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { WhenNear } from '#src/components/WhenNear/index.tsx';
import { useIsOffered } from '#src/core/access.ts';
import { pathTo } from '#src/core/links.ts';
import { together } from '#src/core/prefetch.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { Filters } from '#src/lists/Filters.tsx';
import { queryOf } from '#src/lists/filter.ts';
import { useFilters } from '#src/lists/useList.ts';
import { useProjectActions } from '#src/records/project/useProjectActions.tsx';
import { CountryList } from '../CountryList.tsx';
import { useCountry } from '../CountryScreen/country.ts';
import { prefetchCountry } from '../CountryScreen/requests.ts';
import styles from '../countries.module.css';
import { givenFilters, givenProjects, givenWithContacts } from '../threeW/filters.ts';
import { ProjectFigures } from '../threeW/ProjectFigures.tsx';
import { prefetchFigures } from '../threeW/requests.ts';
import { Initiatives } from './Initiatives.tsx';
import { RECEIVERS_PENDING, Receivers } from './Receivers.tsx';
import { countrySocietyStrings } from './strings.ts';

/** The figures of what its National Society does. */
export function prefetchSociety(requests: Requests, { ids: { countryId } }: Address): void {
  if (countryId !== undefined) prefetchFigures(requests, { reporting_ns: [countryId] });
}

/** `/countries/{countryId}/ns-overview/activities`: what the National Society of a country does at home and abroad. */
export function SocietyActivitiesScreen() {
  const strings = useStrings(countrySocietyStrings);
  const language = useLanguage();
  const isOffered = useIsOffered();
  const { profile } = useAuth();
  const { id, initiatives } = useCountry();
  const actions = useProjectActions();
  const view = useFilters(givenFilters, { in: 'address' });
  const query = { ...queryOf(givenFilters.filters, view.values, view.about.now), reporting_ns: [id] };
  // The API sums them: who supports which country with how many.
  const flows = useRequest(
    societyActivitiesEndpoint,
    { query: { ...query, status: [ONGOING] } },
    { isPreserved: true },
  );
  const receivers = useMemo(() => flows.answer && receiversOf(flows.answer), [flows.answer]);
  return (
    <>
      <div className={styles.head}>
        <p>
          {strings.societyAbout}{' '}
          <TextLink to={pathTo('projects', undefined, { reporting_ns: id })}>{strings.societyAll}</TextLink>
        </p>
        <div className={styles.actions}>
          {isOffered('newProject') && (
            <ButtonLink to={pathTo('newProject', undefined, { reporting_ns: id })} variant="secondary">
              {strings.addProject}
            </ButtonLink>
          )}
          {isOffered('newActivity') && (
            <ButtonLink to={pathTo('newActivity')} variant="secondary">
              {strings.addActivity}
            </ButtonLink>
          )}
        </div>
      </div>
      <ProjectFigures
        query={query}
        isFiltered={view.isFiltered}
        first={{ label: strings.countries, value: formatNumber(receivers?.size, language) }}
        filters={<Filters view={view} />}
      />
      <WhenNear placeholder={RECEIVERS_PENDING}>
        <Receivers request={flows} receivers={receivers} query={query} />
      </WhenNear>
      <CountryList
        list={can.seePeople(profile) ? givenWithContacts : givenProjects}
        name="projects"
        query={query}
        heading={strings.societyList}
        actions={actions}
      />
      <Initiatives initiatives={initiatives} />
    </>
  );
}
SocietyActivitiesScreen.prefetch = together(prefetchCountry, prefetchSociety);

/** How many projects each country receives, by its id. */
function receiversOf({
  nodes,
  links,
}: AnswerOf<typeof societyActivitiesEndpoint>): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const { target, value } of links) {
    const node = nodes[target];
    if (node?.type === 'receiving_ns' && node.id !== null)
      found.set(node.id, (found.get(node.id) ?? 0) + value);
  }
  return found;
}
