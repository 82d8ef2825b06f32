import { useMemo } from 'react';
import { unreadableRows } from '#contracts/leftOut.ts';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { countriesInput } from '#src/domain/countries.ts';
import { emergencyPlaces } from '#src/domain/emergencyPlaces.ts';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { type RequestView, useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { EmergenciesAt, EmergencyMap } from '#src/records/emergencyMap/EmergencyMap.tsx';
import styles from './EmergencyOverviewScreen.module.css';
import { emergencyOverviewStrings } from './strings.ts';
import type { Emergencies, Emergency } from './types.ts';

const NONE: readonly Emergency[] = [];
const SKELETON = <Skeleton height={['78rem', '76rem', '42rem']} />;
/** Beside its choices and its list. */
const MAP_SKELETON = <Skeleton height={['31rem', '31.5rem', '37rem']} />;

/** Where emergencies began, and beside the map the same as a list. */
export function RecentMap({ request }: { request: RequestView<Emergencies> }) {
  const emergencies = request.answer?.results ?? NONE;
  const strings = useStrings(emergencyOverviewStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const countries = useRequest(countriesEndpoint, countriesInput);
  const places = useMemo(
    () => emergencyPlaces(emergencies, countries.answer?.results ?? []),
    [emergencies, countries.answer],
  );
  const failed = [request, countries].find(({ error }) => error !== undefined);
  const both = {
    answer: request.answer && countries.answer,
    error: failed?.error,
    isPending: request.isPending || countries.isPending,
  };
  return (
    <Panel
      heading={fill(strings.mapHeading, { count: formatNumber(request.answer?.count, language) })}
      actions={<TextLink to={pathTo('emergencies')}>{strings.viewAllEmergencies}</TextLink>}
      state={messageState(both, { isEmpty: emergencies.length === 0 })}
      unreadable={unreadableRows(request.answer)}
      error={{ message: errorText(both.error) }}
      onRetry={failed?.retry}
      skeleton={SKELETON}
    >
      <EmergencyMap
        pending={MAP_SKELETON}
        period={strings.heading}
        places={places}
        countries={countries.answer?.results}
        renderPopup={(place) => <EmergenciesAt of={place.emergencies} hasPeople />}
        beside={(scale) => (
          <section aria-label={strings.list} className={styles.side}>
            <h3>{strings.list}</h3>
            {/* It scrolls by itself beside the map, so it must be reachable by keyboard. */}
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region */}
            <ul className={styles.countries} tabIndex={0} aria-label={strings.list}>
              {places
                .toSorted((one, other) => (other[scale] ?? -1) - (one[scale] ?? -1))
                .map((place) => (
                  <li key={place.id}>
                    <strong>{place.name}</strong>
                    <EmergenciesAt of={place.emergencies} />
                  </li>
                ))}
            </ul>
          </section>
        )}
      />
    </Panel>
  );
}
