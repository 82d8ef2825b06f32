import { useMemo } from 'react';
import { everything } from '#contracts/query.ts';
import { admin2Endpoint } from '#contracts/reference/admin2.ts';
import {
  countriesEndpoint,
  disasterTypesEndpoint,
  districtsEndpoint,
  primarySectorsEndpoint,
  secondarySectorsEndpoint,
} from '#contracts/reference/lists.ts';
import { can } from '#rules/permissions.ts';
import { PROJECT_VISIBILITIES, visibilitiesFor, visibilityKey } from '#rules/visibility.ts';
import { writtenProject } from '#rules/written.ts';
import type { Requests } from '#src/core/requests.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { countriesInput, namedCountries, namedSocieties } from '#src/domain/countries.ts';
import { namedSectors } from '#src/domain/sectors.ts';
import type { UseValue } from '#src/forms/defineForm.ts';
import { offered } from '#src/forms/kinds.tsx';
import { useRequest } from '#src/hooks/useRequest.ts';
import type { Project } from '#src/records/project/types.ts';
import { hasParts, type OfferedPart, type ProjectValues } from './values.ts';

const EVERYTHING = everything();
const NOTHING = {};
const BY_NAME = ['name' as const];

/** The lists that every form of a project offers. */
export function prefetchProjectOptions(requests: Requests): void {
  requests.prefetch(countriesEndpoint, countriesInput);
  requests.prefetch(disasterTypesEndpoint, EVERYTHING);
  requests.prefetch(primarySectorsEndpoint, NOTHING);
  requests.prefetch(secondarySectorsEndpoint, NOTHING);
}

/** What the fields of a project offer, each list asked for once. `project`: the one that is changed. */
export function useProjectOptions(useValue: UseValue<ProjectValues>, project: Project | undefined) {
  const country = useValue('project_country');
  const countries = useRequest(countriesEndpoint, countriesInput);
  const districts = useRequest(
    districtsEndpoint,
    country === undefined ? undefined : everything({ country }),
  );
  const hasProvinces = hasParts({
    project_districts: useValue('project_districts'),
    admin2: useValue('admin2'),
  });
  // Of the whole country: another province is then added without waiting.
  const parts = useRequest(
    admin2Endpoint,
    country === undefined || !hasProvinces
      ? undefined
      : everything({ admin1__country: country, ordering: BY_NAME }),
  );
  const dtypes = useRequest(disasterTypesEndpoint, EVERYTHING);
  const primary = useRequest(primarySectorsEndpoint, NOTHING);
  const secondary = useRequest(secondarySectorsEndpoint, NOTHING);
  const { profile } = useAuth();
  const places = useMemo(() => namedCountries(countries.answer?.results), [countries.answer]);
  const societies = useMemo(() => namedSocieties(countries.answer?.results), [countries.answer]);
  const named = project?.project_admin2_detail;
  const allParts = useMemo(
    () => parts.answer && withNamed(parts.answer.results, named ?? []),
    [parts.answer, named],
  );
  return {
    countries: offered(countries, places),
    societies: offered(countries, societies),
    districts: offered(districts, country === undefined ? [] : districts.answer?.results),
    admin2: offered(parts, allParts),
    disasterTypes: offered(dtypes, dtypes.answer?.results),
    primarySectors: offered(primary, namedSectors(primary.answer)),
    secondarySectors: offered(secondary, namedSectors(secondary.answer)),
    // Who may not say who sees what another wrote is offered what it says.
    visibilities:
      project?.visibility && !can.showProject(profile, writtenProject(project))
        ? PROJECT_VISIBILITIES.filter((key) => key === project.visibility)
        : visibilitiesFor(profile?.profile?.org_type).map(visibilityKey),
  };
}
export type ProjectOptions = ReturnType<typeof useProjectOptions>;

/** What is offered, and what the project names beside it: of another country, or no longer in use. */
function withNamed(offered: readonly OfferedPart[], named: readonly OfferedPart[]): readonly OfferedPart[] {
  const known = new Set(offered.map(({ id }) => id));
  return [...offered, ...named.filter(({ id }) => !known.has(id))];
}
