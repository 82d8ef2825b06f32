import type { AnswerOf, BodyOf } from '#contracts/defineEndpoint.ts';
import type { createFieldReportEndpoint, fieldReportEndpoint } from '#contracts/fieldReports/record.ts';
import {
  CONTACT_FIELDS,
  CONTACT_TYPES,
  EARLY_WARNING,
  EPIDEMIC,
  EVENT,
  ORGANIZATIONS,
  type ReportType,
  reportTypeOf,
} from '#contracts/fieldReports/schemas.ts';
import type { FieldErrors, FormValues } from '#machines/form.ts';
import { isFilled } from '#rules/isFilled.ts';
import { attachedIn, attachedValue } from '#src/forms/attachments/attached.ts';
import { errorsByField, type Problem } from '#src/forms/problems.ts';
import { FIELDS, type Field } from './fields.ts';

export type Report = AnswerOf<typeof fieldReportEndpoint>;
export type ReportBody = BodyOf<typeof createFieldReportEndpoint>;

/**
 * The values of the form are flat, by the names of its fields: `contacts.Media.email`, `actions_taken.NTLS.summary`. Beside
 * them, without a field: ids of what is nested, and what an old report has that the form does not show (`kept`).
 */
const KEPT = 'kept';
interface Kept {
  countries?: number[] | undefined;
  contacts?: Report['contacts'];
  actions_taken?: Report['actions_taken'];
}

/** `country`: of who writes it. */
export const emptyReport = (isEarlyWarning: boolean, country?: number | undefined): FormValues => ({
  status: isEarlyWarning ? EARLY_WARNING : EVENT,
  is_covid_report: false,
  visibility: 3,
  bulletin: 0,
  ...(country !== undefined && { country }),
});

export const typeOf = (values: FormValues): ReportType =>
  reportTypeOf({
    status: values.status as number,
    is_covid_report: values.is_covid_report as boolean,
    dtype: values.dtype as number,
  });

/** A change of one field with what follows from it. Source: emergencies facts, 11.2. */
export function consequencesOf(name: string, value: unknown, values: FormValues): FormValues {
  const patch = { [name]: value };
  switch (name) {
    case 'status':
      return value === EARLY_WARNING
        ? { ...patch, is_covid_report: false, ...(values.dtype === EPIDEMIC && { dtype: undefined }) }
        : patch;
    case 'is_covid_report':
      return { ...patch, dtype: EPIDEMIC };
    case 'event': {
      // The picker hands over the name too, so that it can be shown again without asking.
      const chosen = value as { id: number; name: string } | undefined;
      return { event: chosen?.id, 'event.option': chosen };
    }
    case 'country':
      return value === values.country ? patch : { ...patch, districts: [] };
    default:
      return patch;
  }
}

const dayOf = (moment: string | null | undefined) => moment?.slice(0, 10);
const momentOf = (day: unknown) => (typeof day === 'string' && day ? `${day}T00:00:00.000Z` : null);

/** A report as the form shows it; what is not filled in is absent. */
export function valuesOf(report: Report): FormValues {
  const values: Record<string, unknown> = { ...report };
  const kept: Kept = {};
  const known = new Set(FIELDS.map(({ name }) => name));
  for (const name of Object.keys(values)) {
    if (!known.has(name) || !isFilled(values[name])) delete values[name];
  }
  for (const { name, kind } of FIELDS) {
    // A stored 0 is the server's own: nothing was asked for.
    if (kind === 'stage' && values[name] === 0) delete values[name];
    if (kind === 'date') values[name] = dayOf(values[name] as string | undefined);
  }
  const [country, ...countries] = report.countries;
  values.country = country;
  kept.countries = countries;
  for (const contact of report.contacts ?? []) {
    const ctype = contact.ctype ?? '';
    if (!isOne(CONTACT_TYPES, ctype) || `contacts.${ctype}.id` in values) {
      kept.contacts = [...(kept.contacts ?? []), contact];
      continue;
    }
    values[`contacts.${ctype}.id`] = contact.id;
    for (const field of CONTACT_FIELDS) values[`contacts.${ctype}.${field}`] = contact[field];
  }
  for (const taken of report.actions_taken ?? []) {
    const { organization, id, actions, summary } = taken;
    if (`actions_taken.${organization}.id` in values) {
      kept.actions_taken = [...(kept.actions_taken ?? []), taken];
      continue;
    }
    values[`actions_taken.${organization}.id`] = id;
    values[`actions_taken.${organization}.actions`] = actions;
    values[`actions_taken.${organization}.summary`] = summary ?? undefined;
  }
  if (report.event_details)
    values['event.option'] = { id: report.event_details.id, name: report.event_details.name ?? '' };
  values[KEPT] = kept;
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => isFilled(value)));
  // That there is no file is told too: one may have been removed.
  return { ...filled, ...(report.files_details && { files: report.files_details.map(attachedValue) }) };
}

const isOne = (list: readonly string[], value: string) => list.includes(value);

/** What is offered to tick, by action; missing until it is loaded: then nothing is dropped. */
export type OfferedActions =
  | readonly {
      id: number;
      organizations?: readonly string[] | undefined;
      field_report_types?: readonly string[] | undefined;
    }[]
  | undefined;

/**
 * The report that the values make. Fields of other types of report are null, lists empty; of the three figures of people
 * affected those not filled in are left out, since the server shows the first that is there. Source: emergencies facts, 11.7.
 */
export function bodyOf(values: FormValues, actions?: OfferedActions): ReportBody {
  const type = typeOf(values);
  const kept = (values[KEPT] ?? {}) as Kept;
  const body: Record<string, unknown> = {};
  for (const field of FIELDS) {
    if (field.name.includes('.') || field.name === 'country' || field.name === 'files') continue;
    const isOf = field.types.includes(type);
    const value = isOf ? values[field.name] : undefined;
    if (!isFilled(value) && AFFECTED.test(field.name)) continue;
    body[field.name] = field.kind === 'date' ? momentOf(value) : wire(field, value);
  }
  const country = values.country as number | undefined;
  body.countries = country === undefined ? [] : [country, ...(kept.countries ?? [])];
  body.contacts = [...contactsOf(values), ...(kept.contacts ?? [])];
  body.actions_taken = [...actionsOf(values, type, actions), ...(kept.actions_taken ?? [])];
  if (values.files !== undefined)
    body.files = attachedIn(values)
      .flatMap(({ id }) => id ?? [])
      .sort((one, other) => one - other);
  // What only an epidemic or a warning has keeps its defaults elsewhere.
  for (const name of ['status', 'visibility', 'is_covid_report', 'dtype'])
    if (body[name] === null) delete body[name];
  return body as unknown as ReportBody;
}

const AFFECTED = /^(gov_|other_)?num_(potentially_)?affected$/;

function wire({ kind }: Field, value: unknown) {
  if (isFilled(value)) return value;
  return kind === 'districts' || kind === 'choices' ? [] : null;
}

function contactsOf(values: FormValues) {
  return CONTACT_TYPES.flatMap((ctype) => {
    const text = (field: string) => String(values[`contacts.${ctype}.${field}`] ?? '').trim();
    if (!CONTACT_FIELDS.some((field) => text(field))) return [];
    const id = values[`contacts.${ctype}.id`] as number | undefined;
    return [
      {
        ...(id !== undefined && { id }),
        ctype,
        name: text('name'),
        title: text('title'),
        email: text('email'),
        phone: text('phone'),
      },
    ];
  });
}

function actionsOf(values: FormValues, type: ReportType, offered: OfferedActions) {
  return ORGANIZATIONS.flatMap((organization) => {
    const id = values[`actions_taken.${organization}.id`] as number | undefined;
    const chosen = (values[`actions_taken.${organization}.actions`] ?? []) as number[];
    const summary = String(values[`actions_taken.${organization}.summary`] ?? '').trim();
    // What was ticked for another type of report is not offered any more, and must not be sent.
    const actions = offered
      ? chosen.filter((key) =>
          offered.some(
            (action) =>
              action.id === key &&
              action.organizations?.includes(organization) &&
              action.field_report_types?.includes(type),
          ),
        )
      : chosen;
    if (actions.length === 0 && !summary) return [];
    return [{ ...(id !== undefined && { id }), organization, actions, summary: summary || null }];
  });
}

/** Mistakes of a body, by the fields of the form. */
export const fieldErrorsOf = (problems: readonly Problem[], body: ReportBody): FieldErrors =>
  errorsByField(problems, (path) => fieldNameOf(path, body));

/** `contacts` 1 `email` is that of the second contact that was sent; a mistake of a list as a whole is of its first field. */
function fieldNameOf([head, index, field]: readonly PropertyKey[], body: ReportBody): string {
  const position = Number(index);
  switch (head) {
    case 'countries':
      return 'country';
    case 'file':
      return 'files';
    case 'contacts':
      return `contacts.${body.contacts?.[position || 0]?.ctype ?? CONTACT_TYPES[0]}.${String(field ?? 'name')}`;
    case 'actions_taken':
      return `actions_taken.${body.actions_taken?.[position || 0]?.organization ?? 'NTLS'}.${String(field ?? 'actions')}`;
    default:
      return String(head ?? '');
  }
}
