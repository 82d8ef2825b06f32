import { everything } from '#contracts/query.ts';
import { countriesEndpoint, districtsEndpoint } from '#contracts/reference/lists.ts';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { WorldMap } from '#src/components/WorldMap/lazy.ts';
import { useApp } from '#src/core/AppContext.ts';
import { actorOf, byDistrict } from '#src/domain/activities.ts';
import { countriesInput } from '#src/domain/countries.ts';
import { messageState } from '#src/domain/messageState.ts';
import { pointOf } from '#src/domain/pointOf.ts';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import styles from './responseActivities.module.css';
import { emergencyActivitiesStrings } from './strings.ts';
import type { Place, Project } from './types.ts';

const SKELETON = <Skeleton height={['29rem', '29.5rem', '41rem']} />;

/** Bubbles of more projects than these are no larger. */
const MOST_TOLD_APART = 12;

/** From how many projects on a province has which colour. Source: screen facts of emergencies, 5.3. */
const STEPS = [
  { key: 'from10', from: 10, color: '#344b67' },
  { key: 'from5', from: 5, color: '#67788d' },
  { key: 'from2', from: 2, color: '#8796a8' },
  { key: 'lessThan2', from: 0, color: '#a7b3c0' },
] as const;

/** Of the country that is looked at, so that it stands out of its neighbours. */
const COUNTRY = '#f0dcc4';

/** How many projects there are in each province, by its colour; where its borders are not known, it is a bubble. */
export function ActivityMap({
  projects,
  countries,
}: {
  projects: readonly Project[];
  countries: readonly Place[];
}) {
  const strings = useStrings(emergencyActivitiesStrings);
  const language = useLanguage();
  const { config } = useApp();
  const districts = useRequest(districtsEndpoint, everything({ country__in: countries.map(({ id }) => id) }));
  // For the names of its neighbours.
  const { answer: names, ...naming } = useRequest(countriesEndpoint, countriesInput);
  useFailureAlert(naming);
  if (!districts.answer)
    return <MessageBlock state={messageState(districts)} onRetry={districts.retry} skeleton={SKELETON} />;
  const districtOf = new Map(districts.answer.results.map((district) => [district.id, district]));
  const codes = countries.flatMap(({ iso3 }) => (iso3 ? [iso3] : []));
  return (
    <WorldMap
      pending={SKELETON}
      title={strings.map}
      source={strings.mapSource}
      valueLabel={strings.projects}
      formatValue={(value) => formatNumber(value, language)}
      styleUrl={config.mapStyleUrl || undefined}
      focus={codes}
      countries={codes.map((iso3) => ({ iso3, color: COUNTRY }))}
      names={names?.results}
      categoriesTitle={strings.projects}
      categories={[...STEPS].reverse().map(({ key, color }) => ({ key, color, label: strings[key] }))}
      points={byDistrict(projects).flatMap(({ id, name, count }) => {
        const district = districtOf.get(id);
        const point = pointOf(district?.centroid);
        return !point
          ? []
          : [
              {
                id: String(id),
                label: name,
                ...point,
                area: district?.code,
                value: count,
                radius: 8 + Math.min(count, MOST_TOLD_APART),
                category: (STEPS.find(({ from }) => count >= from) ?? STEPS[3]).key,
              },
            ];
      })}
      renderPopup={(id) => (
        <ul className={styles.popup}>
          {projects
            .filter(({ districts_details }) => districts_details.some((place) => String(place.id) === id))
            .map((project) => (
              <li key={project.id}>
                {project.title} ({actorOf(project)})
              </li>
            ))}
        </ul>
      )}
    />
  );
}
