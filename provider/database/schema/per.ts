import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import {
  languageOfTexts,
  linkTo,
  mayLinkTo,
  momentOfWriting,
  partOf,
  stamps,
  storedFile,
} from './columns.ts';
import { country } from './geography.ts';
import { per_component } from './taxonomy.ts';

/*
 * Preparedness for Effective Response: a cycle is an overview, and what follows from it is written one after the other: the
 * assessment, the prioritization, the work plan. Components stand in `taxonomy.ts`; questions, areas, ratings and answers are
 * those of the seed (`perOptions.json`), since no form changes them.
 */

/** Whom to ask: nobody of them needs an account. */
const contact = () => varchar({ length: 90 });

/** A cycle. `phase` 1 orientation to 5 action and accountability; `type_id` how it is assessed, by the options. */
export const per_overview = pgTable(
  'per_overview',
  {
    id: serial().primaryKey(),
    country_id: partOf(() => country.id),
    assessment_number: smallint().notNull().default(1),
    date_of_orientation: date(),
    date_of_assessment: date(),
    date_of_previous_assessment: date(),
    phase: smallint().notNull().default(1),
    /** Before the process is set up. */
    is_draft: boolean().notNull().default(true),
    type_id: smallint(),
    previous_type_id: smallint(),
    assessment_method: varchar({ length: 4 }).notNull().default('per'),
    branches_involved: varchar({ length: 400 }),
    assess_preparedness_of_country: boolean(),
    assess_urban_aspect_of_country: boolean(),
    assess_climate_environment_of_country: boolean(),
    assess_migration_aspect_of_country: boolean(),
    workplan_development_date: date(),
    workplan_revision_date: date(),
    ns_focal_point_name: contact(),
    ns_focal_point_email: contact(),
    ns_focal_point_phone: contact(),
    ns_second_focal_point_name: contact(),
    ns_second_focal_point_email: contact(),
    ns_second_focal_point_phone: contact(),
    partner_focal_point_name: contact(),
    partner_focal_point_email: contact(),
    partner_focal_point_phone: contact(),
    partner_focal_point_organization: contact(),
    facilitator_name: contact(),
    facilitator_email: contact(),
    facilitator_phone: contact(),
    facilitator_contact: contact(),
    original_language: languageOfTexts(),
    ...stamps(),
  },
  (table) => [index().on(table.country_id)],
);

/** A document of the orientation. `user_id`: who sent it. */
export const per_file = pgTable('per_file', {
  id: serial().primaryKey(),
  user_id: integer(),
  ...storedFile(),
  client_id: varchar({ length: 50 }),
  created_at: momentOfWriting('created_at'),
});

export const per_overview_file = pgTable(
  'per_overview_file',
  { overview_id: partOf(() => per_overview.id), file_id: linkTo(() => per_file.id) },
  (table) => [primaryKey({ columns: [table.overview_id, table.file_id] })],
);

const step = (name: string) =>
  pgTable(
    name,
    {
      id: serial().primaryKey(),
      overview_id: partOf(() => per_overview.id),
      is_draft: boolean().notNull().default(true),
      modified_by_id: integer(),
      modified_at: momentOfWriting('modified_at'),
    },
    // One of each in a cycle.
    (table) => [uniqueIndex(`${name}_of_cycle`).on(table.overview_id)],
  );

export const per_assessment = step('per_assessment');

/** When an area of an assessment was saved last, and by whom: its version. */
export const per_area_response = pgTable(
  'per_area_response',
  {
    assessment_id: partOf(() => per_assessment.id),
    area: smallint().notNull(),
    modified_by_id: integer(),
    modified_at: momentOfWriting('modified_at'),
  },
  (table) => [primaryKey({ columns: [table.assessment_id, table.area] })],
);

/** How a component was found: `rating_id` of the options, null where nobody rated it. Notes are as people wrote them. */
export const per_component_response = pgTable(
  'per_component_response',
  {
    id: serial().primaryKey(),
    assessment_id: partOf(() => per_assessment.id),
    component_id: linkTo(() => per_component.id),
    rating_id: smallint(),
    notes: text(),
    epi_considerations: text(),
    urban_considerations: text(),
    climate_environmental_considerations: text(),
    migration_considerations: text(),
  },
  // However many people assess at once.
  (table) => [uniqueIndex('per_component_of_assessment').on(table.assessment_id, table.component_id)],
);

/** The answer to a question (a "benchmark") about a component: `question_id` and `answer_id` of the options. */
export const per_question_response = pgTable(
  'per_question_response',
  {
    id: serial().primaryKey(),
    component_response_id: partOf(() => per_component_response.id),
    question_id: smallint().notNull(),
    answer_id: smallint(),
    notes: text(),
  },
  (table) => [uniqueIndex('per_question_of_component').on(table.component_response_id, table.question_id)],
);

export const per_prioritization = step('per_prioritization');

/** A component to be strengthened first, and why. */
export const per_prioritized_component = pgTable(
  'per_prioritized_component',
  {
    id: serial().primaryKey(),
    prioritization_id: partOf(() => per_prioritization.id),
    component_id: linkTo(() => per_component.id),
    justification_text: text(),
  },
  (table) => [uniqueIndex('per_component_of_prioritization').on(table.prioritization_id, table.component_id)],
);

export const per_work_plan = step('per_work_plan');

/** What is done: for a prioritized component, or beside these where `component_id` is null. */
export const per_work_plan_action = pgTable(
  'per_work_plan_action',
  {
    id: serial().primaryKey(),
    work_plan_id: partOf(() => per_work_plan.id),
    component_id: mayLinkTo(() => per_component.id),
    actions: varchar({ length: 900 }),
    due_date: date(),
    /** A key of `per_workplanstatus`. */
    status: smallint().notNull().default(0),
    /** A key of `per_supported_by_organization_type`; with 3 the country of a National Society. */
    supported_by_organization_type: smallint(),
    supported_by_id: mayLinkTo(() => country.id),
  },
  (table) => [index().on(table.work_plan_id)],
);

/** A document that belongs to a cycle. `user_id`: who sent it. */
export const per_document = pgTable(
  'per_document',
  {
    id: serial().primaryKey(),
    overview_id: partOf(() => per_overview.id),
    user_id: integer(),
    ...storedFile(),
    created_at: momentOfWriting('created_at'),
  },
  (table) => [index().on(table.overview_id)],
);
