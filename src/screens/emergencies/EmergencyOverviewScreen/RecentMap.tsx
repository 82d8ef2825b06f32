import { lazy, Suspense, useMemo } from 'react';
import { countriesEndpoint } from '#contracts/endpoints/domain.ts';
import { useApp } from '#src/app/AppContext.ts';
import { pathTo } from '#src/app/links.ts';
import { Panel } from '#src/components/Panel/index.tsx';
import { SeverityBadge } from '#src/components/SeverityBadge/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { peopleAffected } from '#src/domain/affected.ts';
import { sumOf } from '#src/domain/appeals.ts';
import { countriesInput } from '#src/domain/countries.ts';
import { severityOf } from '#src/domain/operations.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import styles from './EmergencyOverviewScreen.module.css';
import { emergencyOverviewStrings } from './strings.ts';
import type { Emergency } from './types.ts';

const WorldMap = lazy(async () => ({
  default: (await import('#src/components/WorldMap/index.tsx')).WorldMap,
}));

const SKELETON = <Skeleton height="34rem" />;
const SEVERITIES = [
  ['red', '#c8102e'],
  ['orange', '#ee6a1a'],
  ['yellow', '#d39c00'],
  ['unknownSeverity', '#67788d'],
] as const;

/** Where emergencies began: a bubble a country by people affected, and beside it the same as a list. */
export function RecentMap({ emergencies }: { emergencies: readonly Emergency[] }) {
  const strings = useStrings(emergencyOverviewStrings);
  const language = useLanguage();
  const { config } = useApp();
  const countries = useRequest(countriesEndpoint, countriesInput);
  const places = useMemo(() => byCountry(emergencies), [emergencies]);
  const points = useMemo(
    () =>
      (countries.answer?.results ?? []).flatMap(({ id, name, centroid }) => {
        const own = places.get(id);
        const [longitude, latitude] = centroid?.coordinates ?? [];
        if (!own || longitude === undefined || latitude === undefined) return [];
        return {
          id: String(id),
          label: name ?? '--',
          longitude,
          latitude,
          value: sumOf(own.map(peopleAffected)) ?? 0,
          category: severityOf(own.map(({ ifrc_severity_level }) => ifrc_severity_level)),
        };
      }),
    [countries.answer, places],
  );
  const list = (id: number) => <EmergencyList emergencies={places.get(id) ?? []} />;
  return (
    <Panel heading={strings.map}>
      <div className={styles.places}>
        {countries.answer ? (
          <Suspense fallback={SKELETON}>
            <WorldMap
              title={strings.map}
              source={strings.mapSource}
              valueLabel={strings.affected}
              formatValue={(value) => formatNumber(value, language)}
              styleUrl={config.mapStyleUrl || undefined}
              categories={SEVERITIES.map(([key, color]) => ({ key, color, label: strings[key] }))}
              points={points}
              renderPopup={(id) => list(Number(id))}
            />
          </Suspense>
        ) : (
          SKELETON
        )}
        <section aria-label={strings.list} className={styles.side}>
          <h3>{strings.list}</h3>
          {/* It scrolls by itself beside the map, so it must be reachable by keyboard. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region */}
          <ul className={styles.countries} tabIndex={0} aria-label={strings.list}>
            {points
              .toSorted((one, other) => other.value - one.value)
              .map(({ id, label }) => (
                <li key={id}>
                  <strong>{label}</strong>
                  {list(Number(id))}
                </li>
              ))}
          </ul>
        </section>
      </div>
    </Panel>
  );
}

function EmergencyList({ emergencies }: { emergencies: readonly Emergency[] }) {
  return (
    <ul className={styles.emergencies}>
      {emergencies.map(({ id, name, ifrc_severity_level, ifrc_severity_level_display }) => (
        <li key={id}>
          <TextLink to={pathTo('emergency', { emergencyId: id })}>{name ?? '--'}</TextLink>
          <SeverityBadge level={ifrc_severity_level} text={ifrc_severity_level_display} />
        </li>
      ))}
    </ul>
  );
}

/** One that concerns several countries is listed in each. */
function byCountry(emergencies: readonly Emergency[]) {
  const found = new Map<number, Emergency[]>();
  for (const emergency of emergencies) {
    for (const { id } of emergency.countries) found.set(id, [...(found.get(id) ?? []), emergency]);
  }
  return found;
}
