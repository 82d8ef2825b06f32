import { eq } from 'drizzle-orm';
import { SUMMARY_STATUS } from '#contracts/operationalLearning/states.ts';
import {
  appeal,
  event,
  ops_learning,
  ops_learning_summary,
  ops_learning_summary_part,
} from '#provider/database/schema.ts';
import { keyOf } from '#provider/records/learningSummaries.ts';
import {
  daysFromNow,
  FLOOD,
  isSeeded,
  nobodyHasTheName,
  number,
  type StateHandler,
  type States,
} from './support.ts';

const PUBLIC = 3;
const HEALTH = 4;
const COMPONENT = 4;

/** An operation of the country, long over, with something that it taught. */
const aLearningExists: StateHandler = async (db, parameters) => {
  const id = number(parameters, 'id', 9_700_002);
  // Any that everybody sees.
  const [seen] = await db.select({ id: event.id }).from(event).where(eq(event.visibility, PUBLIC)).limit(1);
  await db
    .insert(appeal)
    .values({
      id,
      aid: String(id),
      name: { en: 'A flood of long ago' },
      code: `MDRX${id}`,
      dtype_id: FLOOD,
      country_id: number(parameters, 'country'),
      event_id: seen?.id ?? null,
      start_date: daysFromNow(-900),
      end_date: daysFromNow(-600),
    })
    .onConflictDoNothing();
  await db
    .insert(ops_learning)
    .values({
      id,
      appeal_id: id,
      learning_validated: { en: 'Tell people early.' },
      is_validated: true,
      sector_validated: [HEALTH],
      per_component_validated: [COMPONENT],
      organization_validated: [1],
    })
    .onConflictDoNothing();
};

/** The summary of what a country has learned stands at a status; the work on it is not begun before it is asked for. */
const aSummaryHasStatus: StateHandler = async (db, parameters) => {
  const status = number(parameters, 'status');
  const key = keyOf({ appeal_code__country__in: [number(parameters, 'country')] });
  await db.delete(ops_learning_summary);
  const isDone = status === SUMMARY_STATUS.done;
  const [summary] = await db
    .insert(ops_learning_summary)
    .values({
      ...key,
      status,
      insights: isDone ? [{ title: { en: 'Early warning' }, content: { en: 'Tell people early.' } }] : [],
      total_extracts_count: isDone ? 1 : 0,
      earliest_appeal_date: isDone ? daysFromNow(-900) : null,
      latest_appeal_date: isDone ? daysFromNow(-900) : null,
      generated_at: isDone ? daysFromNow(-1) : null,
    })
    .returning();
  if (!isDone || !summary) return;
  const part = { summary_id: summary.id, content: { en: 'Tell people early.' } };
  await db.insert(ops_learning_summary_part).values([
    { ...part, about: 'sector', subject_id: HEALTH },
    { ...part, about: 'component', subject_id: COMPONENT },
  ]);
};

/** What the pacts ask of operational learning. */
export const LEARNING_STATES: States = {
  ...nobodyHasTheName('operational learning', 'organization of learnings'),
  'an operational learning exists': aLearningExists,
  'no operational learning exists': isSeeded,
  'the organizations of operational learnings exist': isSeeded,
  'a summary of operational learnings has a status': aSummaryHasStatus,
};
