import type { CountryFacts } from '../data.ts';
import { createRandom, type Random } from '../random.ts';
import { districtsByCountry } from '../reference.ts';
import { addAppeals } from './appeals.ts';
import { beginnings, DAY_MS, daysAfter } from './dates.ts';
import { FEATURED, hazardOf, neighboursOf } from './hazards.ts';
import { addPage } from './page.ts';
import { addReports, visibilityOf } from './reports.ts';
import { sizeOf } from './size.ts';
import type { Draft, Emergencies } from './tables.ts';
import { glideOf, nameOf, slugOf, summaryOf } from './wording.ts';

const PER_SCALE = 1_050;
/** Days before now within which every emergency has an appeal and a rich page. */
const RECENT_DAYS = 29;
const PUBLIC = 3;
/** Days within which a second record of the same disaster may be merged into the first. */
const MERGED_WITHIN_DAYS = 60;
const CONTACT = 'emergencies@demo.example';

/** What earlier emergencies left behind: last numbers of appeals and GLIDE codes, and what a later one may be merged into. */
interface Memory {
  codes: Map<string, number>;
  glides: Map<number, number>;
  latest: Map<string, { id: number; started: Date }>;
}

/** Emergencies over ten years up to `now`, oldest first, with what belongs to them; `scale` times a thousand and some. */
export function generateEmergencies(seed: number, now: Date, scale: number): Emergencies {
  const out: Emergencies = {
    events: [],
    eventCountries: [],
    eventDistricts: [],
    contacts: [],
    links: [],
    keyFigures: [],
    appeals: [],
    reports: [],
    reportCountries: [],
  };
  const districts = districtsByCountry();
  const memory: Memory = { codes: new Map(), glides: new Map(), latest: new Map() };
  const count = PER_SCALE * scale;
  // Each topic of each emergency throws dice of its own, so that a change to one leaves all others as they were.
  const dice = (id: number, topic: number) => createRandom(seed + id * 8 + topic);
  for (const [index, started] of beginnings(dice(0, 0), now, count, scale).entries()) {
    const id = index + 1;
    const isRecent = now.getTime() - started.getTime() < RECENT_DAYS * DAY_MS;
    const isFeatured = index >= count - FEATURED;
    const hazard = hazardOf(dice(id, 0), index, count, started);
    const places = dice(id, 1);
    const own = places.some(districts.get(hazard.country.id) ?? [], places.int(1, 5));
    const { row, affected } = rowOf(dice(id, 2), { ...hazard, id, started, now, isFeatured }, memory);
    const draft: Draft = {
      ...hazard,
      row,
      started,
      now,
      affected,
      districtNames: own.map(({ name }) => name),
    };
    out.events.push(row);
    for (const country of [hazard.country, ...spreadOf(places, hazard.country, isFeatured)]) {
      out.eventCountries.push({ event_id: id, country_id: country.id });
    }
    for (const district of own) out.eventDistricts.push({ event_id: id, district_id: district.id });
    const targeted = addAppeals(out, dice(id, 3), draft, { isCertain: isRecent, codes: memory.codes });
    addReports(out, dice(id, 4), draft);
    const page = dice(id, 5);
    addPage(out, page, draft, { targeted, isRich: page.chance(0.3) || isRecent });
  }
  return out;
}

type Begun = Pick<Draft, 'country' | 'type' | 'started' | 'now'> & { id: number; isFeatured: boolean };

/** The emergency's own row. */
function rowOf(random: Random, { id, country, type, started, now, isFeatured }: Begun, memory: Memory) {
  const { severity, affected } = sizeOf(random, { country, type }, isFeatured ? (id % 2) + 1 : undefined);
  const visibility = visibilityOf(random);
  const saysAffected = random.chance(0.9) || isFeatured;
  const hasGlide = random.chance(0.75) || isFeatured;
  const updated = daysAfter(started, random.int(1, 20), now).toISOString();
  const name = nameOf(country, type, started);
  const row = {
    id,
    name,
    slug: slugOf(name.en, id),
    dtype_id: type.id,
    disaster_start_date: started.toISOString(),
    glide: hasGlide ? glideOf(type, started, nextGlide(memory, started), country) : '',
    ifrc_severity_level: severity,
    ifrc_severity_level_update_date: started.toISOString(),
    num_affected: saysAffected ? affected : null,
    summary: summaryOf(country, type, affected),
    visibility: isFeatured ? PUBLIC : visibility,
    is_featured: isFeatured,
    is_featured_region: isFeatured,
    parent_event_id: isFeatured ? null : parentOf(memory, { id, country, type, started }),
    auto_generated: false,
    emergency_response_contact_email: CONTACT,
    created_at: started.toISOString(),
    updated_at: updated,
  };
  return { row, affected };
}

/** Numbers run through a year, whatever the hazard. */
function nextGlide({ glides }: Memory, started: Date) {
  const year = started.getUTCFullYear();
  const number = (glides.get(year) ?? 0) + 1;
  glides.set(year, number);
  return number;
}

/** The emergency that this one was merged into: the same kind in the same country shortly before. */
function parentOf({ latest }: Memory, { id, country, type, started }: Omit<Begun, 'now' | 'isFeatured'>) {
  const key = `${country.id} ${type.id}`;
  const before = latest.get(key);
  const isSame =
    before !== undefined && started.getTime() - before.started.getTime() < MERGED_WITHIN_DAYS * DAY_MS;
  if (isSame && id % 3 === 0) return before.id;
  latest.set(key, { id, started });
  return null;
}

/** Other countries that are hit too, for a few. */
function spreadOf(random: Random, country: CountryFacts, isFeatured: boolean) {
  const spreads = random.chance(0.06) && !isFeatured;
  return spreads ? random.some(neighboursOf(country), random.int(1, 3)) : [];
}
