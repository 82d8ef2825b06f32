import { useCallback, useState } from 'react';
import { Button } from '#src/components/Button/index.tsx';
import { Disclosure } from '#src/components/Disclosure/index.tsx';
import { TextArea } from '#src/components/TextArea/index.tsx';
import { placesIn } from '#src/domain/degrees.ts';
import { useFormValue, useIsFormLocked, useOpenForm } from '#src/forms/FormContext.ts';
import { PlaceMap as FormPlaceMap } from '#src/forms/PlaceMap.tsx';
import { fill } from '#src/i18n/fill.ts';
import { formatList } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { activityStrings } from '#src/records/activity/strings.ts';
import styles from './ActivityForm.module.css';
import { activityFormStrings } from './strings.ts';
import type { PlaceRow } from './values.ts';

/** Other ways to say where the activity takes place: pressed on a map, or pasted as a list. */
export function MorePlaces({ path }: { path: string }) {
  const strings = useStrings(activityFormStrings);
  return (
    <>
      <Disclosure isLazy summary={strings.mapLocation}>
        <p className={styles.hint}>{strings.mapHint}</p>
        <PlaceMap path={path} />
      </Disclosure>
      <Disclosure summary={strings.paste}>
        <Pasted path={path} />
      </Disclosure>
    </>
  );
}

/** Adds places to those at a path. */
function useAdding(path: string): (places: readonly Omit<PlaceRow, 'key'>[]) => void {
  const { actor } = useOpenForm();
  return useCallback(
    (places) => {
      for (const place of places)
        actor.send({ type: 'row.added', list: path, row: { ...place, key: crypto.randomUUID() } });
    },
    [actor, path],
  );
}

function PlaceMap({ path }: { path: string }) {
  const strings = useStrings(activityFormStrings);
  const names = useStrings(activityStrings);
  const points = useFormValue<readonly PlaceRow[]>(path) ?? [];
  const add = useAdding(path);
  return (
    <FormPlaceMap
      title={names.locations}
      source={names.locationsSource}
      label={names.location}
      places={points.map(({ description, latitude, longitude }, index) => ({
        name: description || fill(strings.locationNumber, { number: index + 1 }),
        latitude,
        longitude,
      }))}
      onPress={(place) => add([place])}
    />
  );
}

function Pasted({ path }: { path: string }) {
  const strings = useStrings(activityFormStrings);
  const isLocked = useIsFormLocked();
  const add = useAdding(path);
  const language = useLanguage();
  const [text, setText] = useState('');
  const { places, wrong } = placesIn(text);
  return (
    <div className={styles.parts}>
      <TextArea
        name="pasted_points"
        label={strings.paste}
        hint={strings.pasteHint}
        error={
          wrong.length > 0
            ? fill(strings.pasteWrong, { lines: formatList(wrong.map(String), language) })
            : undefined
        }
        value={text}
        onChange={setText}
        disabled={isLocked}
      />
      <p className={styles.hint}>
        <Button
          disabled={isLocked || places.length === 0 || wrong.length > 0}
          onClick={() => {
            add(places);
            setText('');
          }}
        >
          {strings.pasteAdd}
        </Button>
      </p>
    </div>
  );
}
