import { useCallback, useMemo } from 'react';
import { DescriptionList } from '#src/components/DescriptionList/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { WorldMap } from '#src/components/WorldMap/lazy.ts';
import { useApp } from '#src/core/AppContext.ts';
import type { Country } from '#src/domain/countries.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { boundsOf, useRegion } from '../RegionScreen/region.ts';
import { regionStrings } from '../strings.ts';
import { type CountryWork, projectsOf } from './movement.ts';
import styles from './RegionThreeWScreen.module.css';

const BLUE = '#3f74ad';
/** The smallest and the largest bubble, in px. */
const RADII = [4, 18] as const;

/** A bubble a country, sized by its projects; the same as a table. */
export function MovementMap({
  work,
  names,
}: {
  work: readonly CountryWork[];
  names: readonly Country[] | undefined;
}) {
  const strings = useStrings(regionStrings);
  const language = useLanguage();
  const { config } = useApp();
  const region = useRegion();
  const most = Math.max(1, ...work.map(({ projects_count }) => projects_count));
  // Areas are compared, not widths.
  const radiusOf = useCallback(
    (value: number) => RADII[0] + (RADII[1] - RADII[0]) * Math.sqrt(value / most),
    [most],
  );
  const points = useMemo(
    () =>
      work.flatMap(({ id, name, longitude, latitude, projects_count }) =>
        longitude === undefined || latitude === undefined
          ? []
          : [
              {
                id: String(id),
                label: name,
                longitude,
                latitude,
                value: projects_count,
                category: 'projects',
                to: projectsOf(id),
              },
            ],
      ),
    [work],
  );
  return (
    <WorldMap
      pending={<Skeleton height={['32rem', '29rem', '37.5rem']} />}
      title={strings.mapTitle}
      source={strings.mapSource}
      valueLabel={strings.projects}
      formatValue={(value) => formatNumber(value, language)}
      styleUrl={config.mapStyleUrl || undefined}
      radiusOf={radiusOf}
      names={names}
      bounds={boundsOf(region)}
      categories={[{ key: 'projects', color: BLUE, label: strings.projects }]}
      points={points}
      renderPopup={(id) => {
        const country = work.find((one) => String(one.id) === id);
        return country && <Work of={country} />;
      }}
    />
  );
}

/** How far along the projects of a country are, and who works there on what. */
function Work({ of }: { of: CountryWork }) {
  const strings = useStrings(regionStrings);
  const language = useLanguage();
  return (
    <div className={styles.popup}>
      <DescriptionList
        items={[
          { term: strings.planned, value: formatNumber(of.planned_projects_count, language) },
          { term: strings.ongoing, value: formatNumber(of.ongoing_projects_count, language) },
          { term: strings.completed, value: formatNumber(of.completed_projects_count, language) },
        ]}
      />
      <strong>
        {strings.activeSocieties} ({formatNumber(of.societies.length, language)})
      </strong>
      <ul>
        {of.societies.map(({ id, name, sectors }) => (
          <li key={id}>
            {name}
            <ul>
              {sectors.map((sector) => (
                <li key={sector.id}>
                  {sector.sector}: {formatNumber(sector.count, language)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
