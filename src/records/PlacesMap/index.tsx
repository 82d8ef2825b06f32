import { everything } from '#contracts/query.ts';
import { countriesEndpoint, districtsEndpoint } from '#contracts/reference/lists.ts';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { WhenNear } from '#src/components/WhenNear/index.tsx';
import { WorldMap } from '#src/components/WorldMap/lazy.ts';
import { useApp } from '#src/core/AppContext.ts';
import { countriesInput } from '#src/domain/countries.ts';
import { pointOf } from '#src/domain/pointOf.ts';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { placesMapStrings } from './strings.ts';

const SKELETON = <Skeleton height={['24.5rem', '28rem', '36rem']} />;
const COUNTRY = '#f0dcc4';
const PROVINCE = '#c8102e';

interface PlacesMapProps {
  countries: readonly { iso3?: string | null | undefined }[];
  /** The provinces among them that are affected. */
  districts: readonly { id: number }[];
}

/** Where something is: its countries, and the provinces that are affected. Neither data nor code come before it is near. */
export function PlacesMap({ countries, districts }: PlacesMapProps) {
  const strings = useStrings(placesMapStrings);
  if (countries.length === 0) return null;
  return (
    <Panel heading={strings.map}>
      <WhenNear placeholder={SKELETON}>
        <Drawn countries={countries} districts={districts} />
      </WhenNear>
    </Panel>
  );
}

function Drawn({ countries, districts }: PlacesMapProps) {
  const strings = useStrings(placesMapStrings);
  const { config } = useApp();
  const provinces = useRequest(
    districtsEndpoint,
    districts.length > 0 ? everything({ id__in: districts.map(({ id }) => id) }) : undefined,
  );
  // For the names of its neighbours.
  const { answer: names, ...naming } = useRequest(countriesEndpoint, countriesInput);
  useFailureAlert(provinces);
  useFailureAlert(naming);
  if (provinces.isPending) return SKELETON;
  const codes = countries.flatMap(({ iso3 }) => (iso3 ? [iso3] : []));
  return (
    <WorldMap
      pending={SKELETON}
      title={strings.map}
      source={strings.mapSource}
      valueLabel={strings.affectedProvince}
      formatValue={() => strings.yes}
      styleUrl={config.mapStyleUrl || undefined}
      focus={codes}
      names={names?.results}
      countries={codes.map((iso3) => ({ iso3, color: COUNTRY }))}
      areas={[{ key: 'country', label: strings.affectedCountry, color: COUNTRY }]}
      categories={[{ key: 'province', label: strings.affectedProvince, color: PROVINCE }]}
      points={(provinces.answer?.results ?? []).flatMap(({ id, name, code, centroid }) => {
        const point = pointOf(centroid);
        return !point
          ? []
          : [
              {
                id: String(id),
                label: name,
                ...point,
                value: 1,
                radius: 9,
                category: 'province',
                area: code,
              },
            ];
      })}
      renderPopup={() => strings.affectedProvince}
    />
  );
}
