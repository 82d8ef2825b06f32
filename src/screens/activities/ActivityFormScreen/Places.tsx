import { useCallback, useState } from 'react';
import { Button } from '#src/components/Button/index.tsx';
import { Disclosure } from '#src/components/Disclosure/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TextArea } from '#src/components/TextArea/index.tsx';
import { WorldMap } from '#src/components/WorldMap/lazy.ts';
import { useApp } from '#src/core/AppContext.ts';
import { parseDegrees, placesIn } from '#src/domain/degrees.ts';
import { useFormOptions, useFormValue, useIsFormLocked, useOpenForm } from '#src/forms/FormContext.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatList } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { activityStrings } from '#src/records/activity/strings.ts';
import styles from './ActivityForm.module.css';
import { activityFormStrings } from './strings.ts';
import type { ActivityOptions } from './useActivityOptions.ts';
import type { PlaceRow } from './values.ts';

const SKELETON = <Skeleton height="30rem" />;
const COLOR = '#c22a26';
/** Of a degree: about ten metres, which is more than the map shows. */
const DECIMALS = 4;

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
  const { config } = useApp();
  const { countries } = useFormOptions<ActivityOptions>();
  const country = useFormValue<number>('country');
  const points = useFormValue<readonly PlaceRow[]>(path) ?? [];
  const add = useAdding(path);
  const onPress = useCallback(
    (longitude: number, latitude: number) =>
      add([{ latitude: latitude.toFixed(DECIMALS), longitude: longitude.toFixed(DECIMALS) }]),
    [add],
  );
  const iso3 = countries.options?.find(({ id }) => id === country)?.iso3;
  if (!countries.options) return SKELETON;
  return (
    <WorldMap
      pending={SKELETON}
      title={names.locations}
      source={names.locationsSource}
      valueLabel={names.location}
      formatValue={String}
      styleUrl={config.mapStyleUrl || undefined}
      focus={iso3 ? [iso3] : undefined}
      categories={[{ key: 'place', label: names.location, color: COLOR }]}
      onPress={onPress}
      points={points.flatMap(({ description, ...at }, index) => {
        const latitude = parseDegrees(at.latitude);
        const longitude = parseDegrees(at.longitude);
        return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
          ? [
              {
                id: String(index),
                label: description || fill(strings.locationNumber, { number: index + 1 }),
                latitude,
                longitude,
                value: index + 1,
                radius: 8,
                category: 'place',
              },
            ]
          : [];
      })}
      renderPopup={(id) => (
        <bdi dir="ltr">
          {points[Number(id)]?.latitude}, {points[Number(id)]?.longitude}
        </bdi>
      )}
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
