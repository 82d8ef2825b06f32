import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { fieldReportEndpoint } from '#contracts/fieldReports/record.ts';
import { plainParagraphs } from '#src/domain/plainText.ts';
import type { DrefValues } from './values.ts';

type Report = AnswerOf<typeof fieldReportEndpoint>;
type Values = Record<string, unknown>;

/** Whose contacts are whose, in a report and in a DREF. */
const CONTACTS = [
  ['NationalSociety', 'national_society_contact'],
  ['Federation', 'ifrc_emergency'],
  ['Media', 'media_contact'],
] as const;
const PARTS = [
  ['name', 'name'],
  ['title', 'title'],
  ['email', 'email'],
  ['phone', 'phone_number'],
] as const;

/**
 * What a field report says of an application: it fills what is empty; what happened, and which report it was, is always taken
 * over. Source: DREF facts, section 4.2.
 */
export function copiedFrom(report: Report, values: DrefValues): Partial<DrefValues> {
  const said: Values = {
    disaster_type: report.dtype,
    un_or_other_actor: report.actions_others,
    num_affected: report.num_affected ?? report.gov_num_affected ?? report.other_num_affected,
    partner_national_society: actionsOf(report, 'PNS'),
    ifrc: actionsOf(report, 'FDRN'),
    ...((values.country === undefined || values.country === report.countries[0]) && {
      country: report.countries[0],
      district: report.districts,
    }),
  };
  for (const [ctype, contact] of CONTACTS) {
    const isBlank = PARTS.every(([, part]) => !(values as Values)[`${contact}_${part}`]);
    const person = report.contacts?.find((one) => one.ctype === ctype);
    if (isBlank && person) for (const [from, part] of PARTS) said[`${contact}_${part}`] = person[from];
  }
  const missing = Object.entries(said).filter(
    ([name, value]) =>
      value !== null && value !== undefined && value !== '' && isEmpty((values as Values)[name]),
  );
  return {
    ...Object.fromEntries(missing),
    ...(typeof report.request_assistance === 'boolean' && {
      government_requested_assistance: report.request_assistance,
    }),
    event_description: plainParagraphs(report.description).join('\n'),
    field_report: report.id,
  };
}

const actionsOf = ({ actions_taken }: Report, organization: string) =>
  actions_taken?.find((taken) => taken.organization === organization)?.summary;

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
