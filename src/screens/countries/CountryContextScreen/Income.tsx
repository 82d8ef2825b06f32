import { incomesEndpoint } from '#contracts/countries/society.ts';
import { everything } from '#contracts/query.ts';
import { BarChart } from '#src/components/charts/BarChart.tsx';
import { LineChart } from '#src/components/charts/LineChart.tsx';
import { Grid } from '#src/components/Grid/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { compareTimes } from '#src/domain/compareTimes.ts';
import { usePanelOf } from '#src/hooks/usePanelOf.ts';
import { useQueryState } from '#src/hooks/useQueryState.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatCompact } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { useCountry } from '../CountryScreen/country.ts';
import { useDatabank } from '../databank/request.ts';
import { fdrsPage } from '../databank/sources.ts';
import { countryContextStrings } from './strings.ts';

const SKELETON = <Skeleton height="24rem" />;

/** What the National Society took in each year, and from whom in one of them, which stands in the address. */
export function Income() {
  const strings = useStrings(countryContextStrings);
  const language = useLanguage();
  const panelOf = usePanelOf();
  const { id, fdrs } = useCountry();
  const { query, change } = useQueryState();
  const { request, isNone } = useDatabank();
  const sources = useRequest(incomesEndpoint, everything({ country: id }));
  const years = [...(request.answer?.fdrs_annual_income ?? [])].sort((one, other) =>
    compareTimes(one.date, other.date),
  );
  if (isNone || (request.answer && years.length === 0)) return null;
  const chosen = years.find(({ date }) => date.slice(0, 4) === query.get('year'));
  const newest = years.findLast(({ value }) => typeof value === 'number');
  const date = (chosen ?? newest)?.date;
  const year = date?.slice(0, 4);
  const rows = (sources.answer?.results ?? [])
    .filter((row) => row.date.slice(0, 4) === year && (row.value ?? 0) > 0)
    .sort((one, other) => (other.value ?? 0) - (one.value ?? 0));
  const compact = (value: number) => formatCompact(value, language);
  return (
    <Grid minWidth={24}>
      <Panel heading={strings.incomes} {...panelOf(request, { skeleton: SKELETON })}>
        <LineChart
          title={strings.incomes}
          isTitleHidden
          description={strings.pickYear}
          source={strings.fdrs}
          sourceTo={fdrsPage(fdrs)}
          format={compact}
          data={{
            categoryLabel: strings.year,
            series: [{ key: 'income', label: strings.income }],
            rows: years.map(({ date: key, value }) => ({ key, label: key.slice(0, 4), values: [value] })),
          }}
          picked={date}
          onPick={(key) => change({ year: key.slice(0, 4) })}
        />
      </Panel>
      <Panel heading={fill(strings.sources, { year })} {...panelOf(sources, { skeleton: SKELETON })}>
        {rows.length === 0 ? (
          <p>{strings.noSources}</p>
        ) : (
          <BarChart
            title={fill(strings.sources, { year })}
            isTitleHidden
            source={strings.fdrs}
            sourceTo={fdrsPage(fdrs)}
            format={compact}
            data={{
              categoryLabel: strings.incomeSource,
              series: [{ key: 'income', label: strings.income }],
              rows: rows.map(({ id: key, indicator_details, value }) => ({
                key: String(key),
                label: indicator_details.title,
                values: [value],
              })),
            }}
          />
        )}
      </Panel>
    </Grid>
  );
}
