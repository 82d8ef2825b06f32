import { useMemo, useState } from 'react';
import { perComponentsEndpoint } from '#contracts/per/questions.ts';
import { perDashboardEndpoint } from '#contracts/per/statistics.ts';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import type { Options } from '#src/choices/options.ts';
import { KeyFigures } from '#src/components/KeyFigures/index.tsx';
import { Legend } from '#src/components/Legend/index.tsx';
import { lazyComponent } from '#src/components/lazyPart.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { WhenNear } from '#src/components/WhenNear/index.tsx';
import { countriesInput } from '#src/domain/countries.ts';
import { partsOf } from '#src/domain/listAddress.ts';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { usePanelOf } from '#src/hooks/usePanelOf.ts';
import { useRegions } from '#src/hooks/useRegions.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { regions } from '#src/lists/choices.ts';
import { filtersOf } from '#src/lists/filter.ts';
import { OpenFilters } from '#src/lists/OpenFilters.tsx';
import { useFilters } from '#src/lists/useList.ts';
import { useRatingText } from '#src/records/per/useRatingText.ts';
import { LEVELS } from './colours.ts';
import {
  componentAverages,
  cyclesOf,
  latestRatings,
  overallAverage,
  type Rating,
  ratingsOf,
} from './performance.ts';
import styles from './preparedness.module.css';
import { CATALOGUE_INPUT } from './requests.ts';
import { type PreparednessWord, preparednessStrings } from './strings.ts';

/** Charts and their tables: what is read after the figures comes after them. */
const PerformanceCharts = lazyComponent(
  async () => (await import('./PerformanceCharts.tsx')).PerformanceCharts,
);
const CHARTS_ROOM = <Skeleton height="100rem" />;

const NOTHING = {};
/** The page has all ratings, and keeps them by these itself: the API is asked for nothing more. */
const filter = filtersOf<Record<'region' | 'cycle', number[]>, PreparednessWord>();
const performanceFilters = {
  words: [preparednessStrings],
  filters: {
    region: filter.regions('region', regions),
    cycle: filter.numbers('cycle', {
      kind: 'choice',
      isMultiple: true,
      label: 'cycle',
      useOptions: useCycleOptions,
    }),
  },
};

/** The cycles that there are. */
function useCycleOptions(): Options {
  const language = useLanguage();
  const { answer, ...request } = useRequest(perDashboardEndpoint, NOTHING);
  const options = useMemo(
    () =>
      answer &&
      cyclesOf(ratingsOf(answer)).map(({ cycle }) => ({
        value: String(cycle),
        label: formatNumber(cycle, language),
      })),
    [answer, language],
  );
  return { ...request, options };
}

/** `/preparedness/global-performance`: how components are rated, by region, area and cycle. Region and cycle stand in the address. */
export function GlobalPerformanceScreen() {
  const strings = useStrings(preparednessStrings);
  const panelOf = usePanelOf();
  const request = useRequest(perDashboardEndpoint, NOTHING);
  const places = useRequest(countriesEndpoint, countriesInput);
  useFailureAlert(places);
  const names = useRegions();
  useFailureAlert(names);
  // Filters come with what they offer, so that nothing moves; what is asked for again hides nothing.
  const [areNamesAwaited, awaitNames] = useState(true);
  if (areNamesAwaited && !names.isPending) awaitNames(false);
  const view = useFilters(performanceFilters, { in: 'address' });
  const { answer: components, ...named } = useRequest(perComponentsEndpoint, CATALOGUE_INPUT);
  useFailureAlert(named);
  const all = useMemo(
    () => (request.answer ? ratingsOf(request.answer, components?.results) : []),
    [request.answer, components],
  );
  const regionOf = useMemo(
    () => new Map((places.answer?.results ?? []).map(({ id, region }) => [id, region])),
    [places.answer],
  );
  const wanted = partsOf(view.values.region ?? '');
  const inRegions = wanted.length
    ? all.filter(({ country }) => wanted.includes(String(regionOf.get(country))))
    : all;
  // Without the countries nobody knows which are of the regions.
  const isPlaced = wanted.length === 0 || places.answer !== undefined;
  const cycles = partsOf(view.values.cycle ?? '');
  const ofCycles = (ratings: readonly Rating[]) =>
    cycles.length ? ratings.filter(({ cycle }) => cycles.includes(String(cycle))) : ratings;
  const ratings = ofCycles(inRegions);
  const behind = isPlaced ? request : places;
  return (
    <Panel
      {...panelOf(
        { ...behind, isPending: behind.isPending || areNamesAwaited },
        { isEmpty: all.length === 0, skeleton: <Skeleton height="60rem" /> },
      )}
    >
      <div className={styles.stack}>
        <OpenFilters view={view} />
        <Chief ratings={ratings} />
        <div>
          <p className={styles.note}>{strings.ratingText}</p>
          <Legend
            label={strings.levels}
            items={LEVELS.map(({ word, color }) => ({ label: strings[word], color }))}
          />
        </div>
        <WhenNear placeholder={CHARTS_ROOM}>
          <PerformanceCharts
            pending={CHARTS_ROOM}
            ratings={ratings}
            ofAllCycles={inRegions}
            ofAllRegions={ofCycles(all)}
            regionOf={regionOf}
            picked={view.values}
            onPick={(name, key) => view.change({ [name]: view.values[name] === key ? '' : key })}
          />
        </WhenNear>
      </div>
    </Panel>
  );
}

function Chief({ ratings }: { ratings: readonly Rating[] }) {
  const strings = useStrings(preparednessStrings);
  const language = useLanguage();
  const text = useRatingText();
  const latest = latestRatings(ratings);
  const components = componentAverages(latest).sort((one, other) => other.average - one.average);
  const [best, worst] = [components[0], components.at(-1)];
  return (
    <KeyFigures
      figures={[
        { label: strings.average, value: text(overallAverage(latest)) },
        {
          label: strings.ratedSocieties,
          value: formatNumber(new Set(latest.map(({ country }) => country)).size, language),
        },
        { label: strings.strong, value: text(best?.average), hint: best?.name },
        { label: strings.weak, value: text(worst?.average), hint: worst?.name },
      ]}
    />
  );
}
