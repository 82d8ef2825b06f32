import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { learningStatsEndpoint } from '#contracts/operationalLearning/learnings.ts';
import { BarChart } from '#src/components/charts/BarChart.tsx';
import { LineChart } from '#src/components/charts/LineChart.tsx';
import { Grid } from '#src/components/Grid/index.tsx';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { useRegions } from '#src/hooks/useRegions.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './learning.module.css';
import { learningStrings } from './strings.ts';

type Stats = AnswerOf<typeof learningStatsEndpoint>;

const MOST_BARS = 12;
const DREF = 0;
const EMERGENCY_APPEAL = 1;

/** What was learned by sector and region, and its sources by year. */
export function LearningCharts({ stats }: { stats: Stats }) {
  const strings = useStrings(learningStrings);
  const { regions = [], ...names } = useRegions();
  useFailureAlert(names);
  const series = [{ key: 'learnings', label: strings.learnings }];
  const nameOf = (id: number, name: string | null | undefined) =>
    regions.find((region) => region.id === id)?.name ?? name ?? '';
  return (
    <div className={styles.stack}>
      <Grid>
        <BarChart
          title={strings.bySector}
          source={strings.source}
          data={{
            categoryLabel: strings.sector,
            series,
            rows: stats.learning_by_sector.slice(0, MOST_BARS).map(({ sector_id, title, count }) => ({
              key: String(sector_id),
              label: title,
              values: [count],
            })),
          }}
        />
        <BarChart
          title={strings.byRegion}
          source={strings.source}
          data={{
            categoryLabel: strings.region,
            series,
            rows: stats.learning_by_region.map(({ region_id, region_name, count }) => ({
              key: String(region_id),
              label: nameOf(region_id, region_name),
              values: [count],
            })),
          }}
        />
      </Grid>
      <LineChart
        title={strings.overTime}
        source={strings.source}
        data={{
          categoryLabel: strings.year,
          series: [
            { key: 'dref', label: strings.dref },
            { key: 'appeal', label: strings.emergencyAppeal },
            { key: 'other', label: strings.otherAppeals },
          ],
          rows: sourcesByYear(stats.sources_overtime),
        }}
      />
    </div>
  );
}

/** Documents by the year in which their operations started, every year from the first to the last: of DREFs, of appeals, of others. */
export function sourcesByYear(sources: Stats['sources_overtime']) {
  const years = sources.map(({ date }) => new Date(date).getUTCFullYear());
  if (years.length === 0) return [];
  const first = Math.min(...years);
  return Array.from({ length: Math.max(...years) - first + 1 }, (_, index) => {
    const year = first + index;
    const of = sources.filter((_source, position) => years[position] === year);
    const sum = (isCounted: (atype: number) => boolean) =>
      of.reduce((total, { atype, count }) => total + (isCounted(atype) ? count : 0), 0);
    return {
      key: `${year}-01-01`,
      label: String(year),
      values: [
        sum((atype) => atype === DREF),
        sum((atype) => atype === EMERGENCY_APPEAL),
        sum((atype) => atype !== DREF && atype !== EMERGENCY_APPEAL),
      ],
    };
  });
}
