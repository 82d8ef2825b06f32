import { type ReactNode, useMemo } from 'react';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import type { Bounds } from '#src/components/WorldMap/land.ts';
import type { Country } from '#src/domain/countries.ts';
import type { CountryOperations } from '#src/domain/operations.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { BubbleMap, categoriesOf } from '#src/records/BubbleMap/index.tsx';
import { OperationFacts } from './OperationFacts.tsx';
import { operationsMapStrings } from './strings.ts';

/** What bubbles are coloured by, with the colour of each category in the order of the legend. Red is the gravest severity, and nothing else. */
const LEGENDS = {
  kind: {
    emergencyAppeal: '#114f85',
    dref: '#b26a00',
    earlyAction: '#3f6f2a',
    multipleTypes: '#8a4fa3',
    otherType: '#5c6672',
  },
  severity: { red: '#c8102e', orange: '#ee6a1a', yellow: '#d39c00', unknownSeverity: '#67788d' },
  funding: {
    fundedLow: '#9a6200',
    fundedMiddle: '#2f6fb2',
    fundedHigh: '#1d7a6b',
    unknownFunding: '#67788d',
  },
} as const;
const PENDING = <Skeleton height={['33rem', '35rem', '37rem']} />;

interface OperationsMapProps {
  /** @default that they run now */
  title?: string | undefined;
  operations: readonly CountryOperations[];
  countries: readonly Country[] | undefined;
  bounds?: Bounds | undefined;
  /** @default all of a country */
  renderPopup?: ((place: CountryOperations) => ReactNode) | undefined;
}

/** Where operations run: a bubble a country. What it is coloured and sized by, the reader chooses. */
export function OperationsMap({
  title,
  operations,
  countries,
  bounds,
  renderPopup = ({ appeals }) => <OperationFacts of={appeals} />,
}: OperationsMapProps) {
  const strings = useStrings(operationsMapStrings);
  const places = useMemo(
    () => operations.map((operation) => ({ ...operation, id: operation.countryId })),
    [operations],
  );
  return (
    <BubbleMap
      pending={PENDING}
      title={title ?? strings.mapTitle}
      source={strings.mapSource}
      places={places}
      names={countries}
      bounds={bounds}
      colorBy={strings.colorBy}
      colorings={[
        { key: 'kind', label: strings.byType, categories: categoriesOf(LEGENDS.kind, strings) },
        { key: 'severity', label: strings.bySeverity, categories: categoriesOf(LEGENDS.severity, strings) },
        { key: 'funding', label: strings.byFunding, categories: categoriesOf(LEGENDS.funding, strings) },
      ]}
      scaleBy={strings.scaleBy}
      scales={[
        { key: 'peopleTargeted', label: strings.byPeople, valueLabel: strings.peopleTargeted },
        { key: 'amountRequested', label: strings.byAmount, valueLabel: strings.amountRequested },
      ]}
      renderPopup={renderPopup}
    />
  );
}
