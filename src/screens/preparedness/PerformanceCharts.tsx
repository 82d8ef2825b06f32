import { BarChart, StackedBarChart } from '#src/components/charts/BarChart.tsx';
import { SegmentInput } from '#src/components/SegmentInput/index.tsx';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { useQueryState } from '#src/hooks/useQueryState.ts';
import { useRegions } from '#src/hooks/useRegions.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { useRatingText } from '#src/records/per/useRatingText.ts';
import { levelColour } from './colours.ts';
import {
  type Average,
  areaAverages,
  componentAverages,
  cyclesOf,
  latestRatings,
  overallAverage,
  type Rating,
} from './performance.ts';
import styles from './preparedness.module.css';
import { preparednessStrings } from './strings.ts';

const HIGHEST_RATING = 5;

type Regions = ReadonlyMap<number, number | null | undefined>;

interface PerformanceChartsProps {
  ratings: readonly Rating[];
  /** The same of all cycles, and of all regions: what charts of these compare. */
  ofAllCycles: readonly Rating[];
  ofAllRegions: readonly Rating[];
  /** The region of each country. */
  regionOf: Regions;
  picked: Readonly<Partial<Record<string, string>>>;
  onPick: (name: 'region' | 'cycle', key: string) => void;
}

/** Ratings by cycle, region, area and component. */
export function PerformanceCharts({
  ratings,
  ofAllCycles,
  ofAllRegions,
  regionOf,
  picked,
  onPick,
}: PerformanceChartsProps) {
  return (
    <div className={styles.stack}>
      <CycleChart ratings={ofAllCycles} picked={picked.cycle} onPick={(key) => onPick('cycle', key)} />
      <RegionChart
        ratings={ofAllRegions}
        regionOf={regionOf}
        picked={picked.region}
        onPick={(key) => onPick('region', key)}
      />
      <Components ratings={ratings} ofAllCycles={ofAllCycles} />
    </div>
  );
}

interface Shown {
  ratings: readonly Rating[];
}

interface Pickable {
  picked: string | undefined;
  onPick: (key: string) => void;
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
          plainFacts: [average, change],
        })),
      }}
      picked={picked}
      onPick={onPick}
    />
  );
}

function RegionChart({ ratings, regionOf, picked, onPick }: Shown & Pickable & { regionOf: Regions }) {
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
        most: HIGHEST_RATING,
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
function Components({ ratings, ofAllCycles }: Shown & { ofAllCycles: readonly Rating[] }) {
  const strings = useStrings(preparednessStrings);
  const language = useLanguage();
  const text = useRatingText();
  const { query, change } = useQueryState();
  const order = query.get('order') === 'lowest' ? 'lowest' : 'highest';
  const latest = latestRatings(ratings);
  const sign = order === 'highest' ? -1 : 1;
  const cycles = cyclesOf(ofAllCycles).map(({ cycle }) => ({
    cycle,
    ratings: ofAllCycles.filter((rating) => rating.cycle === cycle),
  }));
  /** `averageOf`: the same of one cycle after the other, to be seen how it changed. */
  const data = (categoryLabel: string, averageOf: typeof areaAverages, averages: readonly Average[]) => {
    const ofCycles = cycles.map(
      (one) => new Map(averageOf(one.ratings).map(({ id, average }) => [id, average])),
    );
    return {
      categoryLabel,
      most: HIGHEST_RATING,
      facts: cycles.map(({ cycle }) => fill(strings.cycleNumber, { number: formatNumber(cycle, language) })),
      series: [{ key: 'average', label: strings.average }],
      rows: averages.map(({ id, name, average }) => ({
        key: String(id),
        label: name,
        values: [average],
        color: levelColour(average),
        facts: ofCycles.map((told) => text(told.get(id))),
        plainFacts: ofCycles.map((told) => told.get(id)),
      })),
    };
  };
  return (
    <>
      <BarChart
        title={strings.byArea}
        source={strings.source}
        format={text}
        data={data(strings.area, areaAverages, areaAverages(latest))}
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
          componentAverages,
          componentAverages(latest).sort((one, other) => sign * (one.average - other.average)),
        )}
      />
    </>
  );
}
