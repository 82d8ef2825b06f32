import { Navigate, useParams } from 'react-router';
import { emergencyBySlugEndpoint } from '#contracts/emergencies/record.ts';
import { pathTo } from '#src/core/links.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { RecordFrame } from '#src/records/RecordPage/RecordFrame.tsx';
import { isHidden } from '#src/records/useRecord.ts';
import { emergencyStrings } from '../EmergencyScreen/strings.ts';
import { slugInput } from './requests.ts';

const NOTHING = () => null;

/** `/emergencies/slug/{slug}`: leads on to the emergency that the short address names. */
export function EmergencyBySlugScreen() {
  const strings = useStrings(emergencyStrings);
  const request = useRequest(emergencyBySlugEndpoint, slugInput(useParams()));
  if (request.answer)
    return <Navigate to={pathTo('emergency', { emergencyId: request.answer.id })} replace />;
  return (
    <RecordFrame
      view={{ ...request, answer: undefined, isMissing: isHidden(request.error) }}
      heading={() => strings.emergency}
      list={{ to: pathTo('emergencies'), label: strings.emergencies }}
      missing={{ text: strings.notFound, back: strings.backToAll }}
      description={NOTHING}
      actions={NOTHING}
      sections={NOTHING}
    />
  );
}
