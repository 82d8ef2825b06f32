import { emergenciesEndpoint } from '#contracts/emergencies/list.ts';
import { unreadableRows } from '#contracts/leftOut.ts';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { EmergencyTable } from '#src/records/EmergencyTable/index.tsx';
import { latestInput } from '../requests.ts';
import { homeMoreStrings } from './strings.ts';

/** The emergencies that began last. */
export function LatestEmergencies() {
  const more = useStrings(homeMoreStrings);
  const errorText = useErrorText();
  const latest = useRequest(emergenciesEndpoint, latestInput);
  const emergencies = latest.answer?.results ?? [];
  return (
    <Panel
      heading={more.latest}
      actions={<TextLink to={pathTo('emergencies')}>{more.viewAllEmergencies}</TextLink>}
      state={messageState(latest, { isEmpty: emergencies.length === 0 })}
      unreadable={unreadableRows(latest.answer)}
      error={{ message: errorText(latest.error) }}
      onRetry={latest.retry}
      skeleton={<Skeleton height={['164rem', '140rem', '29rem']} />}
    >
      <EmergencyTable caption={more.latest} emergencies={emergencies} />
    </Panel>
  );
}
