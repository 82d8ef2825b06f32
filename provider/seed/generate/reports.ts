import type { Translated } from '#provider/database/schema/columns.ts';
import type { DisasterTypeFacts } from '../data.ts';
import type { Random } from '../random.ts';
import { after, dayOf, daysBetween } from './dates.ts';
import { summaryOf } from './summaries.ts';
import type { Draft, Emergencies } from './tables.ts';
import { reportNameOf } from './wording.ts';

const EPIDEMIC = 1;
const EARLY_WARNING = 8;
const EVENT = 9;
const PUBLIC = 3;
/** Disasters that can be foreseen: floods, cyclones, drought, cold, heat, food insecurity, volcanoes. */
const FORESEEABLE = new Set([4, 8, 12, 14, 19, 20, 21]);
/** Days ago between which an epidemic may be the pandemic. */
const PANDEMIC_DAYS = [4 * 365, 7 * 365] as const;
/** Reports by severity: of small emergencies one or none, of large ones a sequence. */
const COUNTS = [
  [weigh(1, 52), weigh(2, 11), weigh(0, 37)],
  [weigh(1, 35), weigh(2, 35), weigh(3, 20), weigh(4, 10)],
  [weigh(2, 30), weigh(3, 40), weigh(4, 20), weigh(5, 10)],
] as const;
const FEATURED_COUNT = 5;
const VISIBILITIES = [
  { visibility: 3, weight: 93 },
  { visibility: 1, weight: 4 },
  { visibility: 4, weight: 2 },
  { visibility: 2, weight: 1 },
] as const;
/** Of the people affected, by type of disaster: who is dead, hurt and driven away. */
const HARM: Record<number, Harm> = {
  2: { dead: 0.0006, injured: 0.006, displaced: 0.12 },
  4: { dead: 0.0001, injured: 0.0015, displaced: 0.1 },
  5: { dead: 0.00002, injured: 0.0008, displaced: 0.45 },
  6: { dead: 0.0001, injured: 0.0012, displaced: 0.12 },
  7: { dead: 0.0004, injured: 0.01, displaced: 0.03 },
  11: { dead: 0.002, injured: 0.01, displaced: 0.2 },
  14: { dead: 0.00005, injured: 0.0004, displaced: 0.002 },
  15: { dead: 0.0008, injured: 0.006, displaced: 0.25 },
  19: { dead: 0.0002, injured: 0.002, displaced: 0 },
  20: { dead: 0, injured: 0, displaced: 0.03 },
  21: { dead: 0, injured: 0, displaced: 0.01 },
  24: { dead: 0.006, injured: 0.012, displaced: 0.2 },
  27: { dead: 0.0008, injured: 0.004, displaced: 0.15 },
  54: { dead: 0.09, injured: 0.3, displaced: 0 },
  62: { dead: 0, injured: 0, displaced: 0 },
};
const USUAL_HARM: Harm = { dead: 0.00008, injured: 0.0008, displaced: 0.09 };

interface Harm {
  dead: number;
  injured: number;
  displaced: number;
}

function weigh(count: number, weight: number) {
  return { count, weight };
}

/** Who may see a record: nearly all are public. */
export const visibilityOf = (random: Random): number => random.weighted(VISIBILITIES).visibility;

/** Whether an epidemic that began so many days ago is told as the pandemic. */
export const isCovid = (random: Random, { id }: DisasterTypeFacts, age: number): boolean =>
  random.chance(0.6) && id === EPIDEMIC && age > PANDEMIC_DAYS[0] && age < PANDEMIC_DAYS[1];

type Report = Emergencies['reports'][number];

/**
 * Adds the field reports of an emergency, oldest first: figures grow, and the last says what the emergency says. Tells what
 * the last one for everybody said of all who are affected, and when the last was written.
 */
export function addReports(
  out: Emergencies,
  random: Random,
  draft: Draft,
): { last: Translated | undefined; at: Date } {
  const { row, type, country, started, affected, isCovid: is_covid_report } = draft;
  const dates = datesOf(random, draft);
  const isEarly = random.chance(0.3) && FORESEEABLE.has(type.id) && !row.is_featured;
  const shares = sharesOf(random, draft);
  const staff = random.int(3, 40);
  const volunteers = Math.round(Math.min(3_200, 14 + affected ** 0.5 * (0.8 + 1.6 * random.next())));
  let last: Translated | undefined;
  let at = started;
  for (const [index, written] of dates.entries()) {
    const id = out.reports.length + 1;
    const isWarning = isEarly && index === 0;
    const known = (0.35 + (0.65 * (index + 1)) / dates.length) * (index === dates.length - 1 ? 1 : 0.9);
    const people = index === dates.length - 1 ? affected : Math.round(affected * known);
    const figures = isWarning
      ? warningFigures(random, people)
      : type.id === EPIDEMIC
        ? epidemicFigures(people, shares)
        : eventFigures(random, people, shares);
    const num_volunteers = Math.max(8, Math.round(volunteers * known));
    const description = summaryOf(draft, {
      people,
      dead: figures.num_dead ?? figures.epi_num_dead,
      injured: figures.num_injured,
      displaced: figures.num_displaced,
      cases: figures.epi_cases,
      assisted: figures.num_assisted,
      volunteers: num_volunteers,
    });
    const isForAll = row.visibility === PUBLIC;
    const visibility = isForAll && !row.is_featured ? visibilityOf(random) : (row.visibility ?? PUBLIC);
    const isTold = visibility === PUBLIC || !isForAll;
    if (isTold && people === affected) last = description;
    at = written;
    out.reports.push({
      id,
      event_id: row.id,
      dtype_id: type.id,
      summary: reportNameOf(draft, index + 1, dayOf(written)),
      description,
      status: isWarning ? EARLY_WARNING : EVENT,
      is_covid_report,
      visibility,
      start_date: started.toISOString(),
      report_date: written.toISOString(),
      ns_request_assistance: random.chance(0.4),
      request_assistance: random.chance(0.25),
      ...noFigures,
      ...figures,
      num_localstaff: staff + 2 * index,
      num_volunteers,
      num_expats_delegates: random.int(0, 6),
      created_at: written.toISOString(),
      updated_at: written.toISOString(),
    });
    out.reportCountries.push({ field_report_id: id, country_id: country.id });
  }
  return { last, at };
}

/** When reports were written: within hours, then every few days, none after now; the highlighted ones have a sequence. */
function datesOf(random: Random, { row, started, now }: Draft) {
  const chances = COUNTS[row.ifrc_severity_level ?? 0] ?? COUNTS[0];
  const { count } = random.weighted<{ count: number; weight: number }>(chances);
  const wanted = row.is_featured ? FEATURED_COUNT : count;
  const age = daysBetween(started, now);
  const step = row.is_featured ? Math.min(4, (age - 0.5) / wanted) : 4;
  const days = Array.from({ length: wanted }, (_, index) => 0.25 + step * index * (1 + 0.2 * random.next()));
  return days.map((passed) => after(started, passed)).filter((written) => written <= now);
}

/** How many of those affected something befell, the same in each report of an emergency. */
function sharesOf(random: Random, { type }: Draft) {
  const harm = HARM[type.id] ?? USUAL_HARM;
  const part = (share: number) => share * (0.5 + random.next());
  return {
    dead: part(harm.dead),
    injured: part(harm.injured),
    displaced: part(harm.displaced),
    missing: part(harm.dead * 0.4),
    assisted: part(0.06),
    confirmed: part(0.004),
    probable: part(0.003),
    suspected: part(0.01),
    fatal: 0.02 * random.next(),
    source: random.int(0, 2),
  };
}
type Shares = ReturnType<typeof sharesOf>;

/** All rows of an insert name the same columns. */
const noFigures = {
  num_affected: null,
  gov_num_affected: null,
  num_injured: null,
  num_dead: null,
  num_missing: null,
  num_displaced: null,
  num_assisted: null,
  gov_num_assisted: null,
  num_potentially_affected: null,
  gov_num_potentially_affected: null,
  num_highest_risk: null,
  affected_pop_centres: null,
  epi_cases: null,
  epi_suspected_cases: null,
  epi_probable_cases: null,
  epi_confirmed_cases: null,
  epi_num_dead: null,
  epi_figures_source: null,
} satisfies Partial<Report>;

const part = (whole: number, share: number, random: Random) =>
  Math.round(whole * share * (0.5 + random.next()));

/** Dead, injured, missing and displaced people are some of the affected ones. */
function eventFigures(random: Random, affected: number, shares: Shares): Partial<Report> {
  const of = (share: number) => Math.round(affected * share);
  return {
    num_affected: affected,
    gov_num_affected: random.chance(0.4) ? Math.round(affected * (0.8 + 0.4 * random.next())) : null,
    num_injured: of(shares.injured),
    num_dead: of(shares.dead),
    num_missing: of(shares.missing),
    num_displaced: of(shares.displaced),
    num_assisted: of(shares.assisted),
    gov_num_assisted: part(affected, 0.1, random),
  };
}

function warningFigures(random: Random, affected: number): Partial<Report> {
  return {
    num_potentially_affected: affected,
    gov_num_potentially_affected: random.chance(0.3) ? part(affected, 1, random) : null,
    num_highest_risk: part(affected, 0.2, random),
    num_assisted: part(affected, 0.02, random),
    affected_pop_centres: 'Towns in the lowlands and along the coast or river',
  };
}

/** Suspected, probable and confirmed cases add up to all cases. */
function epidemicFigures(affected: number, shares: Shares): Partial<Report> {
  const confirmed = Math.round(affected * shares.confirmed);
  const probable = Math.round(affected * shares.probable);
  const suspected = Math.round(affected * shares.suspected);
  const cases = confirmed + probable + suspected;
  return {
    num_affected: affected,
    num_assisted: Math.round(affected * shares.assisted),
    epi_cases: cases,
    epi_suspected_cases: suspected,
    epi_probable_cases: probable,
    epi_confirmed_cases: confirmed,
    epi_num_dead: Math.round(cases * shares.fatal),
    epi_figures_source: shares.source,
  };
}
