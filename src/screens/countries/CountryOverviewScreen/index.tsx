import { Fragment, useMemo } from 'react';
import { BarChart } from '#src/components/charts/BarChart.tsx';
import { LineChart } from '#src/components/charts/LineChart.tsx';
import { Grid } from '#src/components/Grid/index.tsx';
import { KeyFigures } from '#src/components/KeyFigures/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { WhenNear } from '#src/components/WhenNear/index.tsx';
import { together } from '#src/core/prefetch.ts';
import { coverage } from '#src/domain/appeals.ts';
import { usePanelOf } from '#src/hooks/usePanelOf.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatCompact, formatNumber, formatPercent } from '#src/i18n/format.ts';
import { monthNames } from '#src/i18n/monthNames.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { prefetchCountry } from '../CountryScreen/requests.ts';
import { type Databank, useDatabank } from '../databank/request.ts';
import { SOURCES } from '../databank/sources.ts';
import { useFigure } from '../databank/useFigure.ts';
import { PROVINCES_PENDING, ProvinceMap } from '../ProvinceMap/index.tsx';
import { countryStrings } from '../strings.ts';
import { Calendar } from './Calendar.tsx';
import { countryProfileStrings } from './strings.ts';

const SKELETON = <Skeleton height={['120rem', '90rem', '70rem']} />;

/** `/countries/{countryId}/profile/overview`: the people of a country in figures, its climate and its year. */
export function CountryOverviewScreen() {
  const strings = useStrings(countryProfileStrings);
  const { bankNone } = useStrings(countryStrings);
  const panelOf = usePanelOf();
  const { request, isNone } = useDatabank();
  if (isNone) return <MessageBlock state="empty" message={bankNone} />;
  if (!request.answer)
    return <Panel heading={strings.indicators} {...panelOf(request, { skeleton: SKELETON })} />;
  const databank = request.answer;
  return (
    <>
      <Indicators databank={databank} />
      <WhenNear placeholder={PROVINCES_PENDING}>
        <Population databank={databank} />
      </WhenNear>
      <Climate databank={databank} />
      <Calendar seasons={databank.acaps} />
    </>
  );
}
CountryOverviewScreen.prefetch = together(prefetchCountry, prefetchCountry.tabs.overview);

/** Whose figures they are. */
function Sources() {
  const strings = useStrings(countryProfileStrings);
  return (
    <p>
      {strings.bankSources}{' '}
      {[
        { name: strings.worldBankName, to: SOURCES.worldBank },
        { name: strings.unicefName, to: SOURCES.unicef },
        { name: strings.undpName, to: SOURCES.undp },
      ].map(({ name, to }, index) => (
        <Fragment key={to}>
          {index > 0 && ' · '}
          <TextLink to={to} isExternal>
            {name}
          </TextLink>
        </Fragment>
      ))}
    </p>
  );
}

interface Of {
  databank: Databank;
}

export function Indicators({ databank }: Of) {
  const strings = useStrings(countryProfileStrings);
  const language = useLanguage();
  const figure = useFigure();
  const compact = (value: number) => formatCompact(value, language);
  const percent = (value: number) => formatPercent(value, language);
  const { unicef_population_under_18: young, world_bank_population: people } = databank;
  return (
    <Panel heading={strings.indicators} footer={<Sources />}>
      <KeyFigures
        figures={[
          figure(strings.population, people, { year: databank.world_bank_population_year }),
          figure(strings.under18, coverage(young ?? undefined, people ?? undefined), { format: percent }),
          figure(strings.urban, databank.world_bank_urban_population_percentage, {
            year: databank.world_bank_urban_population_percentage_year,
            format: percent,
          }),
          figure(strings.gdp, databank.world_bank_gdp, {
            year: databank.world_bank_gdp_year,
            format: compact,
          }),
          figure(strings.gni, databank.world_bank_gni_capita, { year: databank.world_bank_gni_capita_year }),
          figure(strings.poverty, databank.world_bank_poverty_rate, {
            year: databank.world_bank_poverty_rate_year,
            format: percent,
          }),
          figure(strings.life, databank.world_bank_life_expectancy, {
            year: databank.world_bank_life_expectancy_year,
          }),
          figure(strings.literacy, databank.world_bank_literacy_rate, {
            year: databank.world_bank_literacy_rate_year,
            format: percent,
          }),
          figure(strings.gii, databank.hdr_gii),
        ]}
      />
    </Panel>
  );
}

/** How many people live in which province. */
export function Population({ databank: { wb_population } }: Of) {
  const strings = useStrings(countryProfileStrings);
  const { bankYear } = useStrings(countryStrings);
  const language = useLanguage();
  const values = useMemo(
    () =>
      new Map(
        (wb_population?.districts ?? []).flatMap(({ id, population }) =>
          typeof population === 'number' ? [[id, population] as const] : [],
        ),
      ),
    [wb_population],
  );
  if (values.size === 0) return null;
  return (
    <Panel heading={strings.map}>
      <ProvinceMap
        title={strings.map}
        source={strings.worldBank}
        valueLabel={strings.population}
        values={values}
        renderPopup={(id) => (
          <>
            {formatNumber(values.get(id), language)} · {fill(bankYear, { year: wb_population?.year })}
          </>
        )}
      />
    </Panel>
  );
}

/** `isCompact`: as low as it can be, two charts beside each other on a sheet of paper. */
export function Climate({ databank: { key_climate }, isCompact = false }: Of & { isCompact?: boolean }) {
  const strings = useStrings(countryProfileStrings);
  const language = useLanguage();
  const names = monthNames(language);
  const months = [...key_climate].sort((one, other) => one.month - other.month);
  if (months.length === 0) return null;
  const nameOf = (month: number) => names[month - 1] ?? '';
  const dayOf = ({ year, month }: { year: number; month: number }) =>
    `${year}-${String(month).padStart(2, '0')}-01`;
  const RainChart = isCompact ? LineChart : BarChart;
  return (
    <Panel heading={strings.climate}>
      <Grid minWidth={isCompact ? 18 : 24}>
        <div>
          <LineChart
            title={strings.temperature}
            source={strings.worldBank}
            sourceTo={SOURCES.worldBank}
            data={{
              categoryLabel: strings.month,
              isAnyYear: true,
              series: [
                { key: 'max', label: strings.max, color: '#9a6200' },
                { key: 'average', label: strings.average, color: '#67788d' },
                { key: 'min', label: strings.min, color: '#2f6fb2' },
              ],
              rows: months.map(({ month, year, min_temp, avg_temp, max_temp }) => ({
                key: dayOf({ year, month }),
                label: nameOf(month),
                values: [max_temp, avg_temp, min_temp],
              })),
            }}
          />
        </div>
        <div>
          <RainChart
            title={strings.rain}
            source={strings.worldBank}
            sourceTo={SOURCES.worldBank}
            data={{
              categoryLabel: strings.month,
              isAnyYear: true,
              series: [{ key: 'rain', label: strings.rain, color: '#2f6fb2' }],
              rows: months.map(({ month, year, precipitation }) => ({
                key: dayOf({ year, month }),
                label: nameOf(month),
                values: [precipitation],
              })),
            }}
          />
        </div>
      </Grid>
    </Panel>
  );
}
