import { emergencyProjectEndpoint } from '#contracts/activities/record.ts';
import { prefetchRecord } from '#src/records/recordCall.ts';

/** The names of supplies are asked for where there are any. */
export const prefetchActivity = prefetchRecord(emergencyProjectEndpoint, 'activityId');
