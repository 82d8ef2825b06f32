import { queuedForm } from '#src/forms/queuedForm.ts';
import { nameOf } from '#src/records/localUnit/names.ts';
import { localUnitKind } from './kind.ts';
import { localUnitFormStrings } from './strings.ts';

/** Local units that wait for a connection. */
export const queuedLocalUnits = queuedForm(localUnitKind, localUnitFormStrings, nameOf);
