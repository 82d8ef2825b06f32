import type { FormKind } from '#src/forms/formKinds.ts';
import type { QueuedForm } from '#src/forms/queuedForm.ts';

/** What sends a form whose page is closed, by its kind; fetched when something waits. */
const QUEUED: Readonly<Record<FormKind, () => Promise<QueuedForm>>> = {
  'field-report': async () =>
    (await import('#src/screens/fieldReports/FieldReportFormScreen/queued.ts')).queuedReports,
  project: async () => (await import('#src/screens/projects/ProjectFormScreen/queued.ts')).queuedProjects,
  'emergency-project': async () =>
    (await import('#src/screens/activities/ActivityFormScreen/queued.ts')).queuedActivities,
  'local-unit': async () =>
    (await import('#src/screens/localUnits/LocalUnitFormScreen/queued.ts')).queuedLocalUnits,
  'per-overview': async () => (await import('#src/screens/per/overview/queued.ts')).queuedOverviews,
  dref: async () => (await import('#src/screens/dref/forms/queued.ts')).queuedApplications,
  'dref-update': async () => (await import('#src/screens/dref/forms/queued.ts')).queuedUpdates,
  'dref-report': async () => (await import('#src/screens/dref/forms/queued.ts')).queuedReports,
  'flash-update': async () =>
    (await import('#src/screens/flashUpdates/FlashUpdateFormScreen/queued.ts')).queuedFlashUpdates,
  'per-assessment': async () => (await import('#src/screens/per/queued.ts')).queuedAssessments,
  'per-prioritization': async () => (await import('#src/screens/per/queued.ts')).queuedPrioritizations,
  'per-work-plan': async () => (await import('#src/screens/per/queued.ts')).queuedWorkPlans,
};

export const loadQueued = (kind: FormKind): Promise<QueuedForm> => QUEUED[kind]();
