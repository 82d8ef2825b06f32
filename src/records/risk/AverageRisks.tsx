import { LineChart } from '#src/components/charts/LineChart.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { SegmentInput } from '#src/components/SegmentInput/index.tsx';
import { SelectInput } from '#src/components/SelectInput/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { usePanelOf } from '#src/hooks/usePanelOf.ts';
import { useQueryState } from '#src/hooks/useQueryState.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { monthNames } from '#src/i18n/monthNames.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { useCountrySeasons } from './countryRisks.ts';
import { HAZARD_COLORS } from './hazards.ts';
import styles from './risk.module.css';
import { levelOf } from './scores.ts';
import {
  type CountrySeasons,
  fireYears,
  HAZARDS_OF,
  hungerYears,
  isHazard,
  METRICS,
  type Metric,
  type Season,
  seasonsOf,
  type YearsOf,
} from './seasons.ts';
import { type RiskWord, riskStrings } from './strings.ts';

/** Any year: months of none in particular. */
const dayOfMonth = (month: number) => `2024-${String(month + 1).padStart(2, '0')}-01`;

/**
 * The year of a country, month by month: all hazards by a metric, or one. Of hunger and fires single years are known, one of which can
 * be laid beside the average. Metric, hazard and year stand in the address by names
 * of their own: what is under way has filters on the same page.
 */
export function AverageRisks({ iso3 }: { iso3: string }) {
  const strings = useStrings(riskStrings);
  const panelOf = usePanelOf();
  const { query, change } = useQueryState();
  const { request, seasons } = useCountrySeasons(iso3);
  const metric = METRICS.find((one) => one === query.get('average_metric')) ?? 'exposure';
  const known = seasons ? seasonsOf(metric, seasons) : [];
  const hazards = HAZARDS_OF[metric].filter((hazard) => known.some((season) => season.hazard === hazard));
  const wanted = query.get('average_hazard');
  const hazard = isHazard(wanted) && hazards.includes(wanted) ? wanted : undefined;
  const years = seasons && yearsOf(seasons, metric, hazard);
  const year = years?.years.find((one) => String(one) === query.get('average_year'));
  return (
    <Panel
      heading={strings.average}
      filters={
        <div className={styles.inputs}>
          <SegmentInput
            name="metric"
            label={strings.metric}
            value={metric}
            options={METRICS.map((value) => ({ value, label: strings[value] }))}
            onChange={(value) =>
              change({
                average_metric: value === 'exposure' ? '' : value,
                average_hazard: '',
                average_year: '',
              })
            }
          />
          <SelectInput
            name="hazard"
            label={strings.hazard}
            placeholder={strings.allHazards}
            value={hazard ?? ''}
            options={hazards.map((value) => ({ value, label: strings[value] }))}
            onChange={(value) => change({ average_hazard: value, average_year: '' })}
          />
          {years && (
            <SelectInput
              name="year"
              label={strings.year}
              placeholder={strings.noYear}
              value={year ? String(year) : ''}
              options={years.years.map((one) => ({ value: String(one), label: String(one) }))}
              onChange={(value) => change({ average_year: value })}
            />
          )}
        </div>
      }
      {...panelOf(request, { isEmpty: known.length === 0, skeleton: <Skeleton height="24rem" /> })}
    >
      {years ? (
        <OneHazard years={years} year={year} isFire={hazard === 'WF'} />
      ) : (
        <AllHazards
          seasons={known.filter((season) => hazard === undefined || season.hazard === hazard)}
          metric={metric}
        />
      )}
    </Panel>
  );
}

/** Years by themselves, where the chosen hazard has them. */
function yearsOf(seasons: CountrySeasons, metric: Metric, hazard: string | undefined): YearsOf | undefined {
  if (hazard === 'WF') return fireYears(seasons.gwis ?? []);
  return hazard === 'FI' && metric === 'exposure' ? hungerYears(seasons) : undefined;
}

function AllHazards({ seasons, metric }: { seasons: readonly Season[]; metric: Metric }) {
  const strings = useStrings(riskStrings);
  const language = useLanguage();
  const names = monthNames(language);
  const isScore = metric === 'riskScore';
  return (
    <LineChart
      title={strings.average}
      isTitleHidden
      description={strings.averageAbout}
      format={
        isScore
          ? (level) => strings[`rated_${level}` as RiskWord] ?? formatNumber(level, language)
          : (value) => formatNumber(Math.round(value), language)
      }
      data={{
        categoryLabel: strings.month,
        isAnyYear: true,
        series: seasons.map(({ hazard }) => ({
          key: hazard,
          label: strings[hazard],
          color: HAZARD_COLORS[hazard],
        })),
        rows: names.map((label, month) => ({
          key: dayOfMonth(month),
          label,
          values: seasons.map(({ hazard, months }) => {
            const value = months[month] ?? null;
            return isScore ? levelOf(value, metric, hazard) : value;
          }),
        })),
      }}
    />
  );
}

interface OneHazardProps {
  years: YearsOf;
  year: number | undefined;
  isFire: boolean;
}

function OneHazard({ years, year, isFire }: OneHazardProps) {
  const strings = useStrings(riskStrings);
  const language = useLanguage();
  const names = monthNames(language);
  const { average, lowest, highest, inYear } = years;
  const chosen = year === undefined ? undefined : inYear(year);
  const lines = [
    { key: 'average', label: strings.ofAverage, color: HAZARD_COLORS[isFire ? 'WF' : 'FI'], months: average },
    { key: 'lowest', label: strings.lowest, color: '#8a8a8a', months: lowest },
    { key: 'highest', label: strings.highest, color: '#5a5a5a', months: highest },
    { key: 'year', label: String(year), color: '#011e41', months: chosen },
  ].flatMap(({ months, ...line }) => (months ? [{ ...line, months }] : []));
  return (
    <LineChart
      title={strings.average}
      isTitleHidden
      description={isFire ? strings.fireAbout : strings.hungerAbout}
      format={(value) => formatNumber(isFire ? Math.round(value * 10) / 10 : Math.round(value), language)}
      data={{
        categoryLabel: strings.month,
        isAnyYear: true,
        series: lines.map(({ months: _, ...line }) => line),
        rows: names.map((label, month) => ({
          key: dayOfMonth(month),
          label,
          values: lines.map(({ months }) => months[month]),
        })),
      }}
    />
  );
}
