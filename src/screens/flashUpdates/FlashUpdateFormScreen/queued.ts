import { queuedForm } from '#src/forms/queuedForm.ts';
import { flashKind } from './kind.ts';
import { flashFormStrings } from './strings.ts';

/** Flash updates that wait for a connection. */
export const queuedFlashUpdates = queuedForm(flashKind, flashFormStrings, ({ title }) => title);
