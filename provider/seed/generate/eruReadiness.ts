import type { eru_readiness, eru_readiness_type } from '#provider/database/schema.ts';
import { ENUMS } from '../data.ts';
import { createRandom, type Random } from '../random.ts';
import { after } from './dates.ts';
import type { Response } from './response.ts';

/** What National Societies say of their units, table by table. */
export interface EruReadiness {
  owners: (typeof eru_readiness)['$inferInsert'][];
  types: (typeof eru_readiness_type)['$inferInsert'][];
}

/** Any number: readiness is drawn apart, so that it moves no other record. */
const TOPIC = 900_000;
const [READY, PARTIAL, NONE] = [1, 2, 3];
const [HOLDS, SUPPORTS] = [1, 2];
const MOSTLY_READY = [
  { status: READY, weight: 6 },
  { status: PARTIAL, weight: 3 },
  { status: NONE, weight: 1 },
];
const SELDOM_READY = [
  { status: READY, weight: 2 },
  { status: PARTIAL, weight: 5 },
  { status: NONE, weight: 3 },
];
const COMMENTS = [
  'Two rotations are on the roster.',
  'The kit is being restocked after its last deployment.',
  'Team leaders only, together with another National Society.',
  'Funds are confirmed until the end of the year.',
];

/** Whoever owns units tells of each type it owns, its kit ready where one stands by, and supports a type or two of others. */
export function generateEruReadiness(seed: number, now: Date, { erus }: Response): EruReadiness {
  const known = (ENUMS.deployments_eru_type ?? []).map(({ key }) => Number(key));
  const owners = [...new Set(erus.map(({ owner_id }) => owner_id))].sort((left, right) => left - right);
  const rows: EruReadiness = { owners: [], types: [] };
  for (const [index, owner_id] of owners.entries()) {
    const random = createRandom(seed + TOPIC + owner_id);
    const id = index + 1;
    rows.owners.push({ id, owner_id, updated_at: after(now, -random.int(2, 240)).toISOString() });
    const own = erus.filter((unit) => unit.owner_id === owner_id);
    const held = new Set(own.map(({ type }) => type));
    const standBy = new Set(own.filter(({ available }) => available).map(({ type }) => type));
    const others = random.some(
      known.filter((type) => !held.has(type)),
      random.int(0, 2),
    );
    const tell = (type: number, ns_contribution: number) =>
      rows.types.push({
        id: rows.types.length + 1,
        readiness_id: id,
        type,
        equipment_readiness: standBy.has(type) ? READY : statusOf(random, SELDOM_READY),
        people_readiness: statusOf(random, ns_contribution === HOLDS ? MOSTLY_READY : SELDOM_READY),
        funding_readiness: statusOf(random, MOSTLY_READY),
        ns_contribution,
        comment: random.chance(0.3) ? random.pick(COMMENTS) : null,
      });
    for (const type of [...held].sort((left, right) => left - right)) tell(type, HOLDS);
    for (const type of others) tell(type, SUPPORTS);
  }
  return rows;
}

const statusOf = (random: Random, chances: typeof MOSTLY_READY) => random.weighted(chances).status;
