import { appealsEndpoint } from '#contracts/emergencies/appeals.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { operationsByCountry } from '#src/domain/operations.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { InTable, ListMap, TOLD_AT_ONCE } from '#src/lists/ListMap/index.tsx';
import { OperationFacts } from '#src/records/operationsMap/OperationFacts.tsx';
import { OperationsMap } from '#src/records/operationsMap/OperationsMap.tsx';
import type { MappedList } from '../mappedList.ts';

const placesOf = (...given: Parameters<typeof operationsByCountry>) =>
  operationsByCountry(...given).map((place) => ({ ...place, id: place.countryId }));

/** The appeals of the list by country. */
export function AppealListMap(props: MappedList<typeof appealsEndpoint>) {
  const { appeals: title } = useStrings(routeStrings);
  return (
    <ListMap endpoint={appealsEndpoint} {...props} placesOf={placesOf}>
      {(places, countries, bounds) => (
        <OperationsMap
          title={title}
          operations={places}
          countries={countries}
          bounds={bounds}
          renderPopup={({ countryId, appeals }) => (
            <>
              <OperationFacts of={appeals.slice(0, TOLD_AT_ONCE)} />
              <InTable country={countryId} count={appeals.length} />
            </>
          )}
        />
      )}
    </ListMap>
  );
}
