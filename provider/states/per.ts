import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  per_area_response,
  per_assessment,
  per_component_response,
  per_document,
  per_overview,
  per_prioritization,
  per_prioritized_component,
  per_question_response,
  per_work_plan,
  per_work_plan_action,
} from '#provider/database/schema.ts';
import { PER_PHASE } from '#rules/perSteps.ts';
import {
  hasVersion,
  isSeeded,
  NEPAL,
  nobodyHasTheName,
  number,
  type StateHandler,
  type States,
} from './support.ts';

/** The component whose first question has the id 41. */
const COMPONENT = 4;

/** A cycle in a phase, made anew each time: promises change it. Resolves with the ids of what is written of it. */
const aCycleExists: StateHandler = async (db, parameters) => {
  const id = number(parameters, 'id');
  const phase = number(parameters, 'phase', PER_PHASE.action);
  const parts = {
    overview: id,
    assessment: 10 * id + 2,
    prioritization: 10 * id + 3,
    workplan: 10 * id + 4,
  };
  const stepsFrom = (begins: number) => ({ overview_id: id, is_draft: phase === begins });
  await db.delete(per_overview).where(eq(per_overview.id, id));
  await db.insert(per_overview).values({
    id,
    country_id: number(parameters, 'country', NEPAL),
    assessment_number: 9,
    date_of_orientation: '2026-04-01',
    date_of_assessment: '2026-05-01',
    phase,
    is_draft: phase === PER_PHASE.orientation,
    type_id: 1,
    ns_focal_point_name: 'Anita Rai',
    ns_focal_point_email: 'anita.rai@npl.demo.example',
  });
  if (phase >= PER_PHASE.assessment) {
    await db.insert(per_assessment).values({ ...stepsFrom(PER_PHASE.assessment), id: parts.assessment });
    await db.insert(per_component_response).values({
      id,
      assessment_id: parts.assessment,
      component_id: COMPONENT,
      rating_id: 3,
      notes: 'Little is written down.',
    });
    await db
      .insert(per_question_response)
      .values({ id, component_response_id: id, question_id: COMPONENT * 10 + 1, answer_id: 1 });
    await db.insert(per_area_response).values({ assessment_id: parts.assessment, area: 1 });
  }
  if (phase >= PER_PHASE.prioritization) {
    const step = stepsFrom(PER_PHASE.prioritization);
    await db.insert(per_prioritization).values({ ...step, id: parts.prioritization });
    await db.insert(per_prioritized_component).values({
      id,
      prioritization_id: parts.prioritization,
      component_id: COMPONENT,
      justification_text: 'Much depends on it.',
    });
  }
  if (phase >= PER_PHASE.workPlan) {
    await db.insert(per_work_plan).values({ ...stepsFrom(PER_PHASE.workPlan), id: parts.workplan });
    const action = {
      work_plan_id: parts.workplan,
      due_date: '2026-12-01',
      status: 1,
      actions: 'Train volunteers',
    };
    await db.insert(per_work_plan_action).values([
      { ...action, id, component_id: COMPONENT, supported_by_organization_type: 3, supported_by_id: NEPAL },
      { ...action, id: id + 1_000, component_id: null, supported_by_organization_type: 2 },
    ]);
  }
  return parts;
};

/** A document that the PER admin of the demonstration sent; nothing of it lies in the folder. */
const aDocumentWasUploaded: StateHandler = async (db, parameters) => {
  await aCycleExists(db, { id: number(parameters, 'per'), country: number(parameters, 'country', NEPAL) });
  await db
    .insert(per_document)
    .values({
      id: number(parameters, 'id'),
      overview_id: number(parameters, 'per'),
      stored_as: randomUUID(),
      name: 'work plan.pdf',
      media_type: 'application/pdf',
      size: 4,
      content_hash: '',
    })
    .onConflictDoNothing();
};

/** What the pacts ask of PER. */
export const PER_STATES: States = {
  ...nobodyHasTheName(
    'PER process',
    'PER area',
    'PER component',
    'PER question',
    'group of PER questions',
    'PER answer',
  ),
  'a PER cycle exists': aCycleExists,
  'a PER area exists': isSeeded,
  'a PER component has questions': isSeeded,
  'a group of PER questions exists': isSeeded,
  'a PER answer exists': isSeeded,
  'a PER overview has the version': hasVersion(per_overview),
  'a PER prioritization has the version': hasVersion(per_prioritization),
  'a PER work plan has the version': hasVersion(per_work_plan),
  'no PER overview exists': isSeeded,
  'a document of a PER cycle was uploaded': aDocumentWasUploaded,
  'no PER document exists': isSeeded,
  'no PER process exists': isSeeded,
  'no PER assessment exists': isSeeded,
  'no PER prioritization exists': isSeeded,
  'no PER work plan exists': isSeeded,
};
