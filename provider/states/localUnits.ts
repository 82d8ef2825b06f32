import { and, eq } from 'drizzle-orm';
import { UNIT_STATUS } from '#contracts/localUnits/codes.ts';
import {
  local_unit,
  local_unit_change,
  local_unit_external,
  local_unit_upload,
} from '#provider/database/schema.ts';
import {
  hasVersion,
  idOf,
  isGone,
  NEPAL,
  nobodyHasTheName,
  number,
  type StateHandler,
  type States,
  text,
} from './support.ts';

/** Made anew each time: promises validate it, change it and put it out of use. */
const aLocalUnitExists: StateHandler = async (db, parameters) => {
  const id = number(parameters, 'id');
  const status = number(parameters, 'status', UNIT_STATUS.validated);
  const name = text(parameters, 'name');
  const member = await idOf(db, 'member');
  const facts = {
    country_id: number(parameters, 'country', NEPAL),
    type_id: number(parameters, 'type', 1),
    date_of_data: '2026-04-01',
    local_branch_name: name,
    english_branch_name: name,
    level_id: 3,
    address_loc: 'Kalimati 4',
  };
  await db.delete(local_unit).where(eq(local_unit.id, id));
  await db.insert(local_unit).values({
    ...facts,
    id,
    status,
    latitude: 27.7,
    longitude: 85.3,
    is_deprecated: parameters.deprecated === true,
    user_id: member,
    modified_by_id: member,
  });
  if (status !== UNIT_STATUS.unvalidated && status !== UNIT_STATUS.pendingEdit) return;
  const { country_id: country, type_id: type, level_id: level, ...told } = facts;
  await db.insert(local_unit_change).values({
    local_unit_id: id,
    triggered_by_id: member,
    previous:
      status === UNIT_STATUS.pendingEdit
        ? {
            ...told,
            country,
            type,
            level,
            address_loc: 'Kalimati 1',
            visibility: 3,
            location_json: { lat: 27.7, lng: 85.3 },
          }
        : null,
  });
};

/** Nothing waits: the type can be locked. */
const validateAll: StateHandler = (db, parameters) =>
  db
    .update(local_unit)
    .set({ status: UNIT_STATUS.validated })
    .where(eq(local_unit.country_id, number(parameters, 'country')));

const anExternalTypeExists: StateHandler = async (db, parameters) => {
  const [id, country_id, type_id] = ['id', 'country', 'type'].map((name) => number(parameters, name));
  if (id === undefined || country_id === undefined || type_id === undefined) return;
  const { country_id: of, type_id: type } = local_unit_external;
  await db.delete(local_unit_external).where(and(eq(of, country_id), eq(type, type_id)));
  await db.insert(local_unit_external).values({ id, country_id, type_id });
};

/** What the pacts ask of local units. */
export const LOCAL_UNIT_STATES: States = {
  ...nobodyHasTheName('local unit', 'externally managed type', 'upload of local units'),
  'no externally managed type exists': isGone(local_unit_external),
  'local units of a country are managed externally': anExternalTypeExists,
  'a type of local units is not externally managed': async (db, parameters) => {
    const { country_id, type_id } = local_unit_external;
    await db
      .delete(local_unit_external)
      .where(and(eq(country_id, number(parameters, 'country')), eq(type_id, number(parameters, 'type'))));
    await validateAll(db, parameters);
  },
  'a bulk upload of local units was made': async (db, parameters) => {
    const id = number(parameters, 'id');
    await db.delete(local_unit_upload).where(eq(local_unit_upload.id, id));
    await db.insert(local_unit_upload).values({
      id,
      country_id: number(parameters, 'country'),
      type_id: number(parameters, 'type'),
      file_name: 'units.xlsx',
      file_size: 9_000,
      status: 1,
      success_count: 12,
      refused: [],
    });
  },
  'a local unit exists': aLocalUnitExists,
  'no local unit exists': isGone(local_unit),
  'a local unit has the version': hasVersion(local_unit),
};
