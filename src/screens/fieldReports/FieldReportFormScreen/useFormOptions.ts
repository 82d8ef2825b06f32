import { createContext, use, useMemo } from 'react';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { countriesEndpoint, disasterTypesEndpoint, districtsEndpoint } from '#contracts/endpoints/domain.ts';
import {
  actionsEndpoint,
  externalPartnersEndpoint,
  reviewCountriesEndpoint,
  supportedActivitiesEndpoint,
} from '#contracts/endpoints/fieldReportForm.ts';
import { countriesInput, isSelectable, type SelectableCountry } from '#src/domain/countries.ts';
import { useAuth } from '#src/hooks/useAuth.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { type Named, type Offered, offered } from '../../recordForm/inputs.tsx';

const EVERYTHING = { query: { limit: 9999 } };

export type Action = AnswerOf<typeof actionsEndpoint>['results'][number];

/** What the fields offer, each list asked for once. */
export interface FormOptions {
  countries: Offered<SelectableCountry>;
  districts: Offered<{ id: number; name: string }>;
  disasterTypes: Offered<Named>;
  actions: Offered<Action>;
  externalPartners: Offered<Named>;
  supportedActivities: Offered<Named>;
  /** Ids of countries whose reports are reviewed; undefined until it is known. */
  reviewed: readonly number[] | undefined;
  /** Visibilities in the order of the form. */
  visibilities: readonly number[];
}

export const FormOptionsContext = createContext<FormOptions | undefined>(undefined);

export function useOffered(): FormOptions {
  const options = use(FormOptionsContext);
  if (!options) throw new Error('useOffered was called outside of <FormOptionsContext>.');
  return options;
}

/** Asks for what a report on this country may choose from. */
export function useFormOptions(country: number | undefined, isCovid: boolean): FormOptions {
  const countries = useRequest(countriesEndpoint, countriesInput);
  const districts = useRequest(
    districtsEndpoint,
    country === undefined ? undefined : { query: { country, limit: 9999 } },
  );
  const disasterTypes = useRequest(disasterTypesEndpoint, EVERYTHING);
  const actions = useRequest(actionsEndpoint, EVERYTHING);
  const partners = useRequest(externalPartnersEndpoint, isCovid ? EVERYTHING : undefined);
  const activities = useRequest(supportedActivitiesEndpoint, isCovid ? EVERYTHING : undefined);
  const review = useRequest(reviewCountriesEndpoint, EVERYTHING);
  const { profile } = useAuth();
  const selectable = useMemo(() => countries.answer?.results.filter(isSelectable), [countries.answer]);
  const reviewed = useMemo(() => review.answer?.results.map((row) => row.country), [review.answer]);
  return {
    countries: offered(countries, selectable),
    districts: offered(districts, country === undefined ? [] : districts.answer?.results),
    disasterTypes: offered(disasterTypes, disasterTypes.answer?.results),
    actions: offered(actions, actions.answer?.results),
    externalPartners: offered(partners, partners.answer?.results),
    supportedActivities: offered(activities, activities.answer?.results),
    reviewed,
    visibilities: visibilitiesFor(profile?.profile?.org_type, country, reviewed),
  };
}

const UNDER_REVIEW = [4];
const OFFERED: Readonly<Record<string, readonly number[]>> = { OTHR: [3, 1], NTLS: [3, 1, 4] };
const EVERY_VISIBILITY = [3, 1, 4, 2];

/** Who may be chosen to see a report. Until the countries under review are known, none is. Source: emergencies facts, 11.5. */
export function visibilitiesFor(
  orgType: string | null | undefined,
  country: number | undefined,
  reviewed: readonly number[] | undefined,
): readonly number[] {
  if (country !== undefined && reviewed?.includes(country)) return UNDER_REVIEW;
  return OFFERED[orgType ?? ''] ?? EVERY_VISIBILITY;
}
