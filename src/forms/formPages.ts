import type { RouteName } from '#src/core/routes/index.ts';

/** Where the forms of `formKinds.ts` open, and the page around those that are tabs. */
const FORM_PAGES: ReadonlySet<RouteName> = new Set([
  'newFieldReport',
  'editFieldReport',
  'newProject',
  'editProject',
  'newActivity',
  'editActivity',
  'newLocalUnit',
  'editLocalUnit',
  'newDref',
  'editDref',
  'editDrefOperationalUpdate',
  'editDrefFinalReport',
  'newFlashUpdate',
  'editFlashUpdate',
  'perProcess',
  'newPerProcess',
  'perOverview',
  'perAssessment',
  'perPrioritization',
  'perWorkPlan',
]);

/** Whether a page is a form that keeps on the device what is written in it. */
export const keepsDrafts = (name: RouteName): boolean => FORM_PAGES.has(name);
