import type { Hazard } from '#contracts/risk/shared.ts';
import { BarChart } from '#src/components/charts/BarChart.tsx';
import { Grid } from '#src/components/Grid/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { SelectInput } from '#src/components/SelectInput/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { usePanelOf } from '#src/hooks/usePanelOf.ts';
import { useQueryState } from '#src/hooks/useQueryState.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatCompact, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { useCountrySeasons } from './countryRisks.ts';
import { HAZARD_COLORS } from './hazards.ts';
import styles from './risk.module.css';
import { isHazard } from './seasons.ts';
import { riskStrings } from './strings.ts';

const PERIODS = [
  ['twenty_years', 20],
  ['fifty_years', 50],
  ['hundred_years', 100],
  ['two_hundred_fifty_years', 250],
  ['five_hundred_years', 500],
] as const;
const MEASURES = ['population_displacement', 'economic_loss'] as const;
/** The hazard that is shown first, where it is known. */
const FIRST: Hazard = 'FL';

/** What is to be expected once in so many years; the hazard stands in the address as `returns`. */
export function ReturnPeriods({ iso3 }: { iso3: string }) {
  const strings = useStrings(riskStrings);
  const language = useLanguage();
  const panelOf = usePanelOf();
  const { query, change } = useQueryState();
  const { request, seasons } = useCountrySeasons(iso3);
  const known = new Map(
    (seasons?.return_period_data ?? []).flatMap((row) =>
      isHazard(row.hazard_type) ? [[row.hazard_type, row] as const] : [],
    ),
  );
  const usual = known.has(FIRST) ? FIRST : [...known.keys()][0];
  const wanted = query.get('returns');
  const hazard = isHazard(wanted) && known.has(wanted) ? wanted : usual;
  const row = hazard && known.get(hazard);
  const labels = { population_displacement: strings.displacement, economic_loss: strings.losses };
  const charts = MEASURES.map((measure) => ({
    measure,
    rows: PERIODS.map(([name, years]) => ({
      key: name,
      label: fill(strings.once, { years: formatNumber(years, language) }),
      values: [row?.[name]?.[measure]],
    })),
  })).filter(({ rows }) => rows.some(({ values: [value] }) => value !== null && value !== undefined));
  return (
    <Panel
      heading={strings.returns}
      filters={
        <div className={styles.inputs}>
          <SelectInput
            name="returns"
            label={strings.hazard}
            placeholder={usual ? strings[usual] : strings.hazard}
            value={hazard === usual ? '' : (hazard ?? '')}
            options={[...known.keys()]
              .filter((one) => one !== usual)
              .map((value) => ({ value, label: strings[value] }))}
            onChange={(value) => change({ returns: value })}
          />
        </div>
      }
      {...panelOf(request, { isEmpty: charts.length === 0, skeleton: <Skeleton height="16rem" /> })}
    >
      <p className={styles.note}>{strings.returnsAbout}</p>
      <Grid minWidth={24}>
        {charts.map(({ measure, rows }) => (
          <BarChart
            key={measure}
            title={labels[measure]}
            format={(value) => formatCompact(value, language)}
            data={{
              categoryLabel: strings.returnPeriod,
              series: [{ key: measure, label: labels[measure], color: hazard && HAZARD_COLORS[hazard] }],
              rows,
            }}
          />
        ))}
      </Grid>
    </Panel>
  );
}
