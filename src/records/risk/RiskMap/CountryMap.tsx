import { DescriptionList } from '#src/components/DescriptionList/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { WorldMap } from '#src/components/WorldMap/lazy.ts';
import { useApp } from '#src/core/AppContext.ts';
import type { Country, SelectableCountry } from '#src/domain/countries.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { LEVEL_COLORS } from '../levels.ts';
import { compareLevels, type HazardRisk, hasOwnScale, LEVELS } from '../scores.ts';
import type { Metric } from '../seasons.ts';
import { type RiskWord, riskStrings } from '../strings.ts';
import { type RankedCountry, valueText } from './CountryTable.tsx';

const SKELETON = <Skeleton height={['24rem', '28rem', '34rem']} />;
const POINT_PX = 5;
const always = () => POINT_PX;

interface CountryMapProps {
  rows: readonly RankedCountry[];
  places: readonly SelectableCountry[];
  names: readonly Country[] | undefined;
  metric: Metric;
  /** Of what months it tells. */
  period: string;
  bounds: readonly [number, number, number, number] | undefined;
}

/** Countries in the colours of their levels; their score is that of the hazard that sets it. */
export function CountryMap({ rows, places, names, metric, period, bounds }: CountryMapProps) {
  const strings = useStrings(riskStrings);
  const language = useLanguage();
  const { config } = useApp();
  const placeOf = new Map(places.map((place) => [place.iso3, place]));
  const isScore = metric === 'riskScore';
  const ordered = isScore ? rows.toSorted(compareLevels) : rows;
  return (
    <WorldMap
      pending={SKELETON}
      title={strings.mapTitle}
      period={period}
      source={strings.monthlySources}
      valueLabel={strings[metric]}
      formatValue={(value) => formatNumber(Math.round(value * 10) / 10, language)}
      radiusOf={always}
      styleUrl={config.mapStyleUrl || undefined}
      bounds={bounds}
      names={names}
      categoriesTitle={strings.riskLevel}
      categories={LEVELS.map((level) => ({
        key: String(level),
        label: strings[`rated_${level}` satisfies RiskWord],
        color: LEVEL_COLORS[level],
      }))}
      countries={rows.map(({ iso3, level }) => ({ iso3, color: LEVEL_COLORS[level] }))}
      isOrdered={isScore}
      points={ordered.flatMap(({ iso3, label, level, hazards, to }) => {
        const [leading] = hazards;
        const [longitude, latitude] = placeOf.get(iso3)?.centroid?.coordinates ?? [];
        return longitude === undefined || latitude === undefined
          ? []
          : {
              id: iso3,
              label,
              longitude,
              latitude,
              value: isScore ? leading?.value : peopleOf(hazards),
              measure: leading && hasOwnScale(leading.hazard) ? strings[leading.hazard] : undefined,
              radius: POINT_PX,
              category: String(level),
              to,
            };
      })}
      renderPopup={(id) => {
        const country = rows.find(({ iso3 }) => iso3 === id);
        return (
          country && (
            <DescriptionList
              items={country.hazards.map(({ hazard, level, value }) => ({
                term: strings[hazard],
                value: `${strings[`rated_${level}` satisfies RiskWord]} (${valueText(value, metric, language)})`,
              }))}
            />
          )
        );
      }}
    />
  );
}

/** Of all hazards. */
const peopleOf = (hazards: readonly HazardRisk[]) => hazards.reduce((sum, { value }) => sum + value, 0);
