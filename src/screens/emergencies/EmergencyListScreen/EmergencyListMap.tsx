import { emergenciesEndpoint } from '#contracts/emergencies/list.ts';
import { emergencyPlaces } from '#src/domain/emergencyPlaces.ts';
import { InTable, ListMap, TOLD_AT_ONCE } from '#src/lists/ListMap/index.tsx';
import { MAP_PENDING } from '#src/lists/ListMap/pending.tsx';
import { EmergenciesAt, EmergencyMap } from '#src/records/emergencyMap/EmergencyMap.tsx';
import type { MappedList } from '../mappedList.ts';

/** The emergencies of the list by country. */
export function EmergencyListMap(props: MappedList<typeof emergenciesEndpoint>) {
  return (
    <ListMap endpoint={emergenciesEndpoint} {...props} placesOf={emergencyPlaces}>
      {(places, countries, bounds) => (
        <EmergencyMap
          pending={MAP_PENDING}
          places={places}
          countries={countries}
          bounds={bounds}
          renderPopup={({ id, emergencies }) => (
            <>
              <EmergenciesAt of={emergencies.slice(0, TOLD_AT_ONCE)} hasPeople />
              <InTable country={id} count={emergencies.length} />
            </>
          )}
        />
      )}
    </ListMap>
  );
}
