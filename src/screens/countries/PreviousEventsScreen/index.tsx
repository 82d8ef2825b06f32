import {
  countryFiguresEndpoint,
  disasterCountEndpoint,
  historicalDisastersEndpoint,
  monthlyDisastersEndpoint,
} from '#contracts/countries/figures.ts';
import { BarChart } from '#src/components/charts/BarChart.tsx';
import { LineChart } from '#src/components/charts/LineChart.tsx';
import { Grid } from '#src/components/Grid/index.tsx';
import { KeyFigures } from '#src/components/KeyFigures/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { SegmentInput } from '#src/components/SegmentInput/index.tsx';
import { SelectInput } from '#src/components/SelectInput/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { coverage } from '#src/domain/appeals.ts';
import { useNow } from '#src/hooks/useNow.ts';
import { usePanelOf } from '#src/hooks/usePanelOf.ts';
import { useQueryState } from '#src/hooks/useQueryState.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { formatCompact, formatMonthYear, formatNumber, formatPercent } from '#src/i18n/format.ts';
import { monthNames } from '#src/i18n/monthNames.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { Appeals } from '../appeals/index.tsx';
import { useCountry } from '../CountryScreen/country.ts';
import styles from '../countries.module.css';
import { countryStrings } from '../strings.ts';
import { byMonthOfYear, METRICS, type Metric, overMonths } from './history.ts';
import { PERIODS, type Period, spanOf } from './periods.ts';

const CHART = <Skeleton height="22rem" />;
const MOST_BARS = 8;
const USUAL = 'years5' satisfies Period;

/** `/countries/{countryId}/profile/previous-events`: what happened in a country within a period, which stands in the address. */
export function PreviousEventsScreen() {
  const strings = useStrings(countryStrings);
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
        heading={strings.list}
        query={{ start_date__gte: span.start_date_from, start_date__lte: `${span.start_date_to}T23:59:59Z` }}
      />
    </>
  );
}

interface Within {
  span: ReturnType<typeof spanOf>;
}

const useInput = ({ span }: Within) => ({ path: { id: useCountry().id }, query: span });

function Figures(within: Within) {
  const strings = useStrings(countryStrings);
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
  const strings = useStrings(countryStrings);
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

/** In which months most people needed help, all years together. */
function ByMonth(within: Within) {
  const strings = useStrings(countryStrings);
  const language = useLanguage();
  const panelOf = usePanelOf();
  const request = useRequest(monthlyDisastersEndpoint, useInput(within), { isPreserved: true });
  const names = monthNames(language);
  return (
    <Panel
      heading={strings.byMonth}
      {...panelOf(request, { isEmpty: request.answer?.length === 0, skeleton: CHART })}
    >
      <BarChart
        title={strings.byMonth}
        isTitleHidden
        description={strings.byMonthNote}
        data={{
          categoryLabel: strings.month,
          series: [{ key: 'people', label: strings.people }],
          rows: byMonthOfYear(request.answer ?? []).map((value, month) => ({
            key: String(month),
            label: names[month] ?? '',
            values: [value],
          })),
        }}
      />
    </Panel>
  );
}

/** Month after month: people, or money, as the reader chooses; that stands in the address too. */
function Past(within: Within) {
  const strings = useStrings(countryStrings);
  const language = useLanguage();
  const panelOf = usePanelOf();
  const { query, change } = useQueryState();
  const request = useRequest(historicalDisastersEndpoint, useInput(within), { isPreserved: true });
  const wanted = query.get('metric') as Metric | null;
  const metric = wanted !== null && wanted in METRICS ? wanted : 'people';
  const labels = { people: strings.people, requested: strings.requested, funded: strings.funded };
  return (
    <Panel
      heading={strings.past}
      filters={
        <SegmentInput
          name="metric"
          label={strings.metric}
          value={metric}
          options={(Object.keys(METRICS) as Metric[]).map((value) => ({ value, label: labels[value] }))}
          onChange={(value) => change({ metric: value })}
        />
      }
      {...panelOf(request, { isEmpty: request.answer?.length === 0, skeleton: CHART })}
    >
      <LineChart
        title={strings.past}
        isTitleHidden
        format={(value) => formatCompact(value, language)}
        data={{
          categoryLabel: strings.month,
          series: [{ key: metric, label: labels[metric] }],
          rows: overMonths(request.answer ?? [], METRICS[metric]).map(({ month, value }) => ({
            key: `${month}-01`,
            label: formatMonthYear(`${month}-01`),
            values: [value],
          })),
        }}
      />
    </Panel>
  );
}
