import { prefetchList } from '#src/lists/defineList.ts';
import { appealList } from './AppealListScreen/list.ts';
import { emergencyList } from './EmergencyListScreen/list.ts';
import { fieldReportList } from './FieldReportListScreen/list.ts';
import { surgeAlertList } from './SurgeAlertListScreen/list.ts';

// One file, since each that is loaded by itself costs the first load a line.

export { prefetchActivities } from './EmergencyActivitiesScreen/requests.ts';
export { prefetchEmergencyBySlug } from './EmergencyBySlugScreen/requests.ts';
export { prefetchReports } from './EmergencyReportsScreen/requests.ts';
export { prefetchEmergency, prefetchOnPaper } from './EmergencyScreen/requests.ts';
export { prefetchSurge } from './EmergencySurgeScreen/requests.ts';
export const prefetchAppeals = prefetchList(appealList);
export const prefetchEmergencies = prefetchList(emergencyList);
export const prefetchFieldReports = prefetchList(fieldReportList);
export const prefetchSurgeAlerts = prefetchList(surgeAlertList);
