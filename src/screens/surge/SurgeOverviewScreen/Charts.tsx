import { deploymentsByMonthEndpoint, deploymentsBySocietyEndpoint } from '#contracts/endpoints/surge.ts';
import { BarChart } from '#src/components/charts/BarChart.tsx';
import { LineChart } from '#src/components/charts/LineChart.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { messageState } from '#src/domain/messageState.ts';
import { monthsUntil } from '#src/domain/overTime.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatMonth } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import styles from './SurgeOverviewScreen.module.css';
import { surgeOverviewStrings } from './strings.ts';

const SENDERS_SHOWN = 5;
const MONTHS = 12;
const SKELETON = <Skeleton height="22rem" />;

/** Who sent most people this year, and how many were away in each month of the last twelve. */
export function Charts() {
  return (
    <div className={styles.charts}>
      <TopSenders />
      <OverYear />
    </div>
  );
}

function TopSenders() {
  const strings = useStrings(surgeOverviewStrings);
  const errorText = useErrorText();
  const societies = useRequest(deploymentsBySocietyEndpoint, {});
  const rows = (societies.answer ?? [])
    .toSorted((one, other) => (other.deployments_count ?? 0) - (one.deployments_count ?? 0))
    .slice(0, SENDERS_SHOWN);
  const heading = fill(strings.topSenders, { year: new Date().getUTCFullYear() });
  return (
    <Panel
      heading={heading}
      state={messageState(societies, { isEmpty: rows.length === 0 })}
      error={{ message: errorText(societies.error) }}
      onRetry={societies.retry}
      skeleton={SKELETON}
    >
      <BarChart
        title={heading}
        isTitleHidden
        data={{
          categoryLabel: strings.sender,
          series: [{ key: 'deployments', label: strings.deployments }],
          rows: rows.map(({ id, society_name, deployments_count }) => ({
            key: String(id),
            label: society_name,
            values: [deployments_count],
          })),
        }}
      />
    </Panel>
  );
}

function OverYear() {
  const strings = useStrings(surgeOverviewStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const months = useRequest(deploymentsByMonthEndpoint, {});
  const counts = new Map((months.answer ?? []).map(({ date, count }) => [date.slice(0, 7), count]));
  return (
    <Panel
      heading={strings.overYear}
      state={messageState(months, { isEmpty: counts.size === 0 })}
      error={{ message: errorText(months.error) }}
      onRetry={months.retry}
      skeleton={SKELETON}
    >
      <LineChart
        title={strings.overYear}
        isTitleHidden
        description={strings.overYearNote}
        data={{
          categoryLabel: strings.month,
          series: [{ key: 'deployments', label: strings.deployments }],
          rows: monthsUntil(new Date(), MONTHS).map((month) => ({
            key: `${month}-01`,
            label: formatMonth(`${month}-01`, language),
            values: [counts.get(month) ?? 0],
          })),
        }}
      />
    </Panel>
  );
}
