import { aggregateEndpoint } from '#contracts/emergencies/figures.ts';
import { BarChart } from '#src/components/charts/BarChart.tsx';
import { LineChart } from '#src/components/charts/LineChart.tsx';
import { Grid } from '#src/components/Grid/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { countBy } from '#src/domain/activities.ts';
import { messageState } from '#src/domain/messageState.ts';
import { monthsUntil, overTime, valueIn } from '#src/domain/overTime.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useNow } from '#src/hooks/useNow.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { formatMonthYear } from '#src/i18n/plainDates.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { appealsByMonthInput, emergenciesByMonthInput, MONTHS } from './requests.ts';
import { emergencyOverviewStrings } from './strings.ts';
import type { Emergency } from './types.ts';

/** Bars of the most frequent types. */
const TYPES_SHOWN = 5;
const DREF = 0;
const EMERGENCY_APPEAL = 1;

/** Which kinds of emergencies there were, and how many emergencies and appeals each month of the last year. */
export function Charts({ emergencies }: { emergencies: readonly Emergency[] }) {
  const strings = useStrings(emergencyOverviewStrings);
  const typed = emergencies.filter(({ dtype }) => dtype?.name);
  const types = countBy(typed, ({ dtype }) => dtype?.name ?? '').slice(0, TYPES_SHOWN);
  // Two calls of hooks for two lines: the most frequent types of the last 30 days.
  const [first, second] = types.map(
    ({ label }) => typed.find(({ dtype }) => dtype?.name === label)?.dtype ?? undefined,
  );
  return (
    <Grid preferredColumns={3} minWidth={22}>
      <Panel state={types.length === 0 ? 'empty' : 'ready'} heading={strings.byType}>
        <BarChart
          title={strings.byType}
          isTitleHidden
          data={{
            categoryLabel: strings.type,
            series: [{ key: 'emergencies', label: strings.emergencies }],
            rows: types.map(({ label, value }) => ({ key: label, label, values: [value] })),
          }}
        />
      </Panel>
      <EmergenciesByMonth types={[first, second]} />
      <AppealsByMonth />
    </Grid>
  );
}

type Type = Emergency['dtype'] | undefined;

function EmergenciesByMonth({ types: [first, second] }: { types: readonly [Type?, Type?] }) {
  const strings = useStrings(emergencyOverviewStrings);
  const now = useNow();
  const all = useRequest(aggregateEndpoint, emergenciesByMonthInput(now));
  const one = useRequest(aggregateEndpoint, first ? emergenciesByMonthInput(now, first.id) : undefined);
  const other = useRequest(aggregateEndpoint, second ? emergenciesByMonthInput(now, second.id) : undefined);
  return (
    <MonthChart
      heading={strings.overYear}
      lines={[
        { key: 'all', label: strings.allTypes, request: all },
        ...(first ? [{ key: 'first', label: first.name ?? '--', request: one }] : []),
        ...(second ? [{ key: 'second', label: second.name ?? '--', request: other }] : []),
      ]}
    />
  );
}

function AppealsByMonth() {
  const strings = useStrings(emergencyOverviewStrings);
  const now = useNow();
  const drefs = useRequest(aggregateEndpoint, appealsByMonthInput(now, DREF));
  const appeals = useRequest(aggregateEndpoint, appealsByMonthInput(now, EMERGENCY_APPEAL));
  return (
    <MonthChart
      heading={strings.appealsByMonth}
      lines={[
        { key: 'drefs', label: strings.drefs, request: drefs },
        { key: 'appeals', label: strings.emergencyAppeals, request: appeals },
      ]}
    />
  );
}

interface Line {
  key: string;
  label: string;
  request: ReturnType<typeof useRequest<typeof aggregateEndpoint>>;
}

function MonthChart({ heading, lines }: { heading: string; lines: readonly Line[] }) {
  const strings = useStrings(emergencyOverviewStrings);
  const errorText = useErrorText();
  const now = useNow();
  const months = monthsUntil(now, MONTHS);
  const failed = lines.find(({ request }) => request.error !== undefined)?.request;
  const counts = lines.map(({ request }) => overTime(months, request.answer ?? []));
  return (
    <Panel
      heading={heading}
      state={messageState({
        answer: lines.every(({ request }) => request.answer) || undefined,
        error: failed?.error,
        isPending: lines.some(({ request }) => request.isPending),
      })}
      error={{ message: errorText(failed?.error) }}
      onRetry={failed?.retry}
      skeleton={<Skeleton height="22rem" />}
    >
      <LineChart
        title={heading}
        isTitleHidden
        data={{
          categoryLabel: strings.month,
          series: lines.map(({ key, label }) => ({ key, label })),
          rows: months.map((month) => ({
            key: `${month}-01`,
            label: formatMonthYear(`${month}-01`),
            values: counts.map((count) => valueIn(count, month, now)),
          })),
        }}
      />
    </Panel>
  );
}
