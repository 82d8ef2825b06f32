import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { regionMovementActivitiesEndpoint } from '#contracts/projects/regions.ts';
import { pathTo } from '#src/core/links.ts';
import type { Country } from '#src/domain/countries.ts';

type Movement = AnswerOf<typeof regionMovementActivitiesEndpoint>;

/** A country with its projects, and who works there on what. */
export type CountryWork = Movement['countries_count'][number] & {
  societies: Movement['country_ns_sector_count'][number]['reporting_national_societies'];
  /** Undefined where nobody knows where it lies. */
  longitude: number | undefined;
  latitude: number | undefined;
};

/** The countries with projects, those with most first. */
export function workByCountry(
  { countries_count, country_ns_sector_count }: Movement,
  countries: readonly Country[],
): CountryWork[] {
  const centroids = new Map(countries.map(({ id, centroid }) => [id, centroid]));
  const societies = new Map(
    country_ns_sector_count.map(({ id, reporting_national_societies }) => [id, reporting_national_societies]),
  );
  return countries_count
    .filter(({ projects_count }) => projects_count > 0)
    .map((country) => {
      const [longitude, latitude] = centroids.get(country.id)?.coordinates ?? [];
      return { ...country, societies: societies.get(country.id) ?? [], longitude, latitude };
    })
    .sort((one, other) => other.projects_count - one.projects_count);
}

/** The projects of a country, on its page. */
export const projectsOf = (countryId: number): string => pathTo('countryOngoingProjects', { countryId });
