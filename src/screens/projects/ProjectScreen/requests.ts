import { projectEndpoint } from '#contracts/projects/record.ts';
import { prefetchRecord } from '#src/records/recordCall.ts';

export const prefetchProject = prefetchRecord(projectEndpoint, 'projectId');
