import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { WorldMap } from '#src/components/WorldMap/lazy.ts';
import { useApp } from '#src/core/AppContext.ts';
import { parseDegrees } from '#src/domain/degrees.ts';
import { useFormOptions, useFormValue } from './FormContext.ts';

const PENDING = <Skeleton height="30rem" />;
const COLOR = '#c22a26';
const RADIUS_PX = 8;
/** Of a degree: about ten metres, which is more than the map shows. */
const DECIMALS = 4;

/** As a form has a place: in degrees, as people write them. */
interface WrittenPlace {
  latitude?: string | undefined;
  longitude?: string | undefined;
}

interface PlaceMapProps {
  title: string;
  source: string;
  /** What a place is. */
  label: string;
  /** What its mark is called, where there is more than one. `@default` the label */
  kind?: string | undefined;
  places: readonly (WrittenPlace & { name: string })[];
  /** Told where the map is pressed. */
  onPress: (place: Required<WrittenPlace>) => void;
}

interface CountryOptions {
  countries: { options?: readonly { id: number; iso3?: string | null | undefined }[] | undefined };
}

/** The country that the form names, with the places that it holds; pressing it gives another. */
export function PlaceMap({ title, source, label, kind = label, places, onPress }: PlaceMapProps) {
  const { config } = useApp();
  const { countries } = useFormOptions<CountryOptions>();
  const country = useFormValue<number>('country');
  if (!countries.options) return PENDING;
  const iso3 = countries.options.find(({ id }) => id === country)?.iso3;
  return (
    <WorldMap
      pending={PENDING}
      title={title}
      source={source}
      valueLabel={label}
      formatValue={String}
      styleUrl={config.mapStyleUrl || undefined}
      focus={iso3 ? [iso3] : undefined}
      categories={[{ key: 'place', label: kind, color: COLOR }]}
      onPress={(longitude, latitude) =>
        onPress({ latitude: latitude.toFixed(DECIMALS), longitude: longitude.toFixed(DECIMALS) })
      }
      points={places.flatMap(({ name, ...at }, index) => {
        const latitude = parseDegrees(at.latitude);
        const longitude = parseDegrees(at.longitude);
        return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
          ? {
              id: String(index),
              label: name,
              latitude,
              longitude,
              value: index + 1,
              radius: RADIUS_PX,
              category: 'place',
            }
          : [];
      })}
      renderPopup={(id) => (
        <bdi dir="ltr">
          {places[Number(id)]?.latitude}, {places[Number(id)]?.longitude}
        </bdi>
      )}
    />
  );
}
