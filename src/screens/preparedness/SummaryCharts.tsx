import { BarChart, StackedBarChart } from '#src/components/charts/BarChart.tsx';
import { PieChart } from '#src/components/charts/PieChart.tsx';
import { TreemapChart } from '#src/components/charts/TreemapChart.tsx';
import { Grid } from '#src/components/Grid/index.tsx';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { useRegions } from '#src/hooks/useRegions.ts';
import { formatPercent } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { areaColor } from '#src/records/per/colors.ts';
import { PHASE_COLOURS, PHASES } from './colours.ts';
import styles from './preparedness.module.css';
import { preparednessStrings } from './strings.ts';
import {
  areasOf,
  CONSIDERATIONS,
  type Cycle,
  type Kept,
  keptCycles,
  phaseOf,
  tally,
  yearsByRegion,
} from './summary.ts';

/** What a mark of a chart filters by. */
export type Picked = keyof Kept;

interface SummaryChartsProps {
  all: readonly Cycle[];
  values: Kept;
  onPick: (name: Picked, key: string) => void;
}

/** Who is engaged, by region, phase, type, year, component and consideration. A mark that is pressed filters all of them but its own. */
export function SummaryCharts({ all, values, onPick }: SummaryChartsProps) {
  const cycles = keptCycles(all, values);
  /** What others are left besides those that are picked: they can be picked too. */
  const pickable = (name: Picked) => ({
    cycles: keptCycles(all, { ...values, [name]: '' }),
    picked: values[name],
    onPick: (key: string) => onPick(name, key),
  });
  return (
    <div className={styles.stack}>
      <Grid>
        <RegionChart {...pickable('region')} />
        <PhaseChart {...pickable('phase')} />
        <TypeChart {...pickable('type')} />
        <YearChart {...pickable('year')} />
      </Grid>
      <PriorityChart all={all} {...pickable('component')} />
      <Considerations cycles={cycles} />
    </div>
  );
}

interface Shown {
  cycles: readonly Cycle[];
}

interface Pickable {
  picked: string | undefined;
  onPick: (key: string) => void;
}

function RegionChart({ cycles, picked, onPick }: Shown & Pickable) {
  const strings = useStrings(preparednessStrings);
  return (
    <BarChart
      title={strings.societiesByRegion}
      description={strings.pickHint}
      source={strings.source}
      data={{
        categoryLabel: strings.region,
        series: [{ key: 'societies', label: strings.societies }],
        rows: useSeries().map(({ id, key, label }) => ({
          key,
          label,
          values: [cycles.filter(({ region_id }) => region_id === id).length],
        })),
      }}
      picked={picked}
      onPick={onPick}
    />
  );
}

function PhaseChart({ cycles, picked, onPick }: Shown & Pickable) {
  const strings = useStrings(preparednessStrings);
  return (
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
          values: [cycles.filter((cycle) => phaseOf(cycle) === phase).length],
          color: PHASE_COLOURS[phase - 1],
        })),
      }}
      picked={picked}
      onPick={onPick}
    />
  );
}

/** The types of assessments that there are, by their ids. */
const typeNames = (cycles: readonly Cycle[]) =>
  new Map(
    cycles.flatMap(({ type_of_assessment: id, type_of_assessment_name: name }) =>
      id && name ? [[id, name] as const] : [],
    ),
  );

function TypeChart({ cycles, picked, onPick }: Shown & Pickable) {
  const strings = useStrings(preparednessStrings);
  const names = typeNames(cycles);
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
      picked={picked}
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

function YearChart({ cycles, picked, onPick }: Shown & Pickable) {
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
      picked={picked}
      onPick={onPick}
    />
  );
}

/** What countries strengthen first, by area, each in the colour that it has among all of them. */
function PriorityChart({ all, cycles, picked, onPick }: Shown & Pickable & { all: readonly Cycle[] }) {
  const strings = useStrings(preparednessStrings);
  const components = cycles.flatMap(({ prioritized_components }) => prioritized_components);
  const known = new Map(components.map((component) => [component.componentId, component]));
  const areas = areasOf(all);
  return (
    <TreemapChart
      title={strings.highPriority}
      description={strings.highPriorityText}
      source={strings.source}
      data={{
        categoryLabel: strings.component,
        series: [{ key: 'societies', label: strings.societies }],
        facts: [strings.area],
        groups: areasOf(cycles).map((title) => ({
          key: title,
          label: title,
          color: areaColor(areas.indexOf(title) + 1),
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
      picked={picked}
      onPick={onPick}
    />
  );
}

const NAMES = Object.keys(CONSIDERATIONS) as (keyof typeof CONSIDERATIONS)[];

function Considerations({ cycles }: Shown) {
  const strings = useStrings(preparednessStrings);
  const language = useLanguage();
  const series = useSeries();
  const types = [...typeNames(cycles)];
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
      <StackedBarChart
        title={strings.considerationsByType}
        source={strings.source}
        data={{
          categoryLabel: strings.consideration,
          series: types.map(([id, label]) => ({ key: String(id), label })),
          rows: NAMES.map((name) => ({
            key: name,
            label: strings[name],
            values: types.map(
              ([id]) => considered(name).filter(({ type_of_assessment: type }) => type === id).length,
            ),
          })),
        }}
      />
    </Grid>
  );
}
