import { perProcessEndpoint } from '#contracts/per/process.ts';
import { prefetchRecord } from '../recordCall.ts';

/** The process whose step is opened. */
export const prefetchProcess = prefetchRecord(perProcessEndpoint, 'perId');
