import { useCallback, useMemo } from 'react';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { EMERGENCY_OPERATION, ONGOING, PROGRAMME } from '#contracts/projects/codes.ts';
import type { ongoingSocietiesEndpoint } from '#contracts/projects/figures.ts';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import { DescriptionList } from '#src/components/DescriptionList/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { WorldMap } from '#src/components/WorldMap/lazy.ts';
import { useApp } from '#src/core/AppContext.ts';
import { pathTo } from '#src/core/links.ts';
import { countryLink } from '#src/core/placeLinks.ts';
import { countriesInput, isSelectable } from '#src/domain/countries.ts';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { projectStrings } from '#src/records/project/strings.ts';
import styles from './ProjectOverview.module.css';
import { projectOverviewStrings } from './strings.ts';

type Society = AnswerOf<typeof ongoingSocietiesEndpoint>[number];

const COLORS = { programme: '#3f6f2a', emergency: '#2f6fb2', multiple: '#9a6200' } as const;
/** The smallest and the largest bubble, in px. */
const RADII = [3, 18] as const;
const MOST_SECTORS = 5;

function categoryOf({ operation_types }: Society): keyof typeof COLORS {
  const [type, ...others] = operation_types ?? [];
  if (others.length > 0) return 'multiple';
  if (type === PROGRAMME) return 'programme';
  return type === EMERGENCY_OPERATION ? 'emergency' : 'multiple';
}

/** A bubble for each National Society, by the kind of its projects; the same as a table. */
export function SocietyMap({ societies }: { societies: readonly Society[] }) {
  const strings = useStrings(projectOverviewStrings);
  const words = useStrings(projectStrings);
  const language = useLanguage();
  const { config } = useApp();
  const { answer: countries, ...places } = useRequest(countriesEndpoint, countriesInput);
  useFailureAlert(places);
  const points = useMemo(() => {
    const places = new Map(
      (countries?.results ?? []).filter(isSelectable).map(({ id, centroid }) => [id, centroid]),
    );
    return societies.flatMap((society) => {
      const [longitude, latitude] = places.get(society.id)?.coordinates ?? [];
      if (longitude === undefined || latitude === undefined) return [];
      const value = society.ongoing_projects ?? undefined;
      return [
        {
          id: String(society.id),
          label: society.name ?? '',
          longitude,
          latitude,
          value,
          category: categoryOf(society),
        },
      ];
    });
  }, [countries, societies]);
  const most = Math.max(1, ...societies.map(({ ongoing_projects }) => ongoing_projects ?? 0));
  // Areas are compared, not widths.
  const radiusOf = useCallback(
    (value: number) => RADII[0] + (RADII[1] - RADII[0]) * Math.sqrt(value / most),
    [most],
  );
  return (
    <WorldMap
      pending={<Skeleton height={['32rem', '29rem', '37.5rem']} />}
      title={strings.mapHeading}
      source={strings.mapSource}
      valueLabel={strings.ongoing}
      formatValue={(value) => formatNumber(value, language)}
      styleUrl={config.mapStyleUrl || undefined}
      radiusOf={radiusOf}
      names={countries?.results}
      categoriesTitle={words.operationType}
      categories={[
        { key: 'programme', color: COLORS.programme, label: words.operation_0 },
        { key: 'emergency', color: COLORS.emergency, label: words.operation_1 },
        { key: 'multiple', color: COLORS.multiple, label: strings.multiple },
      ]}
      points={points}
      renderPopup={(id) => <SocietyPopup of={societies.find((society) => String(society.id) === id)} />}
    />
  );
}

function SocietyPopup({ of: society }: { of: Society | undefined }) {
  const strings = useStrings(projectOverviewStrings);
  const language = useLanguage();
  if (!society) return null;
  const sectors = [...society.projects_per_sector]
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST_SECTORS);
  return (
    <div className={styles.popup}>
      <TextLink to={countryLink(society.id)}>{society.society_name || society.name}</TextLink>
      <DescriptionList
        items={[
          { term: strings.ongoing, value: formatNumber(society.ongoing_projects, language) },
          { term: strings.targeted, value: formatNumber(society.target_total, language) },
        ]}
      />
      <strong>{strings.topSectors}</strong>
      <ul>
        {sectors.map(({ primary_sector, primary_sector_display, count }) => (
          <li key={primary_sector}>
            {primary_sector_display}: {formatNumber(count, language)}
          </li>
        ))}
      </ul>
      <TextLink to={pathTo('projects', undefined, { reporting_ns: society.id, status: ONGOING })}>
        {strings.projectsOf}
      </TextLink>
    </div>
  );
}
