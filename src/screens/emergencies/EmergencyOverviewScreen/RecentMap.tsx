import { useMemo } from 'react';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { unreadableRows } from '#contracts/leftOut.ts';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import { Panel } from '#src/components/Panel/index.tsx';
import { SeverityBadge } from '#src/components/SeverityBadge/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { peopleAffected } from '#src/domain/affected.ts';
import { sumOf } from '#src/domain/appeals.ts';
import { countriesInput, isSelectable } from '#src/domain/countries.ts';
import { messageState } from '#src/domain/messageState.ts';
import {
  type OperationSeverity,
  type ResponseLevel,
  responseOf,
  severityOf,
} from '#src/domain/operations.ts';
import { pointOf } from '#src/domain/pointOf.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { type RequestView, useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { BubbleMap, categoriesOf } from '#src/records/BubbleMap/index.tsx';
import styles from './EmergencyOverviewScreen.module.css';
import { emergencyOverviewStrings } from './strings.ts';
import type { Emergencies, Emergency } from './types.ts';

const NONE: readonly Emergency[] = [];
const SKELETON = <Skeleton height={['78rem', '76rem', '42rem']} />;
/** Beside its choices and its list. */
const MAP_SKELETON = <Skeleton height={['31rem', '31.5rem', '37rem']} />;
/** What bubbles are coloured by, with the colour of each category in the order of the legend. */
const LEGENDS = {
  response: { withResponse: '#b87400', withoutResponse: '#8a3a6b', mixedResponse: '#4c5d9b' },
  severity: { red: '#c8102e', orange: '#ee6a1a', yellow: '#d39c00', unknownSeverity: '#67788d' },
} as const;

/** Radii of bubbles by the number of emergencies: up to so many, so many px. */
const NUMBER_RADII = [
  [2, 7],
  [4, 9],
  [8, 11],
  [Number.POSITIVE_INFINITY, 15],
] as const;

const radiusByNumber = (value: number) => NUMBER_RADII.find(([limit]) => value <= limit)?.[1] ?? 15;

interface Place {
  id: number;
  name: string;
  longitude: number;
  latitude: number;
  emergencies: readonly Emergency[];
  /** Undefined where nobody counted them. */
  people: number | undefined;
  number: number;
  response: ResponseLevel;
  severity: OperationSeverity;
}

/**
 * Where emergencies began: a bubble a country, and beside it the same as a list. What it is coloured and sized by, the
 * reader chooses.
 */
export function RecentMap({ request }: { request: RequestView<Emergencies> }) {
  const emergencies = request.answer?.results ?? NONE;
  const strings = useStrings(emergencyOverviewStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const countries = useRequest(countriesEndpoint, countriesInput);
  const places = useMemo(
    () => placesOf(emergencies, countries.answer?.results ?? []),
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
      <BubbleMap
        pending={MAP_SKELETON}
        title={strings.map}
        period={strings.heading}
        source={strings.mapSource}
        places={places}
        names={countries.answer?.results}
        colorBy={strings.colorBy}
        colorings={[
          { key: 'severity', label: strings.bySeverity, categories: categoriesOf(LEGENDS.severity, strings) },
          { key: 'response', label: strings.byResponse, categories: categoriesOf(LEGENDS.response, strings) },
        ]}
        scaleBy={strings.scaleBy}
        scales={[
          { key: 'people', label: strings.byPeople, valueLabel: strings.affected },
          { key: 'number', label: strings.byNumber, radiusOf: radiusByNumber },
        ]}
        renderPopup={(place) => <EmergencyList of={place} hasPeople />}
        below={(coloring) => coloring === 'response' && <p className={styles.note}>{strings.responseNote}</p>}
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
                    <EmergencyList of={place} />
                  </li>
                ))}
            </ul>
          </section>
        )}
      />
    </Panel>
  );
}

/** `hasPeople`: says how many are affected by each. */
function EmergencyList({ of: { emergencies }, hasPeople = false }: { of: Place; hasPeople?: boolean }) {
  const strings = useStrings(emergencyOverviewStrings);
  const language = useLanguage();
  return (
    <ul className={styles.emergencies}>
      {emergencies.map((emergency) => (
        <li key={emergency.id}>
          <TextLink to={pathTo('emergency', { emergencyId: emergency.id })}>
            {emergency.name ?? '--'}
          </TextLink>
          <SeverityBadge level={emergency.ifrc_severity_level} text={emergency.ifrc_severity_level_display} />
          {hasPeople && (
            <span className={styles.people}>
              {fill(strings.peopleAffected, { count: formatNumber(peopleAffected(emergency), language) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

type Countries = AnswerOf<typeof countriesEndpoint>['results'];

/** One place a country that can be chosen and lies somewhere; an emergency of several countries is listed in each. */
function placesOf(emergencies: readonly Emergency[], countries: Countries): Place[] {
  const own = byCountry(emergencies);
  return countries.filter(isSelectable).flatMap(({ id, name, centroid }) => {
    const here = own.get(id);
    const point = pointOf(centroid);
    if (!here || !point) return [];
    return {
      id,
      name,
      ...point,
      emergencies: here,
      people: sumOf(here.map(peopleAffected)),
      number: here.length,
      response: responseOf(here),
      severity: severityOf(here.map(({ ifrc_severity_level }) => ifrc_severity_level)),
    };
  });
}

function byCountry(emergencies: readonly Emergency[]) {
  const found = new Map<number, Emergency[]>();
  for (const emergency of emergencies) {
    for (const { id } of emergency.countries) found.set(id, [...(found.get(id) ?? []), emergency]);
  }
  return found;
}
