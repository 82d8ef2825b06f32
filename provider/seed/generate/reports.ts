import type { Random } from '../random.ts';
import { DAY_MS } from './dates.ts';
import type { Draft, Emergencies } from './tables.ts';
import { inEachLanguage, monthOf, say, summaryOf } from './wording.ts';

const EPIDEMIC = 1;
const EARLY_WARNING = 8;
const EVENT = 9;
const PUBLIC = 3;
/** Disasters that can be foreseen: floods, cyclones, drought, cold, heat, food insecurity, volcanoes. */
const FORESEEABLE = new Set([4, 8, 12, 14, 19, 20, 21]);
/** Days ago between which an epidemic may be the pandemic. */
const PANDEMIC_DAYS = [4 * 365, 7 * 365] as const;
const COUNTS = [
  { count: 1, weight: 55 },
  { count: 2, weight: 25 },
  { count: 3, weight: 10 },
  { count: 0, weight: 10 },
] as const;
const VISIBILITIES = [
  { visibility: 3, weight: 93 },
  { visibility: 1, weight: 4 },
  { visibility: 4, weight: 2 },
  { visibility: 2, weight: 1 },
] as const;

/** Who may see a record: nearly all are public. */
export const visibilityOf = (random: Random): number => random.weighted(VISIBILITIES).visibility;

type Report = Emergencies['reports'][number];

/** Adds the field reports of an emergency, oldest first: figures grow, and the last says what the emergency says. */
export function addReports(out: Emergencies, random: Random, draft: Draft): void {
  const { row, type, country, started, affected } = draft;
  const dates = datesOf(random, draft);
  const isEarly = random.chance(0.3) && FORESEEABLE.has(type.id);
  const isCovid = random.chance(0.6) && type.id === EPIDEMIC && isDuringPandemic(draft);
  for (const [index, written] of dates.entries()) {
    const id = out.reports.length + 1;
    const isWarning = isEarly && index === 0;
    const isLast = index === dates.length - 1;
    const known = isLast ? affected : Math.round((affected * (index + 1)) / (dates.length + 0.5));
    out.reports.push({
      id,
      event_id: row.id,
      dtype_id: type.id,
      summary: titleOf(draft, index, written),
      description: summaryOf(country, type, known),
      status: isWarning ? EARLY_WARNING : EVENT,
      is_covid_report: isCovid,
      visibility: row.visibility === PUBLIC ? visibilityOf(random) : (row.visibility ?? PUBLIC),
      start_date: started.toISOString(),
      report_date: written.toISOString(),
      ns_request_assistance: random.chance(0.4),
      request_assistance: random.chance(0.25),
      ...noFigures,
      ...(isWarning && warningFigures(random, known)),
      ...(!isWarning && type.id === EPIDEMIC && epidemicFigures(random, known)),
      ...(!isWarning && type.id !== EPIDEMIC && eventFigures(random, known)),
      num_localstaff: random.int(3, 60),
      num_volunteers: random.int(10, 900),
      num_expats_delegates: random.int(0, 6),
      created_at: written.toISOString(),
      updated_at: written.toISOString(),
    });
    out.reportCountries.push({ field_report_id: id, country_id: country.id });
  }
}

/** When reports were written: within hours, then every few days, none after now. */
function datesOf(random: Random, { started, now }: Draft) {
  const { count } = random.weighted<{ count: number; weight: number }>(COUNTS);
  const days = Array.from({ length: count }, (_, index) => 0.25 + index * (2 + 5 * random.next()));
  return days
    .sort((one, other) => one - other)
    .map((after) => new Date(started.getTime() + after * DAY_MS))
    .filter((written) => written <= now);
}

/** As the server composes it: "ETH: Flood - 06-2024 - Floods in Oromia #2 (2024-06-12)". */
function titleOf({ country, type, started, districtNames }: Draft, index: number, written: Date) {
  const number = index === 0 ? '' : ` #${index + 1} (${written.toISOString().slice(0, 10)})`;
  return inEachLanguage((language) => {
    const place = districtNames[0] ?? say(country.name, language);
    return `${country.iso3}: ${say(type.name, language)} - ${monthOf(started)} - ${say(type.event, language)}, ${place}${number}`;
  });
}

function isDuringPandemic({ started, now }: Draft) {
  const days = (now.getTime() - started.getTime()) / DAY_MS;
  return days > PANDEMIC_DAYS[0] && days < PANDEMIC_DAYS[1];
}

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
function eventFigures(random: Random, affected: number): Partial<Report> {
  return {
    num_affected: affected,
    gov_num_affected: random.chance(0.4) ? Math.round(affected * (0.8 + 0.4 * random.next())) : null,
    num_injured: part(affected, 0.004, random),
    num_dead: part(affected, 0.0004, random),
    num_missing: part(affected, 0.0002, random),
    num_displaced: part(affected, 0.08, random),
    num_assisted: part(affected, 0.06, random),
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
function epidemicFigures(random: Random, affected: number): Partial<Report> {
  const confirmed = part(affected, 0.01, random);
  const probable = part(affected, 0.006, random);
  const suspected = part(affected, 0.02, random);
  const cases = confirmed + probable + suspected;
  return {
    num_affected: affected,
    num_assisted: part(affected, 0.06, random),
    epi_cases: cases,
    epi_suspected_cases: suspected,
    epi_probable_cases: probable,
    epi_confirmed_cases: confirmed,
    epi_num_dead: Math.round(cases * 0.03 * random.next()),
    epi_figures_source: random.int(0, 2),
  };
}
