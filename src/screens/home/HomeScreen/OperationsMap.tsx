import { lazy, Suspense, useMemo } from 'react';
import { countriesEndpoint } from '#contracts/endpoints/domain.ts';
import { appealsEndpoint } from '#contracts/endpoints/response.ts';
import { useApp } from '#src/app/AppContext.ts';
import { pathTo } from '#src/app/links.ts';
import { Panel } from '#src/components/Panel/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { messageState } from '#src/domain/messageState.ts';
import { type CountryOperations, type OperationKind, operationsByCountry } from '#src/domain/operations.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import styles from './HomeScreen.module.css';
import { SKELETON } from './OperationsMapPlaceholder.tsx';
import { activeAppealsInput, countriesInput } from './requests.ts';
import { homeStrings } from './strings.ts';

const WorldMap = lazy(async () => ({
  default: (await import('#src/components/WorldMap/index.tsx')).WorldMap,
}));

/** Colours of the federation's maps, in the order of the legend. */
const KIND_COLORS: readonly [OperationKind, string][] = [
  ['emergencyAppeal', '#d22630'],
  ['dref', '#e08a00'],
  ['earlyAction', '#4c5d9b'],
  ['multipleTypes', '#8a4fa3'],
  ['otherType', '#1d2733'],
];

/** Where operations run now: a bubble a country, by people targeted and kind of appeal. */
export function OperationsMap() {
  const strings = useStrings(homeStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const { config } = useApp();
  const appeals = useRequest(appealsEndpoint, activeAppealsInput());
  const countries = useRequest(countriesEndpoint, countriesInput);
  const operations = useMemo(
    () => operationsByCountry(appeals.answer?.results ?? [], countries.answer?.results ?? []),
    [appeals.answer, countries.answer],
  );
  const failed = [appeals, countries].find(({ error }) => error !== undefined);
  const both = {
    answer: appeals.answer && countries.answer,
    error: failed?.error,
    isPending: appeals.isPending || countries.isPending,
  };
  return (
    <Panel
      heading={fill(strings.mapHeading, { count: formatNumber(appeals.answer?.count, language) })}
      state={messageState(both, { isEmpty: operations.length === 0 })}
      error={{ message: errorText(both.error) }}
      onRetry={failed?.retry}
      skeleton={SKELETON}
    >
      <Suspense fallback={SKELETON}>
        <WorldMap
          title={strings.mapTitle}
          source={strings.mapSource}
          valueLabel={strings.peopleTargeted}
          formatValue={(value) => formatNumber(value, language)}
          styleUrl={config.mapStyleUrl || undefined}
          categories={KIND_COLORS.map(([key, color]) => ({ key, color, label: strings[key] }))}
          points={operations.map(({ countryId, name, longitude, latitude, kind, peopleTargeted }) => ({
            id: String(countryId),
            label: name,
            longitude,
            latitude,
            value: peopleTargeted,
            category: kind,
          }))}
          renderPopup={(id) => (
            <Operations of={operations.find(({ countryId }) => String(countryId) === id)} />
          )}
        />
      </Suspense>
    </Panel>
  );
}

function Operations({ of: operations }: { of: CountryOperations | undefined }) {
  const strings = useStrings(homeStrings);
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
              <dt>{strings.amountRequested}</dt>
              <dd>{formatNumber(appeal.amount_requested, language)}</dd>
            </div>
            <div>
              <dt>{strings.amountFunded}</dt>
              <dd>{formatNumber(appeal.amount_funded, language)}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
