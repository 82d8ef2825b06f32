import { useMemo } from 'react';
import {
  regionMovementActivitiesEndpoint,
  regionProjectOverviewEndpoint,
} from '#contracts/projects/regions.ts';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { useIsOffered } from '#src/core/access.ts';
import { pathTo } from '#src/core/links.ts';
import { together } from '#src/core/prefetch.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';
import { countriesInput } from '#src/domain/countries.ts';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { ClearAll, Filters } from '#src/lists/Filters.tsx';
import { queryOf } from '#src/lists/filter.ts';
import { useFilters } from '#src/lists/useList.ts';
import { useRegion } from '../RegionScreen/region.ts';
import { prefetchRegion } from '../requests.ts';
import { regionStrings } from '../strings.ts';
import { CountryBars } from './CountryBars.tsx';
import { CountryProjects } from './CountryProjects.tsx';
import { MovementMap } from './MovementMap.tsx';
import { workByCountry } from './movement.ts';
import styles from './RegionThreeWScreen.module.css';
import { movementFilters } from './requests.ts';
import { allOf, Summary } from './Summary.tsx';

/** What a region's projects come to, and those of each country. */
export function prefetchThreeW(requests: Requests, { ids: { regionId } }: Address): void {
  if (regionId === undefined) return;
  requests.prefetch(regionProjectOverviewEndpoint, allOf(regionId));
  requests.prefetch(regionMovementActivitiesEndpoint, allOf(regionId));
  requests.prefetch(countriesEndpoint, countriesInput);
}

/** `/regions/{regionId}/three-w`: who does what in the countries of a region. Filters stand in the address; map, countries and tables follow them. */
export function RegionThreeWScreen() {
  const strings = useStrings(regionStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const isOffered = useIsOffered();
  const { id } = useRegion();
  const view = useFilters(movementFilters, { in: 'address' });
  const query = queryOf(movementFilters.filters, view.values, view.about.now);
  const movement = useRequest(
    regionMovementActivitiesEndpoint,
    { path: { id }, query },
    { isPreserved: true },
  );
  const countries = useRequest(countriesEndpoint, countriesInput);
  const work = useMemo(
    () => movement.answer && workByCountry(movement.answer, countries.answer?.results ?? []),
    [movement.answer, countries.answer],
  );
  const failed = [movement, countries].find(({ error }) => error !== undefined);
  const both = {
    answer: movement.answer && countries.answer,
    error: failed?.error,
    isPending: movement.isPending || countries.isPending,
  };
  return (
    <>
      <Summary />
      <Panel
        heading={fill(strings.movement, { count: formatNumber(movement.answer?.total_projects, language) })}
        actions={
          isOffered('newProject') && (
            <ButtonLink to={pathTo('newProject')} variant="secondary">
              {strings.add}
            </ButtonLink>
          )
        }
        filters={<Filters view={view} />}
        state={messageState(both, { isEmpty: work?.length === 0, isFiltered: view.isFiltered })}
        error={{ message: errorText(both.error) }}
        onRetry={failed?.retry}
        emptyAction={view.isFiltered && <ClearAll view={view} />}
        skeleton={<Skeleton height={['60rem', '54rem', '44rem']} />}
      >
        {work && (
          <div className={styles.pair}>
            <MovementMap work={work} names={countries.answer?.results} />
            <CountryBars work={work} />
          </div>
        )}
      </Panel>
      {work && work.length > 0 && (
        <Panel heading={strings.byCountry}>
          <ul className={styles.countries}>
            {work.map((country) => (
              <li key={country.id}>
                <CountryProjects of={country} query={query} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}
RegionThreeWScreen.prefetch = together(prefetchRegion, prefetchThreeW);
