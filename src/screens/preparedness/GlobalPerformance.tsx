import { useMemo } from 'react';
import { perDashboardEndpoint } from '#contracts/per/statistics.ts';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import { BarChart } from '#src/components/charts/BarChart.tsx';
import { KeyFigures } from '#src/components/KeyFigures/index.tsx';
import { Legend } from '#src/components/Legend/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { SegmentInput } from '#src/components/SegmentInput/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { Table } from '#src/components/Table/index.tsx';
import { countriesInput } from '#src/domain/countries.ts';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { usePanelOf } from '#src/hooks/usePanelOf.ts';
import { useQueryState } from '#src/hooks/useQueryState.ts';
import { useRegions } from '#src/hooks/useRegions.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
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
const performanceFilters = {
  words: [preparednessStrings],
  filters: { region: filter.rule(regions, () => ({})) },
};

/** `/preparedness/global-performance`: how components are rated, by region, area and cycle. The region stands in the address. */
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
  const wanted = view.values.region?.split(',') ?? [];
  const ratings = wanted.length
    ? all.filter(({ country }) => wanted.includes(String(regionOf.get(country))))
    : all;
  return (
    <Panel
      filters={<Filters view={view} />}
      {...panelOf(request, { isEmpty: all.length === 0, skeleton: <Skeleton height="60rem" /> })}
    >
      <div className={styles.stack}>
        <Chief ratings={ratings} />
        <p className={styles.note}>{strings.ratingText}</p>
        <Cycles ratings={ratings} />
        <RegionChart
          ratings={all}
          regionOf={regionOf}
          picked={view.values.region}
          onPick={(key) => view.change({ region: view.values.region === key ? '' : key })}
        />
        <Components ratings={ratings} />
        <Legend
          label={strings.levels}
          items={LEVELS.map(({ word, color }) => ({ label: strings[word], color }))}
        />
      </div>
    </Panel>
  );
}

interface Shown {
  ratings: readonly Rating[];
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

/** What became of each cycle. */
function Cycles({ ratings }: Shown) {
  const strings = useStrings(preparednessStrings);
  const language = useLanguage();
  const text = useRatingText();
  const number = (value: number) => formatNumber(value, language);
  return (
    <section>
      <h3>{strings.overview}</h3>
      <Table
        caption={strings.overview}
        rows={cyclesOf(ratings)}
        rowKey={({ cycle }) => String(cycle)}
        columns={[
          { key: 'cycle', heading: strings.cycle, cell: ({ cycle }) => number(cycle) },
          {
            key: 'societies',
            heading: strings.ratedSocieties,
            align: 'end',
            cell: ({ societies }) => number(societies),
          },
          {
            key: 'completed',
            heading: strings.completed,
            align: 'end',
            cell: ({ completed }) => number(completed),
          },
          {
            key: 'inProgress',
            heading: strings.inProgress,
            align: 'end',
            cell: ({ inProgress }) => number(inProgress),
          },
          { key: 'average', heading: strings.average, align: 'end', cell: ({ average }) => text(average) },
          {
            key: 'change',
            heading: strings.change,
            align: 'end',
            cell: ({ change }) => text(change, { isSigned: true }),
          },
        ]}
      />
    </section>
  );
}

function RegionChart({
  ratings,
  regionOf,
  picked,
  onPick,
}: Shown & {
  regionOf: ReadonlyMap<number, number | null | undefined>;
  picked: string | undefined;
  onPick: (key: string) => void;
}) {
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
