import { useMemo } from 'react';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import { appealsEndpoint } from '#contracts/emergencies/appeals.ts';
import { fieldReportsEndpoint } from '#contracts/fieldReports/list.ts';
import { everything } from '#contracts/query.ts';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useNow } from '#src/hooks/useNow.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill, plural } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { OperationFacts } from '#src/records/operationsMap/OperationFacts.tsx';
import { useCountry } from '../CountryScreen/country.ts';
import styles from '../countries.module.css';
import { PROVINCES_PENDING, ProvinceMap } from '../ProvinceMap/index.tsx';
import { useProvinces } from '../useProvinces.ts';
import { byProvince } from './byProvince.ts';
import { reportsInput } from './requests.ts';
import { countryEmergenciesStrings } from './strings.ts';

interface OperationsByProvinceProps {
  /** What the list above asks for; the map shows the operations of all its pages. */
  query: Partial<QueryOf<typeof appealsEndpoint>>;
}

/** In which provinces the operations of a list run, kept by its filters; which ones, the popup of a province says. */
export function OperationsByProvince({ query }: OperationsByProvinceProps) {
  const strings = useStrings(countryEmergenciesStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const { id } = useCountry();
  const everywhere = everything({ ...query, offset: undefined, ordering: undefined });
  const appeals = useRequest(appealsEndpoint, everywhere, { isPreserved: true });
  const reports = useRequest(fieldReportsEndpoint, reportsInput(id, useNow()));
  const provinces = useProvinces();
  const failed = [appeals, reports, provinces].find(({ error }) => error !== undefined);
  const operations = appeals.answer?.results;
  const places = useMemo(
    () => operations && reports.answer && byProvince(operations, reports.answer.results),
    [operations, reports.answer],
  );
  const values = useMemo(
    () => new Map([...(places ?? [])].map(([place, own]) => [place, own.length])),
    [places],
  );
  if (!operations || !places || !provinces.answer) {
    return (
      <MessageBlock
        state={failed ? 'failed' : 'pending'}
        message={failed && errorText(failed.error)}
        onRetry={failed?.retry}
        skeleton={PROVINCES_PENDING}
      />
    );
  }
  const placed = new Set(provinces.answer.results.flatMap(({ id }) => places.get(id) ?? []));
  const unplaced = operations.length - placed.size;
  return (
    <div className={styles.before}>
      <ProvinceMap
        title={strings.operationsByProvince}
        source={strings.mapSource}
        valueLabel={strings.operations}
        values={values}
        renderPopup={(province) => <OperationFacts of={places.get(province) ?? []} />}
      />
      {unplaced > 0 && (
        <p className={styles.note}>
          {fill(plural(strings, 'notInProvinces', unplaced, language), {
            count: formatNumber(unplaced, language),
          })}
        </p>
      )}
    </div>
  );
}
