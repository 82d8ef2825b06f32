import type {
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
import { PER_COMPONENTS, PER_OPTIONS } from '../data.ts';
import { isParent, questionsOf } from '../perQuestions.ts';
import type { Random } from '../random.ts';
import type { Place } from './countryPlaces.ts';
import { after, dayOf } from './dates.ts';
import { contactOf } from './people.ts';
import { documentsOf } from './perDocuments.ts';
import { partnerOf } from './societies.ts';

/** Cycles of Preparedness for Effective Response with what follows from them, table by table. */
export interface Preparedness {
  overviews: (typeof per_overview)['$inferInsert'][];
  assessments: (typeof per_assessment)['$inferInsert'][];
  components: (typeof per_component_response)['$inferInsert'][];
  answers: (typeof per_question_response)['$inferInsert'][];
  prioritizations: (typeof per_prioritization)['$inferInsert'][];
  prioritized: (typeof per_prioritized_component)['$inferInsert'][];
  plans: (typeof per_work_plan)['$inferInsert'][];
  actions: (typeof per_work_plan_action)['$inferInsert'][];
  documents: (typeof per_document)['$inferInsert'][];
}

const TOPIC = 5;
const HAS_PER = 0.5;
/** Others follow until there are so many. */
const SOCIETIES = 90;
const PHASE = { orientation: 1, assessment: 2, prioritization: 3, plan: 4, action: 5 } as const;
const PHASES = [
  { phase: PHASE.assessment, weight: 2 },
  { phase: PHASE.prioritization, weight: 3 },
  { phase: PHASE.plan, weight: 3 },
  { phase: PHASE.action, weight: 2 },
];
/** Where the demo accounts are at home, all is there to see. */
const HOME = 'NPL';
const CYCLE_DAYS = 900;
const RATINGS = [
  { value: 0, weight: 1 },
  { value: 1, weight: 2 },
  { value: 2, weight: 4 },
  { value: 3, weight: 5 },
  { value: 4, weight: 3 },
  { value: 5, weight: 1 },
];
/** Of an assessment that is being written, so much is there. */
const WRITTEN_SHARE = 0.4;
const HAS_NOTES = 0.35;
/** Ids of answers. */
const [YES, NO, PARTIALLY] = [1, 2, 5];
const NATIONAL_SOCIETY = 3;

/** By values of ratings; in English, see `terms.ts`. */
const NOTES = [
  null,
  'Nobody is in charge of it yet.',
  'Branches work in different ways, and little of it is written down.',
  'There is a plan, but volunteers were not trained in it.',
  'It worked in the last operation; distant branches still need support.',
  'It is reviewed every year and known in all branches.',
] as const;
const REASONS = [
  'It held up the response in the last emergency.',
  'Many other components depend on it.',
  'A partner has offered support for it.',
] as const;
const ACTIONS = [
  'Write down the procedure and have leaders approve it',
  'Train staff and volunteers of all branches',
  'Hold an exercise together with the authorities',
  'Sign agreements with partners and suppliers',
] as const;
const FURTHER_ACTION = 'Tell donors and the public about the plan';

const RATED = PER_COMPONENTS.filter((component) => !isParent(component));

/** Cycles of the National Societies that have begun with PER: 90 at least, those that partners support first. */
export function generatePreparedness(now: Date, places: readonly Place[]): Preparedness {
  const out: Preparedness = {
    overviews: [],
    assessments: [],
    components: [],
    answers: [],
    prioritizations: [],
    prioritized: [],
    plans: [],
    actions: [],
    documents: [],
  };
  const left: Place[] = [];
  for (const place of places) {
    if (place.country.society_name === null) continue;
    const random = place.dice(TOPIC);
    if (place.isRich || (place.isSupported && random.chance(HAS_PER))) addCycles(out, random, now, place);
    else left.push(place);
  }
  const begun = new Set(out.overviews.map(({ country_id }) => country_id)).size;
  const supportedFirst = left.sort((one, other) => Number(other.isSupported) - Number(one.isSupported));
  for (const place of supportedFirst.slice(0, Math.max(0, SOCIETIES - begun)))
    addCycles(out, place.dice(TOPIC), now, place);
  return out;
}

/** Each cycle rates most components a little higher than the one before; those before the newest are finished. */
function addCycles(out: Preparedness, random: Random, now: Date, place: Place) {
  const { country, isRich } = place;
  const isHome = country.iso3 === HOME;
  const cycles = isHome ? 3 : isRich ? 2 : random.int(1, 2);
  const last = random.int(30, 700);
  const people = [contactOf(random, country, 'NatSoc'), contactOf(random, country, 'Originator')] as const;
  let values = new Map<number, number>();
  let previous: { date: string; type: number } | undefined;
  for (let number = 1; number <= cycles; number += 1) {
    const age = last + (cycles - number) * CYCLE_DAYS;
    const isNewest = number === cycles;
    const phase = phaseOf(random, { isNewest, isHome, mayBegin: number > 1 && !isRich });
    const at = after(now, -age);
    const type = random.int(1, PER_OPTIONS.types.length);
    const overview_id = out.overviews.length + 1;
    const isSetUp = phase > PHASE.orientation;
    out.overviews.push({
      id: overview_id,
      country_id: country.id,
      assessment_number: number,
      date_of_orientation: dayOf(after(at, -40)),
      date_of_assessment: isSetUp ? dayOf(at) : null,
      date_of_previous_assessment: previous?.date ?? null,
      phase,
      is_draft: !isSetUp,
      type_id: isSetUp ? type : null,
      previous_type_id: previous?.type ?? null,
      assessment_method: 'per',
      assess_preparedness_of_country: random.chance(0.6),
      assess_urban_aspect_of_country: random.chance(0.4),
      assess_climate_environment_of_country: random.chance(0.5),
      assess_migration_aspect_of_country: random.chance(0.2),
      workplan_development_date: phase >= PHASE.plan ? dayOf(after(at, 60)) : null,
      ns_focal_point_name: people[0].name,
      ns_focal_point_email: people[0].email,
      ns_focal_point_phone: people[0].phone,
      ns_second_focal_point_name: people[1].name,
      ns_second_focal_point_email: people[1].email,
      original_language: 'en',
      created_at: after(at, -45).toISOString(),
      modified_at: after(at, Math.min(age, 25)).toISOString(),
    });
    if (!isSetUp) continue;
    out.documents.push(...documentsOf({ overview_id, phase, at, now }));
    values = better(random, values);
    previous = { date: dayOf(at), type };
    const isWritten = phase > PHASE.assessment;
    addAssessment(out, random, { overview_id, values, isWritten, isTold: isNewest || isRich });
    if (isWritten) addPlans(out, random, place, { overview_id, values, phase, at });
  }
}

function phaseOf(random: Random, of: { isNewest: boolean; isHome: boolean; mayBegin: boolean }): number {
  if (!of.isNewest) return PHASE.action;
  const { phase } = random.weighted(PHASES);
  if (of.isHome) return PHASE.plan;
  return of.mayBegin && random.chance(0.3) ? PHASE.orientation : phase;
}

const better = (random: Random, before: ReadonlyMap<number, number>) =>
  new Map(
    RATED.map(({ id }) => {
      const known = before.get(id);
      const { value } = random.weighted(RATINGS);
      return [id, known ? Math.min(5, known + (random.chance(0.4) ? 1 : 0)) : value] as const;
    }),
  );

/** `isTold`: with the answers to its questions; of old cycles the ratings alone are kept. */
function addAssessment(
  out: Preparedness,
  random: Random,
  of: { overview_id: number; values: ReadonlyMap<number, number>; isWritten: boolean; isTold: boolean },
) {
  const assessment_id = out.assessments.length + 1;
  out.assessments.push({ id: assessment_id, overview_id: of.overview_id, is_draft: !of.isWritten });
  const some = of.isWritten ? RATED : RATED.slice(0, Math.ceil(RATED.length * WRITTEN_SHARE));
  for (const { id: component_id } of some) {
    const value = of.values.get(component_id) ?? 0;
    const component_response_id = out.components.length + 1;
    out.components.push({
      id: component_response_id,
      assessment_id,
      component_id,
      rating_id: value + 1,
      notes: random.chance(HAS_NOTES) ? (NOTES[value] ?? null) : null,
    });
    if (!of.isTold || value === 0) continue;
    for (const question_id of questionsOf(component_id))
      out.answers.push({
        id: out.answers.length + 1,
        component_response_id,
        question_id,
        answer_id: answerFor(random, value),
      });
  }
}

const answerFor = (random: Random, value: number) => {
  if (random.chance((value - 1) / 4)) return YES;
  return random.chance(0.5) ? PARTIALLY : NO;
};

/** What is weakest comes first, and gets something to be done about it by somebody until some day. */
function addPlans(
  out: Preparedness,
  random: Random,
  { country }: Place,
  {
    overview_id,
    values,
    phase,
    at,
  }: { overview_id: number; values: ReadonlyMap<number, number>; phase: number; at: Date },
) {
  const prioritization_id = out.prioritizations.length + 1;
  const isChosen = phase > PHASE.prioritization;
  out.prioritizations.push({ id: prioritization_id, overview_id, is_draft: !isChosen });
  const weakest = [...values]
    .filter(([, value]) => value > 0)
    .sort(([one, its], [other, others]) => its - others || one - other)
    .slice(0, random.int(5, 8))
    .map(([component_id]) => component_id);
  for (const component_id of isChosen ? weakest : weakest.slice(0, 3))
    out.prioritized.push({
      id: out.prioritized.length + 1,
      prioritization_id,
      component_id,
      justification_text: random.pick(REASONS),
    });
  if (!isChosen) return;
  const isDone = phase === PHASE.action;
  const work_plan_id = out.plans.length + 1;
  out.plans.push({ id: work_plan_id, overview_id, is_draft: !isDone });
  for (const component_id of [...weakest, null]) {
    const isSupported = random.chance(0.4);
    out.actions.push({
      id: out.actions.length + 1,
      work_plan_id,
      component_id,
      actions: component_id === null ? FURTHER_ACTION : random.pick(ACTIONS),
      due_date: dayOf(after(at, 90 + 30 * random.int(1, 12))),
      status: isDone ? random.pick([1, 2, 4, 4]) : random.pick([0, 1, 1, 3]),
      supported_by_organization_type: isSupported ? NATIONAL_SOCIETY : random.pick([0, 2, null]),
      supported_by_id: isSupported ? partnerOf(random, country).id : null,
    });
  }
}
