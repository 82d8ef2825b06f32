import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { everything } from '#contracts/query.ts';
import type { countriesEndpoint } from '#contracts/reference/lists.ts';

export type Country = AnswerOf<typeof countriesEndpoint>['results'][number];

/** A country that can be chosen. */
export type SelectableCountry = Country & { name: string };

/** The regions that menus know, by id. Source: product specification, section 3. */
export const REGION_IDS = [0, 1, 2, 3, 4] as const;

export function isRegion(id: number | null | undefined): boolean {
  return REGION_IDS.some((known) => known === id);
}

/** Countries as forms offer them. Those that cannot be chosen stand in older records, which keep them: they are `isFormer`. */
export const namedCountries = (countries: readonly Country[] | undefined) =>
  countries?.flatMap((country) =>
    country.id !== undefined && country.name
      ? [{ ...country, id: country.id, name: country.name, isFormer: !isSelectable(country) }]
      : [],
  );

/** The National Societies of such countries, by the ids of these. */
export const namedSocieties = (countries: readonly Country[] | undefined) =>
  countries?.flatMap((country) =>
    country.id !== undefined && country.society_name
      ? [{ id: country.id, name: country.society_name, isFormer: !isSelectable(country) }]
      : [],
  );

/** The whole list of countries, as every screen asks for it: one call for all. */
export const countriesInput = everything();

/** Whether a country can be chosen: independent, not deprecated, with all its codes. Source: product specification, section 5. */
export function isSelectable(country: Country): country is SelectableCountry {
  const { id, name, iso, iso3, independent, is_deprecated } = country;
  return Boolean(id !== undefined && name && iso && iso3 && independent && !is_deprecated);
}
