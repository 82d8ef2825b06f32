import { useSearchParams } from 'react-router';
import { countryEndpoint } from '#contracts/countries/record.ts';
import { idOf } from '#rules/ids.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { useLocalUnitRules } from '#src/records/localUnit/useLocalUnitRules.ts';
import { ExternalTypes, useExternalTypes } from './ExternalTypes.tsx';
import { PastFiles } from './PastFiles.tsx';
import { SendFile } from './SendFile.tsx';
import { localUnitUploadStrings } from './strings.ts';

/** `/local-units/upload?country=123`: the local units of a country that come from files. */
export function LocalUnitUploadScreen() {
  const strings = useStrings(localUnitUploadStrings);
  const [query] = useSearchParams();
  const country = idOf(query.get('country'));
  const { answer } = useRequest(
    countryEndpoint,
    country === undefined ? undefined : { path: { id: country } },
  );
  return (
    <Page
      heading={strings.heading}
      description={strings.about}
      breadcrumbs={[
        { label: strings.home, to: pathTo('home') },
        ...(answer?.name
          ? [{ label: answer.name, to: pathTo('countryContext', { countryId: answer.id }) }]
          : []),
        { label: strings.heading },
      ]}
    >
      {country === undefined ? (
        <Banner variant="info">{strings.noCountry}</Banner>
      ) : (
        <>
          <ExternalTypes country={country} />
          <Sending country={country} />
          <PastFiles country={country} />
        </>
      )}
    </Page>
  );
}

/** For those who validate units of a type that is kept elsewhere. */
function Sending({ country }: { country: number }) {
  const strings = useStrings(localUnitUploadStrings);
  const external = useExternalTypes(country);
  const { isKnown, mayUpload } = useLocalUnitRules();
  // The panel above says so, and asks again.
  if (!external.answer && external.error !== undefined) return null;
  if (!external.answer || !isKnown) return <Skeleton height="20rem" />;
  const types = external.answer.results
    .filter(({ enabled }) => enabled)
    .map(({ local_unit_type_details }) => local_unit_type_details)
    .filter(({ id }) => mayUpload({ country, type: id }));
  if (types.length > 0)
    return <SendFile key={types.map(({ id }) => id).join()} country={country} types={types} />;
  return mayUpload({ country }) ? null : <Banner variant="info">{strings.refused}</Banner>;
}
