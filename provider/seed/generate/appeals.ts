import type { Random } from '../random.ts';
import { DAY_MS, daysAfter } from './dates.ts';
import type { Draft, Emergencies } from './tables.ts';

/** 0 DREF, 1 Emergency Appeal, 2 International Appeal, 3 early action protocol; which, depends on the severity. */
const TYPES = [
  [weigh(0, 90), weigh(1, 4), weigh(3, 6)],
  [weigh(0, 52), weigh(1, 45), weigh(2, 1), weigh(3, 2)],
  [weigh(0, 10), weigh(1, 86), weigh(2, 4)],
] as const;
/** How long one runs, in days. */
const DAYS: Record<number, readonly [from: number, to: number]> = {
  0: [90, 180],
  1: [270, 730],
  2: [365, 730],
  3: [60, 120],
};
/** Typical amounts in Swiss francs; a DREF allocation ends at a million. */
const MEDIAN: Record<number, number> = { 0: 280_000, 1: 5_500_000, 2: 14_000_000, 3: 130_000 };
const HIGHEST_DREF = 1_000_000;
const SECTORS = ['Disaster response', 'Health and care', 'Food security', 'Population movement'] as const;
const ARCHIVED_AFTER_DAYS = 5 * 365;

/**
 * Adds the appeals of an emergency, if it has any: amounts and targeted people agree with its size. Returns how many people
 * they target together.
 */
export function addAppeals(
  out: Emergencies,
  random: Random,
  draft: Draft,
  { isCertain, codes }: { isCertain: boolean; codes: Map<string, number> },
): number {
  const { row, country, type, started, now, affected } = draft;
  const hasOne = random.chance(0.66) || isCertain;
  if (!hasOne || row.parent_event_id) return 0;
  let targeted = 0;
  const types = TYPES[row.ifrc_severity_level ?? 0] ?? TYPES[0];
  const first = random.weighted<{ atype: number; weight: number }>(types).atype;
  // A DREF often comes first, as a loan to the appeal that follows.
  const kinds = first === 1 && random.chance(0.35) ? [0, 1] : [first];
  for (const [index, atype] of kinds.entries()) {
    // Two numbers are kept for each emergency, so that one appeal more or less moves no other.
    const id = 2 * row.id - 1 + index;
    const start = daysAfter(started, random.int(0, 4) + 6 * index, now);
    const [shortest, longest] = DAYS[atype] ?? [90, 120];
    const end = new Date(start.getTime() + random.int(shortest, longest) * DAY_MS);
    const isOver = end < now;
    const requested = amountOf(random, atype, affected);
    const code = (codes.get(country.iso ?? '') ?? 0) + 1;
    codes.set(country.iso ?? '', code);
    const beneficiaries = Math.max(50, Math.round((affected * (0.12 + 0.3 * random.next())) / 10) * 10);
    targeted += beneficiaries;
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
      sector: random.pick(SECTORS),
      amount_requested: requested,
      amount_funded: Math.round(requested * fundedShare(random, atype, isOver)),
      num_beneficiaries: beneficiaries,
      needs_confirmation: !isCertain && random.chance(0.01),
      start_date: start.toISOString(),
      end_date: end.toISOString(),
      created_at: start.toISOString(),
      modified_at: daysAfter(start, 10, now).toISOString(),
      real_data_update: daysAfter(start, 10, now).toISOString(),
    });
  }
  return targeted;
}

function weigh(atype: number, weight: number) {
  return { atype, weight };
}

/** 0 active, 1 closed, 3 archived. */
function statusOf(end: Date, now: Date) {
  if (end > now) return 0;
  return now.getTime() - end.getTime() > ARCHIVED_AFTER_DAYS * DAY_MS ? 3 : 1;
}

/** In Swiss francs, to the thousand. */
function amountOf(random: Random, atype: number, affected: number) {
  const isAppeal = atype === 1 || atype === 2;
  const amount = random.around(MEDIAN[atype] ?? 0, isAppeal ? 0.7 : 0.5) + affected * (isAppeal ? 12 : 1);
  const rounded = Math.max(40_000, Math.round(amount / 1_000) * 1_000);
  return isAppeal ? rounded : Math.min(HIGHEST_DREF, rounded);
}

/** A fund pays DREFs and early action at once; appeals fill over the months, and seldom beyond what was asked. */
function fundedShare(random: Random, atype: number, isOver: boolean) {
  const share = Math.min(1.1, random.around(isOver ? 0.6 : 0.32, 0.5));
  return atype === 1 || atype === 2 ? share : 1;
}
