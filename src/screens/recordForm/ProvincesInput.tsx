import { lazy, Suspense } from 'react';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { districtsEndpoint } from '#contracts/endpoints/domain.ts';
import { useApp } from '#src/app/AppContext.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Disclosure } from '#src/components/Disclosure/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { type FieldInputProps, type Offered, RecordsInput } from './inputs.tsx';
import styles from './RecordForm.module.css';
import { recordFormStrings } from './strings.ts';

export type Province = AnswerOf<typeof districtsEndpoint>['results'][number];

const WorldMap = lazy(async () => ({
  default: (await import('#src/components/WorldMap/index.tsx')).WorldMap,
}));
const SKELETON = <Skeleton height="30rem" />;
const COLORS = { chosen: '#c22a26', others: '#6b7686' } as const;
const RADIUS_PX = 8;

type ProvincesProps = FieldInputProps & { list: Offered<Province> };

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
  const provinces = (list.options ?? []).filter(({ centroid }) => centroid);
  if (isLocked || provinces.length === 0) return null;
  return (
    <Disclosure isLazy summary={strings.provinceMap}>
      <p className={styles.mapHint}>{strings.provinceMapHint}</p>
      <ProvinceMap
        title={common.label}
        provinces={provinces}
        chosen={(value ?? []) as readonly number[]}
        onChange={change}
      />
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
  return (
    <Suspense fallback={SKELETON}>
      <WorldMap
        title={title}
        source={strings.provinceSource}
        valueLabel={strings.isChosen}
        formatValue={(value) => (value === 1 ? strings.yes : strings.no)}
        styleUrl={config.mapStyleUrl || undefined}
        focus={provinces.slice(0, 1).map(({ country_iso3 }) => country_iso3)}
        categories={(['chosen', 'others'] as const).map((key) => ({
          key,
          label: strings[key],
          color: COLORS[key],
        }))}
        points={provinces.flatMap(({ id, name, centroid }) => {
          const [longitude, latitude] = centroid?.coordinates ?? [];
          if (longitude === undefined || latitude === undefined) return [];
          const category = isChosen(id) ? 'chosen' : 'others';
          const value = isChosen(id) ? 1 : 0;
          return [{ id: String(id), label: name, longitude, latitude, value, radius: RADIUS_PX, category }];
        })}
        renderPopup={(key) => {
          const id = Number(key);
          return (
            <Button
              size="sm"
              aria-pressed={isChosen(id)}
              onClick={() =>
                onChange(isChosen(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
              }
            >
              {isChosen(id) ? strings.takeBack : strings.choose}
            </Button>
          );
        }}
      />
    </Suspense>
  );
}
