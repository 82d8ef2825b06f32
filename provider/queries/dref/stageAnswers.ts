import { asc, eq } from 'drizzle-orm';
import type { Language } from '#contracts/languages.ts';
import type { Database } from '#provider/database/connect.ts';
import {
  country,
  district,
  dref_action,
  dref_district,
  dref_file,
  dref_indicator,
  dref_intervention,
  dref_need,
  dref_photo,
  dref_proposed_action,
  dref_proposed_activity,
  dref_risk,
  dref_source,
  dref_stage,
  dref_user,
  user,
} from '#provider/database/schema.ts';
import type { DrefStage } from '#rules/dref.ts';
import { isAmong } from '../filters.ts';
import { labelOf } from '../labels.ts';
import { groupBy } from '../lists.ts';
import type { Reader } from '../reader.ts';
import {
  byDistrict,
  miniCountry,
  miniCountryColumns,
  miniDistrict,
  miniDistrictColumns,
} from '../reference/countries.ts';
import { disasterTypesById } from '../reference/taxonomy.ts';
import { textIn } from '../texts.ts';
import { rowTextsIn } from './rowTexts.ts';
import { columnsOfStage, fieldsOfStage } from './stageFields.ts';
import { rootOf } from './visibleStages.ts';

export type StageRow = typeof dref_stage.$inferSelect;
export type FileRow = typeof dref_file.$inferSelect;
type Values = Readonly<Record<string, unknown>>;

/** A file as records name it. `provider/routes/drefFiles.ts` puts its address for one reader in the place of its two names. */
export const namedFile = ({ id, caption, client_id, name, stored_as }: FileRow) => ({
  id,
  caption,
  client_id,
  name,
  stored_as,
});

/** Stages as the API answers them, whole, in the order of the rows, which are all of one kind. */
export async function stageAnswers(db: Database, rows: readonly StageRow[], { language }: Reader) {
  if (rows.length === 0) return [];
  const roots = [...new Set(rows.map((row) => row.dref_id ?? row.id))];
  const parts = await partsOf(db, rows, language);
  const [places, types, people, shared, followers] = await Promise.all([
    countriesById(
      db,
      rows.map(({ country_id }) => country_id),
      language,
    ),
    disasterTypesById(db, language),
    peopleOf(db, rows, roots),
    sharedWith(db, roots),
    followersOf(db, roots, language),
  ]);
  return rows.map((row) => {
    const root = row.dref_id ?? row.id;
    const users = shared.get(root) ?? [];
    const { stage } = row;
    return Object.assign(
      {},
      ownFields(row, language),
      parts(row),
      {
        id: row.id,
        status: row.status,
        status_display: labelOf('dref_dref_status', row.status, language),
        created_at: row.created_at,
        created_by: row.user_id,
        created_by_details: people.get(row.user_id ?? -1) ?? null,
        modified_at: row.modified_at,
        modified_by: row.modified_by_id,
        modified_by_details: people.get(row.modified_by_id ?? -1) ?? null,
        users,
        users_details: users.flatMap((id) => people.get(id) ?? []),
        country_details: places.get(row.country_id ?? -1) ?? null,
        disaster_type_details: types.get(row.disaster_type_id ?? -1) ?? null,
        disaster_category_display: labelOf('dref_dref_disaster_category', row.disaster_category, language),
        type_of_dref_display: labelOf('dref_dref_dref_type', row.type_of_dref, language),
        type_of_onset_display: labelOf('dref_dref_onset_type', row.type_of_onset, language),
        starting_language: row.starting_language,
        translation_module_original_language: row.original_language,
      },
      OF_STAGE[stage](row, { users, ...(followers.get(root) ?? NOBODY_FOLLOWS) }),
    );
  });
}

interface Followed {
  users: readonly number[];
  updates: readonly Follower[];
  report: Follower | undefined;
  /** Whoever wrote one of the stages. */
  authors: readonly number[];
}
type Follower = Values & { status: number };
const NOBODY_FOLLOWS = { updates: [], report: undefined, authors: [] };

/** What one kind of stage says and the others do not. */
const OF_STAGE: Readonly<Record<DrefStage, (row: StageRow, of: Followed) => Values>> = {
  application: (row, { users, updates, report, authors }) => ({
    is_active: row.is_active,
    is_dref_imminent_v2: row.is_dref_imminent_v2,
    is_final_report_created: report !== undefined,
    budget_file_preview: null,
    dref_access_user_list: [...new Set([...authors, ...users])],
    operational_update_details: updates,
    final_report_details: report ?? null,
  }),
  update: (row) => ({
    dref: row.dref_id,
    operational_update_number: row.operational_update_number,
    budget_file_preview: null,
  }),
  report: (row) => ({
    dref: row.dref_id,
    is_dref_imminent_v2: row.is_dref_imminent_v2,
    financial_report_preview: null,
  }),
};

/** The columns of a stage under the names of its fields, its texts in the reader's language. */
function ownFields(row: StageRow, language: Language): Values {
  const { texts, plain, documents } = fieldsOfStage(row.stage);
  const names: Readonly<Record<string, string | undefined>> = columnsOfStage(row.stage);
  const columns: Values = row;
  return {
    ...Object.fromEntries(texts.map((name) => [name, textIn(language, columns[name] as never)])),
    ...Object.fromEntries([...plain, ...documents].map((name) => [name, columns[names[name] ?? name]])),
  };
}

/** What hangs on stages, a statement a table; by stage, under the names of its fields. */
async function partsOf(db: Database, rows: readonly StageRow[], language: Language) {
  const ids = rows.map(({ id }) => id);
  const of = <Table extends OfStage>(table: Table) =>
    db
      .select()
      .from(table as OfStage)
      .where(isAmong(table.stage_id, ids))
      .orderBy(asc(table.id)) as unknown as Promise<Table['$inferSelect'][]>;
  const [districts, needs, actions, risks, sources, interventions, proposed, photos] = await Promise.all([
    db
      .select({ of: dref_district.stage_id, district: miniDistrictColumns })
      .from(dref_district)
      .innerJoin(district, eq(district.id, dref_district.district_id))
      .where(isAmong(dref_district.stage_id, ids))
      .orderBy(...byDistrict(language)),
    of(dref_need),
    of(dref_action),
    of(dref_risk),
    of(dref_source),
    of(dref_intervention),
    of(dref_proposed_action),
    db
      .select()
      .from(dref_photo)
      .where(isAmong(dref_photo.stage_id, ids))
      .orderBy(asc(dref_photo.position), asc(dref_photo.id)),
  ]);
  const [indicators, activities, files] = await Promise.all([
    db
      .select()
      .from(dref_indicator)
      .where(
        isAmong(
          dref_indicator.intervention_id,
          interventions.map(({ id }) => id),
        ),
      )
      .orderBy(asc(dref_indicator.id)),
    db
      .select()
      .from(dref_proposed_activity)
      .where(
        isAmong(
          dref_proposed_activity.proposed_action_id,
          proposed.map(({ id }) => id),
        ),
      )
      .orderBy(asc(dref_proposed_activity.id)),
    filesOf(db, [...photos.map(({ file_id }) => file_id), ...rows.flatMap(fileIdsOf)]),
  ]);
  const districtsOf = groupBy(districts, (row) => row.of);
  const ofStage = <Row extends { stage_id: number }>(list: readonly Row[]) => {
    const groups = groupBy(list, (row) => row.stage_id);
    return (id: number) => (groups.get(id) ?? []).map(({ stage_id: _, ...row }) => row);
  };
  const [needsOf, actionsOf, risksOf, sourcesOf] = [
    ofStage(needs),
    ofStage(actions),
    ofStage(risks),
    ofStage(sources),
  ];
  const [interventionsOf, proposedOf, photosOf] = [
    ofStage(interventions),
    ofStage(proposed),
    ofStage(photos),
  ];
  const indicatorsOf = groupBy(indicators, (row) => row.intervention_id);
  const activitiesOf = groupBy(activities, (row) => row.proposed_action_id);
  const titled = <Row extends { title: string }>(row: Row, list: string) => ({
    ...row,
    title_display: labelOf(list, row.title, language),
    image_url: null,
  });

  return (row: StageRow): Values => {
    const { documents, photos: single, albums, hasProposedActions } = fieldsOfStage(row.stage);
    const columns: Values = row;
    const say = rowTextsIn(language, row);
    const file = (name: string) => {
      const found = files.get(columns[name] as number);
      return found ? say(namedFile(found), 'file') : null;
    };
    const its = districtsOf.get(row.id) ?? [];
    return {
      district: its.map((of) => of.district.id),
      district_details: its.map((of) => miniDistrict(of.district, language)),
      needs_identified: needsOf(row.id).map((one) =>
        titled(say(one, 'titled'), 'dref_identified_need_title'),
      ),
      national_society_actions: actionsOf(row.id).map((one) =>
        titled(say(one, 'titled'), 'dref_national_society_action_title'),
      ),
      risk_security: risksOf(row.id).map((one) => say(one, 'risk')),
      source_information: sourcesOf(row.id).map((one) => say(one, 'source')),
      planned_interventions: interventionsOf(row.id).map((one) => ({
        ...titled(say(one, 'intervention'), 'dref_planned_intervention_title'),
        indicators: (indicatorsOf.get(one.id) ?? []).map(({ intervention_id: _, ...indicator }) =>
          say(indicator, 'indicator'),
        ),
      })),
      ...(hasProposedActions && {
        proposed_action: proposedOf(row.id).map((one) => ({
          ...one,
          proposed_type_display: labelOf('dref_proposed_action', one.proposed_type, language),
          activities: (activitiesOf.get(one.id) ?? []).map(({ proposed_action_id: _, ...activity }) =>
            say(activity, 'activity'),
          ),
        })),
      }),
      ...Object.fromEntries(documents.map((name) => [`${name}_details`, file(name)])),
      ...Object.fromEntries(single.map((name) => [name, file(name)])),
      ...Object.fromEntries(
        albums.map((name) => [
          name,
          photosOf(row.id)
            .filter(({ album }) => album === name)
            .flatMap(({ file_id }) => {
              const found = files.get(file_id);
              return found ? [say(namedFile(found), 'file')] : [];
            }),
        ]),
      ),
    };
  };
}

type OfStage =
  | typeof dref_need
  | typeof dref_action
  | typeof dref_risk
  | typeof dref_source
  | typeof dref_intervention
  | typeof dref_proposed_action;

/** The files that a stage names in its own columns. */
export function fileIdsOf(row: StageRow): number[] {
  const { documents, photos } = fieldsOfStage(row.stage);
  const columns: Values = row;
  return [...documents, ...photos].flatMap((name) => (columns[name] as number | null) ?? []);
}

async function filesOf(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, FileRow>();
  const found = await db.select().from(dref_file).where(isAmong(dref_file.id, ids));
  return new Map(found.map((row) => [row.id, row]));
}

/** Countries as lists and records show them, by id. */
export async function countriesById(db: Database, ids: readonly (number | null)[], language: Language) {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))];
  const found =
    wanted.length > 0
      ? await db.select(miniCountryColumns).from(country).where(isAmong(country.id, wanted))
      : [];
  return new Map(found.map((row) => [row.id, miniCountry(row, language)]));
}

const personColumns = {
  id: user.id,
  username: user.username,
  first_name: user.first_name,
  last_name: user.last_name,
};

/** Writers of stages, and those whom their applications are shared with. */
async function peopleOf(db: Database, rows: readonly StageRow[], roots: readonly number[]) {
  const writers = rows.flatMap((row) => [row.user_id ?? [], row.modified_by_id ?? []].flat());
  const sharing = db
    .select({ id: dref_user.user_id })
    .from(dref_user)
    .where(isAmong(dref_user.dref_id, roots));
  const among = [...new Set([...writers, ...(await sharing).map(({ id }) => id)])];
  if (among.length === 0) return new Map();
  const found = await db.select(personColumns).from(user).where(isAmong(user.id, among));
  return new Map(found.map((row) => [row.id, row]));
}

/** With whom applications are shared, by their ids. */
async function sharedWith(db: Database, roots: readonly number[]) {
  const rows = await db
    .select()
    .from(dref_user)
    .where(isAmong(dref_user.dref_id, roots))
    .orderBy(asc(dref_user.user_id));
  const groups = groupBy(rows, (row) => row.dref_id);
  return new Map([...groups].map(([id, of]) => [id, of.map(({ user_id }) => user_id)]));
}

/** What has followed applications, the newest update first, and who wrote any of it. */
async function followersOf(db: Database, roots: readonly number[], language: Language) {
  const rows = await db
    .select({
      id: dref_stage.id,
      root: dref_stage.dref_id,
      stage: dref_stage.stage,
      title: dref_stage.title,
      status: dref_stage.status,
      operational_update_number: dref_stage.operational_update_number,
      author: dref_stage.user_id,
    })
    .from(dref_stage)
    .where(isAmong(rootOf(), roots))
    .orderBy(asc(dref_stage.id));
  const groups = groupBy(rows, (row) => row.root ?? row.id);
  return new Map(
    [...groups].map(([root, of]) => {
      const told = (stage: DrefStage) =>
        of
          .filter((row) => row.stage === stage)
          .map(({ id, title, status, operational_update_number }) => ({
            id,
            title: textIn(language, title),
            status,
            status_display: labelOf('dref_dref_status', status, language),
            ...(stage === 'update' && { operational_update_number }),
          }));
      return [
        root,
        {
          updates: told('update').reverse(),
          report: told('report')[0],
          authors: of.flatMap(({ author }) => author ?? []),
        },
      ] as const;
    }),
  );
}
