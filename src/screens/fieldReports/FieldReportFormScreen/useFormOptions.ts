import { useMemo } from 'react';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { offers } from '#contracts/extensions.ts';
import {
  actionsEndpoint,
  externalPartnersEndpoint,
  reviewCountriesEndpoint,
  supportedActivitiesEndpoint,
} from '#contracts/fieldReports/choices.ts';
import { everything } from '#contracts/query.ts';
import { countriesEndpoint, disasterTypesEndpoint, districtsEndpoint } from '#contracts/reference/lists.ts';
import { can } from '#rules/permissions.ts';
import { VISIBILITY, type Visibility, visibilitiesFor } from '#rules/visibility.ts';
import { writtenReport } from '#rules/written.ts';
import { useApp } from '#src/core/AppContext.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { countriesInput, namedCountries, type SelectableCountry } from '#src/domain/countries.ts';
import type { UseValue } from '#src/forms/defineForm.ts';
import { type Named, type Offered, offered } from '#src/forms/kinds.tsx';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { type Report, type ReportValues, typeOf } from './values.ts';

const EVERYTHING = everything();

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
  /** The country of the report. */
  country: number | undefined;
  /** The service takes files. */
  takesFiles: boolean;
  /** Visibilities in the order of the form. */
  visibilities: readonly Visibility[];
}

/** Asks for what a report on its country may choose from. `report`: the one that is changed. */
export function useFormOptions(useValue: UseValue<ReportValues>, report: Report | undefined): FormOptions {
  const country = useValue('country');
  const type = typeOf({
    status: useValue('status'),
    is_covid_report: useValue('is_covid_report'),
    dtype: useValue('dtype'),
  });
  const isCovid = type === 'COVID';
  const { config } = useApp();
  const countries = useRequest(countriesEndpoint, countriesInput);
  const districts = useRequest(
    districtsEndpoint,
    country === undefined ? undefined : everything({ country }),
  );
  const disasterTypes = useRequest(disasterTypesEndpoint, EVERYTHING);
  const actions = useRequest(actionsEndpoint, EVERYTHING);
  const partners = useRequest(externalPartnersEndpoint, isCovid ? EVERYTHING : undefined);
  const activities = useRequest(supportedActivitiesEndpoint, isCovid ? EVERYTHING : undefined);
  const review = useRequest(reviewCountriesEndpoint, EVERYTHING);
  useFailureAlert(review);
  const { profile } = useAuth();
  const places = useMemo(() => namedCountries(countries.answer?.results), [countries.answer]);
  const reviewed = useMemo(() => review.answer?.results.map((row) => row.country), [review.answer]);
  return {
    countries: offered(countries, places),
    districts: offered(districts, country === undefined ? [] : districts.answer?.results),
    disasterTypes: offered(disasterTypes, disasterTypes.answer?.results),
    actions: offered(actions, actions.answer?.results),
    externalPartners: offered(partners, partners.answer?.results),
    supportedActivities: offered(activities, activities.answer?.results),
    reviewed,
    country,
    takesFiles: offers(config, 'files'),
    // Who may not say who sees what another wrote is offered what it says.
    visibilities:
      report && !can.showFieldReport(profile, writtenReport(report))
        ? [(report.visibility ?? VISIBILITY.public) as Visibility]
        : visibilitiesFor(profile?.profile?.org_type, {
            isReviewed: country !== undefined && reviewed?.includes(country),
          }),
  };
}
