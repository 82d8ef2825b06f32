import type {
  field_report_actions_taken,
  field_report_contact,
  field_report_district,
  field_report_source,
} from '#provider/database/schema.ts';
import { reportTypeOf } from '#rules/reportType.ts';
import { COUNTRIES, REPORT_CHOICES } from '../data.ts';
import { createRandom, type Random } from '../random.ts';
import { contactOf } from './people.ts';
import { MOST_NAMED, namedFirst } from './summaries.ts';
import type { Emergencies } from './tables.ts';

/** What hangs on field reports, table by table. */
interface ReportParts {
  districts: (typeof field_report_district)['$inferInsert'][];
  contacts: (typeof field_report_contact)['$inferInsert'][];
  actions: (typeof field_report_actions_taken)['$inferInsert'][];
  sources: (typeof field_report_source)['$inferInsert'][];
}

type Report = Emergencies['reports'][number];

const CONTACT_TYPES = ['Originator', 'NationalSociety', 'Federation', 'Media'] as const;
const ORGANIZATIONS = ['NTLS', 'FDRN', 'PNS'] as const;
const SOURCES = ['National disaster management office', 'Assessment by volunteers', 'Local press'] as const;
const AUTHORITIES = [
  '<p>The authorities opened collective centres and cleared the main roads.</p>',
  '<p>The government declared a state of emergency in the affected districts.</p>',
  '<p>The army and civil protection help with transport and rescue.</p>',
] as const;
const DONE = [
  '<p>Volunteers of the local branches were there within hours and assess needs in the affected districts.</p>',
  '<p>Teams of the nearest branches work together with the local authorities.</p>',
  '<p>Relief items from the regional warehouse are on their way.</p>',
] as const;
const REQUESTED = 1;
const PLANNED = 2;

const diceOf = (seed: number, report: Report, topic: number) =>
  createRandom(seed + (report.id ?? 0) * 16 + topic);
const typeOf = (report: Report) => reportTypeOf({ ...report, dtype: report.dtype_id });

/** Adds to each report what its type asks for beyond its figures: notes, sources of figures, the response that is planned. */
export function addReportTexts(seed: number, { reports }: Emergencies): void {
  for (const report of reports) {
    const random = diceOf(seed, report, 10);
    const type = typeOf(report);
    const isHealth = type === 'EPI' || type === 'COVID';
    const cases = report.epi_cases ?? 0;
    Object.assign(report, {
      other_sources: random.chance(0.5) ? `<p>${random.pick(SOURCES)}</p>` : null,
      actions_others: random.chance(0.4) ? random.pick(AUTHORITIES) : null,
      epi_notes_since_last_fr: isHealth ? '<p>Two more districts report cases.</p>' : null,
      epi_cases_since_last_fr: type === 'COVID' ? Math.round(cases * 0.2) : null,
      epi_deaths_since_last_fr: type === 'COVID' ? Math.round((report.epi_num_dead ?? 0) * 0.2) : null,
      sit_fields_date: isHealth ? report.report_date : null,
      notes_health: type === 'COVID' ? '<p>Hand washing points stand at stations and markets.</p>' : null,
      bulletin: type === 'COVID' ? 0 : random.int(0, 3),
      ...plannedOf(random, type),
    } satisfies Partial<Report>);
  }
}

/** What a report asks for: each stage with its size. All rows of an insert name the same columns. */
function plannedOf(random: Random, type: string): Partial<Report> {
  const asks = type !== 'COVID' && random.chance(0.5);
  const isWarning = type === 'EW';
  const asksPeople = asks && random.chance(0.3);
  return {
    dref: asks ? random.pick([REQUESTED, PLANNED]) : 0,
    dref_amount: asks ? 1_000 * random.int(80, 700) : null,
    fact: asksPeople ? REQUESTED : 0,
    num_fact: asksPeople ? random.int(1, 6) : null,
    forecast_based_action: asks && isWarning ? PLANNED : 0,
    forecast_based_action_amount: asks && isWarning ? 1_000 * random.int(20, 150) : null,
  };
}

/** Places, people to ask, actions and sources of each report. */
export function generateReportParts(seed: number, emergencies: Emergencies): ReportParts {
  const out: ReportParts = { districts: [], contacts: [], actions: [], sources: [] };
  const districtsOf = new Map<number, number[]>();
  for (const { event_id, district_id } of emergencies.eventDistricts)
    districtsOf.set(event_id, [...(districtsOf.get(event_id) ?? []), district_id]);
  const countries = new Map(COUNTRIES.map((country) => [country.id, country]));
  const countryOf = new Map(
    emergencies.reportCountries.map((row) => [row.field_report_id, countries.get(row.country_id)]),
  );
  for (const report of emergencies.reports) {
    const random = diceOf(seed, report, 11);
    const field_report_id = report.id ?? 0;
    const country = countryOf.get(field_report_id);
    const type = typeOf(report);
    const districts = namedFirst(districtsOf.get(report.event_id ?? -1) ?? [], report.event_id ?? 0);
    for (const district_id of districts.slice(0, MOST_NAMED))
      out.districts.push({ field_report_id, district_id });
    for (const ctype of random.some(CONTACT_TYPES, random.int(1, 4)))
      if (country) out.contacts.push({ field_report_id, ...contactOf(random, country, ctype) });
    for (const organization of random.some(ORGANIZATIONS, random.int(1, 2))) {
      const offered = REPORT_CHOICES.actions.filter(
        ({ organizations, field_report_types }) =>
          organizations.includes(organization) && field_report_types.includes(type),
      );
      out.actions.push({
        field_report_id,
        organization,
        actions: random.some(offered, random.int(1, 4)).map(({ id }) => id),
        summary: random.chance(0.5) ? random.pick(DONE) : null,
      });
    }
    if (random.chance(0.6)) out.sources.push({ field_report_id, stype: 1, spec: random.pick(SOURCES) });
  }
  return out;
}
