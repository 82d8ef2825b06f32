import type { AppConfig } from '#contracts/appConfig.ts';
import {
  countryFiguresEndpoint,
  disasterCountEndpoint,
  historicalDisastersEndpoint,
  monthlyDisastersEndpoint,
} from '#contracts/countries/figures.ts';
import { BarChart } from '#src/components/charts/BarChart.tsx';
import { ScatterChart } from '#src/components/charts/ScatterChart.tsx';
import { Grid } from '#src/components/Grid/index.tsx';
import { KeyFigures } from '#src/components/KeyFigures/index.tsx';
import { lazyComponent } from '#src/components/lazyPart.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { SegmentInput } from '#src/components/SegmentInput/index.tsx';
import { SelectInput } from '#src/components/SelectInput/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { together } from '#src/core/prefetch.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';
import { coverage } from '#src/domain/appeals.ts';
import { useNow } from '#src/hooks/useNow.ts';
import { usePanelOf } from '#src/hooks/usePanelOf.ts';
import { useQueryState } from '#src/hooks/useQueryState.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { formatCompact, formatNumber, formatPercent } from '#src/i18n/format.ts';
import { formatMonthYear } from '#src/i18n/plainDates.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { useCountry } from '../CountryScreen/country.ts';
import { prefetchCountry } from '../CountryScreen/requests.ts';
import styles from '../countries.module.css';
import { groupsOf, METRICS, type Metric } from './history.ts';
import { PERIODS, type Period, spanOf } from './periods.ts';
import { countryEventsStrings } from './strings.ts';

/** The list stands below the charts, and what lists are made of comes behind them. */
const Appeals = lazyComponent(async () => (await import('../appeals/index.tsx')).Appeals);
const LIST = <Skeleton height="40rem" />;
const CHART = <Skeleton height="22rem" />;
const MOST_BARS = 8;
const USUAL = 'years5' satisfies Period;

/** The figures and charts of the usual period. */
export function prefetchEvents(
  requests: Requests,
  { ids: { countryId } }: Address,
  _: AppConfig,
  now: Date,
): void {
  if (countryId === undefined) return;
  const input = { path: { id: countryId }, query: spanOf(USUAL, now) };
  requests.prefetch(countryFiguresEndpoint, input);
  requests.prefetch(disasterCountEndpoint, input);
  requests.prefetch(monthlyDisastersEndpoint, input);
  requests.prefetch(historicalDisastersEndpoint, input);
}

/** `/countries/{countryId}/profile/previous-events`: what happened in a country within a period, which stands in the address. */
export function PreviousEventsScreen() {
  const strings = useStrings(countryEventsStrings);
  const { query, change } = useQueryState();
  const now = useNow();
  const wanted = query.get('period') as Period | null;
  const period = wanted !== null && PERIODS.includes(wanted) ? wanted : USUAL;
  const span = spanOf(period, now);
  return (
    <>
      <div className={styles.narrow}>
        <SelectInput
          name="period"
          label={strings.period}
          placeholder={strings[USUAL]}
          value={period === USUAL ? '' : period}
          options={PERIODS.filter((value) => value !== USUAL).map((value) => ({
            value,
            label: strings[value],
          }))}
          onChange={(value) => change({ period: value })}
        />
      </div>
      <Figures span={span} />
      <Grid minWidth={24}>
        <ByType span={span} />
        <ByMonth span={span} />
      </Grid>
      <Past span={span} />
      <Appeals
        pending={LIST}
        heading={strings.list}
        query={{ start_date__gte: span.start_date_from, start_date__lte: `${span.start_date_to}T23:59:59Z` }}
      />
    </>
  );
}
PreviousEventsScreen.prefetch = together(prefetchCountry, prefetchEvents);

interface Within {
  span: ReturnType<typeof spanOf>;
}

const useInput = ({ span }: Within) => ({ path: { id: useCountry().id }, query: span });

function Figures(within: Within) {
  const strings = useStrings(countryEventsStrings);
  const language = useLanguage();
  const panelOf = usePanelOf();
  const request = useRequest(countryFiguresEndpoint, useInput(within), { isPreserved: true });
  const { answer } = request;
  const funded = coverage(
    answer?.amount_funded_dref_included ?? undefined,
    answer?.amount_requested_dref_included ?? undefined,
  );
  return (
    <Panel heading={strings.figures} {...panelOf(request, { skeleton: <Skeleton height="8rem" /> })}>
      <KeyFigures
        figures={[
          { label: strings.eventsEmergencies, value: formatNumber(answer?.emergencies, language) },
          { label: strings.drefs, value: formatNumber(answer?.active_drefs, language) },
          { label: strings.appeals, value: formatNumber(answer?.active_appeals, language) },
          { label: strings.targeted, value: formatCompact(answer?.target_population, language) },
          {
            label: strings.requirements,
            value: formatCompact(answer?.amount_requested_dref_included, language),
          },
          { label: strings.coverage, value: formatPercent(funded, language), progress: funded },
        ]}
      />
    </Panel>
  );
}

function ByType(within: Within) {
  const strings = useStrings(countryEventsStrings);
  const panelOf = usePanelOf();
  const request = useRequest(disasterCountEndpoint, useInput(within), { isPreserved: true });
  const rows = [...(request.answer ?? [])].sort((one, other) => other.count - one.count).slice(0, MOST_BARS);
  return (
    <Panel heading={strings.byType} {...panelOf(request, { isEmpty: rows.length === 0, skeleton: CHART })}>
      <BarChart
        title={strings.byType}
        isTitleHidden
        data={{
          categoryLabel: strings.type,
          series: [{ key: 'count', label: strings.number }],
          rows: rows.map(({ disaster_id, disaster_name, count }) => ({
            key: String(disaster_id),
            label: disaster_name,
            values: [count],
          })),
        }}
      />
    </Panel>
  );
}

/** In which months people needed help, and by what: a point a month and a type of disaster, all years over one another. */
function ByMonth(within: Within) {
  const strings = useStrings(countryEventsStrings);
  const panelOf = usePanelOf();
  const request = useRequest(monthlyDisastersEndpoint, useInput(within), { isPreserved: true });
  const disasters = request.answer ?? [];
  const { groups, groupOf } = groupsOf(disasters, strings.otherTypes);
  return (
    <Panel
      heading={strings.byMonth}
      {...panelOf(request, { isEmpty: disasters.length === 0, skeleton: CHART })}
    >
      <ScatterChart
        title={strings.byMonth}
        isTitleHidden
        description={strings.byMonthNote}
        data={{
          categoryLabel: strings.type,
          isAnyYear: true,
          groups,
          facts: [strings.month],
          series: [{ key: 'people', label: strings.people }],
          rows: disasters.map((disaster) => ({
            key: `${disaster.date} ${disaster.disaster_id}`,
            label: disaster.disaster_name,
            date: disaster.date,
            group: groupOf(disaster),
            facts: [formatMonthYear(disaster.date)],
            values: [disaster.targeted_population],
          })),
        }}
      />
    </Panel>
  );
}

/** A point an operation: people, or money, as the reader chooses; that stands in the address too. */
function Past(within: Within) {
  const strings = useStrings(countryEventsStrings);
  const panelOf = usePanelOf();
  const { query, change } = useQueryState();
  const request = useRequest(historicalDisastersEndpoint, useInput(within), { isPreserved: true });
  const wanted = query.get('metric') as Metric | null;
  const metric = wanted !== null && wanted in METRICS ? wanted : 'people';
  const labels = { people: strings.people, requested: strings.requested, funded: strings.funded };
  const metrics = Object.keys(METRICS) as Metric[];
  // What is compared is drawn; the others are told of each point too.
  const told = [metric, ...metrics.filter((other) => other !== metric)];
  const operations = request.answer ?? [];
  const { groups, groupOf } = groupsOf(operations, strings.otherTypes);
  return (
    <Panel
      heading={strings.past}
      filters={
        <SegmentInput
          name="metric"
          label={strings.metric}
          value={metric}
          options={metrics.map((value) => ({ value, label: labels[value] }))}
          onChange={(value) => change({ metric: value })}
        />
      }
      {...panelOf(request, { isEmpty: operations.length === 0, skeleton: CHART })}
    >
      <ScatterChart
        title={strings.past}
        isTitleHidden
        description={strings.pastNote}
        data={{
          categoryLabel: strings.type,
          groups,
          facts: [strings.month],
          series: [
            ...told.map((value) => ({ key: value, label: labels[value] })),
            { key: 'coverage', label: strings.coveragePercent },
          ],
          rows: operations.map((operation, index) => {
            const covered = coverage(
              operation.amount_funded ?? undefined,
              operation.amount_requested ?? undefined,
            );
            return {
              // Two of a type can begin in a month.
              key: String(index),
              label: operation.disaster_name,
              date: operation.date,
              group: groupOf(operation),
              facts: [formatMonthYear(operation.date)],
              values: [...told.map((value) => METRICS[value](operation)), covered && Math.round(covered)],
            };
          }),
        }}
      />
    </Panel>
  );
}
