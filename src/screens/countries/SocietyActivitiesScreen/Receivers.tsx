import { ONGOING } from '#contracts/projects/codes.ts';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { WorldMap } from '#src/components/WorldMap/lazy.ts';
import { useApp } from '#src/core/AppContext.ts';
import { pathTo } from '#src/core/links.ts';
import { countryLink } from '#src/core/placeLinks.ts';
import { countriesInput } from '#src/domain/countries.ts';
import { messageState } from '#src/domain/messageState.ts';
import { pointOf } from '#src/domain/pointOf.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { type RequestView, useRequest } from '#src/hooks/useRequest.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { useCountry } from '../CountryScreen/country.ts';
import styles from '../countries.module.css';
import type { ProjectQuery } from '../threeW/filters.ts';
import { ReceiverList } from './ReceiverList.tsx';
import { countrySocietyStrings } from './strings.ts';

export const RECEIVERS_PENDING = <Skeleton height={['33rem', '35rem', '38rem']} />;
const OWN = '#2f6fb2';
const RECEIVING = '#9a6200';
/** The smallest and the largest bubble, in px. */
const RADII = [5, 20] as const;

interface ReceiversProps {
  request: RequestView<unknown>;
  /** How many projects each country receives, by its id. */
  receivers: ReadonlyMap<number, number> | undefined;
  /** What the page is narrowed by. */
  query: ProjectQuery;
}

/** Where the National Society works: a bubble a country, its own in another colour with a line to each other; beside it country by country. */
export function Receivers({ request, receivers, query }: ReceiversProps) {
  const strings = useStrings(countrySocietyStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const { config } = useApp();
  const own = useCountry();
  const { answer: countries, ...naming } = useRequest(countriesEndpoint, countriesInput);
  useFailureAlert(naming);
  const most = Math.max(1, ...(receivers?.values() ?? []));
  const listed = (countries?.results ?? [])
    .flatMap(({ id, name }) => {
      const projects = receivers?.get(id);
      return projects ? [{ id, name: name ?? '', projects }] : [];
    })
    .sort((one, other) => other.projects - one.projects);
  return (
    <Panel
      heading={strings.societyMap}
      state={messageState(request, { isEmpty: receivers?.size === 0 })}
      error={{ message: errorText(request.error) }}
      onRetry={request.retry}
      skeleton={RECEIVERS_PENDING}
    >
      <div className={styles.beside}>
        <WorldMap
          pending={RECEIVERS_PENDING}
          title={strings.societyMap}
          source={strings.source}
          valueLabel={strings.projectsNumber}
          formatValue={(value) => formatNumber(value, language)}
          styleUrl={config.mapStyleUrl || undefined}
          names={countries?.results}
          categories={[
            { key: 'own', label: strings.own, color: OWN },
            { key: 'receiving', label: strings.receiving, color: RECEIVING },
          ]}
          points={(countries?.results ?? []).flatMap(({ id, name, centroid }) => {
            // Its own stands there too where all its work is abroad: the lines begin there.
            const value = receivers?.get(id) ?? (id === own.id ? 0 : undefined);
            const point = pointOf(centroid);
            if (value === undefined || !point) return [];
            return [
              {
                id: String(id),
                label: name ?? '',
                ...point,
                value,
                // Areas are compared, not widths.
                radius: RADII[0] + (RADII[1] - RADII[0]) * Math.sqrt(value / most),
                category: id === own.id ? 'own' : 'receiving',
                from: id === own.id ? undefined : String(own.id),
                to: countryLink(id),
              },
            ];
          })}
          renderPopup={(id) => (
            <TextLink
              to={pathTo('projects', undefined, { country: id, reporting_ns: own.id, status: ONGOING })}
            >
              {strings.societyProjects}
            </TextLink>
          )}
        />
        <ReceiverList receivers={listed} query={query} />
      </div>
    </Panel>
  );
}
