import { emergencyProjectsEndpoint } from '#contracts/activities/list.ts';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { ResponseActivities } from '#src/records/responseActivities/index.tsx';
import { useCountry } from '../CountryScreen/country.ts';
import { countryStrings } from '../strings.ts';
import { activitiesInput } from './requests.ts';

export { prefetchActivities } from './requests.ts';

/** `/countries/{countryId}/ongoing-activities/three-w/activities`: who does what where in the emergencies of a country. */
export function CountryActivitiesScreen() {
  const strings = useStrings(countryStrings);
  const country = useCountry();
  const request = useRequest(emergencyProjectsEndpoint, activitiesInput(country.id));
  return (
    <>
      <p>
        {strings.activitiesAbout}{' '}
        <TextLink to={pathTo('activities', undefined, { country: country.id })}>
          {strings.activitiesAll}
        </TextLink>
      </p>
      <ResponseActivities
        request={request}
        countries={[country]}
        addTo={pathTo('newActivity')}
        fileName={country.iso3?.toLowerCase()}
      />
    </>
  );
}
