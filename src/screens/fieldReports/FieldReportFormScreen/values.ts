import type { AnswerOf, BodyOf } from '#contracts/defineEndpoint.ts';
import type { createFieldReportEndpoint, fieldReportEndpoint } from '#contracts/fieldReports/record.ts';
import {
  CONTACT_FIELDS,
  CONTACT_TYPES,
  EARLY_WARNING,
  EPIDEMIC,
  EVENT,
  ORGANIZATIONS,
  PLANNED_RESPONSE,
  type ReportType,
  reportFields,
  reportTypeOf,
} from '#contracts/fieldReports/schemas.ts';
import { type FormValues, valueAt, withValues } from '#machines/formValues.ts';
import { isFilled } from '#rules/isFilled.ts';
import type { Visibility } from '#rules/visibility.ts';
import { type AttachedValue, attachedValue } from '#src/forms/attachments/attached.ts';
import type { Filled } from '#src/forms/definition.ts';
import { typesOf } from './types.ts';

export type Report = AnswerOf<typeof fieldReportEndpoint>;
export type ReportBody = BodyOf<typeof createFieldReportEndpoint>;

/** Somebody of the four people of a report. */
interface ContactValues extends Partial<Record<(typeof CONTACT_FIELDS)[number], string | undefined>> {
  readonly id?: number | undefined;
}
/** What one organization has done. */
interface TakenValues {
  readonly id?: number | undefined;
  readonly actions?: readonly number[] | undefined;
  readonly summary?: string | undefined;
}
type ByKey<Key extends string, Value> = { readonly [Name in Key]?: Value | undefined };

/** What is in the form, by the API's names; `kept`: what an old report has that the form does not show. */
export interface ReportValues
  extends Omit<
    Filled<ReportBody>,
    'countries' | 'event' | 'contacts' | 'actions_taken' | 'files' | 'sources'
  > {
  readonly country?: number | undefined;
  readonly event?: { id: number; name: string } | undefined;
  readonly contacts?: ByKey<(typeof CONTACT_TYPES)[number], ContactValues> | undefined;
  readonly actions_taken?: ByKey<(typeof ORGANIZATIONS)[number], TakenValues> | undefined;
  readonly files?: readonly AttachedValue[] | undefined;
  readonly kept?: Kept | undefined;
}

interface Kept {
  countries?: number[] | undefined;
  contacts?: Report['contacts'];
  actions_taken?: Report['actions_taken'];
  /** The figures of people affected that it had: emptied, they are taken back rather than left out. */
  affected?: readonly string[] | undefined;
}

/** `country`: of who writes it. */
export const emptyReport = (isEarlyWarning: boolean, country?: number | undefined): ReportValues => ({
  status: isEarlyWarning ? EARLY_WARNING : EVENT,
  is_covid_report: false,
  visibility: 3,
  bulletin: 0,
  ...(country !== undefined && { country }),
});

export const typeOf = ({ status, is_covid_report, dtype }: ReportValues): ReportType =>
  reportTypeOf({ status, is_covid_report, dtype });

/** The values after a change, with what follows from it. Source: emergencies facts, 11.2. */
export function consequencesOf(
  values: ReportValues,
  paths: readonly string[],
  before: ReportValues,
): ReportValues {
  const changes = new Set(paths);
  return {
    ...values,
    ...(changes.has('status') &&
      values.status === EARLY_WARNING && {
        is_covid_report: false,
        ...(values.dtype === EPIDEMIC && { dtype: undefined }),
      }),
    ...(changes.has('is_covid_report') && { dtype: EPIDEMIC }),
    ...(changes.has('country') && values.country !== before.country && { districts: [] }),
  };
}

/** The form has its own: days instead of moments, what is nested by its key, one country of several. */
const DAYS = ['start_date', 'sit_fields_date'] as const;
const OWN = new Set<string>([
  ...['countries', 'event', 'contacts', 'actions_taken', 'files', 'sources'],
  ...DAYS,
]);
/** Those that are sent as they are. */
const PLAIN = Object.keys(reportFields).filter((name) => !OWN.has(name));
const STAGES = new Set<string>(PLANNED_RESPONSE.map(([stage]) => stage));

const momentOf = (day: string | undefined) => (day ? `${day}T00:00:00.000Z` : null);

/** A report as the form shows it; what is not filled in is absent. */
export function valuesOf(report: Report): ReportValues {
  const plain = Object.fromEntries(
    PLAIN.flatMap((name) => {
      const value = valueAt(report, name);
      // A stored stage of 0 is the server's own: nothing was asked for.
      return !isFilled(value) || (STAGES.has(name) && value === 0) ? [] : [[name, value]];
    }),
  );
  const [country, ...countries] = report.countries;
  const contacts = byKey(report.contacts ?? [], CONTACT_TYPES, ({ ctype }) => ctype ?? '');
  const taken = byKey(report.actions_taken ?? [], ORGANIZATIONS, ({ organization }) => organization);
  return {
    ...plain,
    ...Object.fromEntries(DAYS.flatMap((name) => (report[name] ? [[name, report[name].slice(0, 10)]] : []))),
    ...(country !== undefined && { country }),
    ...(report.event_details && {
      event: { id: report.event_details.id, name: report.event_details.name ?? '' },
    }),
    contacts: Object.fromEntries(
      contacts.first.map(([key, { ctype: _, ...contact }]) => [key, filled(contact)]),
    ),
    actions_taken: Object.fromEntries(
      taken.first.map(([key, { id, actions, summary }]) => [key, filled({ id, actions, summary })]),
    ),
    // That there is no file is told too: one may have been removed.
    ...(report.files_details && { files: report.files_details.map(attachedValue) }),
    kept: {
      countries,
      contacts: contacts.others,
      actions_taken: taken.others,
      affected: Object.keys(plain).filter((name) => AFFECTED.test(name)),
    },
  };
}

const filled = (group: object) =>
  Object.fromEntries(Object.entries(group).filter(([, value]) => isFilled(value)));

/** The first of each key that the form has, and all the others. */
function byKey<Item>(items: readonly Item[], keys: readonly string[], keyOf: (item: Item) => string) {
  const first = new Map<string, Item>();
  const others: Item[] = [];
  for (const item of items) {
    const key = keyOf(item);
    if (keys.includes(key) && !first.has(key)) first.set(key, item);
    else others.push(item);
  }
  return { first: [...first], others };
}

/** What is offered to tick, by action. */
export interface OfferedAction {
  id: number;
  organizations?: readonly string[] | undefined;
  field_report_types?: readonly string[] | undefined;
}

/** What the rules of the form need to know of its lists. */
export interface ReportFacts {
  /** Missing until they are loaded: then nothing is dropped. */
  actions: readonly OfferedAction[] | undefined;
  visibilities: readonly Visibility[];
  /** The service takes files. */
  takesFiles: boolean;
  /** Reports on its country are reviewed: there is one choice of who sees them. */
  isReviewed: boolean;
}

/**
 * The report that the values make. Fields of other types of report are null, lists empty; of the figures of people
 * affected those that the report never had are left out, since the server shows the first that is there. Source: emergencies facts, 11.7.
 */
export function bodyOf(values: ReportValues, facts?: ReportFacts): ReportBody {
  const type = typeOf(values);
  const { kept = {}, country } = values;
  const isOf = (name: string) => typesOf(name).includes(type);
  const plain = PLAIN.flatMap((name): [string, unknown][] => {
    const value = isOf(name) ? valueAt(values as FormValues, name) : undefined;
    if (isFilled(value)) return [[name, value]];
    if (DEFAULTED.has(name) || (AFFECTED.test(name) && !kept.affected?.includes(name))) return [];
    return [[name, LISTS.has(name) ? [] : null]];
  });
  return {
    // What is required and missing is null: the rules of the contract tell it.
    ...(Object.fromEntries(plain) as unknown as ReportBody),
    event: (isOf('event') && values.event?.id) || null,
    start_date: momentOf(values.start_date),
    sit_fields_date: isOf('sit_fields_date') ? momentOf(values.sit_fields_date) : null,
    countries: country === undefined ? [] : [country, ...(kept.countries ?? [])],
    contacts: [...contactsOf(values), ...(kept.contacts ?? [])] as ReportBody['contacts'],
    actions_taken: [
      ...actionsOf(offered(values, facts)),
      ...(kept.actions_taken ?? []),
    ] as ReportBody['actions_taken'],
    ...(values.files && {
      files: values.files.flatMap(({ id }) => id ?? []).sort((one, other) => one - other),
    }),
  };
}

const AFFECTED = /^(gov_|other_)?num_(potentially_)?affected$/;
/** What only an epidemic or a warning has keeps its defaults elsewhere. */
const DEFAULTED = new Set(['status', 'visibility', 'is_covid_report', 'dtype']);
const LISTS = new Set(['districts', 'external_partners', 'supported_activities']);

function contactsOf({ contacts = {} }: ReportValues) {
  return CONTACT_TYPES.flatMap((ctype) => {
    const contact = contacts[ctype] ?? {};
    const entered = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, contact[field]?.trim() ?? '']));
    if (!Object.values(entered).some(Boolean)) return [];
    return [{ ...(contact.id !== undefined && { id: contact.id }), ctype, ...entered }];
  });
}

/** Without the actions that were ticked for another type of report: they are not offered any more, and must not be sent. */
export function offered(values: ReportValues, facts: ReportFacts | undefined): ReportValues {
  const { actions_taken: taken = {} } = values;
  const known = facts?.actions;
  if (!known) return values;
  const type = typeOf(values);
  const left = ORGANIZATIONS.flatMap((organization) => {
    const its = taken[organization];
    if (!its?.actions) return its ? [[organization, its]] : [];
    const ids = known.filter((one) => isOffered(one, organization, type)).map(({ id }) => id);
    return [[organization, { ...its, actions: its.actions.filter((id) => ids.includes(id)) }]];
  });
  return { ...values, actions_taken: Object.fromEntries(left) };
}

function actionsOf({ actions_taken: taken = {} }: ReportValues) {
  return ORGANIZATIONS.flatMap((organization) => {
    const { id, actions = [], summary: written } = taken[organization] ?? {};
    const summary = written?.trim() ?? '';
    if (actions.length === 0 && !summary) return [];
    return [{ ...(id !== undefined && { id }), organization, actions, summary: summary || null }];
  });
}

export const isOffered = (
  { organizations, field_report_types }: OfferedAction,
  organization: string,
  type: ReportType,
) => organizations?.includes(organization) === true && field_report_types?.includes(type) === true;

/** `contacts` 1 `email` is that of the second contact that was sent; a mistake of a list as a whole is of its first field. */
export function placeOf(
  path: readonly PropertyKey[],
  { body }: { body: ReportBody },
): readonly PropertyKey[] {
  const [head, index, field] = path;
  const position = Number(index) || 0;
  switch (head) {
    case 'countries':
      return ['country'];
    case 'file':
    case 'files':
      return ['files'];
    case 'contacts':
      return ['contacts', body.contacts?.[position]?.ctype ?? CONTACT_TYPES[0], field ?? 'name'];
    case 'actions_taken':
      return ['actions_taken', body.actions_taken?.[position]?.organization ?? 'NTLS', field ?? 'actions'];
    default:
      return path;
  }
}

/** Before what is nested was nested, its names had dots, and the chosen emergency stood beside its id. */
export function upgrade({ event: _, 'event.option': event, ...flat }: FormValues): ReportValues {
  return withValues({}, { ...flat, ...(event !== undefined && { event }) });
}
