import { useMemo } from 'react';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import type { Country } from '#src/domain/countries.ts';
import type { CountryOperations } from '#src/domain/operations.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { BubbleMap, categoriesOf } from '#src/records/BubbleMap/index.tsx';
import styles from '../HomeScreen.module.css';
import { homeStrings } from '../strings.ts';
import { homeMoreStrings } from './strings.ts';

/** What bubbles are coloured by, with the colour of each category in the order of the legend. */
const LEGENDS = {
  kind: {
    emergencyAppeal: '#d22630',
    dref: '#b26a00',
    earlyAction: '#4c5d9b',
    multipleTypes: '#8a4fa3',
    otherType: '#1d2733',
  },
  severity: { red: '#c8102e', orange: '#ee6a1a', yellow: '#d39c00', unknownSeverity: '#67788d' },
  funding: {
    fundedLow: '#c8102e',
    fundedMiddle: '#b87400',
    fundedHigh: '#17663a',
    unknownFunding: '#67788d',
  },
} as const;
const PENDING = <Skeleton height={['33rem', '35rem', '37rem']} />;

interface OperationsMapProps {
  operations: readonly CountryOperations[];
  countries: readonly Country[] | undefined;
}

/** Where operations run: a bubble a country. What it is coloured and sized by, the reader chooses. */
export function OperationsMap({ operations, countries }: OperationsMapProps) {
  const strings = useStrings(homeStrings);
  const more = useStrings(homeMoreStrings);
  const words = { ...strings, ...more };
  const places = useMemo(
    () => operations.map((operation) => ({ ...operation, id: operation.countryId })),
    [operations],
  );
  return (
    <BubbleMap
      pending={PENDING}
      title={more.mapTitle}
      source={more.mapSource}
      places={places}
      names={countries}
      colorBy={more.colorBy}
      colorings={[
        { key: 'kind', label: more.byType, categories: categoriesOf(LEGENDS.kind, words) },
        { key: 'severity', label: more.bySeverity, categories: categoriesOf(LEGENDS.severity, words) },
        { key: 'funding', label: more.byFunding, categories: categoriesOf(LEGENDS.funding, words) },
      ]}
      scaleBy={more.scaleBy}
      scales={[
        { key: 'peopleTargeted', label: more.byPeople, valueLabel: strings.peopleTargeted },
        { key: 'amountRequested', label: more.byAmount, valueLabel: more.amountRequested },
      ]}
      renderPopup={(operation) => <CountryPopup of={operation} />}
    />
  );
}

function CountryPopup({ of: { appeals } }: { of: CountryOperations }) {
  const strings = useStrings(homeStrings);
  const more = useStrings(homeMoreStrings);
  const language = useLanguage();
  return (
    <ul className={styles.popup}>
      {appeals.map((appeal) => (
        <li key={appeal.id}>
          {appeal.event ? (
            <TextLink to={pathTo('emergency', { emergencyId: appeal.event })}>{appeal.name}</TextLink>
          ) : (
            <strong>{appeal.name}</strong>
          )}
          <dl className={styles.facts}>
            <div>
              <dt>{strings.peopleTargeted}</dt>
              <dd>{formatNumber(appeal.num_beneficiaries, language)}</dd>
            </div>
            <div>
              <dt>{more.amountRequested}</dt>
              <dd>{formatNumber(appeal.amount_requested, language)}</dd>
            </div>
            <div>
              <dt>{more.amountFunded}</dt>
              <dd>{formatNumber(appeal.amount_funded, language)}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
