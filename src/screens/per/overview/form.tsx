import { useMemo } from 'react';
import { perOptionsEndpoint } from '#contracts/per/options.ts';
import {
  ASSESSMENT_METHODS,
  OWN_PER_ERRORS,
  PER_CONTACTS,
  PerOverview,
  perOverviewEndpoint,
} from '#contracts/per/overview.ts';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import { perRules } from '#rules/per.ts';
import { pathTo } from '#src/core/links.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { countriesInput, isSelectable } from '#src/domain/countries.ts';
import { Attachments, attachments } from '#src/forms/attachments/Attachments.tsx';
import { attachmentStrings } from '#src/forms/attachments/strings.ts';
import { type AroundProps, defineForm, type UseValue } from '#src/forms/defineForm.ts';
import { type Field, formOf } from '#src/forms/definition.ts';
import {
  choice,
  day,
  email,
  type Named,
  offered,
  record,
  shortRecord,
  text,
  yesNo,
} from '#src/forms/kinds.tsx';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { joinStrings } from '#src/i18n/joinStrings.ts';
import { overviewFiles, overviewKind } from './kind.ts';
import { perErrorStrings, perOverviewStrings } from './strings.ts';
import { OVERVIEW_FILES, type Overview, type OverviewValues, storedFiles } from './values.ts';

const WORDS = [perOverviewStrings, attachmentStrings] as const;
const NOTHING = {};
const CONTACT_LENGTH = 90;

/** What the fields offer: National Societies that the reader looks after, with the one of the record. */
function useOverviewOptions(_: UseValue<OverviewValues>, written: Overview | undefined) {
  const { profile } = useAuth();
  const countries = useRequest(countriesEndpoint, countriesInput);
  const options = useRequest(perOptionsEndpoint, NOTHING);
  const societies = useMemo(
    () =>
      countries.answer?.results.flatMap((country): Named[] => {
        const { id, region, society_name, name } = country;
        // That of the record has a name whatever else is known of it.
        if (id !== undefined && id === written?.country) return [{ id, name: society_name || name }];
        return isSelectable(country) &&
          society_name &&
          perRules.manage(profile, { country: country.id, region })
          ? [{ id: country.id, name: society_name }]
          : [];
      }),
    [countries.answer, profile, written?.country],
  );
  return {
    societies: offered(countries, societies),
    types: offered(options, options.answer?.overviewassessmenttypes),
  };
}
type Options = ReturnType<typeof useOverviewOptions>;

const { field, section } = formOf<OverviewValues, Options>()(...WORDS);

const isSetUp = ({ values }: { values: OverviewValues }) => values.is_draft === false;
/** Once the process is set up it stays as it is. */
const frozen = { isFixed: isSetUp } as const;

const CONTACT_WORDS = {
  ns_focal_point: 'nsFocalPoint',
  ns_second_focal_point: 'nsSecondFocalPoint',
  partner_focal_point: 'partnerFocalPoint',
  facilitator: 'facilitator',
} as const;
type Contact = keyof typeof CONTACT_WORDS;
type Part = 'name' | 'email' | 'phone' | 'organization' | 'otherContact';

/** A field of a contact. Whose it is, is said above to the eye. */
const ofContact = (who: Contact, name: `${Contact}_${'name' | 'phone'}` | Further, part: Part) =>
  field(name, text, contactLabel(who, part), { shortLabel: part, limit: CONTACT_LENGTH });
type Further = 'partner_focal_point_organization' | 'facilitator_contact';
const contactLabel = (who: Contact, part: Part) => (words: Readonly<Record<ContactWord, string>>) =>
  fill(words.contactOf, { who: words[CONTACT_WORDS[who]], part: words[part] });
type ContactWord = 'contactOf' | Part | (typeof CONTACT_WORDS)[Contact];

const FURTHER: Readonly<Partial<Record<Contact, Field>>> = {
  partner_focal_point: ofContact('partner_focal_point', 'partner_focal_point_organization', 'organization'),
  facilitator: ofContact('facilitator', 'facilitator_contact', 'otherContact'),
};

const SECTIONS = [
  section('place', 'placeSection', [
    field(
      'country',
      record((options) => options.societies),
      'nationalSociety',
      { ...frozen, isRequired: true, hint: 'nationalSocietyHint' },
    ),
  ]),
  section(
    'orientation',
    'orientationSection',
    [
      field('date_of_orientation', day, 'orientationDate', {
        ...frozen,
        isRequired: ({ values }) => !values.date_of_assessment,
      }),
      field('orientation_documents', attachments, 'documents'),
    ],
    { intro: 'orientationHint' },
  ),
  section('assessment', 'assessmentSection', [
    field('date_of_assessment', day, 'assessmentDate', {
      ...frozen,
      isRequired: ({ values }) => !values.date_of_orientation,
    }),
    field(
      'type_of_assessment',
      shortRecord((options) => options.types),
      'assessmentType',
      { ...frozen, isRequired: ({ values }) => values.date_of_assessment !== undefined },
    ),
    field(
      'assessment_method',
      choice(
        ASSESSMENT_METHODS.map((value) => ({ value, label: `method_${value}` as const })),
        { isInline: true },
      ),
      'method',
      frozen,
    ),
    field('branches_involved', text, 'branches', {
      ...frozen,
      hint: 'branchesHint',
      limit: 400,
      isWide: true,
    }),
  ]),
  section(
    'considerations',
    'considerationsSection',
    [
      field('assess_preparedness_of_country', yesNo(), 'epi', { ...frozen, hint: 'epiHint' }),
      field('assess_urban_aspect_of_country', yesNo(), 'urban', { ...frozen, hint: 'urbanHint' }),
      field('assess_climate_environment_of_country', yesNo(), 'climate', { ...frozen, hint: 'climateHint' }),
      field('assess_migration_aspect_of_country', yesNo(), 'migration', { ...frozen, hint: 'migrationHint' }),
    ],
    { intro: 'considerationsHint' },
  ),
  section('plan', 'planSection', [
    field('workplan_development_date', day, 'developed'),
    field('workplan_revision_date', day, 'revised'),
  ]),
  ...PER_CONTACTS.map((who) =>
    section(
      who,
      CONTACT_WORDS[who],
      [
        ofContact(who, `${who}_name`, 'name'),
        field(`${who}_email`, email, contactLabel(who, 'email'), {
          shortLabel: 'email',
          limit: CONTACT_LENGTH,
        }),
        ofContact(who, `${who}_phone`, 'phone'),
        ...(FURTHER[who] ? [FURTHER[who]] : []),
      ],
      who === 'ns_focal_point' ? { intro: 'nsFocalPointHint' } : {},
    ),
  ),
];

function OverviewAttachments({ written, ...props }: AroundProps) {
  return (
    <Attachments
      {...props}
      written={written}
      callsOf={overviewFiles}
      stored={storedFiles(written as Overview | undefined)}
      fields={OVERVIEW_FILES}
    />
  );
}

/** The form of an overview. Source: PER facts, A3; its rules are those of the contract. */
export const overviewForm = defineForm({
  kind: overviewKind,
  schema: PerOverview,
  words: WORDS,
  errors: joinStrings([perErrorStrings, attachmentStrings]),
  texts: {
    failed: 'failed',
    created: 'created',
    updated: 'updated',
    notFound: 'notFound',
    otherLanguage: 'otherLanguage',
  },
  endpoint: perOverviewEndpoint,
  addressOf: ({ id }) => pathTo('perOverview', { perId: id }),
  sections: SECTIONS,
  useOptions: useOverviewOptions,
  contradictions: [OWN_PER_ERRORS.revisionBeforeDevelopment],
  Around: OverviewAttachments,
  staysOpen: true,
});
