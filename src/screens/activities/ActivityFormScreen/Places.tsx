import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '#src/components/Button/index.tsx';
import { Disclosure } from '#src/components/Disclosure/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TextArea } from '#src/components/TextArea/index.tsx';
import { TextInput } from '#src/components/TextInput/index.tsx';
import { WorldMap } from '#src/components/WorldMap/lazy.ts';
import { useApp } from '#src/core/AppContext.ts';
import { parseDegrees, placesIn } from '#src/domain/degrees.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatList } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { activityStrings } from '#src/records/activity/strings.ts';
import styles from './Form.module.css';
import { type PartProps, Slot } from './part.tsx';
import { RowList } from './RowList.tsx';
import { activityFormStrings } from './strings.ts';
import { useOffered } from './useFormOptions.ts';
import type { PlaceRow } from './values.ts';

const SKELETON = <Skeleton height="30rem" />;
const COLOR = '#c22a26';
/** Of a degree: about ten metres, which is more than the map shows. */
const DECIMALS = 4;
const FIELDS = ['description', 'latitude', 'longitude'] as const;

/** Where the activity takes place: typed, pressed on a map, or pasted as a list. */
export function Places({
  activity,
  isLocked,
  onChange,
  nameOf,
  errorOf,
  country,
}: PartProps & { country: number | undefined }) {
  const strings = useStrings(activityFormStrings);
  const names = useStrings(activityStrings);
  const { points } = activity;
  const write = (next: readonly PlaceRow[]) => onChange({ points: [...next] });
  return (
    <RowList
      heading={names.locations}
      rows={points}
      isLocked={isLocked}
      onChange={write}
      add={strings.addLocation}
      remove={strings.removeLocation}
      fields={(point, change, position) =>
        FIELDS.map((field) => {
          const name = nameOf(`points.${position}.${field}`);
          return (
            <Slot key={field} name={name}>
              <TextInput
                name={name}
                label={field === 'description' ? strings.description : names[field]}
                isRequired
                autoComplete="off"
                dir={field === 'description' ? 'auto' : 'ltr'}
                inputMode={field === 'description' ? 'text' : 'decimal'}
                maxLength={255}
                value={point[field] ?? ''}
                error={errorOf(`points.${position}.${field}`)}
                onChange={(text) => change({ [field]: text || undefined })}
                disabled={isLocked}
              />
            </Slot>
          );
        })
      }
    >
      <Disclosure isLazy summary={strings.mapLocation}>
        <p className={styles.hint}>{strings.mapHint}</p>
        <PlaceMap points={points} country={country} onAdd={(point) => write([...points, point])} />
      </Disclosure>
      <Disclosure summary={strings.paste}>
        <Pasted isLocked={isLocked} onAdd={(added) => write([...points, ...added])} />
      </Disclosure>
    </RowList>
  );
}

function PlaceMap({
  points,
  country,
  onAdd,
}: {
  points: readonly PlaceRow[];
  country: number | undefined;
  onAdd: (point: PlaceRow) => void;
}) {
  const strings = useStrings(activityFormStrings);
  const names = useStrings(activityStrings);
  const { config } = useApp();
  const { countries } = useOffered();
  const latest = useRef(onAdd);
  useEffect(() => {
    latest.current = onAdd;
  });
  const onPress = useCallback(
    (longitude: number, latitude: number) =>
      latest.current({ latitude: latitude.toFixed(DECIMALS), longitude: longitude.toFixed(DECIMALS) }),
    [],
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

function Pasted({ isLocked, onAdd }: { isLocked: boolean; onAdd: (points: readonly PlaceRow[]) => void }) {
  const strings = useStrings(activityFormStrings);
  const language = useLanguage();
  const [text, setText] = useState('');
  const { places, wrong } = placesIn(text);
  return (
    <div className={styles.rows}>
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
            onAdd(places);
            setText('');
          }}
        >
          {strings.pasteAdd}
        </Button>
      </p>
    </div>
  );
}
