import type { ReactNode } from 'react';
import { SeverityBadge } from '#src/components/SeverityBadge/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import type { Bounds } from '#src/components/WorldMap/land.ts';
import { pathTo } from '#src/core/links.ts';
import { peopleAffected } from '#src/domain/affected.ts';
import type { Country } from '#src/domain/countries.ts';
import type { EmergencyPlace } from '#src/domain/emergencyPlaces.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber, MISSING } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { BubbleMap, categoriesOf } from '#src/records/BubbleMap/index.tsx';
import styles from './emergencyMap.module.css';
import { emergencyMapStrings } from './strings.ts';

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

interface EmergencyMapProps {
  places: readonly EmergencyPlace[];
  countries: readonly Country[] | undefined;
  period?: string | undefined;
  bounds?: Bounds | undefined;
  renderPopup: (place: EmergencyPlace) => ReactNode;
  /** Stands in its room while its code is on the way. */
  pending: ReactNode;
  beside?: ((scale: 'people' | 'number') => ReactNode) | undefined;
}

/** Where emergencies are: a bubble a country. What it is coloured and sized by, the reader chooses. */
export function EmergencyMap({ countries, beside, ...map }: EmergencyMapProps) {
  const strings = useStrings(emergencyMapStrings);
  return (
    <BubbleMap<EmergencyPlace, 'severity' | 'response', 'people' | 'number'>
      {...map}
      title={strings.map}
      source={strings.mapSource}
      names={countries}
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
      below={(coloring) => coloring === 'response' && <p className={styles.note}>{strings.responseNote}</p>}
      {...(beside && { beside })}
    />
  );
}

/** Emergencies of one place. `hasPeople`: says how many are affected by each. */
export function EmergenciesAt({
  of: emergencies,
  hasPeople = false,
}: {
  of: EmergencyPlace['emergencies'];
  hasPeople?: boolean;
}) {
  const strings = useStrings(emergencyMapStrings);
  const language = useLanguage();
  return (
    <ul className={styles.emergencies}>
      {emergencies.map((emergency) => (
        <li key={emergency.id}>
          <TextLink to={pathTo('emergency', { emergencyId: emergency.id })}>
            {emergency.name ?? MISSING}
          </TextLink>
          <SeverityBadge level={emergency.ifrc_severity_level} text={emergency.ifrc_severity_level_display} />
          {hasPeople && (
            <span className={styles.note}>
              {fill(strings.peopleAffected, { count: formatNumber(peopleAffected(emergency), language) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
