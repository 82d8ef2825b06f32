import { queuedForm } from '#src/forms/queuedForm.ts';
import { shareStrings } from '#src/i18n/defineStrings.ts';
import { assessmentKind } from './assessment/kind.ts';
import { perAssessmentStrings } from './assessment/strings.ts';
import { prioritizationKind } from './prioritization/kind.ts';
import { perPrioritizationStrings } from './prioritization/strings.ts';
import { workPlanKind } from './workPlan/kind.ts';
import { perWorkPlanStrings } from './workPlan/strings.ts';

/** What is said of one that was sent after its form was closed, in the words of its form. */
function saidOf<Key extends string>(strings: Parameters<typeof shareStrings<Key | 'saved' | 'failed'>>[0]) {
  const texts = shareStrings(strings);
  const { namespace, english } = strings;
  return {
    namespace,
    english: { created: english.saved, updated: english.saved, failed: english.failed },
    shared: { created: texts.saved, updated: texts.saved },
  };
}
const nameOf = () => undefined;

/** Steps of PER processes that wait for a connection. */
export const queuedAssessments = queuedForm(assessmentKind, saidOf(perAssessmentStrings), nameOf);
export const queuedPrioritizations = queuedForm(prioritizationKind, saidOf(perPrioritizationStrings), nameOf);
export const queuedWorkPlans = queuedForm(workPlanKind, saidOf(perWorkPlanStrings), nameOf);
