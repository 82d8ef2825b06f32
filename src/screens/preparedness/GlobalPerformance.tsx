import { useMemo } from 'react';
import { perDashboardEndpoint } from '#contracts/per/statistics.ts';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import type { Options } from '#src/choices/options.ts';
import { BarChart, StackedBarChart } from '#src/components/charts/BarChart.tsx';
import { KeyFigures } from '#src/components/KeyFigures/index.tsx';
import { Legend } from '#src/components/Legend/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { SegmentInput } from '#src/components/SegmentInput/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { countriesInput } from '#src/domain/countries.ts';
import { partsOf } from '#src/domain/listAddress.ts';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { usePanelOf } from '#src/hooks/usePanelOf.ts';
import { useQueryState } from '#src/hooks/useQueryState.ts';
import { useRegions } from '#src/hooks/useRegions.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber, MISSING } from '#src/i18n/format.ts';
import { intl } from '#src/i18n/intl.ts';
import { localeOf } from '#src/i18n/languages.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { regions } from '#src/lists/choices.ts';
import { Filters } from '#src/lists/Filters.tsx';
import { filtersOf } from '#src/lists/filter.ts';
import { useFilters } from '#src/lists/useList.ts';
import { LEVELS, levelColour } from './colours.ts';
import {
  areaAverages,
  componentAverages,
  cyclesOf,
  latestRatings,
  overallAverage,
  type Rating,
  ratingsOf,
} from './performance.ts';
import styles from './preparedness.module.css';
import { type PreparednessWord, preparednessStrings } from './strings.ts';

const NOTHING = {};
const filter = filtersOf<Record<string, never>, PreparednessWord>();
/** The page has all ratings: the API is asked for nothing more. */
const nothing = () => ({});
const performanceFilters = {
  words: [preparednessStrings],
  filters: {
    region: filter.rule(regions, nothing),
    cycle: filter.rule(
      {
        kind: 'choice',
        isMultiple: true,
        label: 'cycle',
        placeholder: 'allCycles',
        useOptions: useCycleOptions,
      },
      nothing,
    ),
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
  const view = useFilters(performanceFilters, { in: 'address' });
  const all = useMemo(() => (request.answer ? ratingsOf(request.answer) : []), [request.answer]);
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
  const pick = (name: 'region' | 'cycle') => (key: string) =>
    view.change({ [name]: view.values[name] === key ? '' : key });
  return (
    <Panel
      filters={<Filters view={view} />}
      {...panelOf(isPlaced ? request : places, {
        isEmpty: all.length === 0,
        skeleton: <Skeleton height="60rem" />,
      })}
    >
      <div className={styles.stack}>
        <Chief ratings={ratings} />
        <div>
          <p className={styles.note}>{strings.ratingText}</p>
          <Legend
            label={strings.levels}
            items={LEVELS.map(({ word, color }) => ({ label: strings[word], color }))}
          />
        </div>
        <CycleChart ratings={inRegions} picked={view.values.cycle} onPick={pick('cycle')} />
        <RegionChart
          ratings={ofCycles(all)}
          regionOf={regionOf}
          picked={view.values.region}
          onPick={pick('region')}
        />
        <Components ratings={ratings} />
      </div>
    </Panel>
  );
}

interface Shown {
  ratings: readonly Rating[];
}

interface Pickable {
  picked: string | undefined;
  onPick: (key: string) => void;
}

/** A rating with one digit after the point. */
function useRatingText() {
  const language = useLanguage();
  return (value: number | undefined, { isSigned = false } = {}) =>
    value === undefined
      ? MISSING
      : intl('NumberFormat', localeOf(language), {
          minimumFractionDigits: 1,
          maximumFractionDigits: 1,
          signDisplay: isSigned ? 'exceptZero' : 'auto',
        }).format(value);
}

function Chief({ ratings }: Shown) {
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

/** What became of each cycle: how many went on from it, and how they rated themselves. */
function CycleChart({ ratings, picked, onPick }: Shown & Pickable) {
  const strings = useStrings(preparednessStrings);
  const language = useLanguage();
  const text = useRatingText();
  return (
    <StackedBarChart
      title={strings.overview}
      description={strings.pickHint}
      source={strings.source}
      data={{
        categoryLabel: strings.cycle,
        facts: [strings.average, strings.change],
        series: [
          { key: 'completed', label: strings.completed },
          { key: 'inProgress', label: strings.inProgress },
        ],
        rows: cyclesOf(ratings).map(({ cycle, completed, inProgress, average, change }) => ({
          key: String(cycle),
          label: fill(strings.cycleOf, { number: formatNumber(cycle, language), average: text(average) }),
          values: [completed, inProgress],
          facts: [text(average), text(change, { isSigned: true })],
        })),
      }}
      picked={picked}
      onPick={onPick}
    />
  );
}

function RegionChart({
  ratings,
  regionOf,
  picked,
  onPick,
}: Shown & Pickable & { regionOf: ReadonlyMap<number, number | null | undefined> }) {
  const strings = useStrings(preparednessStrings);
  const text = useRatingText();
  const { regions: known = [], ...names } = useRegions();
  useFailureAlert(names);
  const latest = latestRatings(ratings);
  return (
    <BarChart
      title={strings.regionRatings}
      description={strings.pickHint}
      source={strings.source}
      format={text}
      data={{
        categoryLabel: strings.region,
        series: [{ key: 'average', label: strings.average }],
        rows: known.map(({ id, name }) => {
          const average = overallAverage(latest.filter(({ country }) => regionOf.get(country) === id));
          return {
            key: String(id),
            label: name,
            values: [average ?? null],
            color: average === undefined ? undefined : levelColour(average),
          };
        }),
      }}
      picked={picked}
      onPick={onPick}
    />
  );
}

const ORDERS = ['highest', 'lowest'] as const;

/** Areas, and their components in the order that the reader wants. */
function Components({ ratings }: Shown) {
  const strings = useStrings(preparednessStrings);
  const text = useRatingText();
  const { query, change } = useQueryState();
  const order = query.get('order') === 'lowest' ? 'lowest' : 'highest';
  const latest = latestRatings(ratings);
  const sign = order === 'highest' ? -1 : 1;
  const data = (categoryLabel: string, averages: ReturnType<typeof areaAverages>) => ({
    categoryLabel,
    series: [{ key: 'average', label: strings.average }],
    rows: averages.map(({ id, name, average }) => ({
      key: String(id),
      label: name,
      values: [average],
      color: levelColour(average),
    })),
  });
  return (
    <>
      <BarChart
        title={strings.byArea}
        source={strings.source}
        format={text}
        data={data(strings.area, areaAverages(latest))}
      />
      <SegmentInput
        name="order"
        label={strings.order}
        options={ORDERS.map((value) => ({ value, label: strings[value] }))}
        value={order}
        onChange={(value) => change({ order: value === 'highest' ? '' : value })}
      />
      <BarChart
        title={strings.byComponent}
        source={strings.source}
        format={text}
        data={data(
          strings.component,
          componentAverages(latest).sort((one, other) => sign * (one.average - other.average)),
        )}
      />
    </>
  );
}
