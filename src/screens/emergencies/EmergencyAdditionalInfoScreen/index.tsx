import { Navigate, useLocation, useParams } from 'react-router';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { nameIn } from '#src/core/fragment.ts';
import { pathTo } from '#src/core/links.ts';
import type { AdditionalTab } from '#src/domain/emergencyTabs.ts';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { EditorsText } from '#src/records/EditorsText/index.tsx';
import { useEmergency, useEmergencyData } from '../EmergencyScreen/index.tsx';
import { useAdditionalTabs } from '../EmergencyScreen/useEmergencyTabs.ts';
import { emergencyAdditionalInfoStrings } from './strings.ts';

/** `/emergencies/{emergencyId}/additional-info/{tabId}`: the texts of one additional tab. */
export function EmergencyAdditionalInfoScreen() {
  const { tabId } = useParams();
  return <AdditionalTabPage isWanted={(tab) => tab.tabId === tabId} />;
}

/** `/emergencies/{emergencyId}/additional-info`: leads on to the tab that the fragment names, else to the first. */
export function EmergencyAdditionalInfoIndex() {
  const fragment = nameIn(useLocation().hash);
  return <OnTo choose={(tabs) => tabs.find(({ tabId }) => tabId === fragment) ?? tabs[0]} />;
}

/** `/emergencies/{emergencyId}/additional-info-1`: the same by number, as old links have it. */
export const EmergencyAdditionalInfo1 = () => <OnTo choose={(tabs) => numbered(tabs, 1)} />;
export const EmergencyAdditionalInfo2 = () => <OnTo choose={(tabs) => numbered(tabs, 2)} />;
export const EmergencyAdditionalInfo3 = () => <OnTo choose={(tabs) => numbered(tabs, 3)} />;

const numbered = (tabs: readonly AdditionalTab[], wanted: number) =>
  tabs.find(({ number }) => number === wanted);

/** Leads on to an additional tab by its name, so that it is marked and called by it. */
function OnTo({ choose }: { choose: (tabs: readonly AdditionalTab[]) => AdditionalTab | undefined }) {
  const emergency = useEmergency();
  const tab = choose(useAdditionalTabs(emergency, useEmergencyData()));
  if (!tab) return <AdditionalTabPage isWanted={() => false} />;
  const address = pathTo('emergencyAdditionalInfoTab', { emergencyId: emergency.id, tabId: tab.tabId });
  return <Navigate to={address} replace />;
}

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
      {own.map(({ id, snippet, image, translation_module_original_language: original }) => (
        <EditorsText
          key={id}
          html={snippet}
          picture={{ src: image, alt: fill(strings.picture, { title: tab.title }) }}
          original={original}
          ofRecord={emergency.translation_module_original_language}
        />
      ))}
    </Panel>
  );
}
