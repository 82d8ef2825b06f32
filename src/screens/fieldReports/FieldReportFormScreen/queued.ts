import { queuedForm } from '#src/forms/queuedForm.ts';
import { reportKind } from './kind.ts';
import { formStrings } from './strings.ts';

/** Field reports that wait for a connection. */
export const queuedReports = queuedForm(reportKind, formStrings, ({ summary }) => summary);
