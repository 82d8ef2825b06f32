import { useMemo } from 'react';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { fieldReportsEndpoint } from '#contracts/fieldReports/list.ts';
import { Panel } from '#src/components/Panel/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useNow } from '#src/hooks/useNow.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { useCountry } from '../CountryScreen/country.ts';
import { PROVINCES_PENDING, ProvinceMap } from '../ProvinceMap/index.tsx';
import { countryStrings } from '../strings.ts';
import { reportsInput } from './requests.ts';

type Report = AnswerOf<typeof fieldReportsEndpoint>['results'][number];

/** In which provinces emergencies were, as field reports tell; which ones, the popup of a province says. */
export function AffectedProvinces() {
  const strings = useStrings(countryStrings);
  const errorText = useErrorText();
  const { id } = useCountry();
  const request = useRequest(fieldReportsEndpoint, reportsInput(id, useNow()));
  const places = useMemo(() => emergenciesByProvince(request.answer?.results ?? []), [request.answer]);
  const values = useMemo(() => new Map([...places].map(([place, events]) => [place, events.size])), [places]);
  return (
    <Panel
      heading={strings.emergenciesMap}
      state={messageState(request, { isEmpty: values.size === 0 })}
      error={{ message: errorText(request.error) }}
      onRetry={request.retry}
      skeleton={PROVINCES_PENDING}
    >
      <ProvinceMap
        title={strings.emergenciesMap}
        source={strings.mapSource}
        valueLabel={strings.number}
        values={values}
        renderPopup={(province) => (
          <ul>
            {[...(places.get(province) ?? [])].map(([emergencyId, name]) => (
              <li key={emergencyId}>
                <TextLink to={pathTo('emergency', { emergencyId })}>{name}</TextLink>
              </li>
            ))}
          </ul>
        )}
      />
    </Panel>
  );
}

/** The names of emergencies by their ids, by the province that their reports name. */
function emergenciesByProvince(reports: readonly Report[]) {
  const found = new Map<number, Map<number, string>>();
  for (const { event_details, districts_details } of reports) {
    if (!event_details) continue;
    for (const { id } of districts_details) {
      const own = found.get(id) ?? new Map<number, string>();
      own.set(event_details.id, event_details.name ?? '--');
      found.set(id, own);
    }
  }
  return found;
}
