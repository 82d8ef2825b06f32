import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { JsonValue } from '#contracts/defineEndpoint.ts';
import type { Database } from '../database/connect.ts';
import * as tables from '../database/schema.ts';
import { hashPassword, unmatchableHash } from '../security/passwords.ts';
import { hashToken } from '../security/tokens.ts';
import { activityStates } from './activities.ts';
import { PROJECT_STATES } from './projects.ts';
import type { StateHandler } from './stateHandler.ts';

type Parameters = Record<string, JsonValue>;

const DAY_MS = 86_400_000;
const FLOOD = 12;
const NEPAL = 123;

const text = (parameters: Parameters, name: string) => String(parameters[name]);
const number = (parameters: Parameters, name: string, fallback = 0) => Number(parameters[name] ?? fallback);
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

async function anEmergencyExists(db: Database, parameters: Parameters) {
  const id = number(parameters, 'id');
  await db
    .insert(tables.event)
    .values({
      id,
      name: { en: String(parameters.name ?? 'Nepal: Floods') },
      dtype_id: number(parameters, 'dtype', FLOOD),
      // Newer than all others, so that the first page of a list holds it.
      disaster_start_date: daysFromNow(0),
      num_affected: 1_000,
    })
    .onConflictDoNothing();
  await db
    .insert(tables.event_country)
    .values({ event_id: id, country_id: number(parameters, 'country', NEPAL) })
    .onConflictDoNothing();
}

/** An account of its own, so that changing its password locks nobody else out. */
async function anAccountIsThere(db: Database, parameters: Parameters) {
  const username = text(parameters, 'username');
  const password_hash = await hashPassword(text(parameters, 'password'));
  await db
    .insert(tables.user)
    .values({
      id: number(parameters, 'id', 8001),
      username,
      email: `${username}@redcross.example`,
      password_hash,
    })
    .onConflictDoUpdate({ target: tables.user.id, set: { password_hash } });
}

/** Its id is no promise: whoever asks by slug learns it from the answer. */
const SLUG_EMERGENCY = 7001;

/** True of every seeded database. */
const isSeeded = async () => {};

/** No seeded record has the name that `emptyPage` of the contracts asks for. */
const NO_SUCH_NAMES = Object.fromEntries(
  [
    'country',
    'region',
    'district',
    'disaster type',
    'PER component',
    'contact',
    'emergency',
    'appeal',
    'field report',
    'surge alert',
    'snippet',
    'response document',
    'appeal document',
    'person',
    'emergency response unit',
    'severity',
    'activity',
    'action',
    'external partner',
    'supported activity',
    'e-mail domain',
    'API token',
    'alert subscription',
    'pending registration',
  ].map((record) => [`no ${record} has the name`, isSeeded]),
);

async function aReportCanBeEdited(db: Database, parameters: Parameters) {
  const id = number(parameters, 'id');
  await anEmergencyExists(db, { id: SLUG_EMERGENCY });
  await db
    .insert(tables.field_report)
    .values({
      id,
      event_id: SLUG_EMERGENCY,
      summary: { en: 'NPL: Flood - 05-2026 - Floods in Bagmati' },
      title: { en: 'Floods in Bagmati' },
      description: { en: '<p>Rivers are over their banks.</p>' },
      dtype_id: FLOOD,
      start_date: daysFromNow(0),
    })
    .onConflictDoNothing();
  await db
    .insert(tables.field_report_country)
    .values({ field_report_id: id, country_id: NEPAL })
    .onConflictDoNothing();
}

async function noCountryIsUnderReview(db: Database) {
  const kept = await db.select().from(tables.review_country);
  await db.delete(tables.review_country);
  return async () => {
    if (kept.length > 0) await db.insert(tables.review_country).values(kept);
  };
}

async function aCountryIsUnderReview(db: Database, parameters: Parameters) {
  const row = { country_id: number(parameters, 'country') };
  const added = await db.insert(tables.review_country).values(row).onConflictDoNothing().returning();
  // Reports on it could not be public in the next promise.
  return async () => {
    if (added.length > 0)
      await db.delete(tables.review_country).where(eq(tables.review_country.country_id, row.country_id));
  };
}

async function nobodyWasEverDeployed(db: Database) {
  const kept = await db.select().from(tables.personnel);
  await db.delete(tables.personnel);
  return async () => {
    if (kept.length > 0) await db.insert(tables.personnel).values(kept);
  };
}

/** What each state of the pacts means to the embedded API: records are added to the seeded ones where they are missing. */
const HANDLERS: Record<string, StateHandler> = {
  ...NO_SUCH_NAMES,
  'nobody was ever deployed': nobodyWasEverDeployed,
  ...PROJECT_STATES,
  ...activityStates(anEmergencyExists),
  'no language exists': isSeeded,
  'a country exists': async (db, { id, name }) => {
    const [country] = await db
      .select()
      .from(tables.country)
      .where(eq(tables.country.id, Number(id)));
    if (country?.name.en !== name) throw new Error(`Country ${id} is not ${name}.`);
  },
  'the regions exist': isSeeded,
  'a region exists': isSeeded,
  'no region exists': isSeeded,
  'a district exists': (db, parameters) =>
    db
      .insert(tables.district)
      .values({
        id: 9_000_000 + number(parameters, 'id'),
        name: text(parameters, 'name'),
        code: 'NP-X1',
        country_id: number(parameters, 'country'),
      })
      .onConflictDoNothing(),
  'a disaster type exists': isSeeded,
  'a secondary sector exists': isSeeded,
  'a PER component exists': isSeeded,
  'a contact exists': isSeeded,
  'a string exists': (db, { language, page_name, key, value }) =>
    db
      .insert(tables.language_string)
      .values({
        language: language as 'fr',
        page_name: String(page_name),
        key: String(key),
        value: String(value),
      })
      .onConflictDoNothing(),
  'the key is new': async (db, { username, key }) =>
    db.delete(tables.idempotency_key).where(await itsKey(db, username, key)),
  'the key is that of another record': async (db, { username, key }) => {
    await db.delete(tables.idempotency_key).where(await itsKey(db, username, key));
    await db.insert(tables.idempotency_key).values({
      user_id: await idOf(db, username),
      key: String(key),
      body_hash: 'of another body',
      record_id: 1,
    });
  },
  'a field report has the version': (db, { id, version }) =>
    db
      .update(tables.field_report)
      .set({ updated_at: momentOf(version) })
      .where(eq(tables.field_report.id, Number(id))),
  'a project has the version': (db, { id, version }) =>
    db
      .update(tables.project)
      .set({ modified_at: momentOf(version) })
      .where(eq(tables.project.id, Number(id))),
  'an activity has the version': (db, { id, version }) =>
    db
      .update(tables.emergency_project)
      .set({ modified_at: momentOf(version) })
      .where(eq(tables.emergency_project.id, Number(id))),
  'a user exists': isSeeded,
  'nobody has the address': (db, { email }) =>
    db.delete(tables.user).where(eq(tables.user.email, String(email))),
  // The answer is the same whether somebody waits or not.
  'a registration waits': isSeeded,
  'a registration waits for approval': async (db, { id }) => {
    const waiting = { is_active: false, awaits_approval_since: daysFromNow(-1) };
    await db
      .insert(tables.user)
      .values({
        ...waiting,
        id: Number(id),
        username: `newcomer-${id}`,
        email: `newcomer-${id}@elsewhere.example`,
        first_name: 'Nadia',
        last_name: 'Karki',
        password_hash: unmatchableHash(),
        country_id: NEPAL,
        org: 'Nepal Red Cross Society',
        position: 'Coordinator',
        justification: 'I coordinate the flood response.',
      })
      .onConflictDoUpdate({ target: tables.user.id, set: waiting });
  },
  'no pending registration exists': isSeeded,
  'an e-mail domain is allowed': isSeeded,
  'an account is there': anAccountIsThere,
  'a recovery link was mailed': async (db, { username, token }) => {
    await anAccountIsThere(db, { username, password: 'Harvest-9-moon' } as Parameters);
    const [user] = await db
      .select()
      .from(tables.user)
      .where(eq(tables.user.username, String(username)));
    await db
      .insert(tables.account_link)
      .values({
        token_hash: hashToken(String(token)),
        purpose: 'recover',
        user_id: user?.id ?? null,
        expires_at: daysFromNow(1),
      })
      .onConflictDoNothing();
  },
  'an API token exists': async (db, parameters) => {
    const [member] = await db.select().from(tables.user).where(eq(tables.user.username, 'member'));
    const id = number(parameters, 'id');
    await db
      .insert(tables.external_token)
      .values({
        id,
        user_id: member?.id ?? 0,
        title: 'Dashboard',
        token_hash: hashToken(`pact ${id}`),
        expires_at: daysFromNow(30),
      })
      .onConflictDoNothing();
  },
  'no API token exists': isSeeded,
  'an alert subscription exists': async (db, parameters) => {
    const [member] = await db.select().from(tables.user).where(eq(tables.user.username, 'member'));
    await db
      .insert(tables.alert_subscription)
      .values({
        id: number(parameters, 'id'),
        user_id: member?.id ?? 0,
        title: 'Floods in Nepal',
        hazard_types: [FLOOD],
        countries: [NEPAL],
        regions: [],
        alert_per_day: 10,
      })
      .onConflictDoNothing();
  },
  'no alert subscription exists': isSeeded,
  'a user is signed in': async (db, { username, token }) => {
    const user_id = await idOf(db, username);
    await db
      .insert(tables.auth_token)
      .values({ token_hash: hashToken(String(token)), user_id, expires_at: daysFromNow(1) })
      // The same example token is another user's in another promise.
      .onConflictDoUpdate({ target: tables.auth_token.token_hash, set: { user_id } });
  },
  'an emergency exists': anEmergencyExists,
  'an emergency has a slug': async (db, { slug }) => {
    await anEmergencyExists(db, { id: SLUG_EMERGENCY });
    await db
      .update(tables.event)
      .set({ slug: String(slug) })
      .where(eq(tables.event.id, SLUG_EMERGENCY));
  },
  'no emergency exists': (db, parameters) =>
    db.delete(tables.event).where(eq(tables.event.id, number(parameters, 'id'))),
  'an active appeal exists': (db, parameters) =>
    db
      .insert(tables.appeal)
      .values({
        aid: '999999',
        name: { en: 'Nepal: Floods' },
        code: text(parameters, 'code'),
        dtype_id: number(parameters, 'dtype'),
        country_id: number(parameters, 'country'),
        amount_requested: 100_000,
        start_date: daysFromNow(-10),
        end_date: daysFromNow(100),
      })
      .onConflictDoNothing(),
  'a field report exists': async (db, parameters) => {
    await anEmergencyExists(db, { id: parameters.event ?? 0, country: parameters.country ?? NEPAL });
    const id = 9_000_000 + number(parameters, 'id');
    await db
      .insert(tables.field_report)
      .values({
        id,
        summary: { en: text(parameters, 'summary') },
        event_id: number(parameters, 'event'),
        dtype_id: number(parameters, 'dtype'),
      })
      .onConflictDoNothing();
    await db
      .insert(tables.field_report_country)
      .values({ field_report_id: id, country_id: number(parameters, 'country') })
      .onConflictDoNothing();
  },
  'an emergency has an additional text': async (db, parameters) =>
    db
      .insert(tables.event_snippet)
      .values({ event_id: await itsEmergency(db, parameters), snippet: { en: '<p>Needs</p>' }, tab: 1 }),
  'an emergency has a response document': async (db, parameters) =>
    db.insert(tables.situation_report).values({
      event_id: await itsEmergency(db, parameters),
      type_id: 1,
      name: 'Situation report 1',
      document: '/media/documents/report.pdf',
    }),
  'an appeal has a document': async (db, parameters) => {
    const id = number(parameters, 'appeal');
    await db
      .insert(tables.appeal)
      .values({
        id,
        aid: '999998',
        name: { en: 'Nepal: Floods' },
        code: 'MDRNP098',
        dtype_id: FLOOD,
        country_id: NEPAL,
        start_date: daysFromNow(-10),
        end_date: daysFromNow(100),
      })
      .onConflictDoNothing();
    await db
      .insert(tables.appeal_document)
      .values({ appeal_id: id, type: 'Appeal', name: 'Appeal', iso: 'NP' });
  },
  'an emergency has a severity history': async (db, parameters) =>
    db.insert(tables.severity_change).values({
      event_id: await itsEmergency(db, parameters),
      ifrc_severity_level: 1,
      // Older than all others, so that the first page of a list holds it.
      created_at: '2000-01-01T00:00:00Z',
    }),
  'a person is deployed': async (db, parameters) =>
    db.insert(tables.personnel).values({
      name: 'Demo Person',
      role: 'Logistics Coordinator',
      event_id: await itsEmergency(db, parameters),
      country_from_id: NEPAL,
      country_to_id: number(parameters, 'country'),
      start_date: daysFromNow(-1),
      end_date: daysFromNow(60),
    }),
  'an emergency response unit is deployed': async (db, parameters) =>
    db.insert(tables.eru).values({
      type: 3,
      owner_id: NEPAL,
      deployed_to_id: number(parameters, 'country'),
      event_id: await itsEmergency(db, parameters),
    }),
  'a National Society told of its emergency response units': async (db, parameters) => {
    const told = { id: 9_300_001, owner_id: number(parameters, 'country') };
    await db.delete(tables.eru_readiness).where(eq(tables.eru_readiness.owner_id, told.owner_id));
    await db.insert(tables.eru_readiness).values(told);
    await db.insert(tables.eru_readiness_type).values({
      readiness_id: told.id,
      type: number(parameters, 'type'),
      equipment_readiness: 1,
      people_readiness: 2,
      funding_readiness: 3,
      ns_contribution: 1,
      comment: 'Two rotations are on the roster.',
    });
  },
  'no appeal has begun after': isSeeded,
  'a field report can be edited': aReportCanBeEdited,
  'a file waits for its field report': async (db, parameters) => {
    const [member] = await db.select().from(tables.user).where(eq(tables.user.username, 'member'));
    const id = number(parameters, 'id');
    await db
      .insert(tables.field_report_file)
      .values({
        id,
        user_id: member?.id ?? 0,
        client_id: `pact ${id}`,
        stored_as: randomUUID(),
        name: 'bridge.jpg',
        media_type: 'image/jpeg',
        size: 4,
        content_hash: '',
      })
      .onConflictDoNothing();
  },
  'no file of a field report exists': isSeeded,
  'no field report exists': (db, parameters) =>
    db.delete(tables.field_report).where(eq(tables.field_report.id, number(parameters, 'id'))),
  'an action exists': isSeeded,
  'an external partner exists': isSeeded,
  'a supported activity exists': isSeeded,
  'a country is under review': aCountryIsUnderReview,
  'no country is under review': noCountryIsUnderReview,
  'a surge alert exists': async (db, parameters) => {
    await anEmergencyExists(db, { id: parameters.event ?? 0, country: parameters.country ?? NEPAL });
    await db
      .insert(tables.surge_alert)
      .values({
        id: 9_000_000 + number(parameters, 'id'),
        message: text(parameters, 'message'),
        event_id: number(parameters, 'event'),
        country_id: number(parameters, 'country'),
        opens: daysFromNow(0),
        start: daysFromNow(2),
        end: daysFromNow(60),
      })
      .onConflictDoNothing();
  },
};

/** The emergency of a promise about what belongs to one. */
async function itsEmergency(db: Database, parameters: Parameters) {
  const event_id = number(parameters, 'event');
  await anEmergencyExists(db, { id: event_id, country: parameters.country ?? NEPAL });
  return event_id;
}

async function idOf(db: Database, username: JsonValue | undefined) {
  const [found] = await db
    .select()
    .from(tables.user)
    .where(eq(tables.user.username, String(username)));
  if (!found) throw new Error(`There is no user ${username}.`);
  return found.id;
}

async function itsKey(db: Database, username: JsonValue | undefined, key: JsonValue | undefined) {
  const { user_id, key: column } = tables.idempotency_key;
  return and(eq(user_id, await idOf(db, username)), eq(column, String(key)));
}

/** The moment that an entity tag of ours stands for. */
const momentOf = (tag: JsonValue | undefined) => String(tag).replaceAll('"', '');

/** A call of the pact's verifier: enter the state, or leave it again. */
export interface StateChange {
  state: string;
  action: 'setup' | 'teardown';
  params?: Parameters;
}

/** Serves the states of one database. Rejects a state that nobody has described. */
export function createStates(db: Database) {
  const undo = new Map<string, () => Promise<unknown>>();
  return async ({ state, action, params = {} }: StateChange): Promise<Parameters> => {
    // The verifier asks for promises without a state too.
    if (state === '') return {};
    if (action === 'teardown') {
      await undo.get(state)?.();
      undo.delete(state);
      return {};
    }
    const handle = HANDLERS[state];
    if (!handle) throw new Error(`provider/states.ts does not know the state "${state}".`);
    const result = await handle(db, params);
    if (typeof result === 'function') undo.set(state, result as () => Promise<unknown>);
    return params;
  };
}
