import { regionProjectOverviewEndpoint } from '#contracts/projects/regions.ts';
import { PieChart } from '#src/components/charts/PieChart.tsx';
import { KeyFigures } from '#src/components/KeyFigures/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { coverage } from '#src/domain/appeals.ts';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatCompact, formatNumber, formatPercent } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { projectStrings } from '#src/records/project/strings.ts';
import { useRegion } from '../RegionScreen/region.ts';
import { regionStrings } from '../strings.ts';
import styles from './RegionThreeWScreen.module.css';

/** Nothing is chosen. */
export const allOf = (region: number) => ({ path: { id: region }, query: {} });

/** All projects of the region in figures, whatever their status. */
export function Summary() {
  const strings = useStrings(regionStrings);
  const words = useStrings(projectStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const { id } = useRegion();
  const overview = useRequest(regionProjectOverviewEndpoint, allOf(id));
  const figures = overview.answer;
  const reached = coverage(figures?.reached_total, figures?.target_total);
  const statuses: Readonly<Record<number, string>> = {
    0: words.status_0,
    1: words.status_1,
    2: words.status_2,
  };
  return (
    <Panel
      heading={strings.summary}
      state={messageState(overview)}
      error={{ message: errorText(overview.error) }}
      onRetry={overview.retry}
      skeleton={<Skeleton height={['62rem', '44rem', '24rem']} />}
    >
      <div className={styles.summary}>
        <KeyFigures
          figures={[
            {
              label: strings.societiesAtWork,
              value: formatNumber(figures?.ns_with_ongoing_activities, language),
            },
            { label: strings.budget, value: formatCompact(figures?.total_budget, language) },
            {
              label: strings.reached,
              value: formatCompact(figures?.reached_total, language),
              progress: reached,
              hint: fill(strings.ofTarget, { percent: formatPercent(reached, language) }),
            },
            { label: strings.targeted, value: formatCompact(figures?.target_total, language) },
            { label: strings.total, value: formatNumber(figures?.total_projects, language) },
          ]}
        />
        <PieChart
          title={strings.byStatus}
          source={strings.mapSource}
          data={{
            categoryLabel: strings.status,
            series: [{ key: 'projects', label: strings.projects }],
            rows: (figures?.projects_by_status ?? []).map(({ status, count }) => ({
              key: String(status),
              label: statuses[status] ?? String(status),
              values: [count],
            })),
          }}
        />
      </div>
    </Panel>
  );
}
