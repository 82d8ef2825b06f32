import type { Hazard } from '#contracts/risk/shared.ts';
import { Button } from '#src/components/Button/index.tsx';
import { chartStrings } from '#src/components/charts/strings.ts';
import { downloadText } from '#src/components/download.ts';
import { Panel } from '#src/components/Panel/index.tsx';
import { Pictogram } from '#src/components/Pictogram/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { type Column, Table } from '#src/components/Table/index.tsx';
import { toCsv } from '#src/domain/csv.ts';
import { usePanelOf } from '#src/hooks/usePanelOf.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber, MISSING } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { useCountrySeasons } from './countryRisks.ts';
import { HAZARD_PICTOGRAMS } from './hazards.ts';
import styles from './risk.module.css';
import { levelOf } from './scores.ts';
import { type CountrySeasons, METRICS, type Metric, type Span, seasonsOf, valueOver } from './seasons.ts';
import { type RiskWord, riskStrings } from './strings.ts';
import { useSpan } from './useSpan.tsx';

interface Risk extends Record<Metric, number | null> {
  hazard: Hazard;
}

/** What each hazard means to a country in the months that the reader chose, which stand in the address. */
export function MonthlyRisks({ iso3 }: { iso3: string }) {
  const strings = useStrings(riskStrings);
  const charts = useStrings(chartStrings);
  const language = useLanguage();
  const panelOf = usePanelOf();
  const { request, seasons } = useCountrySeasons(iso3);
  const { span, inputs } = useSpan();
  const risks = seasons ? risksIn(seasons, span) : [];
  const levelName = ({ hazard, riskScore }: Risk) => {
    const level = levelOf(riskScore, 'riskScore', hazard);
    return level && strings[`rated_${level}` satisfies RiskWord];
  };
  const people = (metric: Metric): Column<Risk> => ({
    key: metric,
    heading: strings[metric],
    align: 'end',
    cell: (risk) => formatNumber(whole(risk[metric]), language),
  });
  const save = () =>
    downloadText(
      `${strings.monthly}.csv`,
      toCsv([
        [strings.hazard, strings.riskScore, strings.exposure, strings.displacement],
        ...risks.map((risk) => [
          strings[risk.hazard],
          levelName(risk) ?? '',
          whole(risk.exposure) ?? '',
          whole(risk.displacement) ?? '',
        ]),
      ]),
      'text/csv',
    );
  return (
    <Panel
      heading={strings.monthly}
      actions={
        risks.length > 0 && (
          <Button
            variant="tertiary"
            aria-label={fill(charts.downloadOf, { title: strings.monthly })}
            onClick={save}
          >
            {charts.download}
          </Button>
        )
      }
      filters={<div className={styles.inputs}>{inputs}</div>}
      footer={<p className={styles.note}>{strings.monthlySources}</p>}
      {...panelOf(request, {
        isEmpty: risks.length === 0,
        skeleton: <Skeleton height={['34rem', '24rem', '16rem']} />,
      })}
    >
      <p className={styles.note}>{strings.monthlyAbout}</p>
      <Table
        caption={strings.monthly}
        rows={risks}
        rowKey={({ hazard }) => hazard}
        columns={[
          {
            key: 'hazard',
            heading: strings.hazard,
            cell: ({ hazard }) => (
              <span className={styles.hazard}>
                <Pictogram of={HAZARD_PICTOGRAMS[hazard]} />
                {strings[hazard]}
              </span>
            ),
          },
          { key: 'riskScore', heading: strings.riskScore, cell: (risk) => levelName(risk) ?? MISSING },
          people('exposure'),
          people('displacement'),
        ]}
      />
    </Panel>
  );
}

const whole = (value: number | null) => (value === null ? null : Math.round(value));

/** A row a hazard of which anything is known. No more people are displaced than exposed. */
function risksIn(seasons: CountrySeasons, span: Span): Risk[] {
  const byMetric = METRICS.map((metric) => [metric, seasonsOf(metric, seasons)] as const);
  const hazards = [...new Set(byMetric.flatMap(([, rows]) => rows.map(({ hazard }) => hazard)))];
  return hazards.map((hazard) => {
    const { exposure, displacement, riskScore } = Object.fromEntries(
      byMetric.map(([metric, rows]) => {
        const season = rows.find((row) => row.hazard === hazard);
        return [metric, season ? valueOver(season, span, metric) : null];
      }),
    ) as Record<Metric, number | null>;
    const atRisk =
      displacement !== null && exposure !== null ? Math.min(displacement, exposure) : displacement;
    return { hazard, exposure, displacement: atRisk, riskScore };
  });
}
