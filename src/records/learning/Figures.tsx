import { useMemo } from 'react';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { learningStatsEndpoint } from '#contracts/operationalLearning/learnings.ts';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import { KeyFigures } from '#src/components/KeyFigures/index.tsx';
import { lazyComponent } from '#src/components/lazyPart.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { WhenNear } from '#src/components/WhenNear/index.tsx';
import { WorldMap } from '#src/components/WorldMap/lazy.ts';
import { boundsAround } from '#src/components/WorldMap/worldCopies.ts';
import { useApp } from '#src/core/AppContext.ts';
import { countryLink } from '#src/core/placeLinks.ts';
import { countriesInput, isSelectable } from '#src/domain/countries.ts';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { usePanelOf } from '#src/hooks/usePanelOf.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import type { LearningQuery } from './filters.ts';
import styles from './learning.module.css';
import { learningStrings } from './strings.ts';

type Stats = AnswerOf<typeof learningStatsEndpoint>;

const DOT = '#1b5fa8';
const MAP_ROOM = <Skeleton height={['32rem', '29rem', '37.5rem']} />;
/** Charts and their tables: what is read after the figures comes after them. */
const LearningCharts = lazyComponent(async () => (await import('./Charts.tsx')).LearningCharts);
const CHARTS_ROOM = <Skeleton height="70rem" />;

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
          <LearningMap
            stats={stats}
            isOfPart={Boolean(query.appeal_code__region ?? query.appeal_code__country__in)}
          />
          <WhenNear placeholder={CHARTS_ROOM}>
            <LearningCharts pending={CHARTS_ROOM} stats={stats} />
          </WhenNear>
        </div>
      )}
    </Panel>
  );
}

/** A bubble for each country. `isOfPart`: of a part of the world, which is looked at from near. */
function LearningMap({ stats, isOfPart }: { stats: Stats; isOfPart: boolean }) {
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
      <WhenNear placeholder={MAP_ROOM}>
        <WorldMap
          pending={MAP_ROOM}
          title={strings.map}
          source={strings.source}
          valueLabel={strings.learnings}
          formatValue={(value) => formatNumber(value, language)}
          styleUrl={config.mapStyleUrl || undefined}
          radiusOf={radiusOf}
          names={answer?.results}
          categories={[{ key: 'learnings', color: DOT, label: strings.learnings }]}
          points={points}
          bounds={
            isOfPart
              ? boundsAround(points.map(({ longitude, latitude }) => [longitude, latitude] as const))
              : undefined
          }
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
      </WhenNear>
    </section>
  );
}

/** Areas are compared, not widths; in px. */
const radiusOf = (value: number) => Math.min(18, 3 + 2 * Math.sqrt(value));
