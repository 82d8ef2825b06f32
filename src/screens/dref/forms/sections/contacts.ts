import type { DrefStage } from '#rules/dref.ts';
import type { Member, Section } from '#src/forms/definition.ts';
import { day, email, text } from '#src/forms/kinds.tsx';
import { fill } from '#src/i18n/fill.ts';
import { fieldsIn, type Key, type NameOf, section, type Words } from './builder.ts';

/** Timeframes, codes, and whom to ask. */
export const contacts = (stage: DrefStage): Section[] => [timeframes(stage), ...contactsOf(stage)];

/** In the order of the form. */
const CONTACTS = [
  'ifrc_appeal_manager',
  'ifrc_project_manager',
  'national_society_contact',
  'ifrc_emergency',
  'regional_focal_point',
  'media_contact',
  'national_society_integrity_contact',
] as const;
const CONTACT_LABELS = {
  name: 'contactName',
  title: 'contactTitle',
  email: 'contactEmail',
  phone_number: 'contactPhone',
} as const;

const contactsOf = (stage: DrefStage) =>
  CONTACTS.map((contact) =>
    section(
      contact,
      contact,
      [
        ...(['name', 'title', 'email', 'phone_number'] as const).map((part) =>
          fieldsIn(stage).field(
            `${contact}_${part}` as NameOf<string>,
            part === 'email' ? email : text,
            (said: Words) =>
              fill(said.contactPart, { contact: said[contact], part: said[CONTACT_LABELS[part]] }),
            { shortLabel: CONTACT_LABELS[part], limit: part === 'phone_number' ? 100 : 255 },
          ),
        ),
        // Whoever has seen something wrong calls one of the two.
        ...(contact === 'national_society_integrity_contact' ? [hotline(stage)] : []),
      ],
      { layout: 'four' },
    ),
  );

const hotline = (stage: DrefStage) =>
  fieldsIn(stage).field(
    'national_society_hotline_phone_number',
    text,
    'national_society_hotline_phone_number',
    { limit: 100 },
  );

/** When it begins and ends, in the words of each stage. */
function timeframes(stage: DrefStage): Section {
  const { field, figure, date } = fieldsIn(stage);
  const fixed = { isFixed: () => true };
  const byOffice = (name: NameOf<string>) => date(name, name as Key, 'byRegionalOffice');
  const codes = [
    field('appeal_code', text, 'appeal_code', {
      limit: 255,
      // Later stages have that of their application.
      hint: stage === 'application' ? 'byPmer' : undefined,
      isFixed: () => stage !== 'application',
    }),
    field('glide_code', text, 'glide_code', { limit: 255 }),
  ];
  const own: Record<DrefStage, () => Member[]> = {
    application: () => [
      date('ns_request_date'),
      byOffice('submission_to_geneva'),
      byOffice('date_of_approval'),
      figure('operation_timeframe'),
      figure('operation_timeframe_imminent'),
      field('end_date', day, 'end_date', fixed),
      date('publishing_date'),
    ],
    update: () => [
      field('new_operational_start_date', day, 'startOfOperation', fixed),
      date('ns_request_date', 'loanRequestDate'),
      figure('total_operation_timeframe', 'totalTimeframe'),
      date('new_operational_end_date'),
      date('date_of_approval', 'loanApprovalDate'),
      date('reporting_start_date'),
      date('reporting_end_date'),
    ],
    report: () => [
      date('operation_start_date', 'startOfOperation'),
      figure('total_operation_timeframe', 'totalTimeframe'),
      figure('total_operation_timeframe_imminent', 'operation_timeframe_imminent'),
      date('operation_end_date', 'end_date'),
      date('date_of_publication', 'publishing_date'),
    ],
  };
  return section('timeframes', 'timeframes', [...own[stage](), ...codes]);
}
