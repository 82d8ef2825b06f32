import type { Translated } from '#provider/database/schema/columns.ts';
import { createRandom, type Random } from '../random.ts';
import { districtsByCountry } from '../reference.ts';
import { addAppeals } from './appeals.ts';
import { beginnings, DAY_MS, daysBetween, later, within } from './dates.ts';
import { beginningsOfFeatured, FEATURED, type Hazard, hazardOf, spreadOf } from './hazards.ts';
import { addPage } from './page.ts';
import { addReports, isCovid, visibilityOf } from './reports.ts';
import { sizeOf } from './size.ts';
import { namedFirst, summaryOf, titleOf } from './summaries.ts';
import type { Draft, Emergencies } from './tables.ts';
import { glideOf, nameOf, slugOf } from './wording.ts';

const PER_SCALE = 1_050;
/** Days before now within which every emergency has an appeal and a rich page. */
const RECENT_DAYS = 29;
const PUBLIC = 3;
/** Days within which a second record of the same disaster may be merged into the first. */
const MERGED_WITHIN_DAYS = 60;
/** Days after its beginning until which an emergency is kept up to date, reports apart. */
const LAST_UPDATE_DAYS = 30;
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
  const begun = [...beginnings(dice(0, 0), now, count - FEATURED, scale), ...beginningsOfFeatured(now)];
  for (const [index, started] of begun.entries()) {
    const id = index + 1;
    const isRecent = now.getTime() - started.getTime() < RECENT_DAYS * DAY_MS;
    const isFeatured = index >= count - FEATURED;
    const hazard = hazardOf(dice(id, 0), index, count, started);
    const places = dice(id, 1);
    const all = districts.get(hazard.country.id) ?? [];
    const own = places.some(all, places.int(1, 5));
    const share = own.length / Math.max(1, all.length);
    const draft = draftOf(dice(id, 2), { ...hazard, id, started, now, isFeatured, share }, own, memory);
    const { row } = draft;
    out.events.push(row);
    for (const country of [hazard.country, ...(isFeatured ? [] : spreadOf(places, hazard))]) {
      out.eventCountries.push({ event_id: id, country_id: country.id });
    }
    for (const district of own) out.eventDistricts.push({ event_id: id, district_id: district.id });
    const targeted = addAppeals(out, dice(id, 3), draft, { isCertain: isRecent, codes: memory.codes });
    const told = addReports(out, dice(id, 4), draft);
    row.summary = told.last ?? summaryOf(draft, { people: draft.affected });
    const page = dice(id, 5);
    row.updated_at = later(within(page, started, LAST_UPDATE_DAYS, now), told.at).toISOString();
    addPage(out, page, draft, { targeted, isRich: page.chance(0.3) || isRecent });
  }
  return out;
}

interface Begun extends Hazard {
  id: number;
  started: Date;
  now: Date;
  isFeatured: boolean;
  /** Of the country's districts, those that are hit. */
  share: number;
}

/** The emergency's own row, and what is known of it besides. */
function draftOf(random: Random, begun: Begun, own: readonly { name: Translated }[], memory: Memory): Draft {
  const { id, country, type, started, now, isFeatured } = begun;
  const { severity, affected } = sizeOf(
    random,
    { country, type },
    { share: begun.share, wanted: isFeatured ? (id % 2) + 1 : undefined },
  );
  const visibility = visibilityOf(random);
  const saysAffected = random.chance(0.9) || isFeatured;
  const hasGlide = random.chance(0.75) || isFeatured;
  const hit = namedFirst(own, id);
  const [main] = hit;
  const place = main?.name ?? country.name;
  const title = titleOf(id, type, place);
  const named = { country, type, started, title, isCovid: isCovid(random, type, daysBetween(started, now)) };
  const name = nameOf(named);
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
    summary: null as Draft['row']['summary'],
    visibility: isFeatured ? PUBLIC : visibility,
    is_featured: isFeatured,
    is_featured_region: isFeatured,
    parent_event_id: isFeatured ? null : parentOf(memory, begun),
    auto_generated: false,
    emergency_response_contact_email: CONTACT,
    created_at: started.toISOString(),
    updated_at: started.toISOString(),
  };
  return {
    ...named,
    row,
    now,
    affected,
    districtNames: hit.map(({ name: of }) => of),
  };
}

/** Numbers run through a year, whatever the hazard. */
function nextGlide({ glides }: Memory, started: Date) {
  const year = started.getUTCFullYear();
  const number = (glides.get(year) ?? 0) + 1;
  glides.set(year, number);
  return number;
}

/** The emergency that this one was merged into: the same kind in the same country shortly before. */
function parentOf({ latest }: Memory, { id, country, type, started }: Begun) {
  const key = `${country.id} ${type.id}`;
  const before = latest.get(key);
  const isSame =
    before !== undefined && started.getTime() - before.started.getTime() < MERGED_WITHIN_DAYS * DAY_MS;
  if (isSame && id % 3 === 0) return before.id;
  latest.set(key, { id, started });
  return null;
}
