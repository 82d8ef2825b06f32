import { Disclosure } from '#src/components/Disclosure/index.tsx';
import { useFormValue, useOpenForm } from '#src/forms/FormContext.ts';
import { PlaceMap as FormPlaceMap } from '#src/forms/PlaceMap.tsx';
import styles from '#src/forms/RecordForm.module.css';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { localUnitStrings } from '#src/records/localUnit/strings.ts';
import { StandingNear } from './AlikeNotice.tsx';
import { localUnitFormStrings } from './strings.ts';

/** Another way to say where the unit is: pressed on a map. */
export function PlaceMap() {
  const strings = useStrings(localUnitFormStrings);
  return (
    <>
      <StandingNear />
      <div className={styles.wide}>
        <Disclosure isLazy summary={strings.map}>
          <p>{strings.mapHint}</p>
          <Picked />
        </Disclosure>
      </div>
    </>
  );
}

function Picked() {
  const names = useStrings(localUnitStrings);
  const { actor } = useOpenForm();
  const latitude = useFormValue<string>('latitude');
  const longitude = useFormValue<string>('longitude');
  return (
    <FormPlaceMap
      title={names.location}
      source={names.mapSource}
      label={names.location}
      kind={names.localUnit}
      places={[{ name: names.localUnit, latitude, longitude }]}
      onPress={(patch) => actor.send({ type: 'changed', patch })}
    />
  );
}
