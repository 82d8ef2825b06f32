import { queuedForm } from '#src/forms/queuedForm.ts';
import { reportKind } from './kind.ts';
import { formStrings } from './strings.ts';

/** Field reports that wait for a connection; what their lists offer is not asked for again. */
export const queuedReports = queuedForm(reportKind(undefined), formStrings, ({ summary }) => summary);
