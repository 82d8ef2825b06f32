import { unreadableRows } from '#contracts/leftOut.ts';
import { deploymentsByMonthEndpoint, deploymentsBySocietyEndpoint } from '#contracts/surge/deployments.ts';
import { BarChart } from '#src/components/charts/BarChart.tsx';
import { LineChart } from '#src/components/charts/LineChart.tsx';
import { Grid } from '#src/components/Grid/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { messageState } from '#src/domain/messageState.ts';
import { monthsUntil } from '#src/domain/overTime.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useNow } from '#src/hooks/useNow.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatMonthYear } from '#src/i18n/plainDates.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { surgeOverviewStrings } from './strings.ts';

const SENDERS_SHOWN = 5;
const MONTHS = 12;
const SKELETON = <Skeleton height="22rem" />;

/** Who sent most people this year, and how many were away in each month of the last twelve. */
export function Charts() {
  return (
    <Grid minWidth={28}>
      <TopSenders />
      <OverYear />
    </Grid>
  );
}

function TopSenders() {
  const strings = useStrings(surgeOverviewStrings);
  const errorText = useErrorText();
  const societies = useRequest(deploymentsBySocietyEndpoint, {});
  const rows = (societies.answer ?? [])
    .toSorted((one, other) => (other.deployments_count ?? 0) - (one.deployments_count ?? 0))
    .slice(0, SENDERS_SHOWN);
  const heading = fill(strings.topSenders, { year: useNow().getUTCFullYear() });
  return (
    <Panel
      heading={heading}
      state={messageState(societies, { isEmpty: rows.length === 0 })}
      unreadable={unreadableRows(societies.answer)}
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
  const now = useNow();
  const strings = useStrings(surgeOverviewStrings);
  const errorText = useErrorText();
  const months = useRequest(deploymentsByMonthEndpoint, {});
  const counts = new Map((months.answer ?? []).map(({ date, count }) => [date.slice(0, 7), count]));
  return (
    <Panel
      heading={strings.overYear}
      state={messageState(months, { isEmpty: counts.size === 0 })}
      unreadable={unreadableRows(months.answer)}
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
          rows: monthsUntil(now, MONTHS).map((month) => ({
            key: `${month}-01`,
            label: formatMonthYear(`${month}-01`),
            // The answer leaves out a month without anybody.
            values: [counts.get(month) ?? 0],
          })),
        }}
      />
    </Panel>
  );
}
