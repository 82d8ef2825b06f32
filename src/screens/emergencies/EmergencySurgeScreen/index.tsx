import { deploymentTotalsEndpoint } from '#contracts/surge/deployments.ts';
import { KeyFigures } from '#src/components/KeyFigures/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { useEmergency } from '../EmergencyScreen/index.tsx';
import { OpenAlerts } from './OpenAlerts.tsx';
import { Organigram } from './Organigram.tsx';
import { Personnel } from './Personnel.tsx';
import { totalsInput } from './requests.ts';
import { emergencySurgeStrings } from './strings.ts';
import { Units } from './Units.tsx';

/** `/emergencies/{emergencyId}/surge`: who is sought for an emergency, and who and what has been sent. */
export function EmergencySurgeScreen() {
  const { id } = useEmergency();
  return (
    <>
      <Totals event={id} />
      <OpenAlerts event={id} />
      <Personnel event={id} />
      <Units event={id} />
      <Organigram event={id} />
    </>
  );
}

function Totals({ event }: { event: number }) {
  const strings = useStrings(emergencySurgeStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const totals = useRequest(deploymentTotalsEndpoint, totalsInput(event));
  const state = messageState(totals);
  const figure = (label: string, value: number | undefined) => ({
    label,
    value: formatNumber(value, language),
  });
  return (
    <Panel
      heading={strings.figures}
      // The figures keep their own room while they are awaited.
      state={state === 'pending' ? 'ready' : state}
      error={{ message: errorText(totals.error) }}
      onRetry={totals.retry}
    >
      <KeyFigures
        isPending={state === 'pending'}
        figures={[
          figure(strings.personnelNow, totals.answer?.active_rapid_response_personnel),
          figure(strings.erusNow, totals.answer?.active_emergency_response_units),
          figure(strings.personnelYear, totals.answer?.rapid_response_deployments_this_year),
          figure(strings.erusYear, totals.answer?.emergency_response_unit_deployed_this_year),
        ]}
      />
    </Panel>
  );
}
