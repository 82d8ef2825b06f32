import { useMemo } from 'react';
import { perMapDataEndpoint } from '#contracts/per/statistics.ts';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import type { Options } from '#src/choices/options.ts';
import { BarChart, StackedBarChart } from '#src/components/charts/BarChart.tsx';
import { PieChart } from '#src/components/charts/PieChart.tsx';
import { TreemapChart } from '#src/components/charts/TreemapChart.tsx';
import { DescriptionList } from '#src/components/DescriptionList/index.tsx';
import { Grid } from '#src/components/Grid/index.tsx';
import { KeyFigures } from '#src/components/KeyFigures/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { WhenNear } from '#src/components/WhenNear/index.tsx';
import { WorldMap } from '#src/components/WorldMap/lazy.ts';
import { useApp } from '#src/core/AppContext.ts';
import { countryLink } from '#src/core/placeLinks.ts';
import { countriesInput } from '#src/domain/countries.ts';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { usePanelOf } from '#src/hooks/usePanelOf.ts';
import { useRegions } from '#src/hooks/useRegions.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate, formatNumber, formatPercent } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { regions } from '#src/lists/choices.ts';
import { Filters } from '#src/lists/Filters.tsx';
import { filtersOf } from '#src/lists/filter.ts';
import { useFilters } from '#src/lists/useList.ts';
import { areaColor } from '#src/records/per/colors.ts';
import { PHASE_COLOURS } from './colours.ts';
import styles from './preparedness.module.css';
import { type PreparednessWord, preparednessStrings } from './strings.ts';
import {
  CONSIDERATIONS,
  type Cycle,
  countOf,
  keptCycles,
  lastUpdateOf,
  tally,
  yearsByRegion,
} from './summary.ts';

const NOTHING = {};
const MAP_ROOM = <Skeleton height={['32rem', '29rem', '37.5rem']} />;
const PHASES = [1, 2, 3, 4, 5] as const;
const several = { isMultiple: true } as const;

const filter = filtersOf<Record<string, never>, PreparednessWord>();
/** The page has all cycles: the API is asked for nothing more. */
const nothing = () => ({});
const summaryFilters = {
  words: [preparednessStrings],
  filters: {
    region: filter.rule(regions, nothing),
    phase: filter.rule(
      {
        ...several,
        kind: 'words',
        label: 'phase',
        placeholder: 'allPhases',
        options: { 1: 'phase_1', 2: 'phase_2', 3: 'phase_3', 4: 'phase_4', 5: 'phase_5' },
      },
      nothing,
    ),
    type: filter.rule(
      {
        ...several,
        kind: 'choice',
        label: 'assessmentType',
        placeholder: 'allAssessmentTypes',
        useOptions: useTypeOptions,
      },
      nothing,
    ),
  },
};

/** The types of assessments that there are. */
function useTypeOptions(): Options {
  const { answer, ...request } = useRequest(perMapDataEndpoint, NOTHING);
  const options = useMemo(() => {
    const names = new Map(
      (answer?.results ?? []).map(({ type_of_assessment: id, type_of_assessment_name: name }) => [id, name]),
    );
    return [...names].flatMap(([id, name]) => (id && name ? [{ value: String(id), label: name }] : []));
  }, [answer]);
  return { ...request, options: answer && options };
}

/** `/preparedness/global-summary`: who is engaged in PER, where and how far. Filters stand in the address; all figures follow them. */
export function GlobalSummaryScreen() {
  const strings = useStrings(preparednessStrings);
  const language = useLanguage();
  const panelOf = usePanelOf();
  const request = useRequest(perMapDataEndpoint, NOTHING);
  const view = useFilters(summaryFilters, { in: 'address' });
  const all = request.answer?.results ?? [];
  const cycles = keptCycles(all, view.values);
  const counts = countOf(cycles);
  const pick = (name: 'phase' | 'type', key: string) =>
    view.change({ [name]: view.values[name] === key ? '' : key });
  const updated = lastUpdateOf(all);
  return (
    <Panel filters={<Filters view={view} />} {...panelOf(request, { skeleton: <Skeleton height="60rem" /> })}>
      <div className={styles.stack}>
        <KeyFigures
          figures={(['engaged', 'inOrientation', 'assessed', 'inAction', 'severalCycles'] as const).map(
            (name) => ({ label: strings[name], value: formatNumber(counts[name], language) }),
          )}
        />
        <PhaseMap cycles={cycles} />
        <Grid>
          <BarChart
            title={strings.phase}
            description={strings.pickHint}
            source={strings.source}
            data={{
              categoryLabel: strings.phase,
              series: [{ key: 'societies', label: strings.societies }],
              rows: PHASES.map((phase) => ({
                key: String(phase),
                label: strings[`phase_${phase}`],
                values: [cycles.filter((cycle) => cycle.phase === phase).length],
                color: PHASE_COLOURS[phase - 1],
              })),
            }}
            picked={view.values.phase}
            onPick={(key) => pick('phase', key)}
          />
          <TypeChart cycles={cycles} onPick={(key) => pick('type', key)} />
        </Grid>
        <YearChart cycles={cycles} />
        <PriorityChart cycles={cycles} />
        <Considerations cycles={cycles} />
        {updated && (
          <p className={styles.note}>{fill(strings.lastUpdated, { date: formatDate(updated, language) })}</p>
        )}
      </div>
    </Panel>
  );
}

interface Shown {
  cycles: readonly Cycle[];
}

/** A dot for each country in the colour of its phase, larger with each cycle. */
function PhaseMap({ cycles }: Shown) {
  const strings = useStrings(preparednessStrings);
  const language = useLanguage();
  const { config } = useApp();
  const { answer: countries, ...names } = useRequest(countriesEndpoint, countriesInput);
  useFailureAlert(names);
  const points = useMemo(
    () =>
      cycles.flatMap(({ country_id, country_name, longitude, latitude, phase, assessment_number }) =>
        typeof country_id !== 'number' || typeof longitude !== 'number' || typeof latitude !== 'number'
          ? []
          : [
              {
                id: String(country_id),
                label: country_name ?? '',
                longitude,
                latitude,
                value: assessment_number ?? undefined,
                category: String(phase ?? 1),
                to: countryLink(country_id),
              },
            ],
      ),
    [cycles],
  );
  return (
    <section className={styles.named}>
      <h3>{strings.distribution}</h3>
      <WhenNear placeholder={MAP_ROOM}>
        <WorldMap
          pending={MAP_ROOM}
          title={strings.distribution}
          source={strings.source}
          valueLabel={strings.cycle}
          formatValue={(value) => formatNumber(value, language)}
          styleUrl={config.mapStyleUrl || undefined}
          radiusOf={radiusOf}
          names={countries?.results}
          categoriesTitle={strings.phase}
          categories={PHASES.map((phase) => ({
            key: String(phase),
            color: PHASE_COLOURS[phase - 1] ?? PHASE_COLOURS[0],
            label: strings[`phase_${phase}`],
          }))}
          points={points}
          renderPopup={(id) => <CyclePopup of={cycles.find(({ country_id }) => String(country_id) === id)} />}
        />
      </WhenNear>
    </section>
  );
}

/** In px. */
const radiusOf = (cycle: number) => Math.min(9, 4 + cycle);

function CyclePopup({ of: cycle }: { of: Cycle | undefined }) {
  const strings = useStrings(preparednessStrings);
  const language = useLanguage();
  if (!cycle) return null;
  return (
    <DescriptionList
      items={[
        { term: strings.cycle, value: formatNumber(cycle.assessment_number, language) },
        { term: strings.assessmentType, value: cycle.type_of_assessment_name },
        { term: strings.year, value: formatDate(cycle.date_of_assessment, language) },
      ]}
    />
  );
}

function TypeChart({ cycles, onPick }: Shown & { onPick: (key: string) => void }) {
  const strings = useStrings(preparednessStrings);
  const names = new Map(cycles.map((cycle) => [cycle.type_of_assessment, cycle.type_of_assessment_name]));
  const counted = tally(cycles.flatMap(({ type_of_assessment: id }) => id ?? []));
  return (
    <PieChart
      title={strings.byType}
      source={strings.source}
      data={{
        categoryLabel: strings.assessmentType,
        series: [{ key: 'societies', label: strings.societies }],
        rows: counted.map(([id, count]) => ({
          key: String(id),
          label: names.get(id) ?? '',
          values: [count],
        })),
      }}
      onPick={onPick}
    />
  );
}

/** The regions by name, as charts have them. */
function useSeries() {
  const { regions: known = [], ...request } = useRegions();
  useFailureAlert(request);
  return known.map(({ id, name }) => ({ key: String(id), label: name, id }));
}

function YearChart({ cycles }: Shown) {
  const strings = useStrings(preparednessStrings);
  const series = useSeries();
  const rows = yearsByRegion(
    cycles,
    series.map(({ id }) => id),
  );
  return (
    <StackedBarChart
      title={strings.byYear}
      source={strings.source}
      data={{
        categoryLabel: strings.year,
        series,
        rows: rows.map(({ year, counts }) => ({ key: year, label: year, values: counts })),
      }}
    />
  );
}

/** What countries strengthen first, by area. */
function PriorityChart({ cycles }: Shown) {
  const strings = useStrings(preparednessStrings);
  const components = cycles.flatMap(({ prioritized_components }) => prioritized_components);
  const known = new Map(components.map((component) => [component.componentId, component]));
  // Areas come in the order of their components' numbers.
  const areas = [...known.values()]
    .sort((one, other) => one.componentId - other.componentId)
    .map(({ areaTitle }) => areaTitle ?? '');
  return (
    <TreemapChart
      title={strings.highPriority}
      description={strings.highPriorityText}
      source={strings.source}
      data={{
        categoryLabel: strings.component,
        series: [{ key: 'societies', label: strings.societies }],
        facts: [strings.area],
        groups: [...new Set(areas)].map((title, index) => ({
          key: title,
          label: title,
          color: areaColor(index + 1),
        })),
        rows: tally(components.map(({ componentId }) => componentId)).map(([id, count]) => {
          const { componentTitle, areaTitle } = known.get(id) ?? {};
          return {
            key: String(id),
            label: componentTitle ?? '',
            values: [count],
            facts: [areaTitle ?? ''],
            group: areaTitle ?? '',
          };
        }),
      }}
    />
  );
}

const NAMES = Object.keys(CONSIDERATIONS) as (keyof typeof CONSIDERATIONS)[];

function Considerations({ cycles }: Shown) {
  const strings = useStrings(preparednessStrings);
  const language = useLanguage();
  const series = useSeries();
  const considered = (name: keyof typeof CONSIDERATIONS) =>
    cycles.filter((cycle) => cycle[CONSIDERATIONS[name]] === true);
  return (
    <Grid>
      <BarChart
        title={strings.considerations}
        source={strings.source}
        format={(value) => formatPercent(value, language)}
        data={{
          categoryLabel: strings.consideration,
          series: [{ key: 'share', label: strings.share }],
          rows: NAMES.map((name) => ({
            key: name,
            label: strings[name],
            values: [cycles.length === 0 ? null : (considered(name).length / cycles.length) * 100],
          })),
        }}
      />
      <StackedBarChart
        title={strings.byRegion}
        source={strings.source}
        data={{
          categoryLabel: strings.consideration,
          series,
          rows: NAMES.map((name) => ({
            key: name,
            label: strings[name],
            values: series.map(
              ({ id }) => considered(name).filter(({ region_id }) => region_id === id).length,
            ),
          })),
        }}
      />
    </Grid>
  );
}
