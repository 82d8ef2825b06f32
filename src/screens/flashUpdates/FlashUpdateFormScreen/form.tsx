import { CONTACT_LENGTHS, FLASH_CONTACTS, FLASH_ORGANIZATIONS } from '#contracts/flashUpdates/codes.ts';
import { flashUpdateEndpoint } from '#contracts/flashUpdates/record.ts';
import { CAPTION_LENGTH, FlashUpdateOfForm } from '#contracts/flashUpdates/schemas.ts';
import { pathTo } from '#src/core/links.ts';
import { Attachments, attachments } from '#src/forms/attachments/Attachments.tsx';
import { captionsIn } from '#src/forms/attachments/attached.ts';
import { FileLostError } from '#src/forms/attachments/sendFiles.ts';
import { attachmentStrings } from '#src/forms/attachments/strings.ts';
import { type AroundProps, defineForm } from '#src/forms/defineForm.ts';
import { formOf, type Step } from '#src/forms/definition.ts';
import { day, email, longText, record, richText, shortRecord, text } from '#src/forms/kinds.tsx';
import { fill } from '#src/i18n/fill.ts';
import { flashUpdateStrings } from '../strings.ts';
import { FLASH_FILES, flashFiles } from './files.ts';
import { actionsOf, districts, TitleButton } from './inputs.tsx';
import { flashKind } from './kind.ts';
import { flashErrorStrings, flashFormStrings } from './strings.ts';
import { type FlashOptions, useFormOptions } from './useFormOptions.ts';
import { consequencesOf, type Flash, type FlashValues, placeOf } from './values.ts';

const { field, list, section } = formOf<FlashValues, FlashOptions>()(flashFormStrings, flashUpdateStrings);

const context = [
  section(
    'places',
    'sectionPlaces',
    [
      list(
        'country_district',
        (row) => [
          row.field(
            'country',
            record((options) => options.countries),
            'country',
            { isRequired: true },
          ),
          row.field('district', districts, 'districts'),
        ],
        {
          heading: 'countries',
          add: 'addCountry',
          rowTitle: (words, { number, row, options }) =>
            options.countries.options?.find(({ id }) => id === row.country)?.name ??
            fill(words.countryNumber, { number }),
          layout: 'pairs',
        },
      ),
    ],
    { intro: 'placesIntro' },
  ),
  section(
    'hazard',
    'sectionHazard',
    [
      field(
        'hazard_type',
        shortRecord((options) => options.hazards),
        'hazard',
        { isRequired: true },
      ),
      field('title', text, 'title', { isRequired: true, isWide: true, limit: 300 }),
    ],
    { After: TitleButton },
  ),
  section('overview', 'overview', [
    field('situational_overview', richText, 'overview', { isRequired: true }),
  ]),
  section('pictures', 'sectionPictures', [
    field('map_files', attachments, 'maps', {
      hint: 'picturesHint',
      ...captionsIn(FLASH_FILES, 'map_files'),
    }),
    field('graphics_files', attachments, 'images', {
      hint: 'picturesHint',
      ...captionsIn(FLASH_FILES, 'graphics_files'),
    }),
  ]),
  section('references', 'references', [
    list(
      'references',
      (row) => [
        row.field('date', day, 'date', { isRequired: true }),
        row.field('source_description', text, 'sourceDescription', {
          isRequired: true,
          limit: CAPTION_LENGTH,
        }),
        row.field('url', text, 'url'),
        row.field('document', attachments, 'document'),
      ],
      {
        heading: 'sources',
        add: 'addReference',
        rowTitle: (words, { number, row }) =>
          row.source_description || fill(words.referenceNumber, { number }),
        layout: 'pairs',
      },
    ),
  ]),
];

const actions = FLASH_ORGANIZATIONS.map((organization) =>
  section(
    organization,
    (words) => fill(words.actionsTaken, { organization: words[`organization_${organization}`] }),
    [
      field(`actions_taken.${organization}.summary`, longText, 'summary'),
      field(`actions_taken.${organization}.actions`, actionsOf(organization), 'actionsDone'),
    ],
  ),
);

const PEOPLE = {
  originator: ['originator', 'originatorIntro'],
  ifrc: ['focalPoint', 'focalPointIntro'],
} as const;
const PARTS = {
  name: 'contactName',
  title: 'contactTitle',
  email: 'contactEmail',
  phone: 'contactPhone',
} as const;

const focalPoints = FLASH_CONTACTS.map((contact) => {
  const [who, intro] = PEOPLE[contact];
  return section(
    contact,
    who,
    (['name', 'title', 'email', 'phone'] as const).map((part) =>
      field(
        `${contact}_${part}`,
        part === 'email' ? email : text,
        // Whose it is, is said above to the eye.
        (words) => fill(words.contactOf, { who: words[who], part: words[PARTS[part]] }),
        {
          shortLabel: PARTS[part],
          limit: CONTACT_LENGTHS[part],
          isRequired: contact === 'originator' && (part === 'name' || part === 'email'),
        },
      ),
    ),
    { layout: 'pairs', intro },
  );
});

const STEPS: readonly Step[] = [
  { name: 'context', title: 'stepContext', sections: context },
  { name: 'actions', title: 'stepActions', sections: actions },
  { name: 'focal-points', title: 'stepFocalPoints', sections: focalPoints },
];

/** Around the form of an update, so of one that is edited. */
function FlashFiles({ written, ...props }: AroundProps) {
  const flash = written as Flash | undefined;
  const files = [
    ...(flash?.map_files ?? []),
    ...(flash?.graphics_files ?? []),
    ...(flash?.references ?? []).flatMap(({ document_details }) => document_details ?? []),
  ];
  const stored = files.flatMap(({ id, file }) => (file ? [{ id, file }] : []));
  return (
    <Attachments {...props} written={written} callsOf={flashFiles} stored={stored} fields={FLASH_FILES} />
  );
}

/** The form of a flash update, step by step. Source: flash update facts, B4; its rules are those of the contract. */
export const flashForm = defineForm({
  kind: flashKind,
  schema: FlashUpdateOfForm,
  words: [flashFormStrings, flashUpdateStrings],
  errors: flashErrorStrings,
  texts: {
    failed: 'failed',
    created: 'created',
    updated: 'updated',
    notFound: 'notFound',
    otherLanguage: 'otherLanguage',
  },
  endpoint: flashUpdateEndpoint,
  addressOf: ({ id }) => pathTo('flashUpdate', { flashUpdateId: id }),
  steps: STEPS,
  useOptions: useFormOptions,
  place: placeOf,
  // As any text that is too long.
  contradictions: [flashErrorStrings.english.captionLength],
  refusalOf: (error) =>
    error instanceof FileLostError ? { map_files: attachmentStrings.english.lost } : undefined,
  consequences: consequencesOf,
  Around: FlashFiles,
});
