import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { WHOLE_LIST } from '#contracts/query.ts';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import { riskScoresEndpoint, seasonalEndpoint } from '#contracts/risk/seasonal.ts';
import type { Hazard } from '#contracts/risk/shared.ts';
import { MultiChoice } from '#src/choices/MultiChoice.tsx';
import { Checkbox } from '#src/components/Checkbox/index.tsx';
import { StackedBarChart } from '#src/components/charts/BarChart.tsx';
import { DescriptionList } from '#src/components/DescriptionList/index.tsx';
import { Legend } from '#src/components/Legend/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { SegmentInput } from '#src/components/SegmentInput/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { WorldMap } from '#src/components/WorldMap/lazy.ts';
import { useApp } from '#src/core/AppContext.ts';
import { pathTo } from '#src/core/links.ts';
import { type Country, countriesInput, isSelectable, type SelectableCountry } from '#src/domain/countries.ts';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useNow } from '#src/hooks/useNow.ts';
import { useQueryState } from '#src/hooks/useQueryState.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { monthNames } from '#src/i18n/monthNames.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { HAZARD_COLORS } from '../hazards.ts';
import styles from '../risk.module.css';
import { type CountryRisk, LEVELS, type Level, rankCountries } from '../scores.ts';
import { HAZARDS_OF, isHazard, METRICS, type Metric, seasonsOf } from '../seasons.ts';
import { type RiskWord, riskStrings } from '../strings.ts';

/** From very low to very high. */
const LEVEL_COLORS: Readonly<Record<Level, string>> = {
  1: '#c7d3e0',
  2: '#e3c9c4',
  3: '#eda49a',
  4: '#f07167',
  5: '#d7263d',
};
const POINT_PX = 5;
const always = () => POINT_PX;
const MOST_BARS = 40;
const SKELETON = <Skeleton height={['60rem', '54rem', '40rem']} />;

interface RiskMapProps {
  /** Undefined: the whole world. */
  region: number | undefined;
  bounds?: readonly [number, number, number, number] | undefined;
}

/** The countries of a region by risk, as a map and as bars. All that narrows them stands in the address. */
export function RiskMap({ region, bounds }: RiskMapProps) {
  const strings = useStrings(riskStrings);
  const errorText = useErrorText();
  const seasonal = useRequest(seasonalEndpoint, { query: region === undefined ? {} : { region } });
  const scores = useRequest(riskScoresEndpoint, {
    query: { ...(region !== undefined && { region }), limit: WHOLE_LIST },
  });
  const countries = useRequest(countriesEndpoint, countriesInput);
  const places = useMemo(
    () =>
      (countries.answer?.results ?? []).filter(
        (country): country is SelectableCountry =>
          isSelectable(country) && (region === undefined || country.region === region),
      ),
    [countries.answer, region],
  );
  const choice = useChoice(places);
  const { metric } = choice;
  const [seasons] = seasonal.answer ?? [];
  const all = useMemo(
    () => (seasons && scores.answer ? seasonsOf(metric, seasons, scores.answer.results) : []),
    [seasons, scores.answer, metric],
  );
  const coping = useMemo(
    () =>
      new Map(
        (scores.answer?.results ?? []).flatMap((row) => {
          const iso3 = row.country_details?.iso3?.toUpperCase();
          return iso3 ? [[iso3, row] as const] : [];
        }),
      ),
    [scores.answer],
  );
  const known = HAZARDS_OF[metric].filter((hazard) => all.some((season) => season.hazard === hazard));
  const hazards = choice.hazards.length > 0 ? known.filter((one) => choice.hazards.includes(one)) : known;
  const ranked = rankCountries(all, { ...choice, hazards, coping });
  const failed = [seasonal, scores, countries].find(({ error }) => error !== undefined);
  const request = {
    answer: seasonal.answer && scores.answer && countries.answer,
    error: failed?.error,
    isPending: seasonal.isPending || scores.isPending || countries.isPending,
  };
  return (
    <Panel
      heading={strings.seasonal}
      filters={<Inputs choice={choice} places={places} hazards={known} />}
      state={messageState(request, { isEmpty: ranked.length === 0, isFiltered: true })}
      error={{ message: errorText(request.error) }}
      onRetry={failed?.retry}
      skeleton={SKELETON}
    >
      <p className={styles.note}>{strings.seasonalAbout}</p>
      <div className={styles.pair}>
        <CountryMap
          ranked={ranked}
          places={places}
          names={countries.answer?.results}
          metric={metric}
          bounds={bounds}
        />
        <CountryBars ranked={ranked} places={places} hazards={hazards} />
      </div>
    </Panel>
  );
}

type Choice = ReturnType<typeof useChoice>;

/** What the reader chose: this month and all countries unless the address says otherwise. */
function useChoice(places: readonly SelectableCountry[]) {
  const { query, change } = useQueryState();
  const month = useNow().getUTCMonth();
  const listed = (name: string) => (query.get(name) ?? '').split(',').filter(Boolean);
  const months = listed('months').flatMap((text) => {
    const number = Number(text);
    return Number.isInteger(number) && number >= 1 && number <= 12 ? number - 1 : [];
  });
  const ids = new Set(listed('countries'));
  const metric: Metric = METRICS.find((one) => one === query.get('metric')) ?? 'riskScore';
  return {
    metric,
    span: months.length > 0 ? months : [month],
    hazards: listed('hazards').filter(isHazard),
    countries:
      ids.size > 0
        ? new Set(places.filter(({ id }) => ids.has(String(id))).map(({ iso3 }) => iso3 ?? ''))
        : undefined,
    isByPopulation: query.get('population') === 'true',
    isByCoping: query.get('coping') === 'true',
    query,
    change,
  };
}

interface InputsProps {
  choice: Choice;
  places: readonly SelectableCountry[];
  hazards: readonly Hazard[];
}

function Inputs({
  choice: { metric, isByPopulation, isByCoping, query, change },
  places,
  hazards,
}: InputsProps) {
  const strings = useStrings(riskStrings);
  const language = useLanguage();
  const several = (
    name: string,
    label: string,
    placeholder: string,
    options: { value: string; label: string }[],
  ) => (
    <MultiChoice
      name={name}
      label={label}
      placeholder={placeholder}
      value={query.get(name) ?? ''}
      options={options}
      onChange={(value) => change({ [name]: value })}
    />
  );
  return (
    <div className={styles.inputs}>
      <SegmentInput
        name="metric"
        label={strings.metric}
        value={metric}
        options={METRICS.map((value) => ({ value, label: strings[value] }))}
        onChange={(value) => change({ metric: value === 'riskScore' ? '' : value, hazards: '', coping: '' })}
      />
      {several(
        'months',
        strings.months,
        strings.thisMonth,
        monthNames(language).map((label, month) => ({ value: String(month + 1), label })),
      )}
      {several(
        'hazards',
        strings.hazard,
        strings.allHazards,
        hazards.map((value) => ({ value, label: strings[value] })),
      )}
      {several(
        'countries',
        strings.countries,
        strings.allCountries,
        places.map(({ id, name }) => ({ value: String(id), label: name })),
      )}
      <Checkbox
        label={strings.byPopulation}
        isChecked={isByPopulation}
        onChange={(isOn) => change({ population: isOn ? 'true' : '' })}
      />
      {metric !== 'riskScore' && (
        <Checkbox
          label={strings.byCoping}
          isChecked={isByCoping}
          onChange={(isOn) => change({ coping: isOn ? 'true' : '' })}
        />
      )}
    </div>
  );
}

const riskPageOf = ({ id }: Country) => pathTo('countryRiskWatch', { countryId: id ?? 0 });

interface CountryMapProps {
  ranked: readonly CountryRisk[];
  places: readonly SelectableCountry[];
  names: readonly Country[] | undefined;
  metric: Metric;
  bounds: RiskMapProps['bounds'];
}

function CountryMap({ ranked, places, names, metric, bounds }: CountryMapProps) {
  const strings = useStrings(riskStrings);
  const language = useLanguage();
  const { config } = useApp();
  const levels = LEVELS.map((level) => ({
    key: String(level),
    label: strings[`rated_${level}` satisfies RiskWord],
    color: LEVEL_COLORS[level],
  }));
  return (
    <WorldMap
      pending={<Skeleton height={['24rem', '28rem', '34rem']} />}
      title={strings.mapTitle}
      source={strings.monthlySources}
      valueLabel={strings[metric]}
      formatValue={(value) => formatNumber(Math.round(value * 10) / 10, language)}
      radiusOf={always}
      styleUrl={config.mapStyleUrl || undefined}
      bounds={bounds}
      names={names}
      categoriesTitle={strings.riskLevel}
      categories={levels}
      countries={ranked.map(({ iso3, level }) => ({ iso3, color: LEVEL_COLORS[level] }))}
      points={ranked.flatMap(({ iso3, name, level, hazards }) => {
        const place = places.find((one) => one.iso3 === iso3);
        const [longitude, latitude] = place?.centroid?.coordinates ?? [];
        return place && longitude !== undefined && latitude !== undefined
          ? [
              {
                id: iso3,
                label: place.name || name,
                longitude,
                latitude,
                value: figureOf(
                  hazards.map(({ value }) => value),
                  metric,
                ),
                radius: POINT_PX,
                category: String(level),
                to: riskPageOf(place),
              },
            ]
          : [];
      })}
      renderPopup={(id) => {
        const country = ranked.find(({ iso3 }) => iso3 === id);
        return (
          country && (
            <DescriptionList
              items={country.hazards.map(({ hazard, level, value }) => ({
                term: strings[hazard],
                value:
                  metric === 'riskScore'
                    ? strings[`rated_${level}` satisfies RiskWord]
                    : `${strings[`rated_${level}` satisfies RiskWord]} (${formatNumber(Math.ceil(value), language)})`,
              }))}
            />
          )
        );
      }}
    />
  );
}

interface CountryBarsProps {
  ranked: readonly CountryRisk[];
  places: readonly SelectableCountry[];
  hazards: readonly Hazard[];
}

/** People of all hazards, the highest score. */
const figureOf = (values: readonly number[], metric: Metric) =>
  metric === 'riskScore' ? Math.max(...values) : values.reduce((sum, value) => sum + value, 0);

/** Each bar leads to the risks of its country. */
function CountryBars({ ranked, places, hazards }: CountryBarsProps) {
  const strings = useStrings(riskStrings);
  const navigate = useNavigate();
  const shown = ranked.slice(0, MOST_BARS);
  const placeOf = (iso3: string) => places.find((one) => one.iso3 === iso3);
  return (
    <div className={styles.bars}>
      {/* That of the chart stands below many bars. */}
      <Legend
        label={strings.hazard}
        items={hazards.map((hazard) => ({ label: strings[hazard], color: HAZARD_COLORS[hazard] }))}
      />
      <StackedBarChart
        title={strings.mapTitle}
        data={{
          categoryLabel: strings.countries,
          series: hazards.map((hazard) => ({
            key: hazard,
            label: strings[hazard],
            color: HAZARD_COLORS[hazard],
          })),
          rows: shown.map(({ iso3, name, hazards: own }) => ({
            key: iso3,
            label: placeOf(iso3)?.name ?? name,
            values: hazards.map((hazard) => own.find((one) => one.hazard === hazard)?.level ?? null),
          })),
        }}
        leadsAway
        onPick={(iso3) => {
          const place = placeOf(iso3);
          if (place) navigate(riskPageOf(place));
        }}
      />
    </div>
  );
}
