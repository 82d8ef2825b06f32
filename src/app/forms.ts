import { type FormSlot, slotOf } from '#src/screens/recordForm/kind.ts';
import type { QueuedForm } from '#src/screens/recordForm/queuedForm.ts';
import type { StoredDraft } from './drafts.ts';
import { pathTo } from './links.ts';

interface FormRow {
  addressOf: (slot: FormSlot) => string;
  /** What sends it when its page is closed; fetched when something waits. */
  load: () => Promise<QueuedForm>;
}

/** Every form that keeps drafts, by the name of its kind. */
const FORMS = {
  'field-report': {
    addressOf: ({ id }) =>
      id === undefined ? pathTo('newFieldReport') : pathTo('editFieldReport', { fieldReportId: id }),
    load: async () =>
      (await import('#src/screens/fieldReports/FieldReportFormScreen/queued.ts')).queuedReports,
  },
  project: {
    addressOf: ({ id, copyOf }) =>
      id === undefined
        ? pathTo('newProject', undefined, { from: copyOf })
        : pathTo('editProject', { projectId: id }),
    load: async () => (await import('#src/screens/projects/ProjectFormScreen/queued.ts')).queuedProjects,
  },
  'emergency-project': {
    addressOf: ({ id, copyOf }) =>
      id === undefined
        ? pathTo('newActivity', undefined, { from: copyOf })
        : pathTo('editActivity', { activityId: id }),
    load: async () => (await import('#src/screens/activities/ActivityFormScreen/queued.ts')).queuedActivities,
  },
} as const satisfies Record<string, FormRow>;

/** Names a kind of record that has a form. */
export type FormKind = keyof typeof FORMS;

const isFormKind = (kind: string): kind is FormKind => Object.hasOwn(FORMS, kind);

/** The kind of a draft; undefined for one that another release has written. */
export function kindOf({ form }: StoredDraft): FormKind | undefined {
  const { kind } = slotOf(form);
  return isFormKind(kind) ? kind : undefined;
}

/** Where the form of a draft opens. */
export const addressOf = ({ form }: StoredDraft, kind: FormKind): string =>
  FORMS[kind].addressOf(slotOf(form));

export const loadQueued = (kind: FormKind): Promise<QueuedForm> => FORMS[kind].load();
