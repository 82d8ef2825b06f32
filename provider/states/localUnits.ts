import { eq } from 'drizzle-orm';
import { UNIT_STATUS } from '#contracts/localUnits/schemas.ts';
import { local_unit, local_unit_change } from '#provider/database/schema.ts';
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

/** What the pacts ask of local units. */
export const LOCAL_UNIT_STATES: States = {
  ...nobodyHasTheName('local unit'),
  'a local unit exists': aLocalUnitExists,
  'no local unit exists': isGone(local_unit),
  'a local unit has the version': hasVersion(local_unit),
};
