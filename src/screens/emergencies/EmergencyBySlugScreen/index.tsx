import { Navigate, useParams } from 'react-router';
import { emergencyBySlugEndpoint } from '#contracts/emergencies/record.ts';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { slugInput } from './requests.ts';
import { emergencyBySlugStrings } from './strings.ts';

/** `/emergencies/slug/{slug}`: leads on to the emergency that the short address names. */
export function EmergencyBySlugScreen() {
  const strings = useStrings(emergencyBySlugStrings);
  const errorText = useErrorText();
  const emergency = useRequest(emergencyBySlugEndpoint, slugInput(useParams()));
  if (emergency.answer)
    return <Navigate to={pathTo('emergency', { emergencyId: emergency.answer.id })} replace />;
  const state = messageState(emergency);
  return (
    <Page heading={state === 'failed' ? strings.failed : strings.pending}>
      <MessageBlock state={state} message={errorText(emergency.error)} onRetry={emergency.retry} />
      {state === 'failed' && (
        <div>
          <ButtonLink to={pathTo('emergencies')}>{strings.all}</ButtonLink>
        </div>
      )}
    </Page>
  );
}
