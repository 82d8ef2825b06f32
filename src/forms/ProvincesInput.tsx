import { useMemo } from 'react';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { districtsEndpoint } from '#contracts/reference/lists.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Disclosure } from '#src/components/Disclosure/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import type { MapPoint } from '#src/components/WorldMap/index.tsx';
import { WorldMap } from '#src/components/WorldMap/lazy.ts';
import { useApp } from '#src/core/AppContext.ts';
import { pointOf } from '#src/domain/pointOf.ts';
import { namesIn, type Offered, RecordsInput } from '#src/forms/kinds.tsx';
import { recordFormStrings } from '#src/forms/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import type { InputKind, InputProps } from './definition.ts';
import styles from './RecordForm.module.css';

export type Province = AnswerOf<typeof districtsEndpoint>['results'][number];

const SKELETON = <Skeleton height="30rem" />;
const COLORS = { chosen: '#c22a26', others: '#6b7686' } as const;
const RADIUS_PX = 8;
const NONE: readonly never[] = [];

type ProvincesProps = Pick<InputProps<readonly number[]>, 'common' | 'value' | 'change' | 'isLocked'> & {
  list: Offered<Province>;
};

/** Provinces of the country that another field names. `useCountry`: a hook; without a country there is nothing to choose from. */
export const provinces = <Options,>(
  listIn: (options: Options) => Offered<Province>,
  useCountry: () => number | undefined,
): InputKind<readonly number[], Options> => ({
  draw: ({ options, ...props }) => (
    <ProvincesOfCountry {...props} list={listIn(options)} useCountry={useCountry} />
  ),
  act: 'choose',
  describe: (ids, { options, language }) => namesIn(listIn(options), ids, language),
  isWide: true,
});

function ProvincesOfCountry({
  useCountry,
  isLocked,
  ...props
}: ProvincesProps & { useCountry: () => number | undefined }) {
  const country = useCountry();
  // Another country is another list, with nothing chosen of the old one.
  return <ProvincesInput key={country} {...props} isLocked={isLocked || country === undefined} />;
}

/** Provinces of a country: from a list that is searched, or by their points on a map. */
export function ProvincesInput(props: ProvincesProps) {
  return (
    <div className={styles.provinces}>
      <RecordsInput {...props} />
      <ProvincesOnMap {...props} />
    </div>
  );
}

/** The map alone, for a form whose list has a place of its own. */
export function ProvincesOnMap({ list, value, isLocked, change, common }: ProvincesProps) {
  const strings = useStrings(recordFormStrings);
  const provinces = list.options?.some(({ centroid }) => centroid) ? list.options : NONE;
  if (isLocked || provinces.length === 0) return null;
  return (
    <Disclosure isLazy summary={strings.provinceMap}>
      <p className={styles.mapHint}>{strings.provinceMapHint}</p>
      <ProvinceMap title={common.label} provinces={provinces} chosen={value ?? NONE} onChange={change} />
    </Disclosure>
  );
}

function ProvinceMap({
  title,
  provinces,
  chosen,
  onChange,
}: {
  title: string;
  provinces: readonly Province[];
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
}) {
  const strings = useStrings(recordFormStrings);
  const { config } = useApp();
  const isChosen = (id: number) => chosen.includes(id);
  // Each new list of points is drawn anew: not for every letter that is typed elsewhere in the form.
  const points = useMemo(
    () =>
      provinces.flatMap(({ id, name, centroid }): MapPoint[] => {
        const point = pointOf(centroid);
        if (!point) return [];
        const value = chosen.includes(id) ? 1 : 0;
        const category = value ? 'chosen' : 'others';
        return [{ id: String(id), label: name, ...point, value, radius: RADIUS_PX, category }];
      }),
    [provinces, chosen],
  );
  return (
    <WorldMap
      pending={SKELETON}
      title={title}
      source={strings.provinceSource}
      valueLabel={strings.isChosen}
      formatValue={(value) => (value === 1 ? strings.chosen : strings.others)}
      styleUrl={config.mapStyleUrl || undefined}
      focus={provinces.slice(0, 1).flatMap(({ country_iso3 }) => country_iso3 ?? [])}
      categories={(['chosen', 'others'] as const).map((key) => ({
        key,
        label: strings[key],
        color: COLORS[key],
      }))}
      points={points}
      renderPopup={(key) => {
        const id = Number(key);
        return (
          <Button
            size="sm"
            onClick={() => onChange(isChosen(id) ? chosen.filter((other) => other !== id) : [...chosen, id])}
          >
            {isChosen(id) ? strings.takeBack : strings.choose}
          </Button>
        );
      }}
    />
  );
}
