import { useMemo, useState } from 'react';
import { SegmentInput } from '#src/components/SegmentInput/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { WorldMap } from '#src/components/WorldMap/lazy.ts';
import { useApp } from '#src/core/AppContext.ts';
import { pathTo } from '#src/core/links.ts';
import { countryLink } from '#src/core/placeLinks.ts';
import type { CountryOperations } from '#src/domain/operations.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import styles from '../HomeScreen.module.css';
import { homeStrings } from '../strings.ts';
import moreStyles from './more.module.css';
import { homeMoreStrings } from './strings.ts';

/** What bubbles are coloured by, with the colour of each category in the order of the legend. */
const LEGENDS = {
  kind: {
    emergencyAppeal: '#d22630',
    dref: '#e08a00',
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
type Coloring = keyof typeof LEGENDS;
type Scale = 'peopleTargeted' | 'amountRequested';

/** Where operations run: a bubble a country. What it is coloured and sized by, the reader chooses. */
export function OperationsMap({ operations }: { operations: readonly CountryOperations[] }) {
  const strings = useStrings(homeStrings);
  const more = useStrings(homeMoreStrings);
  const language = useLanguage();
  const { config } = useApp();
  const [coloring, setColoring] = useState<Coloring>('kind');
  const [scale, setScale] = useState<Scale>('peopleTargeted');
  const words: Readonly<Record<string, string>> = { ...strings, ...more };
  const points = useMemo(
    () =>
      operations.map((operation) => ({
        id: String(operation.countryId),
        label: operation.name,
        longitude: operation.longitude,
        latitude: operation.latitude,
        value: operation[scale],
        category: operation[coloring],
        to: countryLink(operation.countryId),
      })),
    [operations, scale, coloring],
  );
  return (
    <>
      <div className={moreStyles.choices}>
        <SegmentInput
          name="coloring"
          label={more.colorBy}
          value={coloring}
          onChange={setColoring}
          options={[
            { value: 'kind', label: more.byType },
            { value: 'severity', label: more.bySeverity },
            { value: 'funding', label: more.byFunding },
          ]}
        />
        <SegmentInput
          name="scale"
          label={more.scaleBy}
          value={scale}
          onChange={setScale}
          options={[
            { value: 'peopleTargeted', label: more.byPeople },
            { value: 'amountRequested', label: more.byAmount },
          ]}
        />
      </div>
      <WorldMap
        pending={<Skeleton height={['30rem', '31rem', '36rem']} />}
        title={more.mapTitle}
        source={more.mapSource}
        valueLabel={scale === 'peopleTargeted' ? strings.peopleTargeted : more.amountRequested}
        formatValue={(value) => formatNumber(value, language)}
        styleUrl={config.mapStyleUrl || undefined}
        categories={Object.entries(LEGENDS[coloring]).map(([key, color]) => ({
          key,
          color,
          label: words[key] ?? key,
        }))}
        points={points}
        renderPopup={(id) => (
          <CountryPopup of={operations.find(({ countryId }) => String(countryId) === id)} />
        )}
      />
    </>
  );
}

function CountryPopup({ of: operations }: { of: CountryOperations | undefined }) {
  const strings = useStrings(homeStrings);
  const more = useStrings(homeMoreStrings);
  const language = useLanguage();
  return (
    <ul className={styles.popup}>
      {operations?.appeals.map((appeal) => (
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
