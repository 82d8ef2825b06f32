import { Disclosure } from '#src/components/Disclosure/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { WorldMap } from '#src/components/WorldMap/lazy.ts';
import { useApp } from '#src/core/AppContext.ts';
import { parseDegrees } from '#src/domain/degrees.ts';
import { useFormOptions, useFormValue, useOpenForm } from '#src/forms/FormContext.ts';
import styles from '#src/forms/RecordForm.module.css';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { localUnitStrings } from '#src/records/localUnit/strings.ts';
import { localUnitFormStrings } from './strings.ts';
import type { LocalUnitOptions } from './useLocalUnitOptions.ts';

const PENDING = <Skeleton height="30rem" />;
const COLOR = '#c22a26';
/** Of a degree: about ten metres, which is more than the map shows. */
const DECIMALS = 4;

/** Another way to say where the unit is: pressed on a map. */
export function PlaceMap() {
  const strings = useStrings(localUnitFormStrings);
  return (
    <div className={styles.wide}>
      <Disclosure isLazy summary={strings.map}>
        <p>{strings.mapHint}</p>
        <Picked />
      </Disclosure>
    </div>
  );
}

function Picked() {
  const names = useStrings(localUnitStrings);
  const { config } = useApp();
  const { actor } = useOpenForm();
  const { countries } = useFormOptions<LocalUnitOptions>();
  const country = useFormValue<number>('country');
  const latitude = parseDegrees(useFormValue<string>('latitude'));
  const longitude = parseDegrees(useFormValue<string>('longitude'));
  if (!countries.options) return PENDING;
  const iso3 = countries.options.find(({ id }) => id === country)?.iso3;
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return (
    <WorldMap
      pending={PENDING}
      title={names.location}
      source={names.mapSource}
      valueLabel={names.location}
      formatValue={String}
      styleUrl={config.mapStyleUrl || undefined}
      focus={iso3 ? [iso3] : undefined}
      categories={[{ key: 'place', label: names.localUnit, color: COLOR }]}
      onPress={(x, y) =>
        actor.send({
          type: 'changed',
          patch: { latitude: y.toFixed(DECIMALS), longitude: x.toFixed(DECIMALS) },
        })
      }
      points={
        isPlace
          ? [
              {
                id: 'place',
                label: names.localUnit,
                latitude,
                longitude,
                value: 1,
                radius: 8,
                category: 'place',
              },
            ]
          : []
      }
      renderPopup={() => (
        <bdi dir="ltr">
          {latitude}, {longitude}
        </bdi>
      )}
    />
  );
}
