import { DREF_CONTACTS } from '#contracts/dref/fields.ts';
import type { Language } from '#contracts/languages.ts';
import type { Translated } from '#provider/database/schema/columns.ts';
import type * as tables from '#provider/database/schema.ts';
import { KIND_OF } from '#provider/queries/dref/drefStage.ts';
import {
  DREF_ONSET,
  DREF_STATUS,
  DREF_TYPE,
  type DrefStage,
  endOfOperation,
  imminentCosts,
  PROPOSED,
} from '#rules/dref.ts';
import { type CountryFacts, DISASTER_TYPES, DREF_TEXTS } from '../data.ts';
import type { Random } from '../random.ts';
import { districtsByCountry } from '../reference.ts';
import { before, dayOf } from './dates.ts';
import { type DrefSeed, HOMES_STAND, PEOPLE_STAY } from './drefProcesses.ts';
import { addressOf, fullName, phoneOf } from './people.ts';
import { whatHappened } from './summaries.ts';
import { count, filled, inARow, say } from './wording.ts';

type Row<Table extends { $inferInsert: object }> = Table['$inferInsert'];
type StageRow = Row<typeof tables.dref_stage> & { id: number };

/** A process as rows of its tables; what hangs on rows stands within them. */
interface Rows {
  stages: StageRow[];
  districts: Row<typeof tables.dref_district>[];
  needs: Row<typeof tables.dref_need>[];
  actions: Row<typeof tables.dref_action>[];
  risks: Row<typeof tables.dref_risk>[];
  sources: Row<typeof tables.dref_source>[];
  interventions: (Row<typeof tables.dref_intervention> & {
    indicators: { title: string; target: number; actual: number | null }[];
  })[];
  proposedActions: (Row<typeof tables.dref_proposed_action> & {
    activities: { sector: number; activity: string }[];
  })[];
  history: Row<typeof tables.record_change>[];
}

interface Asked {
  process: DrefSeed;
  country: CountryFacts;
  author: number;
  code: string | null;
  firstId: number;
}

/** Texts of applications of every type but loans, which have none. */
const TEXTS = [
  'operation_objective',
  'response_strategy',
  'people_assisted',
  'selection_criteria',
  'national_authorities',
  'un_or_other_actor',
  'ifrc',
  'icrc',
  'partner_national_society',
  'risk_security_concern',
  'major_coordination_mechanism',
] as const;
/** And of responses, as far as no report is written. */
const OF_RESPONSES = ['event_scope'] as const;
const BEFORE_THE_REPORT = ['human_resource'] as const;
const OF_IMMINENT = ['event_text', 'anticipatory_actions'] as const;
const OF_WRITTEN_RESPONSES = ['identified_gaps', 'logistic_capacity_of_ns', 'pmer', 'communication'] as const;

/** Shares of the budget and of the people targeted, by sector, and people per unit of its indicator; water is told in litres. */
const SHARES = [
  ['shelter_housing_and_settlements', 0.22, 0.4, 5],
  ['multi_purpose_cash', 0.34, 0.5, 5],
  ['health', 0.16, 0.6, 1],
  ['water_sanitation_and_hygiene', 0.14, 0.7, undefined],
  ['community_engagement_and_accountability', 0.06, 1, 20],
  ['national_society_strengthening', 0.08, 0.02, 1],
] as const;
const LITRES_A_DAY = 15;
/** What is needed where homes stand. */
const INSTEAD_OF_SHELTER = 'livelihoods_and_basic_needs';
const NEED_OF: Readonly<Record<string, string>> = { multi_purpose_cash: 'multi_purpose_cash_grants' };
/** Primary sectors. */
const [WASH, RISK_REDUCTION, LIVELIHOODS] = [0, 5, 9];
/** How much of what was planned an update and a report tell to be done. */
const DONE: Readonly<Partial<Record<DrefStage, number>>> = { update: 0.5, report: 0.97 };
/** How long an imminent operation takes. */
const IMMINENT_DAYS = 45;
/** By how much the people targeted grow with each update. */
const GROWTH = 0.15;

/** An application with what has followed it. */
export function generateDref(random: Random, now: Date, asked: Asked): Rows {
  const { process, firstId } = asked;
  const out: Rows = {
    stages: [],
    districts: [],
    needs: [],
    actions: [],
    risks: [],
    sources: [],
    interventions: [],
    proposedActions: [],
    history: [],
  };
  const base = baseOf(random, now, asked);
  const { updates = [], report } = process;
  const stages: [DrefStage, number][] = [
    ['application', process.status],
    ...updates.map((status): [DrefStage, number] => ['update', status]),
    ...(report === undefined ? [] : [['report', report] as [DrefStage, number]]),
  ];
  for (const [index, [stage, status]] of stages.entries())
    addStage(out, { ...asked, base, stage, status, index, id: firstId + index, of: stages.length, now });
  return out;
}

/** What all stages of a process have in common. */
function baseOf(random: Random, now: Date, { process, country }: Asked) {
  const hazard = DISASTER_TYPES.find(({ id }) => id === process.hazard);
  if (!hazard) throw new Error('There is no such hazard.');
  const began = before(now, process.daysAgo + 3);
  const districts = random.some(districtsByCountry().get(country.id) ?? [], 3);
  const targeted = Math.round((process.affected * 0.32) / 10) * 10;
  return { hazard, began, districts, targeted, contacts: contactsOf(random, country) };
}

function contactsOf(random: Random, country: CountryFacts) {
  const titles: Readonly<Record<(typeof DREF_CONTACTS)[number], string>> = {
    ifrc_appeal_manager: 'Head of Delegation',
    ifrc_project_manager: 'Programme Coordinator',
    regional_focal_point: 'DREF Focal Point',
    national_society_contact: 'Head of Disaster Management',
    ifrc_emergency: 'Operations Coordinator',
    media_contact: 'Communications Officer',
    national_society_integrity_contact: 'Integrity Officer',
  };
  return Object.fromEntries(
    DREF_CONTACTS.flatMap((contact) => {
      const isOfSociety = /national_society|media/.test(contact);
      const name = fullName(
        random,
        isOfSociety ? country.iso3 : random.pick(['KEN', 'COL', 'PHL', 'NOR', 'SEN']),
      );
      const host = isOfSociety ? (country.iso3?.toLowerCase() ?? 'go') : 'federation';
      return [
        [`${contact}_name`, name],
        [`${contact}_title`, titles[contact]],
        [`${contact}_email`, addressOf(name, host)],
        [`${contact}_phone_number`, phoneOf(random, country.iso3)],
      ];
    }),
  );
}

interface Stage extends Asked {
  base: ReturnType<typeof baseOf>;
  stage: DrefStage;
  status: number;
  /** Its place in the process, and how many stages that has. */
  index: number;
  of: number;
  id: number;
  now: Date;
}

function addStage(out: Rows, asked: Stage) {
  const { process, country, author, code, base, stage, status, index, of, id, firstId, now } = asked;
  const { language = 'en', affected, amount, months = 3 } = process;
  const isImminent = process.type === DREF_TYPE.imminent;
  const isV2 = isImminent && !process.isClassic;
  const type = isV2 && stage === 'update' ? DREF_TYPE.response : process.type;
  const isBare = process.isBare === true || type === DREF_TYPE.loan;
  // With each update more people are reached, for more money and longer.
  const updatesBefore = stage === 'application' ? 0 : Math.min(index, process.updates?.length ?? 0);
  const targetedAfter = (updates: number) => Math.round((base.targeted * (1 + GROWTH * updates)) / 10) * 10;
  const targeted = targetedAfter(updatesBefore);
  const added = Math.round((amount * 0.18) / 1_000) * 1_000;
  const total = amount + (process.updates ? added * updatesBefore : 0);
  // What was imminent takes as long as planned once it is a response.
  const period = isV2 ? months : months + updatesBefore;
  const isInDays = isV2 && stage !== 'update';
  const created = before(now, process.daysAgo - Math.round((process.daysAgo * 0.9 * index) / of));
  const approvedOn = dayOf(before(now, process.daysAgo - 2));
  const isAllotted = process.status === DREF_STATUS.approved;
  const end = isInDays
    ? endOfOperation(approvedOn, IMMINENT_DAYS, 'days')
    : endOfOperation(approvedOn, period, 'months');
  const land = say(country.name, language);
  const names = inARow(
    base.districts.map(({ name }) => say(name, language)),
    language,
  );
  const number = (value: number, to: Language) => count(value, to);
  /** A text in the language of the process, and in English once it is there. */
  const write = (text: Translated, reached = targeted): Translated => {
    const told = (to: Language) =>
      filled(say(text, to), {
        people: number(affected, to),
        targeted: number(targeted, to),
        before: number(targetedAfter(updatesBefore - 1), to),
        reached: number(reached, to),
        households: number(Math.round(targeted / 20), to),
        homes: number(Math.round(affected / 14), to),
        moved: number(Math.round(affected / 6), to),
        volunteers: number(Math.round(40 + affected / 120), to),
        centres: number(Math.round(3 + affected / 2_500), to),
        months: number(period, to),
        amount: number(total, to),
        spent: number(Math.round((total * 0.94) / 100) * 100, to),
        added: number(added, to),
        places: names,
        society: say(country.society_name ?? country.name, to),
      });
    const isTranslated = status === DREF_STATUS.finalized || status === DREF_STATUS.approved;
    const own = told(language);
    return { en: isTranslated ? told('en') : own, ...(language !== 'en' && { [language]: own }) };
  };
  const plain = (text: Translated, reached?: number) => {
    const written = write(text, reached);
    return written[language] ?? written.en;
  };
  const doHomesStand = HOMES_STAND.includes(base.hazard.id);
  const isAhead = type === DREF_TYPE.imminent;
  const fields = {
    ...DREF_TEXTS.fields,
    ...(doHomesStand && DREF_TEXTS.homesStand.fields),
    ...(isAhead && DREF_TEXTS.imminent.fields),
  };
  const texts = (keys: readonly string[]) =>
    Object.fromEntries(
      keys.flatMap((name) => {
        const text = fields[name];
        return text ? [[name, write(text)]] : [];
      }),
    );
  const isResponse = type === DREF_TYPE.response || isImminent;
  const year = base.began.getUTCFullYear();
  const colon = language === 'fr' ? '\u202f: ' : ': ';
  const event = (to: Language) =>
    whatHappened(base.hazard, { places: `${names} (${say(country.name, to)})`, people: affected }, to);
  const own = `${land}${colon}${say(base.hazard.event, language)} ${year}`;
  const english = `${say(country.name, 'en')}: ${say(base.hazard.event, 'en')} ${year}`;
  const isTranslated = status === DREF_STATUS.finalized || status === DREF_STATUS.approved;
  const inBoth = (said: (to: Language) => string): Translated => ({
    en: isTranslated ? said('en') : said(language),
    ...(language !== 'en' && { [language]: said(language) }),
  });
  const costs = imminentCosts(false);
  out.stages.push({
    id,
    stage,
    dref_id: stage === 'application' ? null : firstId,
    operational_update_number: stage === 'update' ? index : null,
    status,
    is_active: process.report !== DREF_STATUS.approved,
    is_dref_imminent_v2: isV2 && stage !== 'update',
    national_society_id: country.id,
    country_id: country.id,
    disaster_type_id: base.hazard.id,
    title: inBoth((to) => (to === 'en' ? english : own)),
    type_of_dref: type,
    type_of_onset: [20, 14].includes(base.hazard.id) ? DREF_ONSET.slow : DREF_ONSET.sudden,
    disaster_category: process.isBare ? null : affected > 30_000 ? 2 : affected > 10_000 ? 1 : 0,
    num_affected: affected,
    event_date: isImminent ? null : dayOf(base.began),
    appeal_code: isAllotted ? code : null,
    ns_request_date: dayOf(before(now, process.daysAgo)),
    ...(isAllotted && { date_of_approval: approvedOn, end_date: type === DREF_TYPE.loan ? null : end }),
    ...(stage === 'application' && {
      amount_requested: isV2 ? null : amount,
      submission_to_geneva: isAllotted ? dayOf(before(now, process.daysAgo - 1)) : null,
    }),
    operation_timeframe: isInDays ? null : period,
    ...(isInDays && { operation_timeframe_imminent: IMMINENT_DAYS, ...costs }),
    ...(!process.isBare && {
      ...base.contacts,
      ...(isAhead
        ? texts(['event_description'])
        : { event_description: type === DREF_TYPE.loan ? null : inBoth(event) }),
    }),
    ...(!isBare && {
      ...texts(TEXTS),
      ...(isResponse && texts(OF_RESPONSES)),
      ...(stage !== 'report' && texts(BEFORE_THE_REPORT)),
      ...(stage !== 'report' && type === DREF_TYPE.response && texts(OF_WRITTEN_RESPONSES)),
      ...(stage === 'application' && type === DREF_TYPE.response && texts(['lessons_learned'])),
      ...(isAhead && { ...texts(OF_IMMINENT), people_targeted_with_early_actions: targeted }),
      ...(isV2 &&
        stage === 'application' &&
        texts(['hazard_vulnerabilities_and_risks', 'addressed_humanitarian_impacts'])),
      did_national_society: true,
      ns_respond_date: dayOf(base.began),
      government_requested_assistance: affected > 30_000,
      is_there_major_coordination_mechanism: true,
      has_child_safeguarding_risk_analysis_assessment: true,
      has_anti_fraud_corruption_policy: true,
      has_sexual_abuse_policy: true,
      has_child_protection_policy: true,
      has_whistleblower_protection_policy: false,
      has_anti_sexual_harassment_policy: true,
      people_in_need: Math.round(affected * 0.55),
      ...peopleOf(targeted),
      displaced_people: isAhead || PEOPLE_STAY.includes(base.hazard.id) ? null : Math.round(affected / 6),
      ...(stage !== 'report' && { emergency_appeal_planned: false, is_surge_personnel_deployed: false }),
      ...(stage === 'application' &&
        type === DREF_TYPE.response && {
          did_it_affect_same_area: true,
          did_it_affect_same_population: false,
        }),
    }),
    ...(stage !== 'application' && {
      operation_start_date: approvedOn,
      number_of_people_targeted: targeted,
      total_dref_allocation: isV2 ? costs.total_cost : total,
    }),
    ...(stage === 'update' && {
      dref_allocated_so_far: isV2 ? costs.total_cost : total - added,
      additional_allocation: isV2 ? null : added,
      changing_budget: !isV2,
      request_for_second_allocation: !isV2,
      changing_timeframe_operation: true,
      changing_target_population_of_operation: true,
      changing_operation_strategy: false,
      changing_geographic_location: false,
      has_forecasted_event_materialize: isV2,
      reporting_start_date: approvedOn,
      reporting_end_date: dayOf(created),
      ...(!isV2 && texts(['summary_of_change'])),
    }),
    ...(stage === 'report' && {
      num_assisted: Math.round(targeted * (DONE.report ?? 1)),
      has_national_society_conducted: false,
      change_in_operational_strategy: false,
      publishing_date: status === DREF_STATUS.approved ? dayOf(created) : null,
      ...texts(['financial_report_description']),
    }),
    starting_language: language,
    original_language: isTranslated ? 'en' : language,
    user_id: author,
    modified_by_id: author,
    created_at: created.toISOString(),
    modified_at: created.toISOString(),
  } as StageRow);
  out.history.push({
    kind: KIND_OF[stage],
    record_id: id,
    user_id: author,
    action: 'created',
    fields: [],
    changed_at: created.toISOString(),
  });
  for (const district of base.districts) out.districts.push({ stage_id: id, district_id: district.id });
  if (isBare) return;
  addRows(out, {
    id,
    stage,
    plain,
    targeted,
    total: isV2 ? costs.total_cost : total,
    isV2,
    isImminent,
    isAhead,
    doHomesStand,
  });
}

/** Women, men, girls and boys of those who are targeted, and where they live. */
function peopleOf(targeted: number) {
  const [women, men, girls] = [0.29, 0.26, 0.23].map((share) => Math.round(targeted * share)) as [
    number,
    number,
    number,
  ];
  return {
    women,
    men,
    girls,
    boys: targeted - women - men - girls,
    total_targeted_population: targeted,
    disability_people_per: 9.5,
    people_per_urban: 22,
    people_per_local: 78,
  };
}

interface RowsAsked {
  id: number;
  stage: DrefStage;
  plain: (text: Translated, reached?: number) => string;
  targeted: number;
  total: number;
  isV2: boolean;
  isImminent: boolean;
  /** Nothing has happened yet. */
  isAhead: boolean;
  doHomesStand: boolean;
}

function addRows(
  out: Rows,
  { id, stage, plain, targeted, total, isV2, isImminent, isAhead, doHomesStand }: RowsAsked,
) {
  const stage_id = id;
  const { homesStand, homesFall, imminent } = DREF_TEXTS;
  const handedOut = (isAhead ? imminent : doHomesStand ? homesStand : homesFall).actions;
  for (const [title, text] of Object.entries({ ...DREF_TEXTS.actions, ...handedOut }))
    out.actions.push({ stage_id, title, description: plain(text) });
  for (const { risk, mitigation } of DREF_TEXTS.risks)
    out.risks.push({ stage_id, client_id: null, risk: plain(risk), mitigation: plain(mitigation) });
  out.sources.push({
    stage_id,
    client_id: null,
    source_name: plain(DREF_TEXTS.rows.source),
    source_link: 'https://example.org/situation',
  });
  const isReport = stage === 'report';
  if (isV2 && stage !== 'update') {
    const spent = (budget: number) => (isReport ? budget : null);
    const { early, cash, response } = DREF_TEXTS.early;
    out.proposedActions.push(
      {
        stage_id,
        proposed_type: PROPOSED.earlyAction,
        total_budget: 52_000,
        total_expenditure: spent(52_000),
        activities: [
          { sector: RISK_REDUCTION, activity: plain(early) },
          { sector: LIVELIHOODS, activity: plain(cash) },
        ],
      },
      {
        stage_id,
        proposed_type: PROPOSED.earlyResponse,
        total_budget: 23_000,
        total_expenditure: spent(23_000),
        activities: [{ sector: WASH, activity: plain(response) }],
      },
    );
    if (!isReport) return;
  }
  let left = total;
  const done = DONE[stage];
  for (const [share, ofBudget, ofPeople, peopleEach] of SHARES) {
    const title = doHomesStand && share === 'shelter_housing_and_settlements' ? INSTEAD_OF_SHELTER : share;
    const texts = DREF_TEXTS.sectors[title];
    if (!texts) continue;
    const isLast = share === SHARES.at(-1)?.[0];
    const budget = isLast ? left : Math.round((total * ofBudget) / 100) * 100;
    left -= budget;
    const person_targeted = Math.round(targeted * ofPeople);
    const { activities, indicator, need, reached, lesson, challenge } = texts;
    if (need && !isImminent)
      out.needs.push({ stage_id, title: NEED_OF[title] ?? title, description: plain(need) });
    const target = peopleEach === undefined ? LITRES_A_DAY : Math.round(person_targeted / peopleEach);
    const assisted = done === undefined ? undefined : Math.round(person_targeted * done);
    const male = assisted === undefined ? null : Math.round(assisted * 0.48);
    out.interventions.push({
      stage_id,
      title,
      budget,
      person_targeted,
      person_assisted: assisted ?? null,
      male,
      female: assisted === undefined || male === null ? null : assisted - male,
      description: plain(activities),
      progress_towards_outcome: stage === 'update' ? plain(reached, assisted) : null,
      narrative_description_of_achievements: isReport ? plain(reached, assisted) : null,
      lessons_learnt: isReport ? plain(lesson) : null,
      challenges: isReport ? plain(challenge) : null,
      indicators: [
        { title: plain(indicator), target, actual: done === undefined ? null : Math.round(target * done) },
      ],
    });
  }
}
