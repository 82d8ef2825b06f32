import type { Random } from '../random.ts';
import { after, DAY_MS, within } from './dates.ts';
import type { Draft, Emergencies } from './tables.ts';

const DREF = 0;
const EMERGENCY_APPEAL = 1;
const EARLY_ACTION = 3;
/** 0 DREF, 1 Emergency Appeal, 2 International Appeal, 3 early action protocol; which, depends on the severity. */
const TYPES = [
  [weigh(0, 88), weigh(1, 6), weigh(3, 6)],
  [weigh(0, 40), weigh(1, 57), weigh(2, 1), weigh(3, 2)],
  [weigh(1, 95), weigh(2, 5)],
] as const;
/** How long one runs, in days. */
const DAYS: Record<number, readonly [from: number, to: number]> = {
  0: [120, 240],
  1: [365, 900],
  2: [540, 900],
  3: [60, 150],
};
/** Beyond these people a fund does not suffice; below those an appeal to the world is out of place. */
const MOST_FOR_DREF = 250_000;
const LEAST_FOR_APPEAL = 15_000;
/** In Swiss francs: what a fund gives at most, and what has ever been asked for. */
const HIGHEST_DREF = 1_000_000;
const HIGHEST_APPEAL = 95_000_000;
const LOWEST = 45_000;
/** Help for one person costs the less, the more people there are: francs = PRICE * people ^ SCALE_EFFECT. */
const PRICE = 400;
const SCALE_EFFECT = 0.87;
/** How dear help is after a disaster of a type: rebuilding after a quake is, keeping people warm or informed is not. */
const DEARNESS: Record<number, number> = {
  1: 0.35,
  2: 1.5,
  4: 1.2,
  5: 1.2,
  6: 1.2,
  14: 0.5,
  19: 0.4,
  54: 0.5,
};
const SECTORS = ['Disaster response', 'Health and care', 'Food security', 'Population movement'] as const;
/** Sectors of epidemics, drought and hunger, and population movements; all others respond to a disaster. */
const SECTOR_OF: Record<number, (typeof SECTORS)[number]> = {
  1: 'Health and care',
  20: 'Food security',
  21: 'Food security',
  5: 'Population movement',
};
const ARCHIVED_AFTER_DAYS = 5 * 365;

/**
 * Adds the appeals of an emergency, if it has any: amounts follow the people they target, and those the people affected. Returns
 * how many people they target together.
 */
export function addAppeals(
  out: Emergencies,
  random: Random,
  draft: Draft,
  { isCertain, codes }: { isCertain: boolean; codes: Map<string, number> },
): number {
  const { row, country, type, started, now, affected } = draft;
  const hasOne = random.chance(0.92) || isCertain;
  if (!hasOne || row.parent_event_id) return 0;
  let targeted = 0;
  const first = kindOf(random, draft);
  // A DREF often comes first, as a loan to the appeal that follows.
  const kinds = first === EMERGENCY_APPEAL && random.chance(0.4) ? [DREF, EMERGENCY_APPEAL] : [first];
  for (const [index, atype] of kinds.entries()) {
    // Two numbers are kept for each emergency, so that one appeal more or less moves no other.
    const id = 2 * row.id - 1 + index;
    const start = within(random, index > 0 ? after(started, 4) : started, 4, now);
    if (start > now) continue;
    const [shortest, longest] = DAYS[atype] ?? [90, 120];
    const end = after(start, random.int(shortest, longest));
    const beneficiaries = targetOf(random, atype, affected);
    const requested = amountOf(random, atype, beneficiaries * (DEARNESS[type.id] ?? 1));
    const code = (codes.get(country.iso ?? '') ?? 0) + 1;
    codes.set(country.iso ?? '', code);
    targeted += beneficiaries;
    const written = within(random, start, 30, now).toISOString();
    out.appeals.push({
      id,
      aid: String(10_000 + id),
      name: row.name,
      code: `MDR${country.iso}${String(code).padStart(3, '0')}`,
      atype,
      status: statusOf(end, now),
      dtype_id: type.id,
      country_id: country.id,
      event_id: row.id,
      sector: SECTOR_OF[type.id] ?? SECTORS[0],
      amount_requested: requested,
      amount_funded: Math.round(requested * fundedShare(random, atype, end < now)),
      num_beneficiaries: beneficiaries,
      needs_confirmation: !isCertain && random.chance(0.01),
      start_date: start.toISOString(),
      end_date: end.toISOString(),
      created_at: start.toISOString(),
      modified_at: written,
      real_data_update: written,
    });
  }
  return targeted;
}

function weigh(atype: number, weight: number) {
  return { atype, weight };
}

/** What kind of appeal an emergency of this severity and size has. */
function kindOf(random: Random, { row, affected }: Draft): number {
  const types = TYPES[row.ifrc_severity_level ?? 0] ?? TYPES[0];
  const { atype } = random.weighted<{ atype: number; weight: number }>(types);
  if (atype === DREF && affected > MOST_FOR_DREF) return EMERGENCY_APPEAL;
  return isAppeal(atype) && affected < LEAST_FOR_APPEAL ? DREF : atype;
}

const isAppeal = (atype: number) => atype !== DREF && atype !== EARLY_ACTION;

/** 0 active, 1 closed, 3 archived. */
function statusOf(end: Date, now: Date) {
  if (end > now) return 0;
  return now.getTime() - end.getTime() > ARCHIVED_AFTER_DAYS * DAY_MS ? 3 : 1;
}

/** Some of those affected are helped: of a few nearly all, of a million a tenth or a quarter; by a fund fewer. */
function targetOf(random: Random, atype: number, affected: number) {
  const share = affected < 2_000 ? 0.5 : affected < 20_000 ? 0.3 : 0.12;
  const people = affected * share * (0.8 + 0.6 * random.next());
  const helped = isAppeal(atype) ? people : Math.min(people, 24_000 + 12_000 * random.next());
  return Math.min(affected, Math.max(20, Math.round(helped / 10) * 10));
}

/** In Swiss francs, to the thousand. */
function amountOf(random: Random, atype: number, people: number) {
  const amount = PRICE * people ** SCALE_EFFECT * (0.8 + 0.4 * random.next());
  const most = isAppeal(atype) ? HIGHEST_APPEAL : HIGHEST_DREF;
  // The round sums of a fund's limit would look alike: it is seldom drawn on to the end.
  const asked = Math.min(amount, most * (0.7 + 0.3 * random.next()));
  return Math.max(LOWEST, Math.round(asked / 1_000) * 1_000);
}

/** A fund pays DREFs and early action at once; appeals fill over the months, and seldom beyond what was asked. */
function fundedShare(random: Random, atype: number, isOver: boolean) {
  const share = Math.min(1.1, random.around(isOver ? 0.6 : 0.32, 0.5));
  return isAppeal(atype) ? share : 1;
}
