import { situationReportsEndpoint, snippetsEndpoint } from '#contracts/emergencies/page.ts';
import { everything } from '#contracts/query.ts';
import { surgeAlertsEndpoint } from '#contracts/surge/alerts.ts';
import type { Tab } from '#src/components/TabList/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { useEditors } from '#src/core/useEditors.ts';
import { additionalTabs } from '#src/domain/emergencyTabs.ts';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import type { Emergency } from './emergency.ts';
import { tabInputs } from './requests.ts';
import { emergencyStrings } from './strings.ts';

/** What the tabs of an emergency are made of, besides the emergency itself. */
export function useTabData(id: number | undefined, emergency: Emergency | undefined) {
  const inputs = tabInputs(id);
  // Most emergencies tell by themselves that there are reports.
  const asksForReports = emergency && !hasOwnReports(emergency);
  const snippets = useRequest(snippetsEndpoint, inputs.snippets);
  const situationReports = useRequest(
    situationReportsEndpoint,
    asksForReports ? everything({ event: emergency.id }) : undefined,
  );
  const surgeAlerts = useRequest(surgeAlertsEndpoint, inputs.surgeAlerts);
  // Without them a tab is missing.
  useFailureAlert(snippets);
  useFailureAlert(situationReports);
  useFailureAlert(surgeAlerts);
  return { snippets, situationReports, surgeAlerts };
}

const hasOwnReports = ({ field_reports, featured_documents, appeals }: Emergency) =>
  field_reports.length + featured_documents.length + appeals.length > 0;

export type TabData = ReturnType<typeof useTabData>;

/** The additional tabs, with their titles; none before the emergency is there. */
export function useAdditionalTabs(emergency: Emergency | undefined, { snippets }: TabData) {
  const strings = useStrings(emergencyStrings);
  if (!emergency) return [];
  return additionalTabs(emergency, snippets.answer?.results ?? [], (number) =>
    fill(strings.additionalInfo, { number }),
  );
}

/** The tabs to offer: only those with something in them. */
export function useEmergencyTabs(emergency: Emergency, data: TabData): Tab[] {
  const strings = useStrings(emergencyStrings);
  const emergencyId = emergency.id;
  const more = useAdditionalTabs(emergency, data);
  // Whoever may add the first document finds where.
  const isEditor = useEditors(emergencyId) !== undefined;
  const hasReports = isEditor || hasOwnReports(emergency) || (data.situationReports.answer?.count ?? 0) > 0;
  const hasSurge = (data.surgeAlerts.answer?.count ?? 0) > 0 || emergency.active_deployments > 0;
  const offered = [
    { to: pathTo('emergencyDetails', { emergencyId }), label: strings.details, isOffered: true },
    { to: pathTo('emergencyReports', { emergencyId }), label: strings.reports, isOffered: hasReports },
    {
      to: pathTo('emergencyActivities', { emergencyId }),
      label: strings.activities,
      isOffered: emergency.response_activity_count > 0,
    },
    { to: pathTo('emergencySurge', { emergencyId }), label: strings.surge, isOffered: hasSurge },
    ...more.map(({ title, tabId }) => ({
      to: pathTo('emergencyAdditionalInfoTab', { emergencyId, tabId }),
      label: title,
      isOffered: true,
    })),
  ];
  return offered.filter(({ isOffered }) => isOffered);
}
