import { Navigate, useLocation, useParams } from 'react-router-dom';
import { pathTo } from '#src/app/links.ts';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { RichText } from '#src/components/RichText/index.tsx';
import type { AdditionalTab } from '#src/domain/emergencyTabs.ts';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { useEmergency, useEmergencyData } from '../EmergencyScreen/index.tsx';
import { useAdditionalTabs } from '../EmergencyScreen/useEmergencyTabs.ts';
import styles from './EmergencyAdditionalInfoScreen.module.css';
import { emergencyAdditionalInfoStrings } from './strings.ts';

/** `/emergencies/{emergencyId}/additional-info/{tabId}`: the texts of one additional tab. */
export function EmergencyAdditionalInfoScreen() {
  const { tabId } = useParams();
  return <AdditionalTabPage isWanted={(tab) => tab.tabId === tabId} />;
}

/** `/emergencies/{emergencyId}/additional-info`: leads on to the tab that the fragment names, else to the first. */
export function EmergencyAdditionalInfoIndex() {
  const { emergencyId = '' } = useParams();
  const fragment = decodeURIComponent(useLocation().hash.slice(1));
  const data = useEmergencyData();
  const tabs = useAdditionalTabs(useEmergency(), data);
  const tab = tabs.find(({ tabId }) => tabId === fragment) ?? tabs[0];
  if (tab)
    return <Navigate to={pathTo('emergencyAdditionalInfoTab', { emergencyId, tabId: tab.tabId })} replace />;
  return <AdditionalTabPage isWanted={() => false} />;
}

export const EmergencyAdditionalInfo1 = () => <AdditionalTabPage isWanted={({ number }) => number === 1} />;
export const EmergencyAdditionalInfo2 = () => <AdditionalTabPage isWanted={({ number }) => number === 2} />;
export const EmergencyAdditionalInfo3 = () => <AdditionalTabPage isWanted={({ number }) => number === 3} />;

function AdditionalTabPage({ isWanted }: { isWanted: (tab: AdditionalTab) => boolean }) {
  const strings = useStrings(emergencyAdditionalInfoStrings);
  const errorText = useErrorText();
  const emergency = useEmergency();
  const data = useEmergencyData();
  const { snippets } = data;
  const tab = useAdditionalTabs(emergency, data).find(isWanted);
  const state = messageState(snippets, { isEmpty: tab === undefined });
  if (!tab) {
    return (
      <>
        <MessageBlock
          state={state}
          message={
            state === 'failed' ? errorText(snippets.error) : state === 'empty' ? strings.unknown : undefined
          }
          onRetry={snippets.retry}
        />
        {state === 'empty' && (
          <p>
            <ButtonLink to={pathTo('emergencyDetails', { emergencyId: emergency.id })} variant="secondary">
              {strings.details}
            </ButtonLink>
          </p>
        )}
      </>
    );
  }
  const own = (snippets.answer?.results ?? []).filter((snippet) => (snippet.tab ?? 1) === tab.number);
  return (
    <Panel heading={tab.title}>
      {own.map(({ id, snippet, image }) => (
        <div key={id} className={styles.snippet}>
          {image && (
            <img
              className={styles.picture}
              src={image}
              alt={fill(strings.picture, { title: tab.title })}
              loading="lazy"
            />
          )}
          <RichText html={snippet} />
        </div>
      ))}
    </Panel>
  );
}
