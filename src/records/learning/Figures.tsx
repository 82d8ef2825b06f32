import { useMemo } from 'react';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { learningStatsEndpoint } from '#contracts/operationalLearning/learnings.ts';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import { BarChart } from '#src/components/charts/BarChart.tsx';
import { LineChart } from '#src/components/charts/LineChart.tsx';
import { Grid } from '#src/components/Grid/index.tsx';
import { KeyFigures } from '#src/components/KeyFigures/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { WorldMap } from '#src/components/WorldMap/lazy.ts';
import { useApp } from '#src/core/AppContext.ts';
import { countryLink } from '#src/core/placeLinks.ts';
import { countriesInput, isSelectable } from '#src/domain/countries.ts';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { usePanelOf } from '#src/hooks/usePanelOf.ts';
import { useRegions } from '#src/hooks/useRegions.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import type { LearningQuery } from './filters.ts';
import styles from './learning.module.css';
import { learningStrings } from './strings.ts';

type Stats = AnswerOf<typeof learningStatsEndpoint>;

const DOT = '#1b5fa8';
const MOST_BARS = 12;
const DREF = 0;
const EMERGENCY_APPEAL = 1;

/** How much has been learned, where and from what. */
export function LearningFigures({ query }: { query: LearningQuery }) {
  const strings = useStrings(learningStrings);
  const language = useLanguage();
  const panelOf = usePanelOf();
  const request = useRequest(learningStatsEndpoint, { query }, { isPreserved: true });
  const stats = request.answer;
  return (
    <Panel
      heading={strings.overview}
      {...panelOf(request, {
        isEmpty: stats?.learning_extracts === 0,
        skeleton: <Skeleton height="60rem" />,
      })}
    >
      {stats && (
        <div className={styles.stack}>
          <KeyFigures
            figures={[
              { label: strings.operations, value: formatNumber(stats.operations_included, language) },
              { label: strings.sourcesUsed, value: formatNumber(stats.sources_used, language) },
              { label: strings.extracts, value: formatNumber(stats.learning_extracts, language) },
              { label: strings.sectorsCovered, value: formatNumber(stats.sectors_covered, language) },
            ]}
          />
          <LearningMap stats={stats} />
          <Charts stats={stats} />
        </div>
      )}
    </Panel>
  );
}

/** A bubble for each country. */
function LearningMap({ stats }: { stats: Stats }) {
  const strings = useStrings(learningStrings);
  const language = useLanguage();
  const { config } = useApp();
  const { answer, ...places } = useRequest(countriesEndpoint, countriesInput);
  useFailureAlert(places);
  const points = useMemo(() => {
    const centroids = new Map(
      (answer?.results ?? []).filter(isSelectable).map(({ id, centroid }) => [id, centroid]),
    );
    return stats.learning_by_country.flatMap(({ country_id, country_name, count }) => {
      const [longitude, latitude] = centroids.get(country_id)?.coordinates ?? [];
      return longitude === undefined || latitude === undefined
        ? []
        : [
            {
              id: String(country_id),
              label: country_name,
              longitude,
              latitude,
              value: count,
              category: 'learnings',
              to: countryLink(country_id),
            },
          ];
    });
  }, [answer, stats]);
  return (
    <section className={styles.named}>
      <h3>{strings.map}</h3>
      <WorldMap
        pending={<Skeleton height={['32rem', '29rem', '37.5rem']} />}
        title={strings.map}
        source={strings.source}
        valueLabel={strings.learnings}
        formatValue={(value) => formatNumber(value, language)}
        styleUrl={config.mapStyleUrl || undefined}
        radiusOf={radiusOf}
        names={answer?.results}
        categories={[{ key: 'learnings', color: DOT, label: strings.learnings }]}
        points={points}
        renderPopup={(id) => {
          const found = stats.learning_by_country.find(({ country_id }) => String(country_id) === id);
          return (
            found && (
              <TextLink to={countryLink(found.country_id)}>
                {`${strings.learnings}: ${formatNumber(found.count, language)}`}
              </TextLink>
            )
          );
        }}
      />
    </section>
  );
}

/** Areas are compared, not widths; in px. */
const radiusOf = (value: number) => Math.min(18, 3 + 2 * Math.sqrt(value));

function Charts({ stats }: { stats: Stats }) {
  const strings = useStrings(learningStrings);
  const { regions = [], ...names } = useRegions();
  useFailureAlert(names);
  const series = [{ key: 'learnings', label: strings.learnings }];
  const nameOf = (id: number, name: string | null | undefined) =>
    regions.find((region) => region.id === id)?.name ?? name ?? '';
  return (
    <>
      <Grid>
        <BarChart
          title={strings.bySector}
          source={strings.source}
          data={{
            categoryLabel: strings.sector,
            series,
            rows: stats.learning_by_sector.slice(0, MOST_BARS).map(({ sector_id, title, count }) => ({
              key: String(sector_id),
              label: title,
              values: [count],
            })),
          }}
        />
        <BarChart
          title={strings.byRegion}
          source={strings.source}
          data={{
            categoryLabel: strings.region,
            series,
            rows: stats.learning_by_region.map(({ region_id, region_name, count }) => ({
              key: String(region_id),
              label: nameOf(region_id, region_name),
              values: [count],
            })),
          }}
        />
      </Grid>
      <LineChart
        title={strings.overTime}
        source={strings.source}
        data={{
          categoryLabel: strings.year,
          series: [
            { key: 'dref', label: strings.dref },
            { key: 'appeal', label: strings.emergencyAppeal },
            { key: 'other', label: strings.otherAppeals },
          ],
          rows: sourcesByYear(stats.sources_overtime),
        }}
      />
    </>
  );
}

/** Documents by the year in which their operations started, every year from the first to the last: of DREFs, of appeals, of others. */
export function sourcesByYear(sources: Stats['sources_overtime']) {
  const years = sources.map(({ date }) => new Date(date).getUTCFullYear());
  if (years.length === 0) return [];
  const first = Math.min(...years);
  return Array.from({ length: Math.max(...years) - first + 1 }, (_, index) => {
    const year = first + index;
    const of = sources.filter((_source, position) => years[position] === year);
    const sum = (isCounted: (atype: number) => boolean) =>
      of.reduce((total, { atype, count }) => total + (isCounted(atype) ? count : 0), 0);
    return {
      key: `${year}-01-01`,
      label: String(year),
      values: [
        sum((atype) => atype === DREF),
        sum((atype) => atype === EMERGENCY_APPEAL),
        sum((atype) => atype !== DREF && atype !== EMERGENCY_APPEAL),
      ],
    };
  });
}
