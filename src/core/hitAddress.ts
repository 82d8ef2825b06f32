import { pathTo } from '#src/core/links.ts';
import { countryLink, regionLink } from '#src/core/placeLinks.ts';
import { type Hit, hitKind, type SearchKind } from '#src/domain/searchGroups.ts';

type AddressOf = { readonly [Kind in SearchKind]: (hit: Hit<Kind>) => string | undefined };

const emergencyAddress = (id: number | null | undefined) =>
  id ? pathTo('emergency', { emergencyId: id }) : undefined;

const surgeAddress = (hit: { event_id: number }) => emergencyAddress(hit.event_id);

/** The page of a search hit by its kind; undefined where there is none yet. Flash updates come among the reports. */
const ADDRESSES: AddressOf = {
  regions: ({ id }) => regionLink(id),
  countries: ({ id }) => countryLink(id),
  district_province_response: ({ country_id }) => (country_id ? countryLink(country_id) : undefined),
  emergencies: ({ id }) => emergencyAddress(id),
  projects: ({ id }) => pathTo('project', { projectId: id }),
  surge_alerts: surgeAddress,
  surge_deployments: surgeAddress,
  rapid_response_deployments: surgeAddress,
  reports: (hit) =>
    hitKind('reports', hit) === 'flash_updates'
      ? pathTo('flashUpdate', { flashUpdateId: hit.id })
      : pathTo('fieldReport', { fieldReportId: hit.id }),
};

export function hitAddress<Kind extends SearchKind>(kind: Kind, hit: Hit<Kind>): string | undefined {
  return ADDRESSES[kind](hit);
}
