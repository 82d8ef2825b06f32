import { queuedForm } from '#src/forms/queuedForm.ts';
import { projectKind } from './kind.ts';
import { projectFormStrings } from './strings.ts';

/** Projects that wait for a connection. */
export const queuedProjects = queuedForm(projectKind, projectFormStrings, ({ name }) => name);
