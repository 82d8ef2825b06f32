import { queuedForm } from '#src/forms/queuedForm.ts';
import { activityKind } from './kind.ts';
import { activityFormStrings } from './strings.ts';

/** Activities that wait for a connection; what their lists offer is not asked for again. */
export const queuedActivities = queuedForm(activityKind, activityFormStrings, ({ title }) => title);
