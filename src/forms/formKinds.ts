import type { StoredDraft } from '#src/core/drafts.ts';
import { pathTo } from '#src/core/links.ts';
import { type FormSlot, slotOf } from './kind.ts';

/** Where a form is: its slot, and of a step of a process that process, which its values name. */
type Placed = FormSlot & { process: number };

/** Where each form opens that keeps drafts, by the name of its kind. */
const ADDRESSES = {
  'field-report': ({ id, draft }) =>
    id === undefined
      ? pathTo('newFieldReport', undefined, { draft })
      : pathTo('editFieldReport', { fieldReportId: id }),
  project: ({ id, copyOf, draft }) =>
    id === undefined
      ? pathTo('newProject', undefined, { from: copyOf, draft })
      : pathTo('editProject', { projectId: id }),
  'emergency-project': ({ id, copyOf, draft }) =>
    id === undefined
      ? pathTo('newActivity', undefined, { from: copyOf, draft })
      : pathTo('editActivity', { activityId: id }),
  'local-unit': ({ id, draft }) =>
    id === undefined
      ? pathTo('newLocalUnit', undefined, { draft })
      : pathTo('editLocalUnit', { localUnitId: id }),
  dref: ({ id, draft }) =>
    id === undefined ? pathTo('newDref', undefined, { draft }) : pathTo('editDref', { drefId: id }),
  'per-overview': ({ id, draft }) =>
    id === undefined ? pathTo('newPerProcess', undefined, { draft }) : pathTo('perOverview', { perId: id }),
  'dref-update': ({ id }) => pathTo('editDrefOperationalUpdate', { opsUpdateId: id ?? 0 }),
  'dref-report': ({ id }) => pathTo('editDrefFinalReport', { finalReportId: id ?? 0 }),
  'flash-update': ({ id, draft }) =>
    id === undefined
      ? pathTo('newFlashUpdate', undefined, { draft })
      : pathTo('editFlashUpdate', { flashUpdateId: id }),
  'per-assessment': ({ process }) => pathTo('perAssessment', { perId: process }),
  'per-prioritization': ({ process }) => pathTo('perPrioritization', { perId: process }),
  'per-work-plan': ({ process }) => pathTo('perWorkPlan', { perId: process }),
} as const satisfies Record<string, (placed: Placed) => string>;

/** Names a kind of record that has a form. */
export type FormKind = keyof typeof ADDRESSES;

const isFormKind = (kind: string): kind is FormKind => Object.hasOwn(ADDRESSES, kind);

/** The kind of a draft; undefined for one that another release has written. */
export function kindOf({ form }: Pick<StoredDraft, 'form'>): FormKind | undefined {
  const { kind } = slotOf(form);
  return isFormKind(kind) ? kind : undefined;
}

/** Where the form of a draft opens. */
export const addressOf = ({ form, values }: StoredDraft, kind: FormKind): string =>
  ADDRESSES[kind]({ ...slotOf(form), process: typeof values.overview === 'number' ? values.overview : 0 });
