import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { DREF_COMMON, DREF_COSTS, DREF_EXPENDITURES, DREF_OWN } from '#contracts/dref/fields.ts';
import type { PdfType } from '#contracts/dref/pdf.ts';
import type { Language } from '#contracts/languages.ts';
import { each } from '#contracts/schemas/shared.ts';
import { DREF_STAGES } from '#rules/dref.ts';
import { user } from './account.ts';
import {
  instant,
  languageOfTexts,
  linkTo,
  mayLinkTo,
  momentOfWriting,
  partOf,
  stamps,
  type Translated,
} from './columns.ts';
import { country, district } from './geography.ts';
import { disaster_type } from './taxonomy.ts';

/*
 * The Disaster Response Emergency Fund. Application, operational updates and final report are stages of one process and rows of one
 * table, since most of their fields are the same: those that are called otherwise in one of them are told in
 * `provider/records/dref.ts`. Their names come from `contracts/dref/fields.ts`.
 */

/** A photo or a document that people have sent for a DREF. `caption`: what stands below it wherever it is shown. */
export const dref_file = pgTable('dref_file', {
  id: serial().primaryKey(),
  user_id: integer(),
  /** Its name on the disk. Copies of a photo, in later stages, are rows of the same file. */
  stored_as: varchar({ length: 36 }).notNull(),
  /** As its owner called it. */
  name: varchar({ length: 255 }).notNull(),
  media_type: varchar({ length: 100 }).notNull(),
  size: integer().notNull(),
  content_hash: varchar({ length: 64 }).notNull(),
  caption: varchar({ length: 80 }),
  client_id: varchar({ length: 50 }),
  /** That of its upload: a record takes no files of another. */
  original_language: languageOfTexts(),
  created_at: momentOfWriting('created_at'),
});

const { application, update, report } = DREF_OWN;
const translatedText = () => jsonb().$type<Translated>();
const mayLinkToFile = () => mayLinkTo(() => dref_file.id);

export const dref_stage = pgTable(
  'dref_stage',
  {
    id: serial().primaryKey(),
    stage: varchar({ length: 12, enum: DREF_STAGES }).notNull(),
    /** The application that an update or a report belongs to; null of an application. */
    dref_id: integer(),
    operational_update_number: smallint(),
    /** A key of `dref_dref_status`. */
    status: smallint().notNull().default(1),
    /** Since when it has been translated: a job takes up what a restart left behind. */
    finalizing_since: instant(),
    /** What texts of its rows and photos were in a language that it was written in before, by the texts of today. */
    row_texts: jsonb().$type<Partial<Record<Language, Readonly<Record<string, string>>>>>(),
    /** Of an application: false once its final report is approved. */
    is_active: boolean().notNull().default(true),
    /** Imminent, with proposed actions and fixed costs. */
    is_dref_imminent_v2: boolean().notNull().default(false),
    national_society_id: mayLinkTo(() => country.id),
    country_id: mayLinkTo(() => country.id),
    disaster_type_id: mayLinkTo(() => disaster_type.id),
    /** No foreign key: a report that is deleted leaves its applications be. */
    field_report: integer(),
    title: translatedText(),
    type_of_dref: smallint(),
    type_of_onset: smallint(),
    disaster_category: smallint(),
    ...each([...DREF_COMMON.texts, ...application.texts, ...update.texts, ...report.texts], translatedText),
    ...each([...DREF_COMMON.shortTexts, ...report.shortTexts], translatedText),
    ...each([...DREF_COMMON.names, ...DREF_COMMON.emails], () => varchar({ length: 255 })),
    ...each(DREF_COMMON.phones, () => varchar({ length: 100 })),
    ...each(
      [
        ...DREF_COMMON.counts,
        ...DREF_COSTS,
        ...DREF_EXPENDITURES,
        // Under the names of the application, where it has them.
        'amount_requested',
        'num_affected',
        'num_assisted',
        'number_of_people_targeted',
        'additional_allocation',
        'dref_allocated_so_far',
        'total_dref_allocation',
        'operation_timeframe',
        'operation_timeframe_imminent',
      ] as const,
      () => integer(),
    ),
    ...each(DREF_COMMON.percentages, () => doublePrecision()),
    ...each([...DREF_COMMON.answers, ...application.answers, ...update.answers, ...report.answers], () =>
      boolean(),
    ),
    ...each(
      [
        ...DREF_COMMON.days,
        ...application.days,
        'operation_start_date',
        'reporting_start_date',
        'reporting_end_date',
      ] as const,
      () => date(),
    ),
    ...each([...DREF_COMMON.documents, ...application.documents, ...report.documents], mayLinkToFile),
    ...each(DREF_COMMON.photos, mayLinkToFile),
    /** What it was begun in; its texts are changed in `original_language`, which is English once it was translated. */
    starting_language: languageOfTexts(),
    original_language: languageOfTexts(),
    ...stamps(),
  },
  (table) => [
    index().on(table.dref_id),
    index().on(table.country_id),
    index().on(table.user_id),
    uniqueIndex('dref_stage_numbered').on(table.dref_id, table.operational_update_number),
  ],
);

/** With whom an application is shared, and all that follows it. No foreign key to accounts, which may be erased. */
export const dref_user = pgTable(
  'dref_user',
  { dref_id: partOf(() => dref_stage.id), user_id: integer().notNull() },
  (table) => [primaryKey({ columns: [table.dref_id, table.user_id] }), index().on(table.user_id)],
);

export const dref_district = pgTable(
  'dref_district',
  { stage_id: partOf(() => dref_stage.id), district_id: linkTo(() => district.id) },
  (table) => [primaryKey({ columns: [table.stage_id, table.district_id] })],
);

/** Photos of a stage. `album`: the field that they stand in, `position`: their order. */
export const dref_photo = pgTable(
  'dref_photo',
  {
    id: serial().primaryKey(),
    stage_id: partOf(() => dref_stage.id),
    album: varchar({ length: 20 }).notNull(),
    file_id: linkTo(() => dref_file.id),
    position: smallint().notNull().default(0),
  },
  (table) => [index().on(table.stage_id)],
);

const titledRow = (name: string) =>
  pgTable(
    name,
    {
      id: serial().primaryKey(),
      stage_id: partOf(() => dref_stage.id),
      title: varchar({ length: 60 }).notNull(),
      description: text(),
    },
    (table) => [index().on(table.stage_id)],
  );

/** A need that was found: `NEED_TITLES`. */
export const dref_need = titledRow('dref_need');
/** What the National Society does: `ACTION_TITLES`. */
export const dref_action = titledRow('dref_action');

export const dref_risk = pgTable(
  'dref_risk',
  {
    id: serial().primaryKey(),
    stage_id: partOf(() => dref_stage.id),
    client_id: varchar({ length: 50 }),
    risk: text(),
    mitigation: text(),
  },
  (table) => [index().on(table.stage_id)],
);

export const dref_source = pgTable(
  'dref_source',
  {
    id: serial().primaryKey(),
    stage_id: partOf(() => dref_stage.id),
    client_id: varchar({ length: 50 }),
    source_name: varchar({ length: 255 }),
    source_link: varchar({ length: 255 }),
  },
  (table) => [index().on(table.stage_id)],
);

/** What is planned in a sector, and what became of it: `INTERVENTION_TITLES`. Amounts in Swiss francs. */
export const dref_intervention = pgTable(
  'dref_intervention',
  {
    id: serial().primaryKey(),
    stage_id: partOf(() => dref_stage.id),
    title: varchar({ length: 60 }).notNull(),
    budget: integer(),
    person_targeted: integer(),
    person_assisted: integer(),
    male: integer(),
    female: integer(),
    description: text(),
    progress_towards_outcome: text(),
    narrative_description_of_achievements: text(),
    lessons_learnt: text(),
    challenges: text(),
  },
  (table) => [index().on(table.stage_id)],
);

export const dref_indicator = pgTable(
  'dref_indicator',
  {
    id: serial().primaryKey(),
    intervention_id: partOf(() => dref_intervention.id),
    title: varchar({ length: 255 }),
    target: integer(),
    actual: integer(),
  },
  (table) => [index().on(table.intervention_id)],
);

/** What an imminent DREF pays for: `proposed_type` a key of `dref_proposed_action`. */
export const dref_proposed_action = pgTable(
  'dref_proposed_action',
  {
    id: serial().primaryKey(),
    stage_id: partOf(() => dref_stage.id),
    proposed_type: smallint().notNull(),
    total_budget: integer(),
    total_expenditure: integer(),
  },
  (table) => [index().on(table.stage_id)],
);

export const dref_proposed_activity = pgTable(
  'dref_proposed_activity',
  {
    id: serial().primaryKey(),
    proposed_action_id: partOf(() => dref_proposed_action.id),
    /** A key of `primary_sector`, looked up when it is written. */
    sector: smallint().notNull(),
    activity: text(),
  },
  (table) => [index().on(table.proposed_action_id)],
);

/** A PDF that somebody has ordered: `export_type` of `PDF_TYPES`, `status` of `PDF_STATUS`. */
export const pdf_export = pgTable('pdf_export', {
  id: serial().primaryKey(),
  user_id: partOf(() => user.id),
  export_type: varchar({ length: 40 }).$type<PdfType>().notNull(),
  export_id: integer().notNull(),
  status: smallint().notNull(),
  requested_at: momentOfWriting('requested_at'),
});
